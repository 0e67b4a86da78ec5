import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLedger } from '#core/ledger.ts';
import {
  lastTurnOf,
  MODULE_IDS,
  type ModuleId,
  moduleOptions,
  openOptions,
  withNations,
} from '#games/blitz/modules/modules.ts';
import { fittedTo } from '#games/blitz/modules/compatibility.ts';
import { playableSets } from '#games/blitz/modules/ready-sets.ts';
import { changesOf } from '#web/games/blitz/set-up/changes.ts';
import { optionsWith } from '#web/games/blitz/set-up/module-options.ts';
import { ranges } from '#web/games/blitz/set-up/ranges.ts';
import { de } from '#web/games/blitz/set-up/words/de.ts';
import { en } from '#web/games/blitz/set-up/words/en.ts';
import { PLACEMENTS, startFrom } from '#web/games/blitz/starts.ts';
import { position } from '../games/blitz/table.ts';
import { LIBRARY } from '../laws/library.ts';

const rules = join(import.meta.dirname, '../../docs/rules');
const ledger = readLedger(
  ['blitzkrieg-1965', 'module-system'].map((name) => ({ name, text: readFileSync(join(rules, `${name}.md`), 'utf8') })),
);

test('M0.3 the page of modules reads in the book what each replaces and brings', () => {
  const impulse = changesOf(ledger, 'M1');
  expect(impulse.replaces).toEqual(['B6.1', 'B6.5', 'B7.z3', 'B7.z4', 'B7.z5', 'B7.z7', 'B7.a1', 'B7.a2', 'B9.6a']);
  expect(impulse.brings).toHaveLength(12);
  expect(changesOf(ledger, 'M2').replaces).toEqual(['B6.1', 'B6.5']);
  // M1 is not M10.
  expect(impulse.brings.every((id) => id.startsWith('M1.'))).toBe(true);
  for (let no = 1; no <= 18; no++) expect(changesOf(ledger, `M${no}`).base?.id).toBe(`M${no}.0`);
});

test('M71, M0.1 those whose modules can be played open with both armies in place, and so does every module alone', () => {
  expect(playableSets().map(({ rule }) => rule)).toContain('M71.3');
  const alone = MODULE_IDS.map((id) => ({ level: 'tournament', modules: [id], rule: id }) as const);
  for (const { level, modules, rule, ...ready } of [...playableSets(), ...alone]) {
    const { scenario, chosen } = { scenario: undefined, chosen: {}, ...ready };
    const { text } = startFrom({
      ...{ level, modules, switches: [], scenario: undefined, placement: PLACEMENTS },
      chosen: { ...(scenario === undefined ? {} : { scenario }), ...chosen },
      ...{ seats: { blue: 'human', red: 'human' }, minors: withNations(modules) },
    });
    const table = position(text, LIBRARY);
    expect(table.game.position.modules, rule).toEqual(modules);
    // M80.1, M80.2: nobody marches before every army stands.
    const waits = table.state.units.some(({ nation, place }) => nation !== undefined && place === 'waiting');
    const set = table.state.units.some(({ place }) => place === 'map');
    expect(table.state.frames.at(-1)?.at === 'movement', rule).toBe(set && !waits);
  }
});

test('M0.options every option of a module has a name, an explanation and names for its values, in both languages', () => {
  for (const words of [en, de])
    for (const [name, { values }] of Object.entries(moduleOptions())) {
      const said = words.options[name];
      expect(
        [said?.name, said?.text].every((text) => (text ?? '') !== ''),
        name,
      ).toBe(true);
      for (const value of values) expect(said?.values[value], `${name}=${value}`).toBeDefined();
    }
  expect(Object.keys(de.options)).toEqual(Object.keys(en.options));
});

test('M17.1 options of other wars are no choice in the one that is fought', () => {
  const inWar = (scenario: string, modules: readonly ModuleId[]) =>
    Object.keys(openOptions({ modules, chosen: { scenario } }));
  expect(inWar('A', ['M17'])).toEqual(['scenario', 'cityCount']);
  expect(inWar('B', ['M17', 'M18'])).toEqual(['scenario', 'cityCount', 'minorArmies']);
  expect(inWar('F', ['M17', 'M18'])).toEqual(['scenario', 'cityCount', 'swapMajors']);
  expect(inWar('G', ['M17'])).toEqual(['scenario', 'cityCount', 'oppressor', 'liberationOverseas']);
  expect(inWar('H', ['M17'])).toEqual(['scenario', 'cityCount', 'civilWarSetup']);
  // Options of one module alone, in the war of the whole set.
  expect(Object.keys(openOptions({ modules: ['M12', 'M17'], chosen: {} }, ['M12']))).toEqual(['interceptAnywhere']);
});

test('M0.options what another option or the war leaves nothing to choose of is no choice', () => {
  const open = (modules: readonly ModuleId[], chosen: Record<string, string>) =>
    Object.keys(openOptions({ modules, chosen }));
  expect(open(['M4'], {})).toEqual(['blitzTable', 'lossPrice']);
  expect(open(['M4'], { lossPrice: 'cost' })).toEqual(['blitzTable', 'lossPrice', 'lossPriceBurn']);
  // M8.5, M17.f.2, M17.g.1
  const orders = (scenario: string) => open(['M8', 'M17'], { scenario }).slice(0, -2);
  expect(open(['M8'], {})).toEqual(['obChoice', 'firstMover']);
  expect(orders('D')).toEqual(['obChoice', 'firstMover']);
  expect(open(['M8', 'M17'], { scenario: 'H' })).not.toContain('firstMover');
  expect(open(['M8', 'M17'], { scenario: 'F' })).not.toContain('obChoice');
});

test('M0.options a module shows no option that stands with an earlier one already', () => {
  const shown = (modules: readonly ModuleId[], id: ModuleId) => Object.keys(optionsWith({ modules, chosen: {} }, id));
  const all = ['M9', 'M15', 'M17', 'M18'] as const;
  expect(shown(all, 'M15')).toEqual(['cityCount']);
  expect(shown(all, 'M17')).toEqual(['scenario', 'minorArmies']);
  expect(shown(['M15', 'M18'], 'M15')).toEqual(['productionInterval', 'cityCount']);
});

test('M17.table modules are fitted to a war: what it excludes goes, what it needs comes', () => {
  expect(fittedTo('E', 'basic', ['M1', 'M8', 'M9', 'M17', 'M18'])).toEqual(['M1', 'M17', 'M18']);
  expect(fittedTo('C', 'basic', ['M3', 'M17'])).toEqual(['M3', 'M17', 'M15', 'M18']);
  expect(fittedTo('B', 'basic', ['M17'])).toEqual(['M17', 'M18']);
  expect(fittedTo('B', 'tournament', ['M17'])).toEqual(['M17']);
  expect(fittedTo('A', 'basic', ['M17'])).toEqual(['M17']);
});

test('M71 modules of a set by their numbers', () => {
  expect(ranges(['M1', 'M3', 'M4', 'M5', 'M10'])).toBe('M1, M3–M5, M10');
  expect(ranges([])).toBe('');
});

test('M17.table a war that names its last turn is played to it', () => {
  const turns = playableSets().map(({ rule, modules, scenario }) => {
    const last = lastTurnOf({ modules, chosen: scenario === undefined ? {} : { scenario } });
    return [rule, last] as const;
  });
  expect(Object.fromEntries(turns)).toMatchObject({ 'M71.7': 9, 'M71.8': 15, 'M71.9': 36, 'M71.10': 12 });
  expect(new Map(turns).get('M71.6')).toBeUndefined();
  const choices = {
    switches: [],
    modules: ['M8', 'M15', 'M17'],
    chosen: { scenario: 'G' },
    scenario: undefined,
  } as const;
  const seats = { blue: 'human', red: 'human' } as const;
  for (const level of ['basic', 'tournament'] as const) {
    const { text } = startFrom({ ...choices, level, placement: PLACEMENTS, seats, turns: 36 });
    expect(text).toMatch(/^turns 36$/m);
  }
});
