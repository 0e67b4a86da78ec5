import type { LessonWords } from '#table/lesson.ts';

/** Lesson texts in English. A test checks their numbers and rule numbers against the engine. */
export const lessonsEn: Readonly<Record<string, LessonWords>> = {
  platoon: {
    title: 'Moving and firing',
    about: 'Points that activate hexes, ways and roads, odds and dice, and what becomes of the shaken.',
    steps: {
      move: {
        text: [
          'You lead the Axis. A turn is made of impulses: a die gives you points, and each point lets the units of one hex do one thing. Here you have 3.',
          'Choose the tank and the map shows how far it comes, with the price of every hex. In the open a hex costs one movement point, and this tank has eight.',
        ],
        task: 'Choose the tank in F-2, then [click|tap] F-6.',
        praise: 'It has moved, and does nothing more this turn. You have 2 points left for other hexes.',
      },
      road: {
        text: ['Along a road a hex costs half a point, whatever grows beside it. Roads are how one gets anywhere.'],
        task: 'Send the tank in D-1 along the road to the village of Nisse in E-9.',
        praise: 'Nine hexes for four and a half points.',
      },
      woods: {
        text: [
          'The green line round a wood is a side that no vehicle crosses, except by road. Nothing bad happens if you try: the referee says no and names the rule.',
        ],
        task: 'Choose the tank in C-4 and try to drive it into the wood of C-5.',
        praise: 'Refused by rule X5.3g. Every refusal names its rule; [click|tap] the number to read it.',
      },
      fire: {
        text: [
          'The tank attacks with 11. Against armour within half its range of 8 that counts double: 22 against the Sherman’s 9 is 2-1. A low die is a good one.',
          'Choose the tank and [click|tap] the enemy. What would come of it is shown before you fire.',
        ],
        task: 'Fire at the Sherman in F-8.',
        praise: 'Destroyed; a wreck stays behind. Who has fired does nothing more this turn.',
      },
      together: {
        text: [
          'At seven hexes nothing is doubled: one tank alone has 11 against 9, that is 1-1. Both together have 22, that is 2-1, and because they stand in one hex it still costs one point.',
        ],
        task: 'Take both tanks of F-1 in hand with “All”, and fire at the Sherman in F-8.',
        praise: 'Concentration of fire: one die at 2-1 is worth more than two at 1-1.',
        slips: { alone: 'That was one tank alone. Take it back, tick both in the list, then fire.' },
      },
      rally: {
        text: [
          'The grenadiers are disrupted: they fire at nobody, and one more disruption would destroy them. A point lets them try to rally: two dice, no more than their morale.',
        ],
        task: 'Choose the grenadiers in F-2 and press “Rally”.',
        praise: 'In good order again. That was all they do this turn.',
      },
      end: {
        text: [
          'Points that are not needed are lost. When you have done what you want, you end your impulse, and the enemy has his. Three passes in a row end the turn.',
        ],
        task: 'Press “End the impulse”[ (or the key D)|].',
        praise: 'Now the other side rolls for points. You have seen a whole impulse.',
      },
    },
  },
  watch: {
    title: 'Opportunity fire',
    about: 'Guns that wait fire at whoever comes into sight, in the middle of his move.',
    steps: {
      mark: {
        text: [
          'A gun need not fire at once. For one point it keeps watch: until it fires, it may answer every step of an enemy that it sees within range.',
        ],
        task: 'Choose the tank in D-2 and press “Keep watch”.',
        praise: 'The eye on the counter says that it watches. Only armour-piercing and infantry weapons can.',
      },
      fire: {
        text: [
          'A Sherman was on its way and has come into D-6, four hexes from your tank. Its move is interrupted: you decide first.',
          '22 against 9 is 2-1.',
        ],
        task: 'Fire with the tank that keeps watch.',
        praise: 'Destroyed in the middle of its move. Your tank has fired, and its watch is over.',
      },
      wait: {
        text: [
          'This time the Sherman is five hexes away: more than half range, only 1-1. It is heading for D-5, and every hex it enters asks you again.',
        ],
        task: 'Hold your fire now, and fire when the Sherman is in D-5.',
        praise: 'One hex nearer the same gun counted double.',
        slips: { early: 'Fired at five hexes, with half the effect. Begin the step again and wait for D-5.' },
      },
      avoid: {
        text: [
          'Now it is you who moves, and the enemy gun in A-5 keeps watch. It reaches three hexes. Ways through its field are hatched.',
          'You choose the way hex by hex: press “Set waypoints” and [click|tap] the hexes it is to pass[; Shift + click does the same|].',
        ],
        task: 'Bring the tank from D-2 to D-9 along row E, where the gun does not reach it.',
        praise: 'Eight hexes, eight points, and not a shot. The straight way would have been one shorter.',
        slips: { seen: 'The gun has fired: that way led through its field. Begin the step again and go by row E.' },
      },
    },
  },
  sight: {
    title: 'Line of sight',
    about: 'What blocks a line, what looks over it, what hides behind a crest, and how the hidden are found.',
    steps: {
      blocked: {
        text: [
          'Whoever fires must see the target. The line runs from the middle of one hex to the middle of the other; a wood, a village or a hedge it touches blocks it.',
          'The tool “Line of sight” draws it, and names what is in the way.',
        ],
        task: 'Try to fire at the Sherman in D-9 with your tank in D-3.',
        praise: 'Refused by rule X6.3.8a: nobody sees the Sherman, so nobody has spotted it.',
      },
      around: {
        text: ['From D-4 the wood is still in the way. From B-6 the line passes beside it.'],
        task: 'Move the tank to B-6.',
        praise: 'It sees the Sherman, and the Sherman sees it: lines of sight hold in both directions.',
        slips: { elsewhere: 'That is not B-6. Take it back and try again.' },
      },
      hill: {
        text: [
          'On level ground a wood hides everything behind it. From a hill one looks over it, but not at what lies close behind: C-9 stays in its shadow.',
        ],
        task: 'Drive the tank from D-2 up to the hilltop B-2.',
        praise:
          'From up there it sees the Sherman in C-10. Slopes are dear: three points for a vehicle, and two more over the foot of the hill.',
      },
      reverse: {
        text: [
          'Two Shermans at the same range. The one in F-7 stands behind the crest of the hill: the die counts 2 more, and fire at a hill is halved, so it is 1-1. The one in G-6 stands in the open: 2-1.',
        ],
        task: 'Fire at the Sherman that does not profit from the hill.',
        praise: 'Destroyed. Behind a crest it might have lived.',
        slips: { crest: 'That one stood behind the crest. Begin the step again and fire at the other.' },
      },
      spot: {
        text: [
          'The American infantry sits in a wood. There is a line, but whoever keeps still in woods or houses is concealed, and cannot be fired at until he is spotted.',
          'Scouts spot up to four hexes away without a die.',
        ],
        task: 'Choose the scouts in A-5, open “Look for the enemy”, and choose A-8.',
        praise: 'Spotted: the marker shows it to everybody on your side who has a line.',
      },
      shoot: {
        text: ['What one has spotted, all may fire at who have a line: the tank stands farther back, and has one.'],
        task: 'Fire at A-8 with the tank in A-4.',
        praise: 'Disrupted, though the wood added one to the die. Guns against soft targets count half.',
      },
    },
  },
  arms: {
    title: 'Combined arms',
    about:
      'Infantry on carriers, mortars and batteries with somebody else’s eyes, tanks that overrun, men who assault.',
    steps: {
      load: {
        text: [
          'Infantry on foot goes one hex in a turn. A halftrack carries it: loading takes half the movement points of the carrier, and so does unloading.',
        ],
        task: 'Choose the halftrack in B-2 and press “Load”, with the grenadiers.',
        praise: 'They are aboard. What befalls the halftrack befalls them too.',
      },
      unload: {
        text: [
          'The grenadiers are aboard already. Along the road a hex costs half a point, so enough is left to unload at the end of the way.',
          'The hexes where that is so light up when you press “Drive there and unload”.',
        ],
        task: 'Bring the grenadiers to B-6 and unload them there, in one activation.',
        praise: 'They stand in B-6. Both have moved, and do nothing else this turn.',
        slips: {
          aboard: 'They are still aboard, and the halftrack has moved. Begin the step again and unload on the way.',
        },
      },
      mortar: {
        text: [
          'The mortars do not see the infantry in D-7: a wood is between them. Somebody else has to: the scouts in C-6 have a line.',
          'Indirect fire strikes everybody in the hex, each with a die of his own: here 10 against 10, that is 1-1. Who sights does nothing else this turn.',
        ],
        task: 'Choose the mortars in D-2, press “Indirect fire”, and choose D-7.',
        praise: 'Disrupted, by mortars nobody on the other side could see.',
      },
      battery: {
        text: [
          'A battery stands beyond the map. It is called for a point: two dice, no more than the morale of the army. Then it is laid on a hex that one of your units sees.',
          'One more die says whether it is on target: 1 or 2. Extra points make that easier.',
        ],
        task: 'Call the battery Wespe, then lay its fire on D-8.',
        praise: 'On target, and the infantry is destroyed. A battery fires once in a turn.',
      },
      overrun: {
        text: [
          'Guns of tanks do little to infantry: fire at F-6 would be 1-2. Driven over it is another matter: the whole strength counts, one column better, that is 2-1, and the die two less. Shaken as they are it is one less again.',
          'Tanks overrun in the open only. They drive through the hex and stop right behind it.',
        ],
        task: 'Choose the tank in F-3, press “Overrun”, choose F-6, and drive through to F-7.',
        praise: 'Overrun. Fire first, then tanks: that is how a position falls.',
        slips: { shot: 'That was fire from afar. Begin the step again and drive through them.' },
      },
      assault: {
        text: [
          'Houses are taken on foot. A close assault is made from the hex beside, and the die counts two less; the houses add one to it.',
          'Two units of grenadiers have 6 against 10, that is 1-2. Engineers beside them are worth a column: 1-1.',
        ],
        task: 'Take all of C-7 in hand with “All”, press “Close assault”, and choose B-8.',
        praise: 'Disrupted in their own houses. One more assault, or one more shell, and Orme is yours.',
        slips: { alone: 'The grenadiers went alone. Begin the step again and take the engineers with them.' },
      },
    },
  },
  sappers: {
    title: 'Engineers and mines',
    about: 'Mines and how they are cleared, wrecks, and a bridge that nobody is to use.',
    steps: {
      mine: {
        text: [
          'A mine lies on the road in D-4. Everybody who enters its hex, friend or enemy, is attacked on the column written on it, here 4-1; so is everybody who leaves.',
          'A way that goes round it is chosen hex by hex: press “Set waypoints” and [click|tap] the hexes it is to pass[; Shift + click does the same|].',
        ],
        task: 'Bring the tank from D-2 to D-6, past the mine.',
        praise: 'Past it. Hidden mines are another matter: they are found by whoever drives into them.',
        slips: { through: 'That was the mine. Begin the step again and go round it.' },
      },
      clear: {
        text: [
          'Mines do engineers no harm. From a hex beside it they go into the mine and are clearing it; until they have done so it is dangerous to everybody else.',
        ],
        task: 'Choose the engineers in D-3, press “Clear the mine”, and choose D-4.',
        praise: 'They are at work. If they are still there in good order when the turn is over, the mine is gone.',
      },
      gone: {
        text: [
          'The engineers are at work in D-4, and both sides have passed once. A third pass in a row ends the turn.',
        ],
        task: 'Press “Pass” and let the turn end.',
        praise: 'The mine is gone: the road is open in turn 2.',
      },
      wreck: {
        text: [
          'A wreck on the road costs every vehicle time. Engineers in its hex or beside it drag it away at once, for one point.',
        ],
        task: 'Choose the engineers in E-4, press “Remove a wreck”, and choose D-4.',
        praise: 'The road is free for whoever comes after them in this same impulse.',
      },
      charge: {
        text: [
          'To blow up a bridge the engineers need their own carrier in the hex or beside it, here the truck in D-6, and three activations on the bridge: two to lay the charges, the third to leave and set them off.',
        ],
        task: 'Choose the engineers on the bridge in D-7, press “Blow up the bridge”, and choose their own hex, D-7.',
        praise: 'The first charge is laid; the marker counts them. They may fire in between, but not leave.',
      },
      blow: {
        text: [
          'Two charges are laid. With the third activation the engineers leave the bridge, and a die of 5 or less blows it up.',
        ],
        task: 'Press “Blow up the bridge” again and choose D-6: that is where they go.',
        praise: 'The bridge is no more, and the engineers stand in D-6. Vehicles will have to find another way.',
        slips: { walked: 'They only walked away, and the charges are lost. Begin the step again.' },
      },
    },
  },
};
