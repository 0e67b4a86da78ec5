import type { Kind, MoveClass, UnitType, Weapon } from '#games/gamex/kinds.ts';
import type { Marker } from '#games/gamex/types.ts';

/** Texts of a unit's card. */
export const enCard = {
  title: (name: string) => `What ${name} is and can do`,
  values: 'On the counter',
  abilities: 'What it is and can do',
  states: 'How it stands now',
  fresh: 'In good order, and not activated this turn.',
  attack: 'Attack strength',
  attackText: 'What its fire weighs. The letter beside it says against whom more, and against whom less.',
  unarmed: 'It has no weapon.',
  range: 'Range',
  rangeText: (range: number) => `So many hexes it fires, ${range * 250} metres; the hex it stands in is not counted.`,
  star: 'The asterisk: at soft targets up to twice as far, with half its strength.',
  defence: 'Defence strength',
  defenceText:
    'What an attacker’s strength is divided by. It does not grow weaker: a unit is whole, disrupted or destroyed.',
  movement: 'Movement points',
  movementText:
    'So much it has for the hexes and sides it crosses in one activation; a step along a road costs half a point.',
  noMovement: 'It does not move by itself: a truck or a wagon has to tow it.',
  weapon: 'Weapon',
  weapons: {
    A: 'Armour-piercing: doubled against armour within half range, whole beyond, halved against soft targets. It may keep watch for opportunity fire.',
    AA: 'Anti-aircraft gun: fires at aircraft in range. On the ground like high explosive: at armour more than six hexes away it is halved.',
    C: 'Transport. If it has a strength, it counts as machine guns: none against armour.',
    G: 'Cannon of an aircraft: whole against armour, halved against soft targets.',
    H: 'High explosive: whole against soft targets, and against armour up to six hexes away; halved at armour beyond. It never keeps watch.',
    I: 'Infantry weapons: whole against soft targets, none against armour except in close assault. It may keep watch for opportunity fire.',
    M: 'Mortar: whole against soft targets, halved against armour; it fires without seeing, too.',
  } as Readonly<Record<Weapon, string>>,
  types: {
    armored: ['Armoured', 'Small arms do it no harm. When destroyed it leaves a wreck.'],
    soft: [
      'Soft',
      'Everything can hurt it; armour-piercing guns with half their strength. In a town it counts as armoured.',
    ],
    aircraft: ['Aircraft', 'It flies in a straight line over the map, uses each of its weapons once, and goes home.'],
  } as Readonly<Record<UnitType, readonly [string, string]>>,
  moves: {
    foot: ['On foot', 'Every hex it may enter costs one point; hedges, woods and slopes do not matter to it.'],
    cavalry: ['On horseback', 'Crosses wooded sides; slopes cost three points.'],
    vehicle: [
      'On tracks or wheels',
      'Slopes cost three points, the foot of a hill two more; wooded sides only by road, swamps not at all.',
    ],
    truck: ['Truck', 'Off the road every hex costs two points, a slope four; wooded sides only by road.'],
    wagon: ['Horse-drawn', 'Slopes cost three points; wooded sides only by road.'],
    aircraft: ['In the air', 'No terrain stops it.'],
  } as Readonly<Record<MoveClass, readonly [string, string]>>,
  carries: {
    infantry: ['Carries infantry', 'One unit of infantry. Loading or unloading takes half its movement points.'],
    any: [
      'Carries and tows',
      'One unit of infantry, or one gun. Loading or unloading takes half its movement points, of a large gun all of them.',
    ],
  } as Readonly<Record<Exclude<Kind['carries'], 'nothing'>, readonly [string, string]>>,
  truckClass: ['Never spots', 'Trucks, wagons and tractors see nothing for their side, and hold no hex.'],
  load: {
    infantry: ['Can be carried', 'By any carrier. On board it does nothing, and shares the fate of its carrier.'],
    gun: ['Can be towed', 'By trucks, wagons and tractors only.'],
  } as Readonly<Record<Exclude<Kind['load'], 'none'>, readonly [string, string]>>,
  largeGun: ['Large gun', '88 millimetres or more: to load or unload it takes its carrier’s whole movement.'],
  overrun: {
    any: ['Overruns', 'Drives through an enemy hex in the open and attacks it on the way: the die counts two less.'],
    soft: ['Overruns soft targets', 'Like a tank, but not where anything armoured stands.'],
  } as Readonly<Record<Exclude<Kind['overrun'], 'no'>, readonly [string, string]>>,
  closeAssault: ['Close assault', 'Attacks a hex beside it, armour too: the die counts two less.'],
  mg: ['Machine guns', 'In a close assault only beside other infantry.'],
  engineer: ['Engineers', 'Mines do them no harm; beside infantry a close assault is one column better.'],
  scout: ['Scouts', 'Spot up to four hexes away without a die, and may try up to eight.'],
  cp: ['Command post', 'Spots like scouts.'],
  indirect: [
    'Indirect fire',
    'Fires over hills and woods if somebody else sees the target; everybody in the hex is attacked.',
  ],
  indirectLeast: (least: number) => `Not nearer than ${least} hexes.`,
  spa: ['Self-propelled artillery', 'Armoured, but it never overruns.'],
  aa: ['Fires at aircraft', 'While it has not acted or keeps watch, at every aircraft that comes into range.'],
  tasks: [
    'Engineer tasks',
    'For a point they clear an open mine or a block beside them, or remove a wreck; with their own carrier near they blow up bridges and block roads.',
  ],
  flail: ['Flail', 'Mines do it no harm; for half its movement points it beats a mine out of the hex it enters.'],
  bridgeLayer: ['Bridge layer', 'Drives into a stream and stops there; when it leaves, a bridge stays behind.'],
  craft: (n: number) => [
    'Landing craft',
    `Brings ${n === 1 ? 'one unit' : `${n} units`} over the sea, a hex a turn; on land it only goes from beach to beach.`,
  ],
  dd: ['Swims', 'Comes over the sea by itself, unless it sinks when it is put on it.'],
  naval: [
    'Guns of a ship',
    'Fire like off-board artillery, or straight from a sea hex at the edge that sees the target.',
  ],
  airTransport: (n: number) => [
    'Transport aircraft',
    `Drops ${n} units of infantry: each comes down by dice near the target, disrupted.`,
  ],
  glider: ['Glider', 'Lands two units together near its target, by dice; they are disrupted.'],
  faces: ['It faces one side', 'It fires only into the arc before it; to turn it costs an activation.'],
  seaText: 'It is not activated and does not fire. When a turn ends it comes a hex nearer to the beach.',
  assigned: 'With this carrier in the hex or beside it they blow up bridges and make or remove blocks.',
  waitsText: 'From that turn on it may come onto the map at its edge.',
  spotter: ['Spotter aircraft', 'Attacks nothing: it looks into one hex, or sights for artillery.'],
  morale: (level: number) => `Morale ${level}`,
  moraleText: (level: number) =>
    `Two dice of ${level} or less are passed: to rally, and to wade into a stream. Unseen or under cover it is easier by one each.`,
  markers: {
    moved: 'It has moved, and does nothing else this turn. Everybody who has a line sees it, in woods and houses too.',
    fired: 'It has fired, and does nothing else this turn. Everybody who has a line sees it, in woods and houses too.',
    completed: 'It has acted, and does nothing else this turn.',
    opFire: 'It keeps watch: it may fire at whoever comes into its sight.',
    mobileFire:
      'It has moved with half its points: it may still fire this turn, without a point and with half its strength.',
  } as Readonly<Record<Marker, string>>,
  disruptedText:
    'It attacks nobody, sees for nobody and only goes away from the enemy. It is easier to hit, and a second disruption destroys it.',
  ridesText: 'It is carried: it does nothing, and shares the fate of its carrier.',
  insideText: 'It is inside the fortification: whoever fires at it fires at the fortification.',
  lowText: 'It is down in the stream: seen only from nearby, and harder to hit.',
  ownOrder: 'Opportunity fire: an order of its own',
  likeSide: 'Opportunity fire: as ordered for the whole side',
  backToSide: 'As the whole side again',
  showField: 'Shade its field of fire',
  fieldKey: 'Dark: its fire counts double; hatched: whole; light: half.',
};

export type CardWords = typeof enCard;
