import { For, type JSX, Show } from 'solid-js';
import type { LogLine } from '#table/host.ts';
import { said, saidParts, w } from '#web/text/words.ts';
import { sideClass } from '../panels/side-name.tsx';
import { otherSide } from './groups.ts';
import type { Table } from '../table-model.ts';

/** A line of the log with its hexes as links to the map, its rules, and the way back to before it. */
export function Line(props: {
  readonly table: Table;
  readonly line: LogLine;
  /** Number of repetitions in a row. */
  readonly times: number;
  readonly openRule: (id: string) => void;
  /** True if the game may be taken back to this command from here. */
  readonly undo: boolean;
}): JSX.Element {
  return (
    <li class={sideClass(props.table, props.line.side)}>
      <For each={saidParts(props.line.text)}>
        {(part) => {
          if (typeof part === 'string') return part;
          if ('hex' in part) return <HexLink table={props.table} hex={part.hex} />;
          return <UnitName table={props.table} unit={part.unit} besides={props.line.side} />;
        }}
      </For>{' '}
      <Show when={props.times > 1}>(× {props.times}) </Show>
      <For each={props.line.rules}>
        {(rule) => (
          <button type="button" class="rule-link" onClick={() => props.openRule(rule)}>
            {rule}
          </button>
        )}
      </For>
      <Show when={props.undo}>
        <button type="button" class="rule-link" onClick={() => void props.table.game.undoTo(props.line.n)}>
          {w.undoHere}
        </button>
      </Show>
    </li>
  );
}

/** A hex that can be shown, with the place that lies there. */
export function HexLink(props: { readonly table: Table; readonly hex: string }): JSX.Element {
  const hex = () => props.table.find(props.hex);
  return (
    <button type="button" class="hex-link" onClick={() => props.table.showHex(hex())}>
      {props.hex}
      <Show when={props.table.place(hex())}>{(place) => <> {place()}</>}</Show>
    </button>
  );
}

/** A unit as people call it, its id for those who ask; both sides number theirs alike, so the other's are told apart. */
function UnitName(props: {
  readonly table: Table;
  readonly unit: string;
  /** Side whose units are named without it. */
  readonly besides: string;
}): JSX.Element {
  const name = () => said({ unit: props.unit });
  const other = () => {
    const told = props.table.face.log.tellsSides || name() === props.unit;
    return told ? undefined : otherSide(props.table.face.sides, props.table.piece(props.unit)?.side, props.besides);
  };
  return (
    <span title={props.unit}>
      <Show when={other()}>{(side) => <>{said({ side: side() })} </>}</Show>
      {name()}
    </span>
  );
}
