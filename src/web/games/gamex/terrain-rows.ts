import { OBSTACLES, SIDE_COLOURS, TERRAINS } from '#games/gamex/board/terrain.ts';
import { TERRAIN_DRM } from '#games/gamex/fire/strength.ts';
import { signedWhole } from '#web/table/sign.ts';
import { g } from './words/words.ts';

/** Name and effect. */
type Row = readonly [name: string, does: string];

/** Every kind of ground: cover, sight, movement. */
export const terrainRows = (): readonly Row[] =>
  TERRAINS.map((terrain) => {
    const drm = TERRAIN_DRM[terrain] ?? 0;
    const parts = [
      drm === 0 ? '' : g.ground.cover(signedWhole(drm)),
      OBSTACLES.has(terrain) ? g.ground.blocks : '',
      g.ground.entry[terrain],
    ];
    return [g.ground.terrain[terrain], parts.filter((part) => part !== '').join(' ')];
  });

/** Every kind of hexside. */
export const sideRows = (): readonly Row[] =>
  SIDE_COLOURS.map((colour) => [g.ground.side[colour], g.ground.sideDoes[colour]]);
