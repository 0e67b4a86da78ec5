import { type Expectation, Misstated, noMore, type Verdict, verdict, type Witnessed } from '#core/expectation.ts';
import { isObjection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { CHAOS_EXPECTATIONS } from './chaos-expectations.ts';
import { hexNamed } from './board/board.ts';
import { dialName } from './board/sheet.ts';
import { engineerShift } from './assault/participants.ts';
import { bridgePlan } from './engineers/bridge-fire.ts';
import { tempBridgeAt } from './engineers/bridges.ts';
import { drmOf, occupantsOf, type Reckoning, reckon, targetsIn } from './fire/strength.ts';
import { moraleModifier } from './morale/morale.ts';
import { paceOf, startWalk } from './move/acts.ts';
import { reachOf } from './move/reach.ts';
import { pointsText, stepPrice } from './move/price.ts';
import { inCommand, isPost } from './options/command.ts';
import { isSpotted, smokeAt, blockerNow, spottingState } from './sight/observation.ts';
import { levelReached } from './turn/victory.ts';
import { gameNow, type OpenGamex } from './position.ts';
import { ratioText } from './ratio.ts';
import { reverseSlope } from './sight/sight.ts';
import {
  BRIDGE,
  FORT,
  type FrameOf,
  type GamexEvent,
  type Mode,
  type Side,
  SIDES,
  type State,
  type Unit,
} from './types.ts';
import {
  blockAt,
  fortAt,
  isHeld,
  openMineAt,
  passengerOf,
  passengersOf,
  positionAt,
  stackableIn,
  unitNamed,
  wrecksAt,
} from './units.ts';
import { LEVELS } from './world.ts';

/** Script expectations about a position of Tactical GameX, listed in docs/gamex-notation.md. */

type Scene = Witnessed<State, GamexEvent, OpenGamex>;
type Own = Expectation<State, GamexEvent, OpenGamex>;

type Seen = Pick<Scene, 'game' | 'state'>;

function unitOf({ game, state }: Seen, id: string | undefined): Unit {
  const unit = unitNamed(game.world, state, id ?? '');
  if (!unit) throw new Misstated(`there is no unit ${id ?? '(none named)'}`);
  return unit;
}

const unitsOf = (scene: Seen, words: readonly string[]): Unit[] => {
  const ids = words.flatMap((word) => word.split('+')).filter((id) => id !== '');
  if (ids.length === 0) throw new Misstated('a unit is missing');
  return ids.map((id) => unitOf(scene, id));
};

function hexOf({ game }: Seen, word: string | undefined): Hex {
  const hex = hexNamed(game.world.board, word ?? '');
  if (hex === undefined) throw new Misstated(`the board has no hex ${word ?? '(none named)'}`);
  return hex;
}

/** X4.4b: who was last there; of a hex whose control nothing asks for, who stands there. */
function controllerOf({ game: { world }, state }: Seen, hex: Hex): Side | 'nobody' {
  const recorded = state.control[hex];
  if (recorded !== undefined || world.contested.has(hex)) return recorded ?? 'nobody';
  return SIDES.find((side) => isHeld(world, state, side, hex)) ?? 'nobody';
}

function sideOf(word: string | undefined): Side {
  const side = SIDES.find((one) => one === word);
  if (!side) throw new Misstated(`'${word ?? ''}' is no side`);
  return side;
}

/** `-1` or `+1` */
function numberOf(word: string | undefined): string {
  if (!/^[+-]?\d{1,3}$/.test(word ?? '')) throw new Misstated(`'${word ?? ''}' is no number`);
  return String(Number(word));
}

const nameIn = ({ game }: Scene, hex: Hex): string => game.world.board.grid.names[hex] ?? 'nowhere';

/** `2.5`, `2 1/2` and `2½` are the same number of points. */
function points(words: readonly string[]): string {
  const text = words.join(' ').replace('½', ' 1/2').replace(/^\s+/, '').replace(/\s+/g, ' ').trim();
  const decimal = /^(\d+)\.(0|5)$/.exec(text);
  if (!decimal) return text;
  return pointsText(2 * Number(decimal[1]) + (decimal[2] === '5' ? 1 : 0));
}

const frameOf = <K extends FrameOf<'walk'>['at'] | 'spend' | 'opFire'>(
  { state }: Pick<Scene, 'state'>,
  at: K,
): FrameOf<K> | undefined => state.frames.findLast((frame): frame is FrameOf<K> => frame.at === at);

const all =
  (holds: (scene: Scene, unit: Unit) => boolean, describe: (scene: Scene, unit: Unit) => string): Own =>
  (scene, words) => {
    const units = unitsOf(scene, words);
    return {
      met: units.every((unit) => holds(scene, unit)),
      found: units.map((unit) => `${unit.id} ${describe(scene, unit)}`).join(', '),
    };
  };

const placeOf = (scene: Scene, unit: Unit): string =>
  unit.place === 'map' || unit.place === 'rides' ? nameIn(scene, unit.at) : unit.place;
const markerOf = (unit: Unit): string => unit.marker ?? 'inactive';
const marked = (marker: Unit['marker']): Own =>
  all(
    (_scene, unit) => unit.marker === marker,
    (_scene, unit) => markerOf(unit),
  );

const MODE_WORDS: Readonly<Record<string, Mode>> = {
  direct: 'direct',
  indirect: 'indirect',
  opfire: 'opFire',
  of: 'opFire',
  overrun: 'overrun',
  assault: 'closeAssault',
  closeassault: 'closeAssault',
};

function onceEach(units: readonly Unit[]): void {
  const twice = units.find((unit, i) => units.indexOf(unit) < i);
  if (twice) throw new Misstated(`${twice.id} is named twice`);
}

/** Refuses targets that are not in the hex. */
function targetsAt(scene: Seen, at: Hex, named: readonly string[]): void {
  const forts = named.filter((id) => id === FORT);
  if (forts.length > (fortAt(scene.state, at) ? 1 : 0))
    throw new Misstated('there is no Fortification in that hex, or it is named twice');
  const others = named.filter((id) => id !== FORT);
  const units = forts.length > 0 && others.length === 0 ? [] : unitsOf(scene, others);
  onceEach(units);
  for (const unit of units)
    if (unit.at !== at || (unit.place !== 'map' && unit.place !== 'rides'))
      throw new Misstated(`${unit.id} is not in that hex`);
}

/** `[indirect] g1+g2 on 3,0 [at r1+r2]`, and the words after it. */
export function plannedAttack(
  scene: Seen,
  words: readonly string[],
): { readonly plan: Reckoning; readonly rest: readonly string[] } {
  const { game, state } = scene;
  const first = (words[0] ?? '').toLowerCase();
  const mode = Object.hasOwn(MODE_WORDS, first) ? MODE_WORDS[first] : undefined;
  const [who, on, where, ...more] = mode ? words.slice(1) : words;
  if (on !== 'on') throw new Misstated('an attack is written g1+g2 on 3,0 at r1+r2');
  const by = unitsOf(scene, [who ?? '']);
  onceEach(by);
  const at = hexOf(scene, where);
  const named = more[0] === 'at' ? (more[1] ?? '').split('+') : undefined;
  const rest = named ? more.slice(2) : more;
  const side = by[0]?.side ?? 'axis';
  const kind = mode ?? 'direct';
  const bridge = named?.includes(BRIDGE) === true;
  if (bridge) noMore(named ?? [], 1);
  else if (named) targetsAt(scene, at, named);
  const there = kind === 'indirect' ? occupantsOf(state, at) : targetsIn(state, side, at);
  const targets = named ?? there;
  const shift = kind === 'closeAssault' ? engineerShift(game.world, by) : 0;
  if (bridge) {
    const sighted = kind === 'indirect' ? { sighter: '' } : {};
    return { plan: reckon(game.world, state, bridgePlan(by, { at, ...sighted })), rest };
  }
  // X8.3d: fire at a unit that is coming in.
  const window = kind === 'opFire' ? frameOf(scene, 'opFire') : undefined;
  const entering = window?.entering === true && window.hex === at && targets.includes(window.target);
  const plan = reckon(game.world, state, {
    mode: kind,
    by,
    at,
    targets,
    shift,
    ...(entering ? { entering } : {}),
    ...(kind === 'indirect' ? { sharing: there } : {}),
  });
  return { plan, rest };
}

/** Says something of an attack that is only thought of, by so many words behind it. */
const ofPlan =
  (most: number, measure: (plan: Reckoning, rest: readonly string[]) => Verdict): Own =>
  (scene, words) => {
    const { plan, rest } = plannedAttack(scene, words);
    noMore(rest, most);
    return measure(plan, rest);
  };

const fraction = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace('½', ' 1/2')
    .replace(/^0?\.5$/, '1/2')
    .replace(/\.5$/, ' 1/2')
    .trim();

type Attack = Extract<GamexEvent, { readonly is: 'attack' }>;
const attacks = ({ events }: Scene): Attack[] => events.filter((event): event is Attack => event.is === 'attack');

export const EXPECTATIONS: Readonly<Record<string, Own>> = {
  ...CHAOS_EXPECTATIONS,
  where: (scene, [id, wanted]) => {
    const unit = unitOf(scene, id);
    const hex = hexNamed(scene.game.world.board, wanted ?? '');
    return verdict(hex === undefined ? (wanted ?? '') : nameIn(scene, hex), placeOf(scene, unit));
  },
  lost: all((_scene, unit) => unit.place === 'lost', placeOf),
  alive: all((_scene, unit) => unit.place !== 'lost', placeOf),
  moved: marked('moved'),
  fired: marked('fired'),
  completed: marked('completed'),
  OF: marked('opFire'),
  mobile: marked('mobileFire'),
  inactive: marked(undefined),
  facing: (scene, [id, wanted]) => {
    const { facing } = unitOf(scene, id);
    return verdict(wanted ?? '', facing === undefined ? 'nowhere' : dialName(facing));
  },
  disrupted: all(
    (_scene, unit) => unit.disrupted === true,
    (_scene, unit) => (unit.disrupted ? 'disrupted' : 'good order'),
  ),
  good: all(
    (_scene, unit) => unit.disrupted !== true && unit.place !== 'lost',
    (_scene, unit) => (unit.disrupted ? 'disrupted' : unit.place),
  ),
  down: all(
    (_scene, unit) => unit.stream === 'down',
    (_scene, unit) => unit.stream ?? 'in no stream',
  ),
  up: all(
    (_scene, unit) => unit.stream === 'up',
    (_scene, unit) => unit.stream ?? 'in no stream',
  ),
  inside: all(
    (_scene, unit) => unit.inside === true,
    (_scene, unit) => (unit.inside ? 'inside' : 'outside'),
  ),
  cp: all(
    (scene, unit) => isPost(scene.game.world, unit),
    (scene, unit) => (isPost(scene.game.world, unit) ? 'a command post' : 'no command post'),
  ),
  /** The turns in which CPs without a unit return. */
  due: ({ state }, [side, ...wanted]) =>
    verdict(wanted.join(' ') || 'none', (state.posts?.[sideOf(side)] ?? []).join(' ') || 'none'),
  commanded: all(
    (scene, unit) => inCommand(scene.game.world, scene.state, unit),
    (scene, unit) => (inCommand(scene.game.world, scene.state, unit) ? 'in command' : 'out of command'),
  ),
  carries: (scene, [id, wanted = 'nobody']) =>
    verdict(
      wanted,
      passengersOf(scene.state, unitOf(scene, id))
        .map((rider) => rider.id)
        .join('+') || 'nobody',
    ),
  drop: (scene, [id, wanted]) => {
    const { drop } = unitOf(scene, id);
    return verdict(wanted ?? '', drop ? nameIn(scene, drop.hex) : 'none');
  },
  sea: all(
    (_scene, unit) => unit.sea === true,
    (_scene, unit) => (unit.sea ? 'at sea' : 'not at sea'),
  ),
  loaded: (scene, [id, wanted = 'nobody']) =>
    verdict(wanted, passengerOf(scene.state, unitOf(scene, id))?.id ?? 'nobody'),
  left(scene, [id, ...wanted]) {
    const walk = frameOf(scene, 'walk')?.walk;
    return verdict(points(wanted), walk && walk.unit === id ? pointsText(walk.left) : 'not under way');
  },
  cost(scene, [id, to, ...wanted]) {
    const { state } = scene;
    const game = gameNow(scene.game, state);
    const unit = unitOf(scene, id);
    const walk = frameOf(scene, 'walk')?.walk ?? startWalk(game.world, unit, []);
    const price = stepPrice(
      game.world,
      state,
      paceOf(game.world, state, walk.unit === id ? walk : startWalk(game.world, unit, [])),
      hexOf(scene, to),
    );
    return verdict(points(wanted), isObjection(price) ? `refused ${price.rule}` : pointsText(price.cost));
  },
  reaches(scene, [id, ...names]) {
    const reached = reachOf(gameNow(scene.game, scene.state).world, scene.state, unitOf(scene, id)).map(
      (one) => one.hex,
    );
    if (names.length === 0) throw new Misstated('a hex is missing');
    const missing = names.filter((name) => !reached.includes(hexOf(scene, name)));
    return { met: missing.length === 0, found: missing.length === 0 ? 'all' : `not ${missing.join(', ')}` };
  },
  pool: (scene, [wanted]) => verdict(wanted ?? '', String(frameOf(scene, 'spend')?.pool ?? 'none')),
  quota: (scene, [wanted]) => verdict(wanted ?? '', String(frameOf(scene, 'opFire')?.quota ?? 'none')),
  ready: (scene, [wanted]) => ({
    met: frameOf(scene, 'spend')?.ready.includes(wanted ?? '') ?? false,
    found: frameOf(scene, 'spend')?.ready.join(', ') || 'none',
  }),
  passes: ({ state }, [wanted]) => verdict(wanted ?? '', String(state.passes)),
  initiative: ({ state }, [wanted, streak]) =>
    verdict(
      [wanted, streak].filter(Boolean).join(' '),
      streak === undefined ? (state.initiative ?? 'nobody') : `${state.initiative ?? 'nobody'} ${state.streak}`,
    ),
  los(scene, [from, to, wanted = 'clear']) {
    const [a, b] = [hexOf(scene, from), hexOf(scene, to)];
    return verdict(wanted, blockerNow(scene.game.world, scene.state, a, b) ? 'blocked' : 'clear');
  },
  blocks(scene, [from, to, ...wanted]) {
    const found = blockerNow(scene.game.world, scene.state, hexOf(scene, from), hexOf(scene, to));
    const name =
      found?.hex !== undefined
        ? nameIn(scene, found.hex)
        : found?.side
          ? found.side
              .map((hex) => nameIn(scene, hex))
              .sort()
              .join('|')
          : 'nothing';
    return verdict(wanted.join('').split('|').sort().join('|'), name);
  },
  reverse: (scene, [from, to]) => {
    const slope = reverseSlope(scene.game.world.sight, hexOf(scene, from), hexOf(scene, to));
    return { met: slope, found: slope ? 'reverse slope' : 'no reverse slope' };
  },
  spotted: (scene, [word, by]) => {
    const hex = hexOf(scene, word);
    const side = by === undefined ? undefined : sideOf(by);
    const seen = side ? isSpotted(scene.game.world, scene.state, side, hex) : scene.state.spotted.includes(hex);
    return {
      met: seen,
      found: side ? spottingState(scene.game.world, scene.state, side, hex) : seen ? 'marked' : 'not marked',
    };
  },
  spotting: (scene, [by, word, wanted]) =>
    verdict(wanted ?? '', spottingState(scene.game.world, scene.state, sideOf(by), hexOf(scene, word))),
  morale: (scene, [id, wanted]) =>
    verdict(numberOf(wanted), String(moraleModifier(scene.game.world, scene.state, unitOf(scene, id)))),
  af: ofPlan(2, (plan, rest) => verdict(fraction(rest), ratioText(plan.af))),
  df: ofPlan(1, (plan, [wanted]) => verdict(wanted ?? '', String(plan.df))),
  column: (scene, words) => {
    if (words.length > 1)
      return ofPlan(1, (plan, [wanted]) => verdict(wanted ?? '', plan.column ?? 'none'))(scene, words);
    return verdict(words[0] ?? '', attacks(scene).at(-1)?.column ?? 'none');
  },
  odds: (scene, words) => (EXPECTATIONS['column'] as Own)(scene, words),
  treated: ofPlan(1, (plan, [wanted]) => verdict(wanted ?? '', plan.treated)),
  drm: ofPlan(2, (plan, [id, wanted]) => {
    const target = plan.targets.find((one) => one.unit === id);
    return verdict(numberOf(wanted), target ? String(drmOf(target)) : 'no such target');
  }),
  result(scene, [id, wanted]) {
    const all = attacks(scene);
    // X6.3.3: below 1:3 nothing happens, and no die is rolled.
    const idle = all.findLast(({ targets }) => wanted === undefined || targets.includes(id ?? ''));
    if (idle && idle.column === undefined) return verdict(wanted ?? id ?? '', '-');
    const hits = all.flatMap((attack) => attack.hits);
    if (wanted === undefined) return verdict(id ?? '', hits.at(-1)?.result ?? 'none');
    return verdict(wanted, hits.findLast((hit) => hit.unit === id)?.result ?? 'none');
  },
  stack: (scene, [word, wanted]) => verdict(wanted ?? '', String(stackableIn(scene.state, hexOf(scene, word)))),
  smoke: (scene, [word, wanted]) =>
    verdict(wanted ?? 'none', String(smokeAt(scene.state, hexOf(scene, word))?.left ?? 'none')),
  interdicted: (scene, [word, ...wanted]) => {
    const hex = hexOf(scene, word);
    const found = (scene.state.interdictions ?? []).flatMap(({ at, as }) => (at === hex ? [as] : []));
    return verdict(wanted.join(' ') || 'none', found.join(' ') || 'none');
  },
  wrecks: (scene, [word, wanted = '1']) => verdict(wanted, String(wrecksAt(scene.state, hexOf(scene, word)))),
  mine: (scene, [word, wanted]) => {
    const mine = openMineAt(scene.state, hexOf(scene, word));
    return {
      met: wanted === undefined ? mine !== undefined : wanted === (mine?.column ?? 'none'),
      found: mine?.column ?? 'none',
    };
  },
  hidden: ({ state }, [side, wanted]) => verdict(wanted ?? '', String(state.hidden[sideOf(side)].length)),
  block: (scene, [word]) => ({
    met: blockAt(scene.state, hexOf(scene, word)),
    found: blockAt(scene.state, hexOf(scene, word)) ? 'a Block' : 'none',
  }),
  /** Task of an engineer and its progress: `task e1 demolish 2 attempt 2`. */
  task: (scene, [id, ...wanted]) => {
    const { job } = unitOf(scene, id);
    if (wanted.length === 0) throw new Misstated("a task is missing, or 'none'");
    const found = job ? [job.task, String(job.done), 'attempt', String(job.attempt)] : ['none'];
    const named = wanted.length > 2 ? found : found.slice(0, wanted.length);
    return { met: named.join(' ') === wanted.join(' '), found: found.join(' ') };
  },
  laid(scene, [id]) {
    const laid = unitOf(scene, id).laid === true;
    return { met: laid, found: laid ? 'its bridge is laid' : 'no bridge of it is laid' };
  },
  assigned: (scene, [id, wanted = 'nobody']) => verdict(wanted, unitOf(scene, id).assigned ?? 'nobody'),
  inverted: (scene, [word]) => {
    const hex = hexOf(scene, word);
    const mine = openMineAt(scene.state, hex)?.inverted === true;
    const block = scene.state.inverted?.includes(hex) === true;
    return { met: mine || block, found: mine ? 'a mine' : block ? 'a Block' : 'nothing inverted' };
  },
  bridge: (scene, [word, wanted]) => {
    const hex = hexOf(scene, word);
    const ds = tempBridgeAt(scene.state, hex)?.ds;
    const stands = gameNow(scene.game, scene.state).world.board.bridge[hex] === 1;
    const found = ds === undefined ? (stands ? 'printed' : 'none') : String(ds);
    return { met: wanted === undefined ? stands : wanted === found, found };
  },
  ip: (scene, [word]) => ({
    met: positionAt(scene.state, hexOf(scene, word)),
    found: positionAt(scene.state, hexOf(scene, word)) ? 'an Improved Position' : 'none',
  }),
  fort: (scene, [word, wanted]) => {
    const fort = fortAt(scene.state, hexOf(scene, word));
    return {
      met: wanted === undefined ? fort !== undefined : wanted === String(fort?.ds ?? 'none'),
      found: fort ? String(fort.ds) : 'none',
    };
  },
  control: (scene, [word, wanted]) => verdict(wanted ?? '', controllerOf(scene, hexOf(scene, word))),
  level: (scene, [side, wanted]) =>
    verdict(wanted ?? '', LEVELS[levelReached(scene.game.world, scene.state, sideOf(side)) - 1] ?? 'none'),
};
