import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, dieOf, isLink } from '#core/dice/sealed-dice.ts';
import { blocksOf } from '../cli/blocks.ts';
import { EXAMPLE, lyingThere } from '../online-example.ts';

/** The worked example of docs/dice.md, computed by Node's own hashes and by ours, and found in the example's record. */

const DOC = 'docs/dice.md';
const parts = (text: string): { readonly lines: readonly string[]; readonly result: string } => {
  const lines = text.split('\n');
  return { lines: lines.slice(0, -1), result: lines.at(-1)?.replace(/^= /, '') ?? '' };
};
const blocks = blocksOf(DOC);
const of = (kind: string) => blocks.filter((block) => block.kind === kind).map(({ text }) => parts(text));

test('the hashes are what they are said to be, and stand in the record', () => {
  const record = lyingThere(EXAMPLE);
  expect(of('sha256').map(({ lines }) => lines[0])).toEqual([
    'hexfront share 1',
    'hexfront chain 1',
    'hexfront chain 1',
  ]);
  for (const { lines, result } of of('sha256')) {
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(result);
    expect(record).toContain(result);
    const [what, game = '', ...rest] = lines;
    if (what === 'hexfront share 1') expect(commitmentOf(game, rest[0] ?? '', rest[1] ?? '')).toBe(result);
    else expect(isLink(game, rest[0] ?? '', result)).toBe(true);
  }
});

test('the die falls as it is said, and as the record has it', () => {
  const [{ lines, result } = { lines: [], result: '' }] = of('hmac');
  const [key = '', ...message] = lines;
  expect(createHmac('sha256', Buffer.from(key, 'hex')).update(message.join('\n')).digest('hex')).toBe(result);
  const [, game = '', segment, number, sides, ...rest] = message;
  const [word, face] = [Number.parseInt(result.slice(0, 8), 16), 4];
  expect(1 + (word % Number(sides))).toBe(face);
  const die = {
    game,
    segment: Number(segment),
    key,
    shares: rest.slice(0, -1),
    number: Number(number),
    sides: Number(sides),
  };
  expect(dieOf(die)).toBe(face);
  const line = JSON.parse(lyingThere(EXAMPLE).split('\n')[6] ?? '') as unknown;
  expect(line).toMatchObject({ dice: [face], drawn: { segment: 1, first: 2, sides: [6] } });
  const unix = blocks.find(({ kind }) => kind === 'sh')?.text ?? '';
  for (const value of [`hexkey:${key}`, ...rest.slice(0, -1)]) expect(unix).toContain(value);
});

test('the first word and the largest multiple are those of the text', () => {
  const [{ result } = { result: '' }] = of('hmac');
  const word = Number.parseInt(result.slice(0, 8), 16);
  const multiple = 2 ** 32 - (2 ** 32 % 6);
  expect([word < multiple, word, multiple, word % 6]).toEqual([true, 3655947321, 4294967292, 3]);
});
