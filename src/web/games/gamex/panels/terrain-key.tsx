import { For, type JSX } from 'solid-js';
import { sideRows, terrainRows } from '../terrain-rows.ts';
import { g } from '../words/words.ts';

const Rows = (props: { readonly rows: readonly (readonly [string, string])[] }): JSX.Element => (
  <ul class="terrain-key">
    <For each={props.rows}>
      {([name, does]) => (
        <li>
          <strong>{name}</strong>
          <span>{does}</span>
        </li>
      )}
    </For>
  </ul>
);

/** Every kind of ground and hexside with what it does. */
export function TerrainKey(): JSX.Element {
  return (
    <>
      <Rows rows={terrainRows()} />
      <h3>{g.ground.sidesTitle}</h3>
      <Rows rows={sideRows()} />
    </>
  );
}
