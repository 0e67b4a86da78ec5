import { describe, expect, test } from 'vitest';
import { afterCommand } from '../../../../src/core/game.ts';
import { seededDice } from '../../../../src/core/dice.ts';
import { MODULE_IDS, type ModuleId } from '../../../../src/games/blitz/modules/modules.ts';
import { PLAYER_NAMES, playerNamed } from '../../../../src/games/blitz/players/players.ts';
import { setFaults } from '../../../../src/games/blitz/presets.ts';
import { scenariosIn } from '../../../../src/games/blitz/text/offers.ts';
import { openText } from '../../../laws/arena.ts';
import { LIBRARY } from '../../../laws/library.ts';
import { modularSkirmish } from '../../../laws/skirmish.ts';
import { position } from '../table.ts';
import { modular } from './table.ts';

const subsets = MODULE_IDS.reduce<ModuleId[][]>((all, id) => [...all, ...all.map((some) => [...some, id])], [[]]);
const UNITS = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves';

describe('M70 which modules go together', () => {
  test('M70.1 every set opens but those with both impulses', () => {
    for (const preset of ['basic', 'tournament'] as const) {
      for (const modules of subsets) {
        const both = modules.includes('M1') && modules.includes('M2');
        expect(setFaults({ preset, switches: [], modules }).map(({ rule }) => rule)).toEqual(both ? ['M70.1'] : []);
        if ((modules.length === 1 || modules.length > 3) && !both)
          expect(modular(modules.join(' '), UNITS, '', preset).game.position.modules).toEqual(modules);
      }
    }
  });

  test('M70.3 at the Basic level modules add only what they bring', () => {
    const table = modular('M1 M3 M5 M6', UNITS);
    const { world } = table.game;
    expect([world.missions, world.minors, world.needsSupply]).toEqual([[], [], false]);
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
