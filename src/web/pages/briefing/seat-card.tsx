import { For, type JSX, Show } from 'solid-js';
import type { Cover } from '#web/face.ts';
import { Icon } from '#web/table/icon.tsx';
import { w } from '#web/text/words.ts';
import { type Seats, WHO, type Who } from './seats.ts';

/** Cards of all seats, side by side. */
export function SeatCards(props: { readonly face: Cover; readonly seats: Seats }): JSX.Element {
  return (
    <section class="seats" aria-label={w.whoPlays}>
      <div class="seats-head">
        <h2>{w.whoPlays}</h2>
        <button type="button" class="btn" onClick={() => props.seats.swap()}>
          <Icon sign="swap" />
          {w.swapSides}
        </button>
      </div>
      <For each={props.face.sides}>
        {({ id, name }, no) => <SeatCard {...props} side={id} name={name()} no={no()} />}
      </For>
      <Show when={props.face.sides.every(({ id }) => props.seats.seats()[id]?.who === 'computer')}>
        <p class="meta">{w.watchComputers}</p>
      </Show>
    </section>
  );
}

function SeatCard(props: {
  readonly face: Cover;
  readonly seats: Seats;
  readonly side: string;
  readonly name: string;
  readonly no: number;
}): JSX.Element {
  const seat = () => props.seats.seats()[props.side];
  const whoName: Readonly<Record<Who, () => string>> = {
    you: () => w.you,
    here: () => w.playerHere,
    computer: () => w.computer,
  };
  const { opponents, about } = props.face.lobby;
  return (
    <fieldset class="seat">
      <legend class={`side side-${props.no}`}>{props.name}</legend>
      <div class="whos" role="radiogroup" aria-label={w.seatOfSide(props.name)}>
        <For each={WHO}>
          {(who) => (
            <label>
              <input
                type="radio"
                name={`seat-${props.side}`}
                checked={seat()?.who === who}
                onChange={() => props.seats.take(props.side, { who })}
              />
              <span>{whoName[who]()}</span>
            </label>
          )}
        </For>
      </div>
      <Show when={seat()?.who === 'computer'}>
        <div class="levels" role="radiogroup" aria-label={w.levelOf(props.name)}>
          <For each={opponents}>
            {(level, no) => (
              <label>
                <input
                  type="radio"
                  name={`level-${props.side}`}
                  checked={seat()?.level === level}
                  onChange={() => props.seats.take(props.side, { level })}
                />
                <span>{w.levelNames[no()]}</span>
              </label>
            )}
          </For>
        </div>
        <p class="meta">{about(seat()?.level ?? '')}</p>
      </Show>
    </fieldset>
  );
}
