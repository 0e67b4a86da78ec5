import { NOWHERE } from '#hex/hex.ts';
import type { MainAct } from '#web/face.ts';
import { called } from './labels.ts';
import type { GameTable } from './game-table.ts';
import type { SupportGuide } from './support.ts';
import { isLeft, minesOf, placeRest } from './setup-table.ts';
import type { Watch } from './watch.ts';
import { g } from './words/words.ts';

/** A mission that has all it needs. */
function missionAct(table: GameTable, guide: SupportGuide): MainAct | undefined {
  const led = guide.led();
  if (led?.hex === undefined) return undefined;
  if (led.of === 'battery') {
    const { battery, hex, eye, extra } = led;
    if (eye === undefined) return undefined;
    const command = { do: 'obaFire', batteries: [battery], by: [], at: hex, sighter: eye, extra } as const;
    return { text: g.action.obaFire, press: () => void table.play(command) };
  }
  const way = led.way === undefined ? undefined : guide.ways()[led.way];
  return way && { text: g.action.airStrike, press: () => void table.play(way.command) };
}

/** Main act after a first touch: the fire, or the way under fire, that was previewed. */
function lookedAct(table: GameTable): MainAct | undefined {
  if (table.looked() === undefined || table.plans().some(({ fault }) => fault)) return undefined;
  const warned = table.warned() !== undefined && table.plans().length === 0;
  return { text: warned ? g.goAnyway : called(g.action, table.laid.begun()?.verb ?? 'fire'), press: table.goOn };
}

/** Main act of set-up: places the rest for the player. */
const placingAct = (table: GameTable): MainAct | undefined =>
  isLeft(table)
    ? {
        text: minesOf(table).some(({ at }) => at === NOWHERE) ? g.restAndMines : g.action.placeRest,
        press: () => placeRest(table),
      }
    : undefined;

/** The one main button while something is being prepared. */
export function mainAct(table: GameTable, guide: SupportGuide, watch: Watch): MainAct | undefined {
  const staying = watch.staying();
  if (staying.length > 0)
    return { text: g.keepWatch(staying.length), press: () => void table.play({ do: 'keepOF', units: staying }) };
  return placingAct(table) ?? missionAct(table, guide) ?? lookedAct(table);
}
