import type { LessonWords } from '#table/lesson.ts';

/** Lesson texts in English. A test checks their numbers and rule numbers against the engine. */
export const lessonsEn: Readonly<Record<string, LessonWords>> = {
  moving: {
    title: 'Moving and roads',
    about: 'Choose a unit, see how far it gets, use the road, mind the forest.',
    steps: {
      first: {
        text: [
          'You are Great Blue. A counter shows its type and its factors: 4-4 means combat factor 4 and movement factor 4.',
          'Choose the infantry and the map shows every hex it can reach, with the price. On open ground each hex costs one of its 4 movement points.',
        ],
        task: 'Choose the infantry in G2, then [click|tap] G5.',
        praise: 'Three hexes for 3 points. The fourth point it need not use; it is lost at the end of the turn.',
      },
      road: {
        text: [
          'Along a road a step costs only a third of a point. Armor has 6 movement points: across country six hexes, by road eighteen.',
          'Even forest does not stop a unit that follows the road through it.',
        ],
        task: 'Send the armor in D2 along the road to the city of Kreuzau in D9.',
        praise: 'Seven road steps cost 2⅓ points. It could drive on.',
      },
      forest: {
        text: [
          'Without a road armor and artillery may not enter forest. Nothing bad happens if you try: the referee says no and names the rule.',
        ],
        task: 'Choose the armor in D9 and try to move it into the forest of C8.',
        praise:
          'Refused by rule B13.1. Every refusal in Hexfront tells you its rule; [click|tap] the number to read it.',
      },
      stop: {
        text: [
          'Infantry may enter forest. But whoever enters a forest or a mountain hex without a road must end the move there.',
        ],
        task: 'Move the infantry from D7 into the forest of C8.',
        praise: 'It is in, and it has stopped: the rest of its points is lost for this turn.',
      },
      stack: {
        text: [
          'Units of one side may share a hex, up to 12 factors of size. In D3 stand 6 + 4 = 10.',
          'Choose the hex and both are selected. A stack moves at the pace of its slowest unit. In the panel you can tick units off and move them one by one.',
        ],
        task: 'Move both units of D3 together to D8.',
        praise: 'Both arrived. On the way they drove through D6: friends may pass over each other.',
      },
      end: {
        text: [
          'When you have moved all you want to move, you say so. Until then everything can be undone, with “Undo”[ or Ctrl + Z|].',
        ],
        task: 'Press “End movement and declare battles”[ (or the key D)|].',
        praise: 'Movement is over; battles are declared next. That is the subject of the next lesson.',
      },
    },
  },
  zones: {
    title: 'Zones of control',
    about: 'The six hexes round a unit stop the enemy, and oblige him to fight.',
    steps: {
      enter: {
        text: [
          'Every ground unit controls the six hexes round it: its zone of control. [Press Z|Overlays, the sign of sheets at the left, has a line] to see the zones on the map, and [again|the same line] to hide them.',
          'Whoever enters an enemy zone must stop there, however many of its 6 points are left.',
        ],
        task: 'Move the armor to D5, next to the red infantry.',
        praise: 'It stopped in D5 after 3 points. Nobody gets past an enemy just like that.',
      },
      slip: {
        text: [
          'A unit that begins its turn in an enemy zone may leave it. But its first step must lead to a hex without enemy control: it cannot slip along the front.',
          'The infantry in A5 is boxed in: A4, A6 and B4 are all controlled by Red.',
        ],
        task: 'Try to move the infantry out all the same: choose A5, then [click|tap] A4.',
        praise:
          'Refused by B7.z4: from one controlled hex to the next there is no step. The infantry will have to fight.',
      },
      round: {
        text: [
          'The way round is open: one step out, round the back, and in again. The reach on the map knows this; it shows only ways that are legal.',
        ],
        task: 'Bring the armor to D7, behind the red infantry.',
        praise: 'All 6 points for a hex that is two steps away. That is what a zone of control is worth.',
      },
      touched: {
        text: [
          'Movement is over; now battles are declared. Every red hex in whose zone one of your units stands must be attacked.',
          'Choose an attacker, then the red hex, then “Declare this battle”. The armor has 3-1 against D6, the infantry 2-1 against F5.',
        ],
        task: 'Declare both battles and press “Begin combat”.',
        praise: 'Both red hexes are attacked. With only one of them the referee would not have let you begin.',
      },
      everybody: {
        text: [
          'The other half of the rule (B7.a9): each of your units in an enemy zone must fight too. The armor alone would have 1-1, but the infantry cannot look on.',
          'Several attackers add up. Choose the first, [hold Shift and choose the second|then D6, and take the second from “Could join”]: 10 against 4 is 2-1.',
        ],
        task: 'Attack D6 with armor and infantry in one battle and press “Begin combat”.',
        praise: 'Together they make 2-1.',
        slips: {
          alone:
            'Legal so far, but the infantry in E6 stands in the red zone and must fight as well. Call this battle off and declare one with both.',
        },
      },
    },
  },
  odds: {
    title: 'Odds, soak-off, surround',
    about: 'How strong an attack is, how a weak attack helps a strong one, and why a ring is deadly.',
    steps: {
      short: {
        text: [
          'What counts is the ratio of attack to defence, rounded in favour of the defender. Armor and infantry have 10 against 4: that is 2-1.',
          'With 12 it would be 3-1, and at 3-1 no attack is thrown back. Two factors are missing.',
        ],
        task: 'Bring the small infantry 2-4 from F2 next to D4.',
        praise: 'Now 6 + 4 + 2 stand against 4.',
      },
      declare: {
        text: [
          'The panel shows the odds, what they are made of, and the exact chances of every result. There is nothing to calculate.',
        ],
        task: 'Choose all three attackers[ (Shift adds a stack), then D4|: the first, then D4, the others from “Could join”], and declare the battle: 12 against 4, that is 3-1.',
        praise:
          'At 3-1 the defender is gone on two faces of the die, thrown back on two, and on two there is an exchange.',
      },
      soak: {
        text: [
          'Two red armored divisions; you touch both, so both must be attacked. Sharing your strength out gives two mediocre attacks.',
          'Better: a soak-off. The little infantry takes on D5 alone at 1-6, the worst odds allowed. It will suffer, but all three armored divisions are free for 3-1 on D4 – instead of 2-1.',
        ],
        task: 'Declare the three armored divisions against D4 and the infantry 1-4 against D5, then begin combat.',
        praise: 'That is the heart of the game: one factor risked, six gained.',
        slips: {
          spread:
            'Legal, but that armor is missing against D4. Call the battle off and leave D5 to the little infantry.',
        },
      },
      surround: {
        text: [
          'D4 has your units or their zones on all sides: it cannot retreat. Who must retreat and cannot is eliminated.',
          'You will roll a 3 (fixed in this lesson): “defender back 2”.',
        ],
        task: 'Press “Fight it” at the battle for D4.',
        praise: 'Only “defender back 2” – but nowhere to go, so the armored division is gone.',
      },
      river: {
        text: [
          'Rivers cost no movement, but they help the defender: if all attackers stand on river hexes and he does not, he counts double.',
          'From D7, on the Dott, the armor would have 6 against 8. From dry ground it has 6 against 4, that is 1-1.',
        ],
        task: 'Bring the armor next to the red infantry in D8 – but not on the river.',
        praise:
          'Crossing the river before the attack makes 1-1 of 1-2. Cities and mountains double the defence from every side.',
        slips: {
          wet: 'Legal, but D7 lies on the river: Red’s 4 count 8, and the odds are 1-2. Take it back and go round.',
        },
      },
    },
  },
  results: {
    title: 'Retreat, advance, exchange',
    about: 'What the die does: who goes back, who follows, who pays.',
    steps: {
      back: {
        text: [
          'A battle at 2-1 is declared. A common result is “defender back 2”: the red unit retreats two hexes; its owner chooses the way.',
          'The winner may advance onto the vacated hex, at once and for free. Here the die is fixed at 3.',
        ],
        task: 'Press “Fight it”, then advance: [click|tap] D4.',
        praise: 'Ground won. An advance is never obligatory, but it is decided at once.',
        slips: {
          stayed: 'Also allowed: the winner may stay where he is. Here you should advance. Start the step again.',
        },
      },
      own: {
        text: [
          'It can go wrong, too. At 2-1 a 6 is “attacker back 2”. Then you choose the way: two hexes, not through an enemy zone, not back to where you were.',
        ],
        task: 'Press “Fight it” (the die will be a 6) and retreat the armor to the city of Aldburg in D2.',
        praise: 'Safe and in the city. The red infantry might have advanced onto D4.',
        slips: {
          elsewhere: 'A legal retreat, but the city is left alone. Start the step again and go to D2.',
        },
      },
      exchange: {
        text: [
          'An infantry in a city counts double: 8. You attack with 8 + 6 + 4 = 18, that is 2-1. The die will be a 2: exchange.',
          'The defender is removed, and you give up attackers worth at least what he counted: 8. Whole units only.',
        ],
        task: 'Fight, and pay the exchange as cheaply as you can.',
        praise: 'Exactly 8. With 6 + 4 you would have paid 10, and 8 + 4 would have been refused: the 4 is not needed.',
        slips: {
          dear: 'Legal, but 6 + 4 = 10 factors for a debt of 8. Start the step again and pay with the 8.',
        },
      },
      city: {
        text: [
          'After an exchange, too, the survivors may advance. A city belongs to the side whose units alone are in it or next to it at the end of combat – cities win the game.',
        ],
        task: 'Advance with the armor 6-6 into Rotheim (D6).',
        praise: 'The city is yours. The infantry may follow: 6 + 4 is not more than 12.',
        slips: {
          left: 'Also allowed; but the armor should hold the city. Start the step again.',
        },
      },
    },
  },
  theatre: {
    title: 'A Tournament turn: air and sea',
    about: 'An invasion, a drop behind the front and aircraft overhead: one whole player turn.',
    steps: {
      invade: {
        text: [
          'The Tournament Game adds sea and air. Your marines lie in the At Sea box of zone A. From there they can invade beaches: B4 and C4.',
          'An invasion begins on a sea hex in front of the beach. Choose the marines in the panel (At Sea), press “Invade” and [click|tap] the beach they aim at.',
        ],
        task: 'Invade the beach of B4, where the red infantry stands: the marines take the sea hex B3 before it.',
        praise: 'They will attack from the water. If they had to retreat, they would be lost.',
        slips: {
          beside: 'Legal, but from there they do not touch the red infantry. Take it back and aim at B4.',
        },
      },
      embark: {
        text: [
          'In a port of yours a unit can go on board; that ends its move. Next turn it can land in another port, or invade.',
        ],
        task: 'Choose the infantry in the port of Hafen (F4) and embark it into box A.',
        praise: 'On board. In this turn it does nothing more.',
      },
      drop: {
        text: [
          'Airborne units take off in a friendly city, fly up to 20 hexes and walk on with what they have. They may not land next to the enemy (B18.2).',
        ],
        task: 'Fly the airborne unit from F7 to a hex near B5, for example B6, and then move it to B5.',
        praise: 'Marines before him, paratroopers behind him: the red infantry is surrounded.',
        slips: {
          near: 'Good landing. Now walk on: choose the airborne unit and move it to B5.',
        },
      },
      support: {
        text: [
          'After movement, battles and air missions are declared together. Marines and airborne have 6 + 4 against 4: 2-1. With 4 factors of tactical aircraft it becomes 3-1.',
          'Choose both attackers and B4, declare. Then choose the aircraft in F4, press “Tactical support” and [click|tap] B4.',
        ],
        task: 'End movement, attack B4 with marines and airborne, and send the aircraft there.',
        praise: '14 against 4. Aircraft need a ground unit in the battle, and they must land afterwards.',
      },
      fight: {
        text: [
          'The Tournament table gives losses and a retreat for one of the sides. The die is fixed at 6: Red loses 2 factors and must retreat 4 hexes. He is surrounded and cannot.',
          'Marines on a sea hex advance onto the beach at once.',
        ],
        task: 'Begin combat, fight the battle, and advance with the marines: [click|tap] B4 and choose them.',
        praise: 'The beach is yours.',
      },
      land: {
        text: [
          'Last of all every aircraft must land: in a friendly city with room for it, within its range of the target.',
        ],
        task: 'End the advance (“Stay: no more advances”), send the aircraft home (“All back to their bases”, or tick it and [click|tap] one of your cities) and end the landing.',
        praise: 'That was a whole Tournament turn. Red is next.',
      },
    },
  },
  impulses: {
    title: 'Impulses and zones',
    about: 'The Module System: move before combat and after it, and attack only where you want to.',
    steps: {
      along: {
        text: [
          'With the fluid impulse (M1) zones of control stop nobody. Entering one costs what the hex costs.',
          'Every step out of a zone costs 2 points, wherever it leads. Your infantry stands next to two enemies and has 4 points.',
        ],
        task: 'Move the infantry from A5 along the enemy to A4.',
        praise: 'It has paid 2 points and has as many left: it could slip out on the far side.',
      },
      again: {
        text: [
          'Each player turn has two impulses: movement, combat, then movement again. In the second your units have all their points once more: the armor 6.',
          'There is no combat after it. It is the time to drive through a gap, to take a city, or to get out of danger.',
        ],
        task: 'Drive from D4 into the city of Rotheim in D9, then end the player turn.',
        praise: 'Rotheim is yours. Big Red had no say in between.',
      },
      rigid: {
        text: [
          'The rigid impulse (M2) is its sterner sister: zones of control stop as they always did.',
          'Whoever stands in one after combat does not move in the second impulse, and nobody enters one then.',
        ],
        task: 'Try to move the infantry from D5 back to D3.',
        praise: 'Refused by M2.3. Choose between M1 and M2 when you build a game: they exclude each other.',
      },
      between: {
        text: [
          'Modified zones of control (M3): from the zone of one enemy you may step into the zone of another if the two zones have no hex in common. There you stop.',
          'Both enemies here are three hexes apart, so nothing is shared. The step from D7 to E7, still beside the same enemy, is refused by M3.5: the way there leads round by E8.',
        ],
        task: 'Step from D7 to D8, between the two.',
        praise: 'You are in the next zone, and stopped.',
      },
      voluntary: {
        text: [
          'With M3 nobody has to attack. Battles are declared one at a time, and each is fought at once.',
          'The two armors make 3-1 against D6. The infantry in B4 would have a poor battle and leaves it.',
        ],
        task: 'Attack D6 with both armors, stay where you are afterwards, and end combat.',
        praise: 'One battle won, none lost for duty’s sake.',
      },
    },
  },
  rails: {
    title: 'Rails and supply',
    about: 'The Module System: trains carry units, railways can be cut, and every unit needs a supply line.',
    steps: {
      ride: {
        text: [
          'With the railroads (M7) the red lines are railways, and nobody walks faster on them. Trains do.',
          'Taking units on costs a train ten rail points, each hex one, letting them off five. It has sixty.',
        ],
        task: 'Board the train with the infantry in B2, run the train to B9, and let the infantry leave it there.',
        praise: 'The train has spent 22 points. Who has just left a train has two movement points less.',
      },
      zone: {
        text: ['A train keeps out of enemy zones of control. One enemy beside the line is enough to close it.'],
        task: 'Try to run the train from B2 to B8.',
        praise: 'Refused by M7.7. Drive him off first, or go another way.',
      },
      cut: {
        text: [
          'Infantry and armor that have not attacked can cut the line they stand on. It stays cut until the end of the enemy’s next player turn.',
          'A train pays ten points for every mark it crosses; two marks break a supply line.',
        ],
        task: 'Move the infantry from C8 onto the line in B8 and cut the railway there.',
        praise: 'The line to Rotheim is cut.',
      },
      line: {
        text: [
          'With supply (M10) every unit needs a line: five steps at most to a source, or to a railway that leads to one.',
          'Whoever is supplied may not end a move where he is not. Nothing is lost: the referee says so before the phase ends.',
        ],
        task: 'Move the infantry from D5 to H5, six hexes from the railway, and try to end movement.',
        praise: 'Refused by M10.14. Undo the move, or stop nearer to the line.',
      },
      isolated: {
        text: [
          'A unit without a line at the start of its player turn is isolated: it has no zone of control and counts half.',
          'Big Red’s infantry in D5 is. Your armor alone makes 3-1 against it.',
        ],
        task: 'Declare the attack of the armor in D4 on D5 and begin combat.',
        praise: 'To cut somebody off is half the victory.',
      },
    },
  },
  sea: {
    title: 'The sea',
    about: 'The Module System: ships carry armies, task forces rule the sea, and a beach is taken in two waves.',
    steps: {
      load: {
        text: [
          'With naval forces (M11) nobody is at sea without a ship. Transports carry eight factors, landing ships bring them over a beach, task forces fight.',
          'Units that began the player turn in a port go on board there, and the ships may put to sea at once.',
        ],
        task: 'Put the marines in B4 on board the transport, then both ships to sea.',
        praise: 'They are at sea in zone A. Who has put to sea does nothing more in this player turn.',
      },
      ruled: {
        text: [
          'Whoever has more task forces at sea in a zone is superior there. Transports and landing ships do nothing in a zone that is under enemy superiority; they have to leave it.',
          'A coastal sea hex is an assault hex: from there troops land.',
        ],
        task: 'Take the fleet in zone B in hand and try to bring it to the assault hex F3.',
        praise: 'Refused by M11.25: one task force of Big Red’s rules zone B. Drive it away first.',
      },
      engage: {
        text: [
          'A fleet with a task force may engage an enemy fleet in its zone. The odds are task forces against task forces; one die decides.',
          'Before you engage, the panel shows every result, how likely it is, and who is superior afterwards.',
        ],
        task: 'Engage Big Red’s task force with your two.',
        praise: 'It is sunk. Zone B is yours.',
      },
      storm: {
        text: [
          'The first wave: a landing ship and a transport take an assault hex and name a beach beside it. Each landing ship brings six factors; marines count full, infantry half, no armor and no artillery.',
          'The plan shows what each throw would bring. A wave that is thrown back returns on board, and its ships must dock; a wave that is lost takes its landing ship with it.',
        ],
        task: 'Plan an invasion of the beach F4 and storm it, end movement, attack F4 with the marines, and fight.',
        praise: 'The marines hold the beach: F4 is a beachhead now.',
      },
      second: {
        text: [
          'The second wave comes in a later player turn: each landing ship brings twelve factors to a beachhead, of all types.',
          'The beachhead lasts until an enemy unit enters it.',
        ],
        task: 'Land the armor and the infantry from the transport on F4.',
        praise: 'Two waves, one foothold. From here the army marches inland.',
      },
    },
  },
  air: {
    title: 'The air',
    about: 'The Module System: bombers strike from an airbase, fighters escort them, flak and interceptors wait.',
    steps: {
      strike: {
        text: [
          'With air forces (M12) aircraft stand on airbases and fly in your movement: out, over the target, and home again, each once in a player turn.',
          'Take both bomber wings in D2 in hand: the ring is their range. Press “Bombard units”, choose D8, and look before you fly: the panel has the chances of every result.',
        ],
        task: 'Send both bomber wings against the infantry in D8, then bring them home to D2.',
        praise: 'A hit: that infantry moves half as far in its next player turn.',
      },
      range: {
        text: ['Bombers fly as far as their second number says, and as far back. Nobody flies beyond it to a strike.'],
        task: 'Press “Bombard units” for both wings and [click|tap] the infantry in D13, eleven hexes away.',
        praise: 'Refused by M12.10. A nearer airbase would bring it into range; a ferry flies twice as far.',
      },
      escort: {
        text: [
          'Big Red’s fighters in D13 stand by. He sees your flight and may meet it over the target; then you may still turn back.',
          'Fighters that fly along count in the odds, and they are hit before the bombers. The panel shows what comes of it with them and without.',
        ],
        task: 'Strike D8 with both bomber wings again, tick the fighter wing as escort, go on when the enemy comes, and fly home.',
        praise:
          'Outnumbered three to one the interceptor has lost a factor and hit nobody. Its die was spent on your escort.',
      },
      flak: {
        text: [
          'Flak (M13) fires at whatever passes its hex or one beside it. It hits bombers first, whatever flies with them.',
          'The flak in D7 has your way under fire, the fighters wait over D8. No flak fires into the hex where fighters meet you.',
        ],
        task: 'Fly the same strike through the flak with the escort. Take the loss from one of the bomber wings, and bring the others home.',
        praise: 'Seven factors were left for the bombs, and that was enough. It is not always.',
      },
      standby: {
        text: [
          'Fighters that do not fly in your own player turn may stand by for the enemy’s. Each meets one flight.',
          'When he comes you are asked each time, or you leave standing orders under “Air”: the page then answers for you, and the game goes on.',
        ],
        task: 'Let the fighter wing in D2 stand by.',
        praise: 'That is the air: strike, escort, flak, and somebody on guard at home.',
      },
    },
  },
};
