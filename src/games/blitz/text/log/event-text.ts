import type { LogEntry } from '#core/record/log-entry.ts';
import { nameOf } from '#hex/grid.ts';
import { airSays } from '#games/blitz/air/sentences.ts';
import { combatSays } from '#games/blitz/combat/sentences.ts';
import { countrySays } from '#games/blitz/countries/sentences.ts';
import { courseSays } from '#games/blitz/course/sentences.ts';
import { groundSays } from '#games/blitz/ground/sentences.ts';
import { seaSays } from '#games/blitz/sea/sentences.ts';
import { supplySays } from '#games/blitz/supply/sentences.ts';
import { weatherSays } from '#games/blitz/weather/sentences.ts';
import { combatResultsSays } from '#games/blitz/combat/results/sentences.ts';
import { warSays } from '#games/blitz/countries/wars/sentences.ts';
import { guerillaSays } from '#games/blitz/countries/guerillas/sentences.ts';
import { productionSays } from '#games/blitz/economy/production/sentences.ts';
import { orderSays } from '#games/blitz/economy/orders-of-battle/sentences.ts';
import { isolationSays } from '#games/blitz/supply/lines/sentences.ts';
import { weatherZonesSays } from '#games/blitz/weather/zones/sentences.ts';
import { railroadsSays } from '#games/blitz/ground/rail/sentences.ts';
import { navalSays } from '#games/blitz/sea/ships/sentences.ts';
import { airForcesSays } from '#games/blitz/air/airbases/sentences.ts';
import type { BlitzEvent, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { type Says, type LogContext, logContextOf } from './log-context.ts';

/** Events in words for people and, by name, for programs. */

/** Events that only keep the books of the engine. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'marked',
  'noted',
  'committed',
  'impulse',
  'push',
  'pop',
  'turnTo',
  'battleEnded',
  'ranOver',
  'broken',
  'centresBeaten',
  'centresMended',
  'writtenOff',
  'planBuilt',
  'planEnded',
  'fired',
  'combatEnded',
  'attackersNoted',
  'railsShut',
  'hexCleared',
  'roomLeft',
  'guardsLost',
  'supplyFlown',
  'groundFelt',
  'waveOver',
  'abortOver',
  'shipTask',
  'lifted',
]);

export const isBookkeeping = (event: BlitzEvent): boolean => BOOKKEEPING.has(event.is);

const UNIT_KEYS: ReadonlySet<string> = new Set(['unit', 'units', 'attackers', 'defenders', 'advanced', 'abandon']);
const HEX_KEYS: ReadonlySet<string> = new Set(['hex', 'hexes', 'path', 'to', 'from', 'at']);

/** A command, event or frame with unit names and hex names in place of their numbers. */
export function named(world: World, state: State, value: unknown, key = ''): unknown {
  if (typeof value === 'number') {
    if (UNIT_KEYS.has(key)) return state.units[value]?.id ?? value;
    return HEX_KEYS.has(key) ? nameOf(world.board.grid, value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => named(world, state, entry, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(world, state, inner, name)]));
}

/** Every event, chapter by chapter. */
const SAYS: Says<BlitzEvent['is']> = {
  ...courseSays,
  ...groundSays,
  ...combatSays,
  ...countrySays,
  ...airSays,
  ...seaSays,
  ...supplySays,
  ...weatherSays,
  ...isolationSays,
  ...railroadsSays,
  ...navalSays,
  ...airForcesSays,
  ...weatherZonesSays,
  ...orderSays,
  ...productionSays,
  ...warSays,
  ...combatResultsSays,
  ...guerillaSays,
};

/**
 * Log sentence of an event; undefined for internal bookkeeping. `state` is the state before the event, `origin` the one
 * before its command.
 */
export function eventInWords(
  world: World,
  state: State,
  event: BlitzEvent,
  origin: State = state,
): LogEntry | undefined {
  const says = SAYS[event.is] as (context: LogContext, event: BlitzEvent) => LogEntry | undefined;
  return says(logContextOf(world, state, origin), event);
}

/** A run of events in words, each read against the state it came upon. */
export function describeEvents(
  game: { readonly world: World; fold(state: State, events: readonly BlitzEvent[]): State },
  state: State,
  events: readonly BlitzEvent[],
): LogEntry[] {
  const lines: LogEntry[] = [];
  let at = state;
  for (const event of events) {
    const told = eventInWords(game.world, at, event, state);
    if (told) lines.push(told);
    at = game.fold(at, [event]);
  }
  return lines;
}
