import { describe, expect, test } from 'vitest';
import { afterCommand } from '#core/game.ts';
import { seededDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { advisedFor } from '#games/blitz/modules/compatibility.ts';
import { MODULE_IDS } from '#games/blitz/modules/modules.ts';
import { PLAYER_NAMES, playerNamed } from '#games/blitz/players/players.ts';
import { setFaults, type Switch, SWITCHES } from '#games/blitz/presets.ts';
import { scenariosIn } from '#games/blitz/text/offers.ts';
import { openText } from '#test/laws/arena.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { moduleSets } from '#test/laws/module-sets.ts';
import { modularSkirmish } from '#test/laws/skirmish.ts';
import { position } from '../table.ts';
import { modular, rows } from './table.ts';

const UNITS = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves';

const told = (set: Partial<Parameters<typeof setFaults>[0]>, scenario?: string): string[] =>
  setFaults({ preset: 'basic', switches: [], modules: [], ...set }, scenario).map(
    ({ rule, because }) => `${rule} ${english(because)}`,
  );

describe('M70 which modules go together', () => {
  test('M70.matrix two modules together: x is refused, R is what they need, every other pair is open', () => {
    for (const [id = '', ...cells] of rows('|  | 1 | 2 | 3'))
      for (const [column, cell] of cells.entries()) {
        const modules = [`M${id}`, `M${column + 1}`];
        const refused = told({ preset: 'tournament', modules });
        expect(refused, modules.join()).toEqual(
          cell === 'x' ? [`M70.1 ${modules[0]} and ${modules[1]} exclude each other`] : [],
        );
        // At the Basic level flak and guerillas are open with what they need alone.
        const needy = modules.filter((one) => one === 'M13' || one === 'M15').length;
        if (cell === 'R') expect(told({ modules }), modules.join()).toEqual([]);
        else if (cells[column] === '.' && needy === 0) expect(told({ modules }), modules.join()).toEqual([]);
      }
  });

  test('M70.1 b, c flak and guerillas need what they fight, and are refused with the reason', () => {
    expect(told({ modules: ['M13'] })).toEqual(['M70.1 M13 can be played only with M12 or tournament']);
    expect(told({ modules: ['M15'] })).toEqual(['M70.1 M15 can be played only with M18 or tournament or scenario G']);
    expect(told({ modules: ['M8', 'M15', 'M17'] }, 'G')).toEqual([]);
  });

  test('M70.1 d, M17.table every scenario has what its row names, and nothing it excludes', () => {
    const listed = (cell: string) => cell.match(/M\d+/g) ?? [];
    for (const [letter = '', , needs = '', excludes = ''] of rows('| | Name | Needs | Excludes')) {
      const free = needs.includes('or') ? 'tournament' : 'basic';
      const needed = needs.includes('or') ? [] : listed(needs);
      const modules = ['M17', ...needed];
      expect(told({ preset: free, modules }, letter), letter).toEqual([]);
      for (const id of needed)
        expect(told({ preset: 'tournament', modules: modules.filter((one) => one !== id) }, letter)).toEqual([
          `M70.1 scenario ${letter} can be played only with ${id}`,
        ]);
      for (const id of listed(excludes))
        expect(told({ preset: 'tournament', modules: [...modules, id] }, letter)).toEqual([
          `M70.1 scenario ${letter} and ${id} exclude each other`,
        ]);
    }
    expect(told({ modules: ['M17'] }, 'B')).toEqual(['M70.1 scenario B can be played only with tournament or M18']);
    expect(told({ modules: ['M17', 'M18'] }, 'B')).toEqual([]);
  });

  test('M70.1 e switches that a module takes the place of, and bombs without bombers', () => {
    const pairs: [string, ...Switch[]][] = [
      ['M10', 'supplyRoutes'],
      ['M11', 'weather'],
      ['M12', 'fighters', 'interdiction', 'seaAir', 'weather'],
      ['M14', 'weather'],
    ];
    for (const [id, ...barred] of pairs)
      for (const name of Object.keys(SWITCHES) as Switch[])
        expect(told({ preset: 'tournament', switches: [name], modules: [id] }), `${id} ${name}`).toEqual(
          barred.includes(name) ? [`M70.1 ${id} and ${name} exclude each other`] : [],
        );
    expect(told({ switches: ['nuclear'] })).toEqual(['B0.1 nuclear can be played only with tournament or M12']);
    expect(told({ switches: ['nuclear'], modules: ['M12'] })).toEqual([]);
    expect(told({ switches: ['nuclear'], modules: ['M12', 'M17', 'M18'] }, 'E')).toEqual([
      'M70.1 scenario E and nuclear exclude each other',
    ]);
  });

  test('M70.2 what goes well together is said, and never enforced', () => {
    expect(['M1', 'M2', 'M7', 'M9', 'M11', 'M12', 'M13'].map((id) => advisedFor([id]).join(' '))).toEqual([
      'M3 M4',
      'M3 M4',
      'M6 M10',
      'M8',
      'M6',
      'M6',
      'M12',
    ]);
    expect(advisedFor(['M1', 'M3', 'M4', 'M7'])).toEqual(['M6', 'M10']);
    expect(advisedFor(['M3', 'M5'])).toEqual([]);
    expect(told({ modules: ['M1', 'M7', 'M9'] })).toEqual([]);
  });

  test('M70.1 every set opens but those with both impulses, guerillas where nobody can be conquered, flak without aircraft', () => {
    for (const preset of ['basic', 'tournament'] as const) {
      const rules = (modules: readonly string[]) => [
        ...new Set(setFaults({ preset, switches: [], modules }).map(({ rule }) => rule)),
      ];
      const barred = (pair: readonly string[], level: string): boolean =>
        (pair.includes('M1') && pair.includes('M2')) ||
        (pair.includes('M15') && !pair.includes('M18') && level === 'basic') ||
        (pair.includes('M13') && !pair.includes('M12') && level === 'basic');
      for (const one of MODULE_IDS)
        for (const two of MODULE_IDS)
          expect(rules([...new Set([one, two])])).toEqual(barred([one, two], preset) ? ['M70.1'] : []);
      for (const modules of moduleSets(preset).filter(({ length }) => length !== 2))
        expect(modular(modules.join(' '), UNITS, '', preset).game.position.modules.toSorted()).toEqual(
          modules.toSorted(),
        );
    }
  });

  test('M70.3 at the Basic level modules add only what they bring', () => {
    const table = modular('M1 M3 M5 M6', UNITS);
    const { world } = table.game;
    expect([world.missions, world.minors, world.rules.supply.routes]).toEqual([[], [], undefined]);
    expect(world.verbs.movement).not.toContain('embark');
  });

  test('M71.3 just the impulses: a Tournament Game on the 1965 forces', () => {
    const offer = scenariosIn(LIBRARY).find(({ name }) => name === 'impulses');
    const { position: opened } = position(offer?.setup ?? '', LIBRARY).game;
    expect([opened.preset, opened.modules, opened.terms.lastTurn]).toEqual(['tournament', ['M1'], 15]);
    expect(opened.state.units.length).toBeGreaterThan(100);
  });

  test.each(PLAYER_NAMES.slice(0, 3))('M0.1 %s plays by the rules with modules', (name) => {
    for (const seed of [42, 43]) {
      const game = openText(modularSkirmish(seed));
      const player = playerNamed(name, seed, LIBRARY, { evals: 2 });
      const dice = seededDice(seed);
      let { start: state } = game;
      for (let commands = 0; commands < 40 && game.prompt(state); commands++) {
        const command = player.command(game, state);
        expect(game.check(state, game.decides(state) ?? 'blue', command)).toBeUndefined();
        state = afterCommand(game, state, command, dice);
      }
      expect(state).not.toEqual(game.start);
    }
  });
});
