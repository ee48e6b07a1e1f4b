### Scouts as guides (p. 11). Without one, everybody moves at their own speed.

scouts-guides-another = The Scout already guides others: he guides a single unit or group of baggage each turn.
scouts-not-in-single-file = To follow the Scout they must go in single file.
scouts-scout-not-ahead = The Scout must lead, within { $ahead }″ of the first figure.
scouts-too-many-elements = The Scout guides { $most } elements of baggage at most.
scouts-is-a-gun = { $troop }: neither Artillery nor Machine Guns can follow a Scout.
scouts-shoots = A guided unit does not shoot that turn.
scouts-near-the-enemy = The guided may not come within { $enemy }″ of the enemy at any moment of the turn.
