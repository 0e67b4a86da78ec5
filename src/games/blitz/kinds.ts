import { type Message, msg } from '#core/message.ts';
import type { Level, CounterSymbol } from './text/army/army-text.ts';
import type { ModuleId } from './modules/modules.ts';
import type { AirMission, Mission } from './types.ts';

/** B2.2: what a unit is. Rules ask for what its kind can do, never for its name: another kind of unit is another row. */
export interface UnitKind {
  /** M5.1: ground units, aircraft, trains, ships, flak, airbases and other installations; each has its own movement and its own limits of stacking. */
  readonly class: 'land' | 'air' | 'rail' | 'sea' | 'installation' | 'flak' | 'base';
  /** B0.1: the level of the game from which on it takes part. */
  readonly level: Level;
  /** M0.kit: the module it takes part with. */
  readonly module?: ModuleId;
  /** M0.kit, M70.3: with these modules at every level. */
  readonly alsoWith?: readonly ModuleId[];
  readonly word: Message;
  /** Written forms; the first is the one we write ourselves. */
  readonly written: readonly [string, ...string[]];
  readonly symbol: CounterSymbol;
  /** B7.z1: does it exert a zone of control? */
  readonly zoc?: true;
  /** B13.1: it keeps to roads in forests. */
  readonly heavy?: true;
  /** M0.18: with modules it counts as armor for everything but its flights. */
  readonly asArmor?: true;
  /** M5.chart: the size of its largest counter. */
  readonly largest: number;
  /** O24.13: deep mud does not slow it. */
  readonly armored?: true;
  /** B2.6: attack and defence factor differ. */
  readonly twoFactors?: true;
  /** B18: it may be flown to the battle. */
  readonly flies?: true;
  /** T6.2.2: it may invade. */
  readonly invades?: true;
  /** T20: it lands on any coast and may go back to sea. */
  readonly raids?: true;
  /** M11.31: it fights at full strength from the sea. */
  readonly marine?: true;
  /** O23.7.10: aircraft that may be based at sea. */
  readonly seaBased?: true;
  /** T23, O23: the missions it flies. */
  readonly missions?: readonly Mission['kind'][];
  /** M15.5: so many counters of it stand in a hex at most. */
  readonly perHex?: number;
  /** M15: a guerilla: small ones live off the land, slip through zones of control and refuse battle. */
  readonly irregular?: true;
  /** M0.18: what is written so with a movement factor of 2 is of this type. */
  readonly slowOf?: readonly string[];
  /** M15.14: it takes guerillas into its ranks. */
  readonly absorbs?: true;
  /** M11.20: a ship that engages others, and carries Rangers (M11.8). */
  readonly fights?: true;
  /** M11.lift: a ship that carries so many factors. */
  readonly carries?: number;
  /** M12.chart: what it is sent on from an airbase. */
  readonly sorties?: readonly AirMission[];
  /** M12.chart F: what it is sent on besides from a task force. */
  readonly fleetSorties?: readonly AirMission[];
  /** M12.chart: it carries troops and supply. */
  readonly lifts?: true;
  /** M12.45: it is carried from airbase to airbase. */
  readonly airlifted?: true;
  /** T17.1.6: so many factors of a side may be in play. */
  readonly cap?: number;
  /** Worth of a factor to a computer player: a little more for long range or unique abilities. */
  readonly worth: number;
}

const land = { class: 'land', level: 'basic', zoc: true, largest: 4 } as const;
const ship = { class: 'sea', level: 'basic', module: 'M11', largest: 1 } as const;
const air = { class: 'air', level: 'tournament', alsoWith: ['M12'], largest: 4 } as const;

export const KINDS = {
  // M0.18: before infantry, whose counters marked MAR are written in small letters.
  navalInfantry: {
    ...land,
    module: 'M8',
    alsoWith: ['M11'],
    marine: true,
    word: msg`marines`,
    written: ['MAR'],
    symbol: 'marine',
    invades: true,
    largest: 6,
    airlifted: true,
    worth: 1.1,
  },
  lightInfantry: {
    ...land,
    module: 'M8',
    word: msg`light infantry`,
    written: ['inf2'],
    slowOf: ['inf', 'infantry'],
    symbol: 'infantry',
    invades: true,
    absorbs: true,
    largest: 2,
    airlifted: true,
    worth: 0.6,
  },
  infantry: {
    ...land,
    word: msg`infantry`,
    written: ['inf', 'infantry', 'inf4', 'mar', 'marine', 'marines'],
    symbol: 'infantry',
    invades: true,
    absorbs: true,
    airlifted: true,
    worth: 1,
  },
  armor: {
    ...land,
    word: msg`armor`,
    written: ['arm', 'armor', 'armour'],
    symbol: 'armour',
    heavy: true,
    armored: true,
    largest: 6,
    worth: 1.2,
  },
  artillery: {
    ...land,
    word: msg`artillery`,
    written: ['art', 'artillery', 'arty'],
    symbol: 'artillery',
    heavy: true,
    twoFactors: true,
    worth: 1.3,
  },
  ranger: {
    ...land,
    level: 'tournament',
    alsoWith: ['M8', 'M11'],
    word: msg`Rangers`,
    written: ['rng', 'ranger'],
    symbol: 'ranger',
    invades: true,
    raids: true,
    largest: 1,
    airlifted: true,
    worth: 1.4,
  },
  airborne: {
    ...land,
    word: msg`airborne`,
    written: ['abn', 'airborne', 'para'],
    symbol: 'airborne',
    flies: true,
    invades: true,
    cap: 12,
    airlifted: true,
    worth: 1.3,
  },
  airAssault: {
    ...land,
    word: msg`air assault`,
    written: ['aa', 'airassault', 'air-assault'],
    symbol: 'air-assault',
    asArmor: true,
    largest: 6,
    flies: true,
    invades: true,
    worth: 1.3,
  },
  TAC: {
    ...air,
    word: msg`tactical aircraft`,
    written: ['TAC', 'tac'],
    symbol: 'tactical',
    missions: ['tactical', 'support'],
    sorties: ['rail', 'train', 'support', 'ferry'],
    fleetSorties: ['port', 'airbase', 'units', 'interdict', 'naval'],
    seaBased: true,
    worth: 1.1,
  },
  MDM: {
    ...air,
    word: msg`medium bombers`,
    written: ['MDM', 'mdm'],
    symbol: 'medium-bomber',
    missions: ['tactical', 'strategic', 'bombing', 'support'],
    sorties: ['centre', 'port', 'airbase', 'units', 'rail', 'train', 'interdict', 'support', 'naval', 'ferry'],
    worth: 1.2,
  },
  SAC: {
    ...air,
    word: msg`strategic bombers`,
    written: ['SAC', 'sac'],
    symbol: 'bomber',
    missions: ['strategic', 'bombing', 'support', 'interdiction', 'nuclear'],
    sorties: ['centre', 'port', 'airbase', 'units', 'interdict', 'nuclear', 'ferry'],
    cap: 16,
    worth: 1.4,
  },
  // O23.0.1
  FTR: {
    ...air,
    level: 'optional',
    word: msg`fighters`,
    written: ['FTR', 'ftr'],
    symbol: 'fighter',
    missions: ['escort', 'intercept'],
    sorties: ['escort', 'ferry'],
    seaBased: true,
    worth: 0.8,
  },
  // M15.5, M5.chart
  guerilla: {
    ...land,
    module: 'M15',
    word: msg`guerillas`,
    written: ['gue', 'guerilla', 'guerillas', 'guerrilla'],
    symbol: 'guerilla',
    irregular: true,
    perHex: 3,
    worth: 0.9,
  },
  // M12.chart, M5.chart
  MAC: {
    ...air,
    level: 'basic',
    module: 'M12',
    word: msg`air transport`,
    written: ['MAC', 'mac'],
    symbol: 'transport',
    sorties: ['ferry', 'supply', 'airdrop', 'drop', 'airlift'],
    lifts: true,
    largest: 1,
    worth: 2,
  },
  // M12.1
  airbase: {
    class: 'base',
    level: 'basic',
    module: 'M12',
    word: msg`airbase`,
    written: ['airbase', 'base'],
    symbol: 'airbase',
    largest: 1,
    worth: 2,
  },
  // M13.1
  flak: {
    class: 'flak',
    level: 'basic',
    module: 'M13',
    word: msg`flak`,
    written: ['FLAK', 'flak'],
    symbol: 'flak',
    airlifted: true,
    largest: 4,
    worth: 0.8,
  },
  // M7.2, M7.10
  train: {
    class: 'rail',
    level: 'basic',
    module: 'M7',
    word: msg`train`,
    written: ['train', 'rr', 'trains'],
    symbol: 'train',
    largest: 1,
    worth: 2,
  },
  // M18.16
  depot: {
    class: 'installation',
    level: 'basic',
    module: 'M10',
    word: msg`supply counter`,
    written: ['SUP', 'sup'],
    symbol: 'supply',
    largest: 1,
    worth: 3,
  },
  // M11
  taskForce: {
    ...ship,
    word: msg`task force`,
    written: ['TF', 'tf', 'taskforce'],
    symbol: 'fleet',
    worth: 3,
    fights: true,
  },
  transport: {
    ...ship,
    word: msg`transport`,
    written: ['MST', 'mst', 'transport'],
    symbol: 'sea-transport',
    worth: 2,
    carries: 8,
  },
  landingShip: {
    ...ship,
    word: msg`landing ship`,
    written: ['LST', 'lst', 'landingship'],
    symbol: 'landing-ship',
    worth: 2,
  },
} as const satisfies Readonly<Record<string, UnitKind>>;

export type UnitType = keyof typeof KINDS;
export const UNIT_TYPES = Object.keys(KINDS) as [UnitType, ...UnitType[]];

export const kindOf = (type: UnitType): UnitKind => KINDS[type];

/** B8.1: size of ground units of one side in a hex. */
export const STACK_LIMIT = 12;

type Typed = { readonly type: UnitType };

/** Asked for all the time: the rows differ in shape, and reading one key of many shapes is slow. */
const CLASSES = Object.fromEntries(UNIT_TYPES.map((type) => [type, KINDS[type].class])) as Readonly<
  Record<UnitType, (typeof KINDS)[UnitType]['class']>
>;

type Trait = { [K in keyof UnitKind]-?: Exclude<UnitKind[K], undefined> extends boolean ? K : never }[keyof UnitKind];

function withTrait(trait: Trait): (unit: Typed) => boolean {
  const types = new Set<UnitType>(UNIT_TYPES.filter((type) => kindOf(type)[trait] === true));
  return ({ type }) => types.has(type);
}

export const isGround = ({ type }: Typed): boolean => CLASSES[type] === 'land';

export const isAircraft = ({ type }: Typed): boolean => CLASSES[type] === 'air';
export const isTrain = ({ type }: Typed): boolean => CLASSES[type] === 'rail';
export const isInstallation = ({ type }: Typed): boolean => CLASSES[type] === 'installation';
/** Ground units and aircraft: what fights. */
export const isForce = (unit: Typed): boolean => isGround(unit) || isAircraft(unit);
export const isShip = ({ type }: Typed): boolean => CLASSES[type] === 'sea';
/** M7.9, M10.1: trains and ships are no troops: they carry them. */
export const isCarrier = (unit: Typed): boolean => isTrain(unit) || isShip(unit);
export const isTaskForce = withTrait('fights');
/** M11.lift: transports carry, landing ships land. */
export const isTransport = ({ type }: Typed): boolean => isShip({ type }) && kindOf(type).carries !== undefined;
export const isLandingShip = (unit: Typed): boolean => isShip(unit) && !isTaskForce(unit) && !isTransport(unit);
export const isAirbase = ({ type }: Typed): boolean => CLASSES[type] === 'base';
export const isFlak = ({ type }: Typed): boolean => CLASSES[type] === 'flak';

/** The types whose counters move on land. */
export const GROUND_TYPES = UNIT_TYPES.filter((type) => isGround({ type }));

/** M0.18: ARM: armor, and what counts as it. */
const isArmored = withTrait('armored');
const countsAsArmor = withTrait('asArmor');
export const isArmor = (unit: Typed): boolean => isArmored(unit) || countsAsArmor(unit);
export const hasZoc = withTrait('zoc');
export const hasTwoFactors = withTrait('twoFactors');
export const mayFly = withTrait('flies');
export const mayInvade = withTrait('invades');
export const isIrregular = withTrait('irregular');
/** M15.6: of less than four factors; the size of the unit counts, not of the stack. */
export const isSmallGuerilla = (unit: Typed & { readonly df: number }): boolean => isIrregular(unit) && unit.df < 4;
export const mayRaid = withTrait('raids');
export const isMarine = withTrait('marine');
export const isSeaBased = withTrait('seaBased');
export const flies = ({ type }: Typed, mission: Mission['kind']): boolean =>
  kindOf(type).missions?.includes(mission) === true;

/** T22.3b: any aircraft that bombs. */
export const isBomber = (unit: Typed): boolean => flies(unit, 'support');

/** M12.chart: is it sent on such missions from where it is based? */
export const sortiesOn = (
  { type, aboard }: Typed & { readonly aboard?: string | undefined },
  mission: AirMission,
): boolean =>
  kindOf(type).sorties?.includes(mission) === true ||
  (aboard !== undefined && kindOf(type).fleetSorties?.includes(mission) === true);
export const isLifter = withTrait('lifts');
export const isAirlifted = withTrait('airlifted');
/** O23.0.4, M12.chart 10: fighters. */
export const isFighter = (unit: Typed): boolean => flies(unit, 'escort');
