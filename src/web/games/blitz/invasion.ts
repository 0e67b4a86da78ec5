import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { AssaultView, BeachView, InvasionView, WaveWish } from '#games/blitz/sea/desk/invasion.ts';
import type { BlitzQuestions } from '#games/blitz/desk/questions.ts';
import type { Seen } from '#games/blitz/desk/own.ts';
import type { UnitNo } from '#games/blitz/types.ts';
import { answersTo } from '#web/table/questions.ts';

const NOTHING: InvasionView = { beaches: [], shut: [], ships: [] };

/** M11.30: an invasion while it is planned: a beach, its waves, and what would come of them. */
export function createInvasion(
  ask: Pick<BlitzQuestions, 'invasion' | 'proposedWaves' | 'assault'>,
  state: () => Seen | undefined,
  /** True while a player here decides in a step with landings. */
  active: () => boolean,
  /** The position the table was laid with. */
  setup: () => unknown,
) {
  const [view, setView] = createSignal<InvasionView>(NOTHING);
  const [beach, setBeach] = createSignal<number>();
  const [waves, setWaves] = createSignal<readonly WaveWish[]>([]);
  const [assault, setAssault] = createSignal<AssaultView>();
  const toView = answersTo<InvasionView>(setView, NOTHING);
  const toWaves = answersTo<readonly WaveWish[]>(setWaves, []);
  const toAssault = answersTo<AssaultView | undefined>(setAssault, undefined);

  createEffect(() => {
    state();
    toView.ask(active() ? ask.invasion() : undefined);
  });
  const here = createMemo((): BeachView | undefined => view().beaches.find(({ hex }) => hex === beach()));
  // A new player turn needs a new plan.
  createEffect(
    on(
      () => [setup(), state()?.turn, state()?.mover, active()].join(' '),
      () => setBeach(undefined),
    ),
  );
  // A chosen beach gets a proposal, which the player may change.
  createEffect(
    on([beach, state], ([hex]) => toWaves.ask(active() && hex !== undefined ? ask.proposedWaves(hex) : undefined)),
  );
  createEffect(() => {
    const hex = beach();
    const wishes = waves();
    toAssault.ask(active() && hex !== undefined && wishes.length > 0 ? ask.assault(hex, wishes) : undefined);
  });

  const change = (no: number, to: (wave: WaveWish) => WaveWish): void =>
    void setWaves(waves().map((wave, i) => (i === no ? to(wave) : wave)));
  const troopsOf = (ship: UnitNo): UnitNo[] =>
    view()
      .ships.find(({ unit }) => unit === ship)
      ?.troops.map(({ unit }) => unit) ?? [];
  const toggled = (list: readonly UnitNo[], no: UnitNo): readonly UnitNo[] =>
    list.includes(no) ? list.filter((one) => one !== no) : [...list, no];

  return {
    view,
    active,
    beach: here,
    chooseBeach: (hex: number | undefined): void => void setBeach(hex),
    waves,
    assault,
    toggleShip: (no: number, ship: UnitNo): void =>
      change(no, (wave) => {
        const ships = toggled(wave.ships, ship);
        const troops = wave.troops.filter((one) => ships.some((other) => troopsOf(other).includes(one)));
        return { ...wave, ships, troops };
      }),
    toggleTroop: (no: number, unit: UnitNo): void =>
      change(no, (wave) => ({ ...wave, troops: toggled(wave.troops, unit) })),
    setFrom: (no: number, from: number): void => change(no, (wave) => ({ ...wave, from })),
    addWave: (from: number): void => void setWaves([...waves(), { from, ships: [], troops: [] }]),
    dropWave: (no: number): void => void setWaves(waves().filter((_, i) => i !== no)),
  };
}
