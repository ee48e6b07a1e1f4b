### Who wins (pp. 20-22).

victories-beaten = the other side gives up or has no combat units left on the table
victories-both-beaten = neither side has combat units left on the table
victories-got-through = two thirds of his combat figures have left by the far side
victories-got-through-with-baggage = half of his combat figures and all his baggage have left by the far side
victories-hopeless = what the attacker has left is no longer enough to get through
victories-column-destroyed = all the attacker’s units that have entered are broken, captured or destroyed
victories-cleared = the defender has no combat units on the table
victories-held = the attacker has held the village or camp unopposed for two complete turns
victories-raided = the attacker has captured two elements of baggage
victories-time-over = ten turns have passed and the attacker has not captured two elements of baggage
