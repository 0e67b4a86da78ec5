import { createEffect, Index, type JSX, on, Show } from 'solid-js';
import type { Plate } from '#web/face.ts';
import { Icon } from '../icon.tsx';
import type { Table } from '../table-model.ts';
import { IconButton } from './icon-button.tsx';
import './plates.css';

const SIGN = { next: 'play', now: 'threat', over: 'check' } as const;

/** Plates of the phase: a tap shows one on the map and opens it in the card. */
export function Plates(props: { readonly table: Table; readonly openCard: () => void }): JSX.Element {
  const { plates } = props.table.fittings;
  const list = (): readonly Plate[] => plates?.list() ?? [];
  return (
    <Show when={list().length > 0}>
      <ul class="plates" aria-label={plates?.title()}>
        <Index each={list()}>{(plate) => <OnePlate plate={plate()} openCard={props.openCard} />}</Index>
      </ul>
    </Show>
  );
}

function OnePlate(props: { readonly plate: Plate; readonly openCard: () => void }): JSX.Element {
  let item: HTMLLIElement | undefined;
  let button: HTMLButtonElement | undefined;
  const sign = () => (props.plate.standing === 'open' ? undefined : SIGN[props.plate.standing]);
  const inSight = (): void => item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // Keep the plate of the next battle in view.
  createEffect(
    on(
      () => props.plate.standing,
      (standing) => {
        if (standing === 'next' || standing === 'now') inSight();
      },
      { defer: true },
    ),
  );
  return (
    <li class={props.plate.standing} ref={item}>
      <button
        type="button"
        class="plate"
        title={`${props.plate.where}: ${props.plate.text}`}
        ref={button}
        onClick={() => {
          props.openCard();
          props.plate.open();
          inSight();
        }}
      >
        <span class="head">
          <Show when={sign()}>{(known) => <Icon sign={known()} />}</Show>
          <b>{props.plate.title}</b> <span>{props.plate.where}</span>
        </span>{' '}
        <small>{props.plate.text}</small>
        <Show when={props.plate.stands}>
          {' '}
          <span class="unseen">{props.plate.stands}</span>
        </Show>
        <span class="parts" aria-hidden="true">
          <Index each={props.plate.bar}>
            {(part) => <i class={part().tone} style={{ width: `${part().part * 100}%` }} />}
          </Index>
        </span>
      </button>
      <Show when={props.plate.remove}>
        {(remove) => (
          <IconButton
            class="remove"
            sign="close"
            name={remove().name}
            act={() => {
              // Pressing the button may remove it together with its plate.
              button?.focus();
              remove().act();
            }}
          />
        )}
      </Show>
    </li>
  );
}
