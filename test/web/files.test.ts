import { expect, test } from 'vitest';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { SWITCHES, type Switch } from '#games/blitz/presets.ts';
import { placementsFor, scenariosIn } from '#games/blitz/text/offers.ts';
import { startOf } from '#web/pages/files.ts';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { startFrom } from '#web/games/blitz/starts.ts';
import { PLACED } from './placed-armies.ts';
import './fluent.ts';

const readable = (text: string): boolean => isPosition(parsePosition(text, LIBRARY));
const SEATS = { blue: 'human', red: 'human' } as const;

test('every game the options page can put together is a sound position', () => {
  const all = Object.keys(SWITCHES) as Switch[];
  for (const level of ['basic', 'tournament'] as const) {
    for (const switches of [[], all]) {
      for (const blue of [undefined, ...placementsFor(LIBRARY, 'blue').map((one) => one.id)]) {
        for (const red of [undefined, placementsFor(LIBRARY, 'red').at(-1)?.id]) {
          const { text } = startFrom({
            level,
            switches,
            modules: [],
            chosen: {},
            scenario: undefined,
            placement: { blue, red },
            seats: SEATS,
          });
          expect(readable(text), text).toBe(true);
        }
      }
    }
  }
});

test('every scenario offered is a sound position and has a title', () => {
  const scenarios = scenariosIn(LIBRARY).filter(({ placed }) => placed);
  expect(scenarios.map(({ name }) => name).sort()).toEqual([
    'air-war',
    'ardel',
    'breakthrough',
    'crossing',
    'invasion',
  ]);
  for (const { name: id, title, about } of scenarios) {
    const start = startFrom({
      level: 'basic',
      switches: [],
      modules: [],
      chosen: {},
      scenario: id,
      placement: { blue: undefined, red: undefined },
      seats: SEATS,
    });
    expect(readable(start.text), id).toBe(true);
    expect(title).toMatch(/^[A-Z][a-zA-Z ]{3,60}$/);
    expect(about).toMatch(/^[a-z].*minutes\. [A-Z]/);
  }
});

test('a written position opens; what is none says why', async () => {
  expect(await startOf('position.txt', PLACED.text)).toMatchObject({ text: PLACED.text });
  expect(await startOf('empty.txt', ' \n')).toBe('empty.txt is empty.');
  expect(await startOf('diary.txt', 'Dear diary')).toMatch(/^diary.txt is no Hexfront game or position: .*1/);
});

test('records: newer, foreign and damaged ones say what they are', async () => {
  const header = { format: 'hexfront-record', version: 1, game: 'blitz', setup: PLACED.text, about: {}, hash: '' };
  const file = (change: object) => startOf('game.jsonl', `${JSON.stringify({ ...header, ...change })}\n`);
  expect(await file({})).toMatchObject({ text: PLACED.text, record: expect.any(String) as string });
  expect(await file({ version: 7 })).toMatch(/newer Hexfront \(record version 7; this one reads 1\)/);
  expect(await file({ game: 'tactical' })).toMatch(/game of “tactical”/);
  expect(await file({ format: 'other' })).toMatch(/no Hexfront game/);
  expect(await file({ setup: 'nonsense' })).toMatch(/is damaged/);
  expect(await startOf('game.jsonl', '{"format":')).toMatch(/no Hexfront game/);
});
