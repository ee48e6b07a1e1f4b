### Deployment (pp. 20-22). $unit: the unit or figure; $inches: inches; $count: how many; $most: how many may.

deployment-in-column = The attacker in an Ambush does not deploy: from turn 1 on, one unit or independent figure enters each turn, in the order of march.
# $due: whose turn it is.
deployment-out-of-order = { $unit }: the order of march cannot be changed; { $due } enters this turn.
deployment-outside-zone = { $unit }: it must deploy within { $inches }″ of its base line.
deployment-guard-too-far = { $unit }: the advance guard may stand up to { $inches }″ from its base line.
deployment-outside-half = { $unit }: it must deploy in its own half of the table.
deployment-too-near = { $unit }: it may not deploy within { $inches }″ of the attacker’s base line.
deployment-too-many-guards = Units in the advance guard: { $count }; { $most } allowed.
# $of: units or figures; $all: all there are.
deployment-too-few-begin =
    { $of ->
        [figures] Figures on the table at the start: { $count } of { $all }; it must be at least half.
       *[units] Units on the table at the start: { $count } of { $all }; it must be at least half.
    }
deployment-too-many-begin =
    { $of ->
        [figures] Figures on the table at the start: { $count } of { $all }; it may be half at most.
       *[units] Units on the table at the start: { $count } of { $all }; it may be half at most.
    }
deployment-too-many-in-reserve =
    { $most ->
        [0] Units left off the table: { $count }; all must deploy.
       *[other] Units left off the table in reserve: { $count }; { $most } allowed.
    }
deployment-baggage-left-behind = The baggage must deploy at the start.
deployment-baggage-outside = The defender’s baggage begins in his village or camp, or in a kraal beside it.
