"""Games by post: what a keeper and his players send one another, looked at before it is taken in.

The files themselves, their signatures and keys are the store's (`storage.turn_files`, `storage.signatures`);
here is what they mean for a campaign, and for a companion whose players hide something from one another.
Nothing is merged unseen: each file is first compared with what is kept, and terminal and desk show
that comparison.

Which journal a file is about, and whether in time  sent
How a journal stands, for a player                  states
A player's orders put into a file                   drafts
In a campaign: orders as they are written           written_orders
What a player wants, for the organiser              received_orders
A companion: to each what he may know               companions
"""
