import { type Accessor, createSignal, For, type JSX } from 'solid-js';
import { SIDES } from '#games/gamex/types.ts';
import { HUMAN, seatName, type Start } from '#web/table/start.ts';
import { OPPONENTS } from '../kinds.ts';
import { keepPlacing, placesForMe } from '../setup-table.ts';
import { g } from '../words/words.ts';

/** Choice of sides, opponents and set-up. */
export interface Seating {
  readonly side: Accessor<string>;
  readonly setSide: (id: string) => void;
  readonly level: Accessor<string>;
  readonly setLevel: (id: string) => void;
  readonly placing: Accessor<string>;
  readonly setPlacing: (id: string) => void;
  /** The seats as they were chosen; what was chosen of the set-up is kept. */
  seats(): Start['seats'];
}

export function createSeating(): Seating {
  const [side, setSide] = createSignal<string>(SIDES[0]);
  const [level, setLevel] = createSignal<string>('regular');
  const [placing, setPlacing] = createSignal<string>(placesForMe() ? 'forMe' : 'byHand');
  return {
    side,
    setSide,
    level,
    setLevel,
    placing,
    setPlacing,
    seats() {
      keepPlacing(placing() === 'forMe');
      return Object.fromEntries(SIDES.map((id) => [id, id === side() ? HUMAN : level()]));
    },
  };
}

/** One of several, as a row of buttons. */
export function Choose(props: {
  readonly title: string;
  readonly group: string;
  readonly all: readonly (readonly [id: string, text: string])[];
  readonly now: string;
  readonly set: (id: string) => void;
}): JSX.Element {
  return (
    <div class="choose" role="radiogroup" aria-label={props.title}>
      <span>{props.title}</span>
      <For each={props.all}>
        {([id, text]) => (
          <label>
            <input type="radio" name={props.group} checked={props.now === id} onChange={() => props.set(id)} />
            <span>{text}</span>
          </label>
        )}
      </For>
    </div>
  );
}

export function SeatingChoice(props: { readonly seating: Seating }): JSX.Element {
  const { seating } = props;
  return (
    <div class="choices">
      <Choose
        title={g.playAs}
        group="gx-side"
        all={SIDES.map((id) => [id, g.side[id]] as const)}
        now={seating.side()}
        set={seating.setSide}
      />
      <Choose
        title={g.opponent}
        group="gx-level"
        all={[HUMAN, ...OPPONENTS].map((one) => [one, seatName({ lobby: { opponents: OPPONENTS } }, one)] as const)}
        now={seating.level()}
        set={seating.setLevel}
      />
      <Choose
        title={g.placing}
        group="gx-placing"
        all={[
          ['byHand', g.byHand],
          ['forMe', g.forMe],
        ]}
        now={seating.placing()}
        set={seating.setPlacing}
      />
    </div>
  );
}
