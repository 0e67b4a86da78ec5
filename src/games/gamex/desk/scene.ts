import type { Message } from '#core/message.ts';
import type { Brief, Ending, Mode, Scene } from '#table/desk.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { stillMoving } from '../assault/assault.ts';
import { candidates } from '../turn/activity.ts';
import type { OpenGamex } from '../position.ts';
import { type Command, type GamexFrame, other, type Side, type State } from '../types.ts';
import { unitNamed } from '../units.ts';
import { msg } from '../words.ts';
import { aloftIn } from './aloft.ts';
import { objectiveOf } from './objective.ts';
import { piecesOf } from './pieces.ts';
import { goalHexes } from '../world.ts';

/** Presentation of each kind of decision at the table. */
interface Way {
  readonly mode: Mode;
  readonly scope: Scene['scope'];
  readonly done?: Command;
}

const NOTHING: Way = { mode: 'none', scope: 'phase' };

const WAYS: Readonly<Record<GamexFrame['at'], Way>> = {
  setup: { mode: 'place', scope: 'phase', done: { do: 'done' } },
  initiative: { mode: 'choose', scope: 'one', done: { do: 'rollInitiative' } },
  impulse: { mode: 'choose', scope: 'some', done: { do: 'rollPool' } },
  spend: { mode: 'move', scope: 'some', done: { do: 'endImpulse' } },
  activity: { mode: 'move', scope: 'one', done: { do: 'finish' } },
  walk: { mode: 'move', scope: 'one', done: { do: 'stop' } },
  opFire: { mode: 'choose', scope: 'one', done: { do: 'decline' } },
  spotFire: { mode: 'choose', scope: 'one', done: { do: 'finish' } },
  assault: { mode: 'move', scope: 'one', done: { do: 'finish' } },
  flight: { mode: 'choose', scope: 'one', done: { do: 'flyOn' } },
  reenter: { mode: 'choose', scope: 'one', done: { do: 'finish' } },
  aaFire: { mode: 'choose', scope: 'one', done: { do: 'decline' } },
  mission: { mode: 'choose', scope: 'one', done: { do: 'finish' } },
  drops: { mode: 'choose', scope: 'one' },
  flying: { mode: 'choose', scope: 'one' },
  sea: { mode: 'choose', scope: 'one', done: { do: 'finish' } },
  attacks: { mode: 'choose', scope: 'one', done: { do: 'decline' } },
  banzai: { mode: 'choose', scope: 'one', done: { do: 'decline' } },
  bailOut: { mode: 'choose', scope: 'one', done: { do: 'decline' } },
  returnCP: { mode: 'choose', scope: 'one' },
  chance: { mode: 'choose', scope: 'one', done: { do: 'decline' } },
  event: { mode: 'choose', scope: 'one' },
  keepOF: { mode: 'choose', scope: 'one', done: { do: 'keepOF', units: [] } },
};

/** Points that were not spent are passed up, points left after that are lost (X4.2b, c). */
export function wayOf(state: State): Way {
  const frame = state.frames.at(-1);
  if (!frame) return NOTHING;
  const way = WAYS[frame.at];
  // R6: one of the two must be taken.
  if (frame.at === 'chance' && frame.results.length > 1) return { mode: way.mode, scope: way.scope };
  return frame.at === 'spend' && frame.spent === 0 ? { ...way, done: { do: 'pass' } } : way;
}

/** Hexes in which the side to set up may do so. */
function zonesOf({ world, decides }: OpenGamex, state: State): readonly Hex[] {
  const side = decides(state);
  const zones = state.units.flatMap((unit) =>
    unit.side === side && unit.group !== undefined && world.byHand.has(unit.id) ? [unit.group] : [],
  );
  return [...new Set(zones)].flatMap((zone) => world.zones[zone] ?? []);
}

/** Set-up zones, and hexes to hold or reach. */
const fieldOf = (game: OpenGamex, state: State): readonly Hex[] => [
  ...new Set([...zonesOf(game, state), ...goalHexes(game.world)]),
];

function focusOf(game: OpenGamex, state: State): number | undefined {
  const { world } = game;
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'setup': {
      const zones = zonesOf(game, state);
      return zones[zones.length >> 1];
    }
    case 'opFire':
    case 'spotFire':
      return frame.hex;
    case 'walk':
      return unitNamed(world, state, frame.walk.unit)?.at;
    case 'activity':
      return frame.from === NOWHERE ? undefined : frame.from;
    case 'assault':
      return frame.target;
    default: {
      const over = aloftIn(world, state)?.hex ?? NOWHERE;
      return over === NOWHERE ? undefined : over;
    }
  }
}

/** X4: steps of an impulse, after which the other side has one; both roll for the first of a turn. */
const STEPS = ['initiative', 'impulse', 'spend'] as const;

function turnOf(game: OpenGamex, state: State): Scene<Command, Side>['turn'] {
  const [frame] = state.frames;
  const at = STEPS.findIndex((step) => step === frame?.at);
  if (!frame || (at < 0 && frame.at !== 'setup')) return undefined;
  if (at < 0) return { steps: [{ id: frame.at, kind: frame.at, stands: 'now' }] };
  const steps = STEPS.map((step, i) => ({
    id: step,
    kind: step,
    stands: i === at ? ('now' as const) : i < at ? ('over' as const) : ('ahead' as const),
  }));
  const side = 'side' in frame ? frame.side : game.decides(state);
  return { steps, ...(at > 0 && side !== undefined ? { then: other(side) } : {}) };
}

function nextOf({ world }: OpenGamex, state: State): Scene['next'] {
  const frame = state.frames.at(-1);
  if (frame?.at === 'walk') return [frame.walk.unit];
  // The card would be empty, though others of the hex may act without another point.
  if (frame?.at === 'activity' && frame.activity !== 'enter')
    return candidates(world, state, frame).map((unit) => unit.id);
  return frame?.at === 'assault' ? stillMoving(world, state, frame) : undefined;
}

/** X4.2b: a pass after the roll wastes its points; not asked about once nobody can use them. */
function carefulOf(state: State): Message | undefined {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'spend' || frame.spent > 0 || frame.pool === 0) return undefined;
  const able = state.units.some(
    (unit) => unit.side === frame.side && unit.place === 'map' && unit.marker === undefined,
  );
  return able ? msg`${frame.pool} activation {point is|points are} lost unused` : undefined;
}

/** X31.1: a draw is offered once; the other side agrees at any decision of its own. */
function endingOf(game: OpenGamex, state: State): Ending<Command, Side> {
  const { offer } = state;
  const resign = { do: 'resign' } as const;
  if (offer === undefined) return { draw: { do: 'offerDraw' }, resign };
  return { ...(game.decides(state) === other(offer) ? { draw: { do: 'acceptDraw' } } : {}), resign, offeredBy: offer };
}

export function briefOf(game: OpenGamex, state: State): Brief<Side> {
  const prompt = game.prompt(state);
  return { prompt, moment: game.moment(state), scope: prompt ? wayOf(state).scope : NOTHING.scope };
}

export function sceneOf(game: OpenGamex, state: State): Scene<Command, Side> {
  const brief = briefOf(game, state);
  const { mode, done } = brief.prompt ? wayOf(state) : NOTHING;
  const outcome = game.outcome(state);
  const focus = focusOf(game, state);
  const next = nextOf(game, state);
  const at = state.frames.at(-1)?.at;
  const objective = objectiveOf(game.world, state);
  const turn = turnOf(game, state);
  const careful = brief.prompt ? carefulOf(state) : undefined;
  return {
    ...brief,
    ...(outcome ? { outcome } : {}),
    mode,
    pieces: piecesOf(game.world, state),
    ...(done ? { done } : {}),
    ...(careful ? { careful } : {}),
    ...(objective ? { objective } : {}),
    ...(turn ? { turn } : {}),
    ...(focus === undefined ? {} : { focus }),
    ...(at === 'setup' ? { field: fieldOf(game, state) } : {}),
    ...(next && next.length > 0 ? { next } : {}),
    plannable: at === 'spend' || at === 'impulse',
    ...(at === 'setup' || outcome ? {} : { ending: endingOf(game, state) }),
  };
}
