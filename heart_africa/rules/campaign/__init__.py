"""Part five: the campaign (pp. 37-41), many players and years of half-year turns, in one journal.

Calendar; hongos                  37                       state, ledger, treasury
Players and their forces          37-39                    forces, names
A change of army                  37-38                    promotions
The turn and its order            38-39                    turn
Attacks and agreements            39                       attacks
Battles, what a victory is worth  39-41                    declarations, battles, forfeits
White Explorers                   39-40                    explorers
Colonial Expeditions              40                       colonials
The end                           41                       conclusion
Orders that are sent in: what takes two, whose dice count  agreements
What comes next in a campaign, whose it is and why         agenda
What can be read off a campaign                            statistics
What a feature answers for, what is asked of an order      feature
All features of a campaign                                 keeper

It learns of a battle by what is reported of it, and knows neither the table nor the army lists.
"""

from heart_africa.rules.campaign.keeper import FEATURES, Keeper, keeper
from heart_africa.rules.campaign.state import Army, Campaign, Player, PlayerKind, PlayerStatus

__all__ = ["FEATURES", "Army", "Campaign", "Keeper", "Player", "PlayerKind", "PlayerStatus", "keeper"]
