import type { Draft } from '#core/play.ts';
import {
  type Chaos,
  type ChaosEvent,
  other,
  type GamexFrame,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';

/** Effects of cards and events on a state (X24). */

export type ChaosWrite = (draft: Draft<State>, ids: readonly UnitId[], change: (unit: Unit) => object) => void;
type Writes = {
  readonly [K in ChaosEvent['is']]: (
    draft: Draft<State>,
    event: Extract<ChaosEvent, { readonly is: K }>,
    write: ChaosWrite,
  ) => void;
};

export const NO_CARDS: Chaos = { discard: [], removed: [], hands: { axis: [], allied: [] }, force: [] };

function change(draft: Draft<State>, changed: (chaos: Chaos) => Partial<Chaos>): void {
  const now = draft.chaos ?? NO_CARDS;
  draft.chaos = { ...now, ...changed(now) };
}

/** The card itself, or in a view one of those that are not known. */
function without(hand: readonly number[], card: number | undefined): readonly number[] {
  const at = hand.indexOf(card ?? 0);
  const gone = at >= 0 ? at : hand.indexOf(0);
  return hand.filter((_, i) => i !== gone);
}

const nothing = (): void => undefined;

export const CHAOS_WRITES: Writes = {
  drawn: (draft, { card }) => change(draft, ({ discard }) => ({ discard: [...discard, card] })),
  received: (draft, { side, card = 0 }) =>
    change(draft, ({ hands }) => ({ hands: { ...hands, [side]: [...hands[side], card] } })),
  surrendered: (draft, { side, to, lost, gained = 0 }) =>
    change(draft, ({ hands }) => {
      const left = { ...hands, [side]: without(hands[side], lost) };
      return { hands: to === 'deck' ? left : { ...left, [other(side)]: [...left[other(side)], gained] } };
    }),
  reshuffled: (draft) => change(draft, () => ({ discard: [] })),
  diceInstead: nothing,
  cardPlayed: (draft, { side, card }) =>
    change(draft, ({ hands, removed }) => ({
      hands: { ...hands, [side]: without(hands[side], card) },
      removed: [...removed, card],
    })),
  happened: (draft, { event, side }) => change(draft, () => ({ last: { event, side } })),
  fizzled: nothing,
  // E24: who seizes it last has it.
  inForce: (draft, { event, side }) =>
    change(draft, ({ force }) => ({
      force: [...force.filter((one) => event !== 'E24' || one.event !== 'E24'), { event, side }],
    })),
  forceSpent: (draft, { event, side }) =>
    change(draft, ({ force }) => {
      const at = force.findIndex((one) => one.event === event && one.side === side);
      return { force: force.filter((_, i) => i !== at) };
    }),
  forcesEnd: (draft, _event, write) => {
    change(draft, ({ force }) => ({ force: force.filter(({ event }) => event === 'E24') }));
    const ready = draft.units.filter(({ firm, hurried }) => firm || hurried).map(({ id }) => id);
    if (ready.length > 0) write(draft, ready, () => ({ firm: undefined, hurried: undefined }));
  },
  answered: (draft, { answers }) => change(draft, () => ({ answers })),
  answersUsed: (draft) => {
    const { answers: _answers, ...rest } = draft.chaos ?? NO_CARDS;
    draft.chaos = rest;
  },
  poolChanged: (draft, { side, by }) => {
    draft.frames = draft.frames.map(
      (frame): GamexFrame =>
        frame.at === 'spend' && frame.side === side ? { ...frame, pool: Math.max(0, frame.pool + by) } : frame,
    );
  },
  halted: (draft, { unit }) => {
    const { at } = draft.units.find(({ id }) => id === unit) ?? {};
    // X6.4.5c: no unit stays in the hex it overruns.
    if (draft.frames.some((frame) => frame.at === 'assault' && frame.kind === 'overrun' && frame.target === at)) return;
    draft.frames = draft.frames.map(
      (frame): GamexFrame =>
        frame.at === 'walk' && frame.walk.unit === unit
          ? { ...frame, walk: { ...frame.walk, acts: [], ended: true } }
          : frame,
    );
  },
  readied: (draft, { units, how }, write) => write(draft, units, () => ({ [how]: true })),
  stoodFirm: (draft, { unit }, write) => write(draft, [unit], () => ({ firm: undefined })),
  seized: (draft, { side }) => {
    draft.streak = draft.initiative === side ? draft.streak + 1 : 1;
    draft.initiative = side;
    change(draft, ({ force }) => ({ force: force.filter(({ event }) => event !== 'E24') }));
  },
  calledOff: nothing,
  swallowed: nothing,
};
