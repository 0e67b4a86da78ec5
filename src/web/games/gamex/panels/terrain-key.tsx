import { For, type JSX } from 'solid-js';
import { OBSTACLES, SIDE_COLOURS, TERRAINS } from '#games/gamex/board/terrain.ts';
import { TERRAIN_DRM } from '#games/gamex/fire/strength.ts';
import { signed } from '#web/table/sign.ts';
import { g } from '../words/words.ts';

/** Every kind of ground and hexside with what it does: cover, sight, movement. */
export function TerrainKey(): JSX.Element {
  const { ground } = g;
  return (
    <>
      <ul class="terrain-key">
        <For each={TERRAINS}>
          {(terrain) => (
            <li>
              <strong>{ground.terrain[terrain]}</strong>
              <span>
                {[
                  TERRAIN_DRM[terrain] === undefined ? '' : ground.cover(signed(TERRAIN_DRM[terrain])),
                  OBSTACLES.has(terrain) ? ground.blocks : '',
                  ground.entry[terrain],
                ]
                  .filter((part) => part !== '')
                  .join(' ')}
              </span>
            </li>
          )}
        </For>
      </ul>
      <h3>{ground.sidesTitle}</h3>
      <ul class="terrain-key">
        <For each={SIDE_COLOURS}>
          {(colour) => (
            <li>
              <strong>{ground.side[colour]}</strong>
              <span>{ground.sideDoes[colour]}</span>
            </li>
          )}
        </For>
      </ul>
    </>
  );
}
