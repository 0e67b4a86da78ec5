import { outcomes } from '#core/dice/dice.ts';
import type { Result } from '#games/blitz/combat/rules/result.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Battle, type Command, type Side, SIDES, type State, sizeOf } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';

/** Possible results of battles, found by playing them with the engine. */

/** Factors (B0.8: size) each side loses. */
export type Lost = Readonly<Record<Side, number>>;

export interface Forecast {
  readonly result: Result;
  /** Faces of the die that give it; none where nothing is rolled. */
  readonly faces: readonly number[];
  readonly sixths: number;
  /** The least that is lost: whoever has a choice spends as little as he can. */
  readonly lost: Lost;
}

/** A battle that never ends, so that combat does not end with the one looked at. */
const OTHER: Battle = { no: 9999, kind: 'ground', attackers: [], hexes: [] };

function strength(state: State): Lost {
  const sum = { blue: 0, red: 0 };
  for (const unit of state.units) if (['map', 'air', 'sea'].includes(unit.place)) sum[unit.side] += sizeOf(unit);
  return sum;
}

const lostBetween = (before: Lost, after: Lost): Lost => ({
  blue: before.blue - after.blue,
  red: before.red - after.red,
});

/** Limits of the search for the cheapest choice: options per decision, and positions in all. */
const MOST_WAYS = 12;
const MOST_TRIED = 60;

/** Comparison of two endings for the side that chooses. */
export type Better = (side: Side, one: State, best: State) => boolean;

/** A side with a choice loses as little as it can. */
const cheaper: Better = (side, one, best) => strength(one)[side] > strength(best)[side];

/** Takes the battle to its end; who decides chooses what is best for him. */
function bestEnd(game: Blitz, state: State, spare: { tries: number }, better: Better): State {
  const at = state.frames.at(-1)?.at;
  if (at !== 'exchange' && at !== 'losses' && at !== 'payment' && at !== 'support' && at !== 'retreat') return state;
  const side = game.decides(state) ?? state.mover;
  let best: State | undefined;
  let ways = 0;
  for (const command of game.legal(state)) {
    if (best && (ways++ >= MOST_WAYS || spare.tries <= 0)) break;
    spare.tries--;
    const end = bestEnd(game, afterCommand(game, state, command), spare, better);
    if (!best || better(side, end, best)) best = end;
  }
  return best ?? state;
}

/** One fall of the dice and where it leads. */
interface End {
  readonly faces: readonly number[];
  readonly chance: number;
  readonly result: Result;
  readonly lost: Lost;
  readonly end: State;
}

/** Every end of a battle that is declared in this state, as if it were the next to be resolved. */
export function endsOf(game: Blitz, state: State, battle: Battle, better: Better = cheaper): End[] {
  const fighting: State = {
    ...state,
    battles: [{ ...battle, support: battle.support ?? [] }, OTHER],
    doomed: [],
    frames: [{ at: 'combat' }],
  };
  const before = strength(fighting);
  const command: Command = { do: 'resolve', battle: battle.no };
  const falls = outcomes((dice) => game.play(fighting, state.mover, command, dice));
  return [...falls].map(({ faces, chance, result: played }) => {
    const fought = played.events.find((event) => event.is === 'fought');
    const nuked = played.events.find((event) => event.is === 'nuked');
    const end = bestEnd(game, played.state, { tries: MOST_TRIED }, better);
    const result: Result = fought?.result ?? {
      ...(nuked ? { table: 'O23.nuclear', die: nuked.die } : {}),
      effects: nuked ? [{ side: 'defender', lose: nuked.destroyed }] : [],
    };
    return { faces, chance, result, lost: lostBetween(before, strength(end)), end };
  });
}

/** Every result of such a battle, with its chance. */
export function forecastOf(game: Blitz, state: State, battle: Battle): Forecast[] {
  const found = new Map<string, Forecast>();
  for (const { faces, chance, result, lost } of endsOf(game, state, battle)) {
    const key = `${JSON.stringify(result.effects)} ${lost.blue} ${lost.red}`;
    const same = found.get(key) ?? { faces: [], sixths: 0 };
    const sixths = same.sixths + Math.round(chance * 6);
    found.set(key, { result, faces: [...same.faces, ...faces], sixths, lost });
  }
  return [...found.values()];
}

/** Probability of each loss for a side: the index is the loss, the values add up to 1. */
export type Spread = readonly number[];

/** Losses of both sides in several battles together, each taken as it stands now: their dice are independent. */
export function spreadOf(battles: readonly (readonly Forecast[])[]): Readonly<Record<Side, Spread>> {
  const spread = (side: Side): Spread => {
    let sums: number[] = [1];
    for (const results of battles) {
      const next: number[] = [];
      for (const { sixths, lost } of results) {
        sums.forEach((chance, already) => {
          const total = already + lost[side];
          next[total] = (next[total] ?? 0) + (chance * sixths) / 6;
        });
      }
      sums = Array.from(next, (chance) => chance ?? 0);
    }
    return sums;
  };
  const [blue, red] = SIDES.map(spread) as [Spread, Spread];
  return { blue, red };
}
