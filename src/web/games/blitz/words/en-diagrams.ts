/** Captions of the rulebook's drawings, by rule. A test holds their numbers against the engine. */
export const captionsEn: Readonly<Record<string, string>> = {
  'B7.z1':
    'The zone of control of the red infantry: all six hexes round it, whatever lies there – mountain, forest, lake or river.',
  'B7.z3':
    'The blue armor has 6 movement points. After 3 of them it enters the red zone of control and must stop; the rest is lost.',
  'B7.z4':
    'The blue infantry begins in the red zone. It may not slip from one controlled hex to the next. It steps out to a free hex first and comes back in: 2 points.',
  'B7.z5':
    'Zones of different enemies close ranks: from the zone of one to the zone of the other there is no step (B7.z4 for a unit that begins there), but the way round is open.',
  'B7.a7':
    'The blue armor touches two red hexes, so both must be attacked: 6 against 4 + 2 is 1-1. Attacking only one of them is refused.',
  'B7.a9':
    'Both blue units stand in the red zone of control, so both must fight: 10 against 4 is 2-1. The armor alone is refused.',
  'B8.1':
    'Three artillery units of defence factor 4 fill a hex: 12. They attack with 24. With one more factor the hex holds 13, and movement cannot end (B8.2).',
  'B9.4':
    'A soak-off: the small infantry takes on the right-hand armor at 1-6, so that all the others make 3-1 on the left-hand one. That one is surrounded: “defender back 2” kills it too.',
  'B9.8':
    'The two red units share a hex, so they defend together with 10. A second battle against the same hex is refused.',
  'B10.4': 'Both sides cover the city: it is contested and friendly to nobody. Red stays its recorded controller.',
  'B10.5':
    'The blue infantry ends its move next to the red city, and no red unit is near: at the end of movement the city is Blue’s. Driving past would not be enough.',
  'B11.1':
    'A step along a road costs a third of a point: seven hexes for 2⅓ points. Beside the road four hexes cost all 4 points of the other infantry.',
  'B11.8': 'On a road, forest neither bars the armor nor stops it: four road steps, 1⅓ points, and it may go on.',
  'B13.1': 'Armor may not enter forest without a road. The way round costs 3 points.',
  'B13.2': 'Infantry may enter forest, but stops there: after 2 points its move is over.',
  'B16.1': 'Every unit may climb a mountain, and every unit stops there: from mountain to mountain one hex a turn.',
  'B17.3':
    'Reinforcements arrive in friendly cities at home. The right-hand hex of this city lies in a red zone of control: nobody arrives there. The left-hand hex is free.',
  'B18.2':
    'The airborne unit takes off in the city and flies over everything. It may not land next to the enemy (B18.2), but one hex before.',
  'B19.1': '14 factors against 6: two and a third times as many, rounded for the defender, is 2-1.',
  'B19.5.6':
    'After “defender back 2” the red infantry may end on any of the five marked hexes, two hexes away. Hexes in a blue zone of control are closed (B19.5.3).',
  'B19.5.7':
    'Two attackers on opposite sides: their zones close all six neighbours. The defender cannot retreat, so “defender back 2” eliminates it.',
  'B19.6.3':
    'An exchange: the infantry in the city counts 8, at 2-1. The attacker pays at least 8 in whole units: the 8, or 6 + 4; not 8 + 4, since the 4 could be left out.',
  'B19.7.2':
    'Both attackers are eliminated. The winner is the defender: the red armor may advance onto one of the two vacated hexes, or stay.',
  'B19.8':
    'Both attackers stand on the river, the defender does not: his 4 factors count 8, and 8 against 8 is only 1-1.',
  'B19.8c':
    'One attacker comes from dry ground: the river no longer helps, the defence stays 4, and 8 against 4 is 2-1.',
  'B19.9':
    'One battle against two hexes, each with its own terrain: 4 × 2 across the river and 6 on the river make 14. With 24 factors that is 1-1.',
  'T6.1.2':
    'By road to the port, and on board in the same move: the infantry is now in the At Sea box of zone B. Embarking costs nothing and ends the move.',
  'T6.2.3a':
    'An invasion: the infantry from the At Sea box is put on a sea hex before the beach and attacks from there: 1-1.',
  'T6.2.12':
    'Nobody is near, so the infantry walks on inland after landing. Roads do not help on that turn: landing and three hexes cost all 4 points.',
  'T7.2.9':
    'The armor has won at 2-1 and may advance. But the vacated hex lies in the zone of a second red unit: it stops there at once.',
  'T7.3.1':
    'Surrounded and 20 against 4, that is 5-1: an automatic victory. For the rest of the turn the victim’s zone of control is gone, and the other armor drives past it.',
  'T22.3': 'Two infantry units assault a city of a minor country: 8 factors, one roll on the city capture table.',
  'T23.1.2':
    'Tactical aircraft support the infantry: from 1-1 to 2-1. They need at least one ground unit in the battle.',
  'M1.5':
    'Fluid impulse: into the red zone at the usual price, out of every hex of it for two points. The armor pays 1 + 1 + 2 + 2 = 6 and is free behind the enemy.',
  'M2.5':
    'Rigid impulse, second move: who stands in the red zone after combat stays (M2.3), and nobody enters it (M2.4). The armor drives round it.',
  'M3.5':
    'The two red zones have no hex in common: the armor steps from one into the other for 1 point and stops. From hex to hex of the same zone there is no step.',
  'M4.20':
    'Ten to one: 20 factors in one hex run over two in the open. Each pays 4 points; nothing is rolled, and they stand in the hex. Two of the three are not enough.',
  'M10.4':
    'Five steps over land, all outside the red zone, then along the line to a home city, however far. The hex of the unit itself may lie in the zone.',
};
