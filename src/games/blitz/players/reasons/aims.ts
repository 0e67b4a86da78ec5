import { type Arg, type Message, msg, these } from '#core/message.ts';
import { theWind, whereIs, windTo } from '#core/whereabouts.ts';
import type { Hex } from '#hex/hex.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { other, type State, type Unit } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { citiesRound } from '../plan/survey.ts';
import type { Explanation, Sentence } from './explanation.ts';

/** Aim of a plan in one line of everyday speech: places, units, compass directions. */

/** Plans of different aims are told apart by these. */
export type AimKind = 'city' | 'destroy' | 'front' | 'landing' | 'supply' | 'air' | 'hold' | 'march';

export interface Aim {
  readonly kind: AimKind;
  readonly target: Hex;
  /** In factors, roughly. */
  readonly weight: number;
  readonly title: Message;
}

export const sameAim = (one: Aim, two: Aim): boolean => one.kind === two.kind && one.target === two.target;

const CITY = 3;
const GUARDED = 0.5;
const MARCHED = 0.1;
const MOST_NAMED = 3;

type Where = (hex: Hex) => Message;
const at =
  ({ board }: World): Where =>
  (hex) =>
    whereIs(board.grid, board.source.cities, hex);

/** The city by its name, any other hex by its own. */
const named = ({ board }: World, hex: Hex): Arg => {
  const city = board.source.cities[board.city[hex] ?? -1];
  return city ? { name: city.name } : { hex: board.grid.names[hex] ?? '' };
};

/** Each once, and no more than one can remember. */
function all(world: World, hexes: readonly Hex[]): Arg {
  const found = new Map(hexes.map((hex) => [world.board.city[hex] ?? -1, hex]));
  const list = [...found.values()].map((hex) => named(world, hex));
  if (list.length <= MOST_NAMED) return these(list);
  return msg`${these(list.slice(0, MOST_NAMED), ', ')} and ${list.length - MOST_NAMED} more`;
}

/** Aims of the operations of the Tournament and Optional games. */
const PLAIN: Readonly<Record<string, readonly [AimKind, (where: Message, place: Arg) => Message]>> = {
  assault: ['city', (_, place) => msg`Storm ${place}`],
  beach: ['landing', (where) => msg`Land on the beach ${where}`],
  landing: ['landing', (where) => msg`Land ${where}`],
  raid: ['landing', (where) => msg`Put Rangers ashore ${where}`],
  rangersToSea: ['landing', (where) => msg`Take Rangers to sea ${where}`],
  embark: ['landing', (where) => msg`Load for a landing ${where}`],
  drop: ['landing', (where) => msg`Drop troops ${where}`],
  transport: ['air', (where) => msg`Fly troops in ${where}`],
  breakout: ['supply', (where) => msg`Bring cut-off troops back into supply ${where}`],
  relief: ['supply', (where) => msg`Open the way for cut-off troops ${where}`],
  help: ['supply', (where) => msg`Help troops who cannot get away ${where}`],
  cut: ['supply', (where) => msg`Cut the enemy’s supply ${where}`],
  airfield: ['air', (where) => msg`Take the aircraft on the ground ${where}`],
  victory: ['front', (where) => msg`Sweep the enemy away ${where}`],
  beachGuard: ['hold', (where) => msg`Guard the beach ${where}`],
  garrison: ['hold', (_, place) => msg`Guard ${place}`],
};

function attackAim(world: World, state: State, reason: Explanation, hex: Hex, sealed: boolean): Aim {
  const { board } = world;
  const weight = reason.gain;
  const from = reason.arrows.filter(({ role }) => role === 'main').map(({ to }) => to);
  if (board.city[hex] !== -1) {
    const wind = windTo(board.grid, hex, from);
    const place = named(world, hex);
    const title = wind ? msg`Take ${place} from ${theWind(wind)}` : msg`Take ${place} from all sides`;
    return { kind: 'city', target: hex, weight, title };
  }
  const [city] = citiesRound(world, hex).filter((one) => !friendly(world, state, state.mover, one));
  if (city !== undefined && !sealed) {
    const title = msg`Open the way into ${named(world, city)}`;
    return { kind: 'city', target: hex, weight, title };
  }
  const where = at(world)(hex);
  const there = stackAt(fieldOf(world, state), other(state.mover), hex).filter((no) =>
    isGround(state.units[no] as Unit),
  );
  const [first] = there;
  if (!sealed || first === undefined)
    return { kind: 'front', target: hex, weight, title: msg`Break the front ${where}` };
  const unit = theUnit(state, first);
  const title =
    there.length === 1
      ? msg`Destroy ${unit} ${where}`
      : msg`Destroy ${unit} and ${there.length - 1} {unit|units} more ${where}`;
  return { kind: 'destroy', target: hex, weight, title };
}

function aimOf(world: World, state: State, reason: Explanation, sentence: Sentence): Aim | undefined {
  const where = at(world);
  switch (sentence.say) {
    case 'attack':
      return attackAim(world, state, reason, sentence.hex, sentence.sealed);
    case 'soakOff':
      return { kind: 'front', target: sentence.hex, weight: 0, title: msg`Tie the enemy down ${where(sentence.hex)}` };
    case 'take': {
      const title = msg`Take ${all(world, sentence.cities)} without a fight`;
      return { kind: 'city', target: Math.min(...sentence.cities), weight: CITY * sentence.cities.length, title };
    }
    case 'guard': {
      const title = msg`Hold ${all(world, sentence.cities)}`;
      return { kind: 'hold', target: sentence.cities[0] ?? -1, weight: GUARDED * sentence.cities.length, title };
    }
    case 'withdraw': {
      const title = msg`Get away from the enemy ${where(sentence.from)}`;
      return { kind: 'hold', target: sentence.from, weight: GUARDED, title };
    }
    case 'march': {
      const title = msg`March on ${named(world, sentence.hex)}`;
      return { kind: 'march', target: sentence.hex, weight: MARCHED * sentence.units.length, title };
    }
    case 'plain': {
      const known = PLAIN[reason.goal];
      const hex = reason.target;
      if (!known || hex === undefined) return undefined;
      return { kind: known[0], target: hex, weight: reason.gain, title: known[1](where(hex), named(world, hex)) };
    }
    case 'risk':
      return undefined;
  }
}

/** The weightiest first. */
export function aimsOf(world: World, state: State, reasons: readonly Explanation[]): Aim[] {
  const found = reasons.flatMap((reason) => {
    const [first] = reason.sentences;
    const aim = first && aimOf(world, state, reason, first);
    return aim ? [aim] : [];
  });
  return found.sort((a, b) => b.weight - a.weight);
}
