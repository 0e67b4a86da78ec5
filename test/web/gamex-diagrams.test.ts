import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openScript } from '#cli/open-game.ts';
import { runScript } from '#cli/script/run.ts';
import { readLedger, ruleNamed } from '#core/ledger.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';
import { fetchStyle } from '#web/board/style.ts';
import { DIAGRAMS } from '#web/games/gamex/diagrams/all.ts';
import { DIAGRAM_RULES } from '#web/games/gamex/diagrams/diagram-rules.ts';
import type { Diagram } from '#web/games/gamex/diagrams/diagram.ts';
import { drawDiagram } from '#web/games/gamex/diagrams/draw.ts';
import { LESSONS } from '#web/games/gamex/lessons/all.ts';
import { rulebook } from '#web/games/gamex/rulebook.ts';
import { chapterOf, chaptersOf } from '#web/table/rules/rulebook.ts';
import './fluent.ts';
import { captionsDe } from '#web/games/gamex/words/de-diagrams.ts';
import { captionsEn } from '#web/games/gamex/words/en-diagrams.ts';

/** The rulebook's drawings: the engine reads every position, and what a caption claims is what the engine says. */

const gamePackage = eraseTypes(gamex);
const ledger = readLedger([
  {
    name: 'tactical-gamex',
    text: readFileSync(new URL('../../docs/rules/tactical-gamex.md', import.meta.url), 'utf8'),
  },
]);

const errorsOf = ({ rule, position, dice }: Diagram, lines: readonly string[]): string[] => {
  const script = [position, ...(dice ? [`dice ${dice.join(' ')}`] : []), '---', ...lines].join('\n');
  return runScript(openScript({ gamePackage, kit: gamePackage.kit, library: {} }, script, rule)).errors.map(
    ({ message }) => message,
  );
};

describe.each(DIAGRAMS.map((one) => [one.rule, one] as const))('%s', (rule, diagram) => {
  test('the engine says what the caption claims', () => {
    expect(diagram.claims.length).toBeGreaterThan(1);
    expect(
      errorsOf(
        diagram,
        diagram.claims.map(({ holds }) => holds),
      ),
    ).toEqual([]);
    for (const captions of [captionsEn, captionsDe])
      for (const { says } of diagram.claims) if (says !== undefined) expect(captions[rule]).toContain(says);
  });

  test('lines that are drawn are clear or blocked as drawn', () => {
    const lines = diagram.marks.flatMap((mark) =>
      'sees' in mark
        ? [`expect los ${mark.sees} ${mark.to} clear`]
        : 'blind' in mark
          ? [
              `expect los ${mark.blind} ${mark.to} blocked`,
              ...(mark.by === undefined ? [] : [`expect blocks ${mark.blind} ${mark.to} ${mark.by}`]),
            ]
          : [],
    );
    expect(errorsOf(diagram, lines).filter((one) => !one.startsWith('dice left over'))).toEqual([]);
  });

  test('it can be drawn in every theme, with ids of its own', async () => {
    await fetchStyle('tactical');
    for (const theme of ['classic', 'night', 'contrast'] as const) {
      const svg = drawDiagram(diagram, theme, captionsEn[rule] ?? '');
      expect(svg).toContain('<svg');
      expect(svg).not.toMatch(/NaN|undefined/);
      const ids = [...svg.matchAll(/id="([^"]+)"/g)].map((match) => match[1]);
      expect(ids.every((id) => id?.startsWith(`d-${rule.replaceAll('.', '-')}-`))).toBe(true);
    }
  });
});

test('a false caption would be found', () => {
  const [diagram] = DIAGRAMS;
  if (!diagram) throw new Error('the drawings are gone');
  expect(errorsOf(diagram, ['expect los C-2 C-8 clear'])).not.toEqual([]);
});

test('the list, the drawings and the captions agree, and every rule named is in the book', () => {
  expect(DIAGRAMS.map((one) => one.rule)).toEqual(DIAGRAM_RULES);
  for (const captions of [captionsEn, captionsDe]) expect(Object.keys(captions)).toEqual(DIAGRAM_RULES);
  const named = [...DIAGRAM_RULES, ...LESSONS.list.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules))];
  expect(named.filter((rule) => !ruleNamed(ledger, rule))).toEqual([]);
});

test('the tactical rulebook begins with how a turn goes and ends with the appendix; every rule has its place', () => {
  const chapters = chaptersOf(ledger, rulebook.parts);
  expect(chapters.reduce((sum, { rules }) => sum + rules.length, 0)).toBe(ledger.rules.length);
  const parts = [...new Set(chapters.map(({ part }) => part))];
  expect(parts).toEqual(rulebook.parts?.map(([part]) => part));
  expect(parts.map((part) => rulebook.part(part))).not.toContain('play');
  expect(chapters[0]?.title).toContain('X1');
  expect(chapterOf(chapters, 'X0.1')?.part).toBe('appendix');
});
