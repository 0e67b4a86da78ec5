import { For, type JSX } from 'solid-js';

/** Values to choose from with their names; a name is a function because the language may change. */
export type Options<T> = readonly (readonly [T, () => string])[];

/** Radio buttons side by side. `name` is unique in the page. */
export function Choices<T>(props: {
  readonly title: string;
  readonly name: string;
  readonly all: Options<T>;
  readonly now: T;
  readonly set: (one: T) => void;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <fieldset class="seat">
      <legend>{props.title}</legend>
      <div class="whos">
        <For each={props.all}>
          {([id, name]) => (
            <label>
              <input type="radio" name={props.name} checked={props.now === id} onChange={() => props.set(id)} />
              <span>{name()}</span>
            </label>
          )}
        </For>
      </div>
      {props.children}
    </fieldset>
  );
}
