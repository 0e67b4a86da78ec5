import { withoutUndo } from '#core/record/undo.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import { hashOf } from '#core/hash.ts';
import { openContinent, playRandomly } from './continent.ts';
import type { Suite } from './result.ts';

const TIMES = 50;

const times = (once: () => unknown) => () => {
  let kept: unknown;
  for (let i = 0; i < TIMES; i++) kept = once();
  return kept === undefined ? 0 : TIMES;
};

/** Cost of keeping a state and continuing from a changed one: replaced values against a whole copy. */
export function stateSuite(): Suite<'ours' | 'peer' | 'json' | 'hash'> {
  const game = openContinent(15);
  const state: State = withoutUndo(playRandomly(game, 3, 700).state);
  let at = 0;
  const changed = (): State => {
    at = (at + 1) % 100;
    return { ...state, units: state.units.with(7, { ...(state.units[7] as Unit), at }) };
  };
  return {
    ways: {
      ours: times(changed),
      peer: times(() => structuredClone(state)),
      json: times(() => JSON.parse(JSON.stringify(state)) as State),
      hash: times(() => hashOf(changed())),
    },
    results: ({ ours, peer, json, hash }) => [
      { what: 'state copy with one unit moved', unit: 'µs', ours, peer: { name: 'structuredClone', timing: peer } },
      { what: 'state saved and loaded as JSON', unit: 'µs', ours: json },
      { what: 'fingerprint after one unit moved', unit: 'µs', ours: hash },
    ],
  };
}
