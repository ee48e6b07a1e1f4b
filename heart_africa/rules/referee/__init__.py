"""The referee: what may be ordered in a battle, what comes of it, what comes next.

The only package that knows every chapter of the book. Each of its features turns what the battle knows, and
what the players state, into the facts that a chapter asks for, and applies what the chapter answers.

All features of a battle, registered           referee
Armies, scenario, ground                       muster, setup
Deployment, ambushes                           deployment
Arrivals                                       arrivals
Movement                                       movement
Shooting, fires, captures                      shooting
Close combat                                   melee
Morale, spells, rally                          morale
Steps, turns                                   turn
What the umpire decides, what he puts right    umpire
A battle played elsewhere                      recorded_results
What a feature of the battle answers for       feature
Who has won, the end of a battle               ending
What setting up and deploying have in common   before_play
What to remember in a step of the turn         reminders
What a side may know of a battle               secrets
Facts stated earlier, read out of the journal  stated_before
"""

from heart_africa.rules.referee.referee import FEATURES, Referee, referee

__all__ = ["FEATURES", "Referee", "referee"]
