### Deployment (pp. 20-22). $unit: the unit or figure; $inches: inches; $count: how many; $most: how many may.

deployment-in-column = The attacker in an Ambush does not deploy: from turn 1 on, one unit or lone figure enters each turn, in the order of march.
# $due: whose turn it is.
deployment-out-of-order = { $unit }: the order of march cannot be changed; { $due } enters this turn.
deployment-outside-zone = { $unit }: it must deploy within { $inches }″ of its base line.
deployment-guard-too-far = { $unit }: the advance guard may stand up to { $inches }″ from its base line.
deployment-outside-half = { $unit }: it must deploy in its own half of the table.
deployment-too-near = { $unit }: it may not deploy within { $inches }″ of the attacker’s base line.
deployment-too-many-guards = There are { $count } units in the advance guard; { $most } allowed.
# $of: units or figures; $all: all there are.
deployment-too-few-begin =
    { $of ->
        [figures] { $count } of { $all } figures begin on the table; at least half must.
       *[units] { $count } of { $all } units begin on the table; at least half must.
    }
deployment-too-many-begin =
    { $of ->
        [figures] { $count } of { $all } figures begin on the table; at most half may.
       *[units] { $count } of { $all } units begin on the table; at most half may.
    }
deployment-too-many-in-reserve =
    { $most ->
        [0] { $count } units are left off the table; all must deploy.
       *[other] { $count } units are left off the table in reserve; { $most } allowed.
    }
deployment-baggage-left-behind = The baggage must deploy at the start.
deployment-baggage-outside = The defender’s baggage begins in his village or camp, or in a kraal beside it.
