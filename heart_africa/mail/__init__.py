"""Games by post: what a keeper and his players send one another, examined before it is accepted.

The files themselves, their signatures and keys are in `storage` (`storage.turn_files`, `storage.signatures`);
this package says what they mean for a campaign, and for a companion whose players hide something from one
another. Nothing is merged unseen: each file is first compared with what is kept, and terminal and desk show
that comparison.

Which journal a file is about, and whether in time  file_checks
The state of a journal, for a player                states
A player's orders put into a file                   drafts
In a campaign: orders as they are written           written_orders
A player's orders, examined by the organiser        received_orders
A companion: what each player may know of it        companions
"""
