import { type Draft, framesAfter } from '#core/play.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import {
  type ChaosEvent,
  type GamexEvent,
  type GamexFrame,
  other,
  SOMEWHERE,
  type State,
  type Unit,
  type UnitId,
} from './types.ts';
import { isDeep } from './board/board.ts';
import { CHAOS_WRITES, type ChaosWrite } from './chaos/reducer.ts';
import { isHeld, kindOf, passengersOf, replaced } from './units.ts';
import { TANK_BRIDGE, type World } from './world.ts';

/** The only writer: one event applied to a draft. Nested values are replaced, never changed in place. */

type Change = { [K in keyof Unit]?: Unit[K] | undefined };

/** The unit with some of its properties changed; undefined takes one away. */
function changed(unit: Unit, change: Change): Unit {
  const next: Record<string, unknown> = { ...unit };
  let less = false;
  for (const key in change) {
    const value = change[key as keyof Change];
    if (value !== undefined) next[key] = value;
    else if (key in unit) {
      next[key] = undefined;
      less = true;
    }
  }
  return (less ? without(next) : next) as unknown as Unit;
}

/** Put together anew: an object that a property was deleted from is slow to read ever after. */
function without(unit: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const key in unit) if (unit[key] !== undefined) kept[key] = unit[key];
  return kept;
}

function write(world: World, draft: Draft<State>, ids: readonly UnitId[], change: (unit: Unit) => Change): void {
  const units = draft.units.slice();
  const indexes: number[] = [];
  for (const id of ids) {
    const index = world.index.get(id);
    const unit = index === undefined ? undefined : units[index];
    if (index === undefined || !unit) continue;
    units[index] = changed(unit, change(unit));
    indexes.push(index);
  }
  replaced(world.index, draft.units, units, indexes);
  draft.units = units;
}

const ridersOf = (draft: Draft<State>, id: UnitId): UnitId[] => passengersOf(draft, { id }).map((unit) => unit.id);
const withRider = (draft: Draft<State>, id: UnitId): UnitId[] => [id, ...ridersOf(draft, id)];

/** X6.3.8h: a Spotted marker leaves when its hex is vacated. */
function dropVacated(draft: Draft<State>): void {
  if (draft.spotted.length === 0) return;
  const kept = draft.spotted.filter((hex) => draft.units.some((unit) => unit.place === 'map' && unit.at === hex));
  if (kept.length < draft.spotted.length) draft.spotted = kept;
}

/** X4.4b; an overrun that passes through enemy combat units does not take their hex. */
function takeControl(world: World, draft: Draft<State>, id: UnitId, hex: Hex): void {
  if (!world.contested.has(hex)) return;
  const unit = draft.units[world.index.get(id) ?? -1];
  if (!unit || kindOf(world, unit).truckClass || isHeld(world, draft, other(unit.side), hex)) return;
  if (draft.control[hex] !== unit.side) draft.control = { ...draft.control, [hex]: unit.side };
}

const wreckIn = (draft: Draft<State>, hex: Hex): void => {
  draft.wrecks = { ...draft.wrecks, [hex]: (draft.wrecks[hex] ?? 0) + 1 };
};

const GONE: Change = {
  at: NOWHERE,
  carrier: undefined,
  inside: undefined,
  stream: undefined,
  marker: undefined,
  disrupted: undefined,
  turn: undefined,
  group: undefined,
  facing: undefined,
  job: undefined,
  sea: undefined,
  drop: undefined,
  cp: undefined,
  firm: undefined,
  hurried: undefined,
  laid: undefined,
};

/** X9.2d: a unit that leaves the hex of its task gives the task up. */
const leaving = ({ job, at }: Unit, to: Hex): Change => (job && job.at === at && to !== at ? { job: undefined } : {});
/** X9.1d: a disrupted unit clears no marker. */
const shaken = ({ job }: Unit): Change =>
  job && (job.task === 'clear' || job.task === 'removeBlock') ? { job: undefined } : {};

/** A list of the state that is there only while something is in it. */
function keep<K extends 'inverted' | 'bridges' | 'broken'>(
  draft: Draft<State>,
  key: K,
  list: NonNullable<State[K]>,
): void {
  if (list.length > 0) draft[key] = list as Draft<State>[K];
  else delete draft[key];
}

/** X22.1b, d: a CP whose unit is destroyed returns in the Housekeeping of the next turn. */
function losePost(world: World, draft: Draft<State>, id: UnitId): void {
  const unit = draft.units[world.index.get(id) ?? -1];
  if (!unit?.cp) return;
  const posts = draft.posts ?? { axis: [], allied: [] };
  draft.posts = { ...posts, [unit.side]: [...posts[unit.side], draft.turn + 1] };
}

function attach(world: World, draft: Draft<State>, id: UnitId): void {
  const side = draft.units[world.index.get(id) ?? -1]?.side ?? 'axis';
  write(world, draft, [id], () => ({ cp: true }));
  const posts = draft.posts ?? { axis: [], allied: [] };
  const given = posts[side].findIndex((turn) => turn <= draft.turn);
  const left = { ...posts, [side]: posts[side].filter((_, i) => i !== given) };
  if (left.axis.length + left.allied.length > 0) draft.posts = left;
  else delete draft.posts;
}

type FrameChange = Extract<GamexEvent, { readonly is: 'push' | 'pop' | 'turnTo' }>;
type Written = Exclude<GamexEvent, FrameChange | ChaosEvent>;
type Writers = {
  readonly [K in Written['is']]: (
    world: World,
    draft: Draft<State>,
    event: Extract<Written, { readonly is: K }>,
  ) => void;
};

const nothing = (): void => undefined;

/** Copies the list of units, because sightings are cached by it. */
const sightChanged = (draft: Draft<State>): void => {
  draft.units = [...draft.units];
};

/** X14.1, X16.1b */
function getOff(
  world: World,
  draft: Draft<State>,
  { unit, moved }: { readonly unit: string; readonly moved: boolean },
) {
  write(world, draft, [unit], () => ({ place: 'map', carrier: undefined, ...(moved ? { marker: 'moved' } : {}) }));
  takeControl(world, draft, unit, draft.units[world.index.get(unit) ?? -1]?.at ?? NOWHERE);
}

const WRITERS: Writers = {
  set: (world, draft, { unit, hex, on, inside, stream }) => {
    const where: Change = on === undefined ? { place: 'map', carrier: undefined } : { place: 'rides', carrier: on };
    const sea = on === undefined && isDeep(world.board, hex) ? true : undefined;
    write(world, draft, [unit], () => ({ ...where, at: hex, inside, stream, facing: undefined, sea }));
    const riders = ridersOf(draft, unit);
    if (riders.length > 0) write(world, draft, riders, () => ({ at: hex, inside }));
    if (on === undefined) takeControl(world, draft, unit, hex);
  },
  mineHidden: (_world, draft, { side, mine, hex }) => {
    if (mine === undefined || hex === undefined) return;
    draft.hidden = {
      ...draft.hidden,
      [side]: draft.hidden[side].map((one, i) => (i === mine ? { ...one, at: hex } : one)),
    };
  },
  initiative: (_world, draft, { winner }) => {
    if (winner === undefined) return;
    draft.streak = winner === draft.initiative ? draft.streak + 1 : 1;
    draft.initiative = winner;
  },
  pool: nothing,
  passed: (_world, draft) => {
    draft.passes++;
  },
  spent: (_world, draft, { ap }) => {
    if (ap > 0) draft.passes = 0;
    const at = draft.frames.findLastIndex((frame) => frame.at === 'spend');
    draft.frames = draft.frames.map(
      (frame, i): GamexFrame =>
        i === at && frame.at === 'spend'
          ? { ...frame, pool: Math.max(0, frame.pool - ap), spent: frame.spent + ap }
          : frame,
    );
  },
  ended: nothing,
  stepped: (world, draft, { unit, to, inside, stream }) => {
    // Zones and turns of arrival are for units that have not moved yet.
    write(world, draft, [unit], (one) => ({
      place: 'map',
      at: to,
      inside,
      stream,
      turn: undefined,
      group: undefined,
      ...leaving(one, to),
    }));
    const riders = ridersOf(draft, unit);
    if (riders.length > 0)
      write(world, draft, riders, (one) => ({ place: 'rides', at: to, inside, ...leaving(one, to) }));
    takeControl(world, draft, unit, to);
    dropVacated(draft);
  },
  left: (world, draft, { unit }) => {
    write(world, draft, withRider(draft, unit), () => ({ ...GONE, place: 'gone' }));
    dropVacated(draft);
  },
  loaded: (world, draft, { unit, carrier }) => {
    write(world, draft, [unit], () => ({ place: 'rides', carrier, marker: undefined, facing: undefined }));
  },
  unloaded: (world, draft, { unit }) => {
    write(world, draft, [unit], () => ({ place: 'map', carrier: undefined, marker: 'moved' }));
    // A truck holds nothing, who gets off it does.
    takeControl(world, draft, unit, draft.units[world.index.get(unit) ?? -1]?.at ?? NOWHERE);
  },
  faced: (world, draft, { units, facing }) => write(world, draft, units, () => ({ facing })),
  breathDie: nothing,
  stream: (world, draft, { unit, stream }) => write(world, draft, [unit], () => ({ stream })),
  switched: (world, draft, { unit, inside }) => {
    write(world, draft, withRider(draft, unit), () => ({ inside: inside ? true : undefined }));
  },
  marked: (world, draft, { units, marker }) => {
    const all = marker === undefined ? units : units.flatMap((id) => withRider(draft, id));
    // E16: the next Move has been made.
    write(world, draft, all, () => (marker === undefined ? { marker } : { marker, hurried: undefined }));
  },
  morale: nothing,
  rallied: (world, draft, { unit }) => write(world, draft, withRider(draft, unit), () => ({ disrupted: undefined })),
  attack: nothing,
  // X6.4.2g: a disrupted unit exchanges its Opportunity Fire marker for Completed.
  disrupted: (world, draft, { unit }) => {
    write(world, draft, withRider(draft, unit), (one) => ({
      disrupted: true,
      ...(one.marker === 'opFire' ? { marker: 'completed' } : {}),
      ...shaken(one),
    }));
    const jumps = world.rules.jumps({ world, state: draft, unit });
    if (jumps.length > 0) draft.bailing = [...(draft.bailing ?? []), ...jumps];
  },
  eliminated: (world, draft, { unit, wreck }) => {
    const at = draft.units[world.index.get(unit) ?? -1]?.at ?? NOWHERE;
    for (const id of withRider(draft, unit)) losePost(world, draft, id);
    write(world, draft, withRider(draft, unit), () => ({ ...GONE, place: 'lost' }));
    if (wreck) wreckIn(draft, at);
    dropVacated(draft);
  },
  fortDestroyed: (_world, draft, { hex, wreck }) => {
    draft.forts = draft.forts.filter((fort) => fort.at !== hex);
    if (wreck) wreckIn(draft, hex);
  },
  mineFound: (_world, draft, { side, hex, column }) => {
    // In a view the enemy's hidden mines are all alike: one of them is this one.
    const list = draft.hidden[side];
    const known = list.findIndex((mine) => mine.at === hex);
    const gone = known >= 0 ? known : list.length - 1;
    draft.hidden = { ...draft.hidden, [side]: list.filter((_, i) => i !== gone) };
    draft.mines = [...draft.mines, { at: hex, column }];
  },
  sailed: (world, draft, { unit, to }) => {
    const sea = isDeep(world.board, to) ? true : undefined;
    write(world, draft, [unit], () => ({ place: 'map', at: to, sea, turn: undefined, group: undefined }));
    const riders = ridersOf(draft, unit);
    if (riders.length > 0) write(world, draft, riders, () => ({ place: 'rides', at: to }));
    if (!sea) takeControl(world, draft, unit, to);
    dropVacated(draft);
  },
  dropWritten: (world, draft, { unit, hex, direction }) => {
    const drop = hex === undefined || direction === undefined ? SOMEWHERE : { hex, direction };
    write(world, draft, [unit], () => ({ drop }));
  },
  lifted: (world, draft, { unit, aircraft }) => {
    if (aircraft !== undefined) write(world, draft, [unit], () => ({ carrier: aircraft }));
  },
  cameDown: nothing,
  dropped: (world, draft, { unit, hex, stream }) => {
    write(world, draft, [unit], () => ({ place: 'map', at: hex, carrier: undefined, group: undefined, stream }));
    takeControl(world, draft, unit, hex);
  },
  // X10.2: what finds no room waits off the map.
  reserved: (world, draft, { unit }) => write(world, draft, [unit], () => ({ place: 'waits', turn: draft.turn })),
  sinkDie: nothing,
  assigned: (world, draft, { unit, carrier }) => write(world, draft, [unit], () => ({ assigned: carrier })),
  attached: (world, draft, { unit }) => attach(world, draft, unit),
  worked: (world, draft, { unit, job }) => write(world, draft, [unit], () => ({ job })),
  inverted: (world, draft, { unit, job }) => {
    write(world, draft, [unit], () => ({ job }));
    const { at, task } = job;
    if (task === 'clear')
      draft.mines = draft.mines.map((mine) => (mine.at === at ? { ...mine, inverted: true } : mine));
    else if (draft.inverted?.includes(at) !== true) draft.inverted = [...(draft.inverted ?? []), at];
  },
  cleared: (world, draft, { hex, what }) => {
    const task = what === 'mine' ? 'clear' : 'removeBlock';
    const done = draft.units.filter(({ job }) => job?.task === task && job.at === hex).map(({ id }) => id);
    if (done.length > 0) write(world, draft, done, () => ({ job: undefined }));
    if (what === 'mine') draft.mines = draft.mines.filter((mine) => mine.at !== hex);
    else {
      draft.blocks = draft.blocks.filter((one) => one !== hex);
      keep(
        draft,
        'inverted',
        (draft.inverted ?? []).filter((one) => one !== hex),
      );
    }
  },
  // X9.2f, g: after a failure the next attempt is remembered; two at a bridge begin anew.
  finished: (world, draft, { unit, job, success }) => {
    const again = !success && (job.task === 'makeBlock' || job.attempt === 1);
    write(world, draft, [unit], () => ({ job: again ? { ...job, done: 0, attempt: job.attempt + 1 } : undefined }));
  },
  blockMade: (_world, draft, { hex }) => {
    draft.blocks = [...draft.blocks, hex];
  },
  bridgeLaid: (world, draft, { unit, hex }) => {
    write(world, draft, [unit], () => ({ laid: true }));
    draft.bridges = [...(draft.bridges ?? []), { at: hex, ds: TANK_BRIDGE }];
  },
  bridgeDown: (_world, draft, { hex, block }) => {
    const bridges = draft.bridges ?? [];
    const left = bridges.filter(({ at }) => at !== hex);
    if (left.length < bridges.length) keep(draft, 'bridges', left);
    else draft.broken = [...(draft.broken ?? []), hex];
    if (block) draft.blocks = [...draft.blocks, hex];
  },
  wreckRemoved: (_world, draft, { hex }) => {
    const { [hex]: count = 0, ...others } = draft.wrecks;
    draft.wrecks = count > 1 ? { ...others, [hex]: count - 1 } : others;
  },
  blockDie: nothing,
  spotDie: (_world, draft, { hex, spotted }) => {
    if (spotted && !draft.spotted.includes(hex)) draft.spotted = [...draft.spotted, hex];
  },
  unspotted: (_world, draft, { hexes }) => {
    draft.spotted = draft.spotted.filter((hex) => !hexes.includes(hex));
  },
  available: nothing,
  accuracy: nothing,
  scattered: nothing,
  stressed: nothing,
  strainDie: nothing,
  bailAsked: (_world, draft, { carrier }) => {
    const left = (draft.bailing ?? []).filter((id) => id !== carrier);
    if (left.length > 0) draft.bailing = left;
    else delete draft.bailing;
  },
  bailed: (world, draft, event) => getOff(world, draft, event),
  thrownOff: (world, draft, event) => getOff(world, draft, event),
  smoked: (_world, draft, { hex }) => {
    draft.smoke = [...(draft.smoke ?? []).filter(({ at }) => at !== hex), { at: hex, left: 2 }];
    sightChanged(draft);
  },
  smokeThins: (_world, draft) => {
    const kept = (draft.smoke ?? []).flatMap(({ at, left }) => (left === 2 ? [{ at, left: 1 as const }] : []));
    if (kept.length > 0) draft.smoke = kept;
    else delete draft.smoke;
    sightChanged(draft);
  },
  interdicted: (_world, draft, { hex, as }) => {
    draft.interdictions = [...(draft.interdictions ?? []), { at: hex, as }];
  },
  interdictionEnds: (_world, draft) => {
    delete draft.interdictions;
  },
  putBack: (world, draft, { unit, to }) => {
    write(world, draft, withRider(draft, unit), () => ({ at: to }));
    dropVacated(draft);
  },
  batteryFired: (_world, draft, { battery }) => {
    if (!draft.heard.includes(battery)) draft.heard = [...draft.heard, battery];
  },
  flew: nothing,
  aaDie: nothing,
  airGone: (world, draft, { aircraft, why }) => {
    const place = why === 'shot' ? 'lost' : 'gone';
    write(world, draft, [aircraft], () => ({ ...GONE, place }));
  },
  offered: (_world, draft, { side }) => {
    draft.offer = side;
  },
  turnBegins: (_world, draft, { turn }) => {
    draft.turn = turn;
    draft.passes = 0;
  },
  taken: (_world, draft, { side, hex }) => {
    draft.control = { ...draft.control, [hex]: side };
  },
  over: (_world, draft, { winner, level, rule, by, because }) => {
    draft.outcome = { winner, ...(level === undefined ? {} : { level }), rule, by, because };
    draft.frames = [];
  },
};

const isOfCards = (event: Written | ChaosEvent): event is ChaosEvent => !Object.hasOwn(WRITERS, event.is);

export const evolveIn =
  (world: World) =>
  (draft: Draft<State>, event: GamexEvent): void => {
    if (event.is === 'push' || event.is === 'pop' || event.is === 'turnTo') {
      draft.frames = framesAfter(draft.frames, event);
    } else if (isOfCards(event)) {
      const change: ChaosWrite = (units, ids, how) => write(world, units, ids, how);
      (CHAOS_WRITES[event.is] as (draft: Draft<State>, event: ChaosEvent, write: ChaosWrite) => void)(
        draft,
        event,
        change,
      );
    } else {
      (WRITERS[event.is] as (world: World, draft: Draft<State>, event: Written) => void)(world, draft, event);
    }
  };
