"""A campaign by post: what an organiser and his players send one another, looked at before it is taken in.

The files themselves, their signatures and keys are the store's (`turn_files`, `signing`, `keys`); here is
what they mean for a campaign. Nothing is merged unseen: each file is first compared with what is kept, and
that comparison is what terminal and desk show.

How the campaign stands, for a player   states
What a player wants, for the organiser  received_orders
A player's orders put into a file       written_orders
"""
