import { For, type JSX } from 'solid-js';
import type { Library } from '#games/blitz/position.ts';
import { placementsFor } from '#games/blitz/text/offers.ts';
import { SIDES, type Side } from '#games/blitz/types.ts';
import { type Seat, seatName } from '#web/table/start.ts';
import { OPPONENTS } from '../levels.ts';
import { SEATS } from '../starts.ts';
import { w } from '../words/words.ts';

type Placing = Readonly<Record<Side, string | undefined>>;

/** Choice of the armies' starting places. */
export const Placements = (props: {
  readonly library: Library;
  readonly on: Placing;
  readonly set: (placing: Placing) => void;
}): JSX.Element => (
  <For each={SIDES}>
    {(side) => (
      <fieldset>
        <legend>{w.placementOf(w.sideName(side))}</legend>
        <select
          aria-label={w.placementOf(w.sideName(side))}
          value={props.on[side] ?? ''}
          onChange={(event) => props.set({ ...props.on, [side]: event.currentTarget.value || undefined })}
        >
          <For each={placementsFor(props.library, side)}>
            {(one) => <option value={one.id}>{w.placementName(one.id, one.title)}</option>}
          </For>
          <option value="">{w.byHand}</option>
        </select>
      </fieldset>
    )}
  </For>
);

type Seating = Readonly<Record<Side, Seat>>;

/** Choice of players. */
export const Seats = (props: { readonly on: Seating; readonly set: (seating: Seating) => void }): JSX.Element => (
  <For each={SIDES}>
    {(side) => (
      <fieldset>
        <legend>{w.playedBy(w.sideName(side), false)}</legend>
        <select
          aria-label={w.playedBy(w.sideName(side), false)}
          value={props.on[side]}
          onChange={(event) =>
            props.set({ ...props.on, [side]: SEATS.find((seat) => seat === event.currentTarget.value) ?? 'human' })
          }
        >
          <For each={SEATS}>
            {(seat) => <option value={seat}>{seatName({ lobby: { opponents: OPPONENTS } }, seat, props.on)}</option>}
          </For>
        </select>
      </fieldset>
    )}
  </For>
);
