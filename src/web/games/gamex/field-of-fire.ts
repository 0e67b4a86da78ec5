import { createEffect, createSignal } from 'solid-js';
import type { FieldOfFire } from '#games/gamex/desk/questions.ts';
import type { Layer } from '#table/board-model.ts';
import { answersTo } from '#web/table/questions.ts';
import type { GameTable } from './game-table.ts';

/** The ground one unit's weapon reaches, shaded by what it does there. */
export function createField(table: GameTable) {
  const [of, show] = createSignal<string>();
  const [field, setField] = createSignal<FieldOfFire>();
  const toField = answersTo<FieldOfFire | undefined>(setField, undefined);
  createEffect(() => {
    const id = of();
    const unit = id === undefined ? undefined : table.unit(id);
    const there = unit !== undefined && unit.place === 'map';
    toField.ask(there ? table.game.ask<FieldOfFire | undefined>('field', unit.id) : undefined);
  });
  const layers = (): readonly Layer[] => {
    const found = field();
    const strength = table.kind(table.unit(of() ?? ''))?.as ?? 0;
    if (!found || strength === 0) return [];
    const between = (least: number, most: number) =>
      found.hexes
        .filter(({ armored, soft }) => {
          const effect = Math.max(armored, soft) / strength;
          return effect > least && effect <= most;
        })
        .map(({ hex }) => hex);
    return [
      {
        id: 'field',
        items: [
          { kind: 'shade', hexes: between(0, 0.75), tone: 'target', opacity: 0.12 },
          { kind: 'shade', hexes: between(0.75, 1.5), tone: 'target', opacity: 0.2 },
          { kind: 'hatch', hexes: between(0.75, 1.5), tone: 'warning' },
          { kind: 'shade', hexes: between(1.5, 9), tone: 'target', opacity: 0.45 },
        ],
      },
    ];
  };
  return { of, show: (unit: string | undefined) => void show(() => unit), layers };
}

export type FieldShown = Pick<ReturnType<typeof createField>, 'of' | 'show'>;
