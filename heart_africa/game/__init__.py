"""The referee: what may be ordered in a battle, what comes of it, what comes next.

The only package that knows every chapter of the book. Each of its rooms turns what the battle knows, and
what people state, into the facts that a chapter asks for, and applies what the chapter answers.

Armies, scenario, ground       mustering, setting_up
Deployment, ambushes           deploying
Arrivals                       arriving
Movement                       moving
Shooting, fires, captures      shooting
Close combat                   fighting
Morale, spells, rally          nerve
Steps, turns, victory          turning
What the umpire decides        umpire
A battle played elsewhere      recording
When to keep it apart          occasions
"""

from heart_africa.game.referee import ROOMS, Referee, referee

__all__ = ["ROOMS", "Referee", "referee"]
