import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { openScript } from '../games/blitz/game.ts';
import { runScript } from '#cli/script/run.ts';
import { readLedger } from '#core/ledger.ts';
import { DIAGRAM_RULES } from '#web/games/blitz/diagrams/diagram-rules.ts';
import { DIAGRAMS } from '#web/games/blitz/diagrams/all.ts';
import type { Diagram } from '#web/games/blitz/diagrams/diagram.ts';
import { drawDiagram } from '#web/games/blitz/diagrams/draw.ts';
import { chapterOf, chaptersOf } from '#web/table/rules/rulebook.ts';
import { captionsDe } from '#web/games/blitz/words/de-diagrams.ts';
import { captionsEn } from '#web/games/blitz/words/en-diagrams.ts';
import { LESSONS } from '#web/games/blitz/lessons/all.ts';
import './fluent.ts';

/** The rulebook's drawings: the engine reads every position, and what a caption claims is what the engine says. */

const rules = join(import.meta.dirname, '..', '..', 'docs', 'rules');
const ledger = readLedger(
  ['blitzkrieg-1965', 'module-system'].map((name) => ({ name, text: readFileSync(join(rules, `${name}.md`), 'utf8') })),
);

const errorsOf = ({ rule, position, dice }: Diagram, lines: readonly string[]): string[] => {
  const script = [position, ...(dice ? [`dice ${dice.join(' ')}`] : []), '---', ...lines].join('\n');
  return runScript(openScript(script, EMPTY_LIBRARY, rule)).errors.map(({ message }) => message);
};

for (const diagram of DIAGRAMS) {
  describe(diagram.rule, () => {
    test('the engine says what the caption claims', () => {
      const demands = diagram.claims.filter(({ holds }) => /^(ok|legal|refused|expect)\b/.test(holds));
      expect(demands.length).toBeGreaterThan(0);
      expect(demands.length).toBe(diagram.claims.length);
      expect(
        errorsOf(
          diagram,
          diagram.claims.map(({ holds }) => holds),
        ),
      ).toEqual([]);
      for (const captions of [captionsEn, captionsDe])
        for (const { says } of diagram.claims) if (says !== undefined) expect(captions[diagram.rule]).toContain(says);
    });

    test('moves that are drawn are legal, barred ones are refused by the rule they show', () => {
      const leftOver = (message: string): boolean => message.startsWith('dice left over');
      for (const mark of diagram.marks) {
        if ('way' in mark && diagram.rule !== 'T7.3.1') {
          const [, ...path] = mark.way;
          expect(
            errorsOf(diagram, [`ok: moveUnit ${mark.unit} ${path.join(' ')}`]).filter((m) => !leftOver(m)),
          ).toEqual([]);
        }
        if ('barred' in mark) {
          const [, ...path] = mark.barred;
          const line = `refused ${mark.rule}: moveUnit ${mark.unit} ${path.join(' ')}`;
          expect(errorsOf(diagram, [line]).filter((m) => !leftOver(m))).toEqual([]);
        }
      }
    });

    test('it can be drawn in every theme, with ids of its own', () => {
      for (const theme of ['classic', 'night', 'contrast'] as const) {
        const svg = drawDiagram(diagram, theme, captionsEn[diagram.rule] ?? '');
        expect(svg).toContain('<svg');
        expect(svg).not.toMatch(/NaN|undefined/);
        const ids = [...svg.matchAll(/id="([^"]+)"/g)].map((match) => match[1]);
        expect(ids.every((id) => id?.startsWith(`d-${diagram.rule.replaceAll('.', '-')}-`))).toBe(true);
      }
    });
  });
}

test('a false caption would be found', () => {
  const [diagram] = DIAGRAMS.filter((one) => one.rule === 'B19.8');
  if (!diagram) throw new Error('the drawing of B19.8 is gone');
  expect(errorsOf(diagram, ['expect odds b1+b2 on 1,0 2-1'])).not.toEqual([]);
});

test('at least twenty rules have a drawing; the list, the drawings and the captions agree', () => {
  expect(DIAGRAM_RULES.length).toBeGreaterThanOrEqual(20);
  expect(DIAGRAMS.map((one) => one.rule).sort()).toEqual([...DIAGRAM_RULES].sort());
  expect(Object.keys(captionsEn).sort()).toEqual([...DIAGRAM_RULES].sort());
  expect(Object.keys(captionsDe).sort()).toEqual([...DIAGRAM_RULES].sort());
});

test('every rule named by a drawing, a caption or a lesson is in the book', () => {
  const named = [
    ...DIAGRAM_RULES,
    ...LESSONS.list.flatMap((lesson) => lesson.steps.flatMap((step) => step.rules)),
    ...[...Object.values(captionsEn), ...Object.values(captionsDe)].flatMap(
      (text) => text.match(/\b[BTOQM]\d+(?:\.[a-z0-9]+)+\b/g) ?? [],
    ),
  ];
  expect(named.filter((id) => !ledger.byId.has(id))).toEqual([]);
});

test('every rule stands in one chapter, and is found by its number', () => {
  const chapters = chaptersOf(ledger);
  expect(chapters.reduce((sum, { rules }) => sum + rules.length, 0)).toBe(ledger.rules.length);
  for (const { id } of ledger.rules) expect(chapterOf(chapters, id)?.rules.some((rule) => rule.id === id)).toBe(true);
  expect(chapterOf(chapters, 'B7')?.title).toContain('B7');
  expect(chapterOf(chapters, 'b7.Z4')?.title).toContain('B7');
  expect(chapterOf(chapters, 'Z99')).toBeUndefined();
});
