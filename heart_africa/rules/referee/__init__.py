"""The referee: what may be ordered in a battle, what comes of it, what comes next.

The only package that knows every chapter of the book. Each of its features turns what the battle knows, and
what people state, into the facts that a chapter asks for, and applies what the chapter answers.

Armies, scenario, ground       muster, setup
Deployment, ambushes           deployment
Arrivals                       arrivals
Movement                       movement
Shooting, fires, captures      shooting
Close combat                   melee
Morale, spells, rally          morale
Steps, turns, victory          turn
What the umpire decides        umpire
A battle played elsewhere      recorded_results
When to keep it apart          backup_occasions
"""

from heart_africa.rules.referee.referee import FEATURES, Referee, referee

__all__ = ["FEATURES", "Referee", "referee"]
