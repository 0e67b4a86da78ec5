import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scriptedDice, seededChoice, seededDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { afterCommand } from '#core/game.ts';
import { boardOf } from '#games/gamex/board/board.ts';
import { isFaults, readPanel } from '#games/gamex/board/panels.ts';
import { deskOf } from '#games/gamex/desk/desk.ts';
import { happeningsOf } from '#games/gamex/desk/happenings.ts';
import { mapOf, mapOfGame } from '#games/gamex/desk/map.ts';
import type { Planned } from '#games/gamex/desk/attacks.ts';
import type { HexCard } from '#games/gamex/desk/hex-card.ts';
import type { Drawn } from '#games/gamex/desk/questions.ts';
import { trapFault } from '#games/gamex/desk/traps.ts';
import { lyingIn } from '#games/gamex/desk/things.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import { kit } from '#games/gamex/kit.ts';
import type { AssaultNow, Support } from '#games/gamex/desk/support.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { fetchStyle, layOut } from '#web/board/style.ts';
import { makePicture, pictureSvg } from '#web/board/picture.ts';
import { counterFor } from '#table/counter.ts';
import { LIBRARY } from './library.ts';
import { open, SKIRMISH } from './practice.ts';

const opened = (text: string): OpenGamex => {
  const game = kit.open(text, {});
  if (!('play' in game)) throw new Error(JSON.stringify(game));
  return game;
};

const FIELD = `game gamex
board inline
  grid radius 6
  woods 2,0
end board
german A 14/8/9/8 @ -3,0 as pz
german A 14/8/9/8 @ -3,0 as pz2
german C 0/0/1/12 @ -4,0 as truck
german I 3/2/6/1 @ -4,0 as inf
soviet A 12/6/9/11 @ 3,-1 as tank
soviet I 3/3/10/1 @ 4,0 as rifle
axis has 3
`;

describe('Tactical GameX at a table', () => {
  it('X5.1a units of a stack go together: the common reach, and a command for each', () => {
    const game = opened(FIELD);
    const desk = deskOf(game);
    const { grid } = game.world.board;
    const both = desk.reach(game.start, ['truck', 'inf'], []);
    const alone = desk.reach(game.start, ['inf'], []);
    expect(both.map(({ hex }) => nameOf(grid, hex)).sort()).toEqual(alone.map(({ hex }) => nameOf(grid, hex)).sort());
    const [to] = both;
    if (!to) throw new Error('nowhere to go');
    let state = game.start;
    for (const command of [to.command, ...(to.then ?? [])]) {
      expect(game.check(state, 'axis', command)).toBeUndefined();
      state = afterCommand(game, state, command);
    }
    for (const id of ['truck', 'inf']) expect(state.units.find((unit) => unit.id === id)?.at).toBe(to.hex);
  });

  it('X5.3b a stack along a road: who has no point to spare goes before the hex fills, and all arrive', () => {
    const game = opened(`game gamex
board inline
  grid radius 6
  road : 0,0 1,0 2,0 3,0 4,0 5,0
end board
german A 14/8/9/8 @ 0,0 as pz
german A 14/8/9/8 @ 0,0 as pz2
german I 3/2/6/1 @ 0,0 as inf
soviet I 3/3/10/1 @ -5,0 as rifle
axis has 3
`);
    const hex = hexNamed(game.world.board.grid, '2,0') ?? -1;
    const gone = (ids: readonly string[]) => {
      const to = deskOf(game)
        .reach(game.start, ids, [])
        .find((one) => one.hex === hex);
      let state = game.start;
      for (const command of to ? [to.command, ...(to.then ?? [])] : []) {
        expect(game.check(state, 'axis', command)).toBeUndefined();
        state = afterCommand(game, state, command);
      }
      return { to, there: ids.filter((id) => state.units.find((unit) => unit.id === id)?.at === hex) };
    };
    const all = gone(['pz', 'pz2', 'inf']);
    expect(all.there).toEqual(['pz', 'pz2', 'inf']);
    // The third pays 1 instead of a half for the full hex.
    expect(all.to?.cost).toBe(1.5);
  });

  it('X5.3b a hex that only two of three can come to along the road is out of the common reach', () => {
    const game = opened(`game gamex
board inline
  grid radius 6
  road : 0,0 1,0 2,0 3,0
end board
german I 3/2/6/1 @ 0,0 as a
german I 3/2/6/1 @ 0,0 as b
german I 3/2/6/1 @ 0,0 as c
soviet I 3/3/10/1 @ -5,0 as rifle
axis has 3
`);
    const reach = (...ids: string[]) =>
      deskOf(game)
        .reach(game.start, ids, [])
        .map(({ hex }) => nameOf(game.world.board.grid, hex));
    expect(reach('a', 'b')).toContain('2,0');
    expect(reach('a', 'b', 'c')).not.toContain('2,0');
    expect(reach('a', 'b', 'c')).toContain('1,0');
  });

  it('X27.t, X6.3.8 a hex tells its ground, its cover and who sees it', () => {
    const game = opened(FIELD);
    const { questions } = deskOf(game);
    const cardOf = (name: string) =>
      questions['hexCard']?.(game.start, undefined as never, hexNamed(game.world.board.grid, name) as never) as HexCard;
    expect(cardOf('2,0')).toMatchObject({
      terrain: 'woods',
      level: 0,
      blocksSight: true,
      cover: [{ rule: 'X6.3.5.t', label: 'woods', value: 1 }],
    });
    // The wood hides it from the west.
    expect(cardOf('4,0')).toMatchObject({ terrain: 'clear', cover: [], seenBy: { axis: [], allied: ['tank'] } });
    expect(cardOf('3,-1')).toMatchObject({ spotting: { allied: 'open' } });
    expect(cardOf('3,-1').seenBy.axis).toContain('pz');
  });

  it('X3.2.4 a hex of two halves tells which panels meet there', () => {
    const game = open('game gamex\nsituation pb-12\n', LIBRARY);
    const { panels, grid } = game.world.board;
    const cardOf = (hex: number) =>
      deskOf(game).questions['hexCard']?.(game.start, undefined as never, hex as never) as HexCard;
    const seam = panels.findIndex((of) => of.length === 2);
    expect(cardOf(seam).seam).toEqual(panels[seam]);
    expect(cardOf(hexNamed(grid, '2-M-6') ?? -1).seam).toBeUndefined();
  });

  it('X4.2b a pass that wastes the points rolled is asked about while somebody can use them', () => {
    const game = opened(FIELD);
    const careful = (state = game.start) => deskOf(game).scene(state).careful;
    const because = careful();
    expect(because && english(because)).toBe('3 activation points are lost unused');
    const spent = afterCommand(game, game.start, { do: 'setOF', units: ['pz'] });
    expect(careful(spent)).toBeUndefined();
    const marked = game.start.units.map((unit) => ({ ...unit, marker: 'moved' as const }));
    expect(careful({ ...game.start, units: marked })).toBeUndefined();
  });

  it('X3.2.5a a stack too large for a hex is asked about before some of it go there', () => {
    const more = `${FIELD}`.replace(
      'axis has 3',
      'german I 3/2/6/1 @ -4,1 as a\ngerman I 3/2/6/1 @ -4,1 as b\ngerman I 3/2/6/1 @ -4,1 as c\naxis has 3',
    );
    const game = opened(more);
    const at = hexNamed(game.world.board.grid, '-4,1');
    const [to] = deskOf(game)
      .reach(game.start, ['truck', 'inf'], [])
      .filter(({ hex }) => hex === at);
    expect(to?.asks?.with).toEqual([1, 2]);
  });

  it('where one of several units cannot go nobody goes, and the rule is told', () => {
    const game = opened(FIELD);
    const far = hexNamed(game.world.board.grid, '0,0') ?? -1;
    const [wish, ...others] = deskOf(game).intent(game.start, { units: ['truck', 'inf'], hex: far });
    expect(others).toEqual([]);
    expect(wish).toMatchObject({ do: 'move', unit: 'inf' });
    expect(wish && game.check(game.start, 'axis', wish)).toBeDefined();
  });

  it('in whole random games every command the desk offers passes the referee, and scenes are whole', () => {
    const game = opened(SKIRMISH);
    const desk = deskOf(game);
    const choose = seededChoice(5);
    const dice = seededDice(5);
    let state = game.start;
    const offered = new Set<string>();
    const shown = new Set<string>();
    const known = new Set(state.units.map(({ id }) => id));
    for (let step = 0; step < 500 && game.decides(state); step++) {
      const side = game.decides(state) ?? 'axis';
      const view = game.view(state, side);
      const scene = desk.scene(view);
      expect(scene.pieces).toHaveLength(view.units.length);
      if (step % 4 === 0 || scene.prompt?.at === 'opFire') {
        const allowed = (command: Parameters<typeof game.check>[2]) => {
          offered.add(command.do);
          expect([command, game.check(view, side, command)]).toEqual([command, undefined]);
        };
        for (const { selectable, id, side: owner } of scene.pieces.slice(0, 40)) {
          if (!selectable || owner !== side) continue;
          for (const { command } of desk.reach(view, [id], [])) allowed(command);
          for (const { choices, fault } of desk.actions(view, [id])) {
            expect(choices.length > 0 || fault !== undefined).toBe(true);
            for (const { command } of choices) allowed(command);
          }
        }
        for (const { choices } of desk.actions(view, [])) for (const { command } of choices) allowed(command);
        for (const { command } of desk.choices(view, 30)) allowed(command);
      }
      const before = state;
      const played = game.play(state, side, game.sample(state, choose), dice);
      state = played.state;
      for (const one of desk.happened(before, played.events)) {
        shown.add(one.is === 'own' && one.clash ? 'clash' : one.is);
        if (one.is === 'went') expect(one.path.length).toBeGreaterThan(0);
        if (one.is === 'taken') expect(one.by).toBe(state.control[one.hex]);
        if (one.is === 'own' && one.clash)
          expect([...one.clash.attackers, ...one.clash.defenders].filter((id) => !known.has(id))).toEqual([]);
      }
    }
    for (const verb of ['move', 'fire', 'setOF', 'place', 'obaCheck', 'airStrike'])
      expect([...offered]).toContain(verb);
    for (const happening of ['went', 'clash', 'hurt', 'lost']) expect([...shown]).toContain(happening);
  });

  it('X4.4b what a side holds from the set-up on was not taken by anybody', () => {
    const game = kit.open('game gamex\nsituation duel\n', LIBRARY);
    if (!('start' in game)) throw new Error('duel does not open');
    const desk = deskOf(game);
    let state = game.start;
    const happened: string[] = [];
    for (const command of ['placeRest', 'done', 'placeRest', 'done'] as const) {
      const side = game.decides(state) ?? 'axis';
      const { state: next, events } = game.play(state, side, { do: command }, seededDice(1));
      happened.push(...desk.happened(state, events).map(({ is }) => is));
      state = next;
    }
    expect(Object.keys(state.control)).not.toEqual([]);
    expect(happened).not.toContain('taken');
  });

  it('X6.4.2b a way through the field of a marked gun is warned of', () => {
    const game = opened(FIELD.replace('as tank', 'as tank opFire'));
    const desk = deskOf(game);
    const reach = desk.reach(game.start, ['pz'], []);
    const far = reach.filter(({ path }) => path.length > 3);
    expect(far.some(({ warns }) => warns === 'X6.4.2b')).toBe(true);
    const calm = deskOf(opened(FIELD)).reach(opened(FIELD).start, ['pz'], []);
    expect(calm.every(({ warns }) => warns === undefined)).toBe(true);
  });

  it('X6.4.2b a way can be laid around the field of a marked gun, hex by hex', () => {
    const game = opened(FIELD.replace('as tank', 'as tank opFire'));
    const desk = deskOf(game);
    const hex = (name: string) => game.world.board.grid.byName.get(name) ?? 0;
    const way = ['-3,1', '-3,2', '-3,3'].map(hex);
    const onward = desk.reach(game.start, ['pz'], way);
    expect(onward.length).toBeGreaterThan(10);
    for (const { path, command } of onward) {
      expect(path.slice(0, 3)).toEqual(way);
      expect(game.check(game.start, 'axis', command)).toBeUndefined();
    }
    const straight = desk.reach(game.start, ['pz'], []).find((one) => one.hex === hex('-1,1'));
    const around = onward.find((one) => one.hex === hex('-1,1'));
    expect([straight?.cost, around?.cost]).toEqual([3, 5]);
    expect(desk.reach(game.start, ['pz'], [hex('5,0')])).toEqual([]);
  });

  it('X31.14 nobody keeping watch ends that decision, and those who may are offered', () => {
    const game = opened(FIELD.replace('as pz2', 'as pz2 opFire').replace('axis has 3', 'axis to roll'));
    const desk = deskOf(game);
    let state = game.start;
    for (let passes = 0; state.frames.at(-1)?.at !== 'keepOF' && passes < 9; passes++)
      state = afterCommand(game, state, { do: 'pass' });
    const { done } = desk.scene(state);
    expect(done).toEqual({ do: 'keepOF', units: [] });
    expect(game.check(state, 'axis', { do: 'keepOF', units: [] })).toBeUndefined();
    expect(desk.choices(state, 9).map(({ command }) => command)).toEqual([{ do: 'keepOF', units: ['pz2'] }]);
  });

  it('X31.7 who goes on sees all it still comes to', () => {
    const game = opened(FIELD);
    const desk = deskOf(game);
    const hex = (name: string) => game.world.board.grid.byName.get(name) ?? 0;
    const first = { do: 'move', unit: 'pz', acts: [{ to: hex('-3,1') }], on: true } as const;
    const { state } = game.play(game.start, 'axis', first, seededDice(1));
    expect(state.frames.at(-1)?.at).toBe('walk');
    const reach = desk.reach(state, ['pz'], []);
    expect(Math.max(...reach.map(({ cost }) => cost))).toBe(7);
    for (const { command } of reach) expect(game.check(state, 'axis', command)).toBeUndefined();
  });

  it('its own questions have names no table asks by, and a hex sees what lies open before it', () => {
    const game = opened(FIELD);
    const { questions } = deskOf(game);
    const common = [
      'reach',
      'actions',
      'choices',
      'bill',
      'pay',
      'intent',
      'overlay',
      'rolls',
      'since',
      'check',
      'view',
    ];
    expect(Object.keys(questions).filter((name) => common.includes(name))).toEqual([]);
    const at = (name: string) => hexNamed(game.world.board.grid, name) as number;
    const seen = questions['seen']?.(game.start, undefined as never, at('0,0') as never) as readonly number[];
    expect(seen).toContain(at('1,-1'));
    expect(seen).not.toContain(at('4,0'));
  });

  it('X6.4.2b the fire a way would draw is told gun by gun, where it does most', () => {
    const game = opened(FIELD.replace('as tank', 'as tank of'));
    const { questions } = deskOf(game);
    const at = (name: string) => hexNamed(game.world.board.grid, name) as number;
    const path = ['-2,0', '-1,0', '0,0'].map(at);
    const drawn = questions['drawn']?.(
      game.start,
      undefined as never,
      'pz' as never,
      path as never,
    ) as readonly Drawn[];
    expect(drawn.map(({ by, hex }) => [by, hex])).toEqual([['tank', at('0,0')]]);
    expect(drawn[0]?.plans[0]?.chances[0]?.dies).toBeGreaterThan(0);
    expect(questions['drawn']?.(game.start, undefined as never, 'pz' as never, [at('-5,0')] as never)).toEqual([]);
  });

  it('a plan of fire has its terms, its column and the chance of every target', () => {
    const game = opened(FIELD);
    const { plan } = deskOf(game).questions as unknown as {
      plan: (view: unknown, past: unknown, ids: readonly string[], at: number, how?: string) => readonly Planned[];
    };
    const at = game.world.board.grid.byName.get('3,-1') ?? 0;
    const [two] = plan(game.start, undefined, ['pz', 'pz2'], at);
    expect(two?.reckoning.af).toEqual({ n: 28, d: 1 });
    expect(two?.reckoning.column).toBe('3-1');
    expect(two?.fault).toBeUndefined();
    expect((two?.chances[0]?.dies ?? 0) + (two?.chances[0]?.shaken ?? 0)).toBeLessThanOrEqual(1);
    // X6.4.5e: rolled over, the odds are a column better and the die two less.
    const [over] = plan(game.start, undefined, ['pz', 'pz2'], at, 'overrun');
    expect(over?.reckoning).toMatchObject({ mode: 'overrun', shift: 1 });
    expect(over?.chances[0]?.drm).toBe(-2);
    expect(plan(game.start, undefined, ['pz'], game.world.board.grid.byName.get('0,0') ?? 0)).toEqual([]);
  });

  it('X6.3.8a whoever is not spotted looks so to the enemy, and fire at it is refused before anything is spent', () => {
    // The rifles lie in a wood four hexes off, the tank stands in the open.
    const game = opened(FIELD.replace('woods 2,0', 'woods 2,0 3,1').replace('@ 4,0 as rifle', '@ 3,1 as rifle'));
    const { pieces } = deskOf(game).scene(game.start);
    const unspotted = pieces.filter((piece) => piece.unspotted).map(({ id }) => id);
    expect(unspotted).toEqual(['rifle']);
    const shown = (watcher?: string) =>
      pieces.filter((piece) => counterFor(piece, watcher).marks?.includes('unspotted')).map(({ id }) => id);
    expect(shown('axis')).toEqual(['rifle']);
    expect([shown('allied'), shown('spectator'), shown()]).toEqual([[], [], []]);
    const { plan } = deskOf(game).questions as unknown as {
      plan: (view: unknown, past: unknown, ids: readonly string[], at: number, how: string) => readonly Planned[];
    };
    const at = game.world.board.grid.byName.get('3,1') ?? 0;
    for (const how of ['fire', 'indirect'])
      expect(plan(game.start, undefined, ['pz'], at, how)[0]?.fault?.rule, how).toBe('X6.3.8a');
  });

  it('X5.3g a vehicle in a wood without a road is shut in there; on foot, and by road, nobody is', () => {
    const wood = ['0,0', '1,0'];
    const field = (road: string) =>
      opened(FIELD.replace('  woods 2,0', `  woods ${wood.join(' ')}\n  green around woods${road}`));
    const shut = (game: OpenGamex, id: string, hex: string) => {
      const unit = game.start.units.find((one) => one.id === id);
      if (!unit) throw new Error(id);
      return trapFault(game.world, game.start, unit, hexNamed(game.world.board.grid, hex) as number)?.rule;
    };
    for (const id of ['pz', 'truck']) for (const hex of wood) expect(shut(field(''), id, hex), id).toBe('X5.3g');
    expect([shut(field(''), 'inf', '0,0'), shut(field(''), 'pz', '2,0')]).toEqual([undefined, undefined]);
    expect(shut(field('\n  road 1,0 2,0 3,0'), 'pz', '0,0')).toBeUndefined();
  });

  it('X5.2.2b X5.2.3a carriers drive and unload in one activation, fetch who waits, and drive on with who gets on', () => {
    const text = `${FIELD}german C(I) 2/4/4/10 halftrack @ -4,2 as ht\ngerman I 3/2/6/1 on ht as rider\n`;
    const game = opened(text);
    const desk = deskOf(game);
    const ways = (unit: string, verb: string) =>
      desk.actions(game.start, [unit]).find((action) => action.verb === verb)?.choices ?? [];
    const names = (unit: string, verb: string) =>
      ways(unit, verb).map(({ hex = -1 }) => game.world.board.grid.names[hex]);
    expect(names('ht', 'bring')).toContain('-2,2');
    expect(names('ht', 'fetch')).toEqual([]);
    expect(names('pz', 'bring')).toEqual([]);
    const { state } = game.play(game.start, 'axis', ways('ht', 'bring')[0]?.command as never, seededDice(1));
    expect(state.units.find(({ id }) => id === 'rider')?.place).toBe('map');
    const away = opened(text.replace('on ht as rider', '@ -3,2 as rider'));
    const fetches = deskOf(away)
      .actions(away.start, ['ht'])
      .find(({ verb }) => verb === 'fetch')?.choices;
    expect(fetches?.map(({ unit }) => unit).sort()).toEqual(['inf', 'rider']);
    const loaded = opened(text.replace('on ht as rider', '@ -4,2 as rider'));
    const load = deskOf(loaded)
      .actions(loaded.start, ['ht'])
      .find(({ verb }) => verb === 'load')?.choices[0]?.command;
    const after = loaded.play(loaded.start, 'axis', load as never, seededDice(1)).state;
    expect(after.frames.at(-1)?.at).toBe('walk');
    expect(deskOf(loaded).reach(after, ['ht'], []).length).toBeGreaterThan(0);
  });

  it('a click on an enemy is fire, on open ground a move, and the referee says why not', () => {
    const game = opened(FIELD);
    const desk = deskOf(game);
    const hex = (name: string) => game.world.board.grid.byName.get(name) ?? 0;
    const [shot] = desk.intent(game.start, { units: ['pz'], hex: hex('4,0') });
    expect(shot?.do).toBe('fire');
    const [move] = desk.intent(game.start, { units: ['inf'], hex: hex('0,0') });
    expect(move?.do).toBe('move');
    expect(move && game.check(game.start, 'axis', move)?.rule).toBeDefined();
  });
});

describe('a draw is offered and agreed to', () => {
  it('X31.1 the offer is shown to both sides, and the other side can agree at its own decision', () => {
    const game = opened(`${FIELD}axis has 2\n`);
    const ending = (state: OpenGamex['start']) => deskOf(game).scene(state).ending;
    expect(ending(game.start)).toEqual({ draw: { do: 'offerDraw' }, resign: { do: 'resign' } });
    const offered = game.play(game.start, 'axis', { do: 'offerDraw' }, scriptedDice([])).state;
    expect(ending(offered)).toEqual({ resign: { do: 'resign' }, offeredBy: 'axis' });
    const passed = game.play(offered, 'axis', { do: 'pass' }, scriptedDice([])).state;
    expect(game.decides(passed)).toBe('allied');
    const theirs = ending(passed);
    expect(theirs).toEqual({ draw: { do: 'acceptDraw' }, resign: { do: 'resign' }, offeredBy: 'axis' });
    const over = game.play(passed, 'allied', { do: 'acceptDraw' }, scriptedDice([])).state;
    expect(game.outcome(over)).toMatchObject({ winner: 'draw', by: 'agreement' });
  });
});

describe('what lies on the map besides counters', () => {
  it('X8.2b wrecks, works and open mines are seen by everybody, hidden mines by their owner', () => {
    const game = opened(
      FIELD.replace('axis has 3', 'wreck 0,0 2\nfort 20 @ 1,1\nmine 2,2 2-1\nmine axis hidden -1,0 2-1\naxis has 3'),
    );
    const seen = (by: 'axis' | 'allied') =>
      lyingIn(game.view(game.start, by)).map(({ hex, thing, ghost }) => [
        nameOf(game.world.board.grid, hex),
        thing,
        ...(ghost ? ['hidden'] : []),
      ]);
    const open = [
      ['1,1', 'fort'],
      ['2,2', 'mine'],
    ];
    expect(seen('axis')).toEqual([...open, ['-1,0', 'mine', 'hidden'], ['0,0', 'wreck']]);
    expect(seen('allied')).toEqual([...open, ['0,0', 'wreck']]);
  });
});

describe('what can be laid over the map', () => {
  const hexesOf = (text: string, name: string, tone: string) => {
    const game = opened(text);
    const found = deskOf(game).overlay(game.start, name, undefined as never);
    const hatch = found.hatches.find((one) => one.tone === tone);
    return { found, names: (hatch?.hexes ?? []).map((hex) => game.world.board.grid.names[hex]) };
  };

  it('X22.2a the radius of command posts that have not been activated', () => {
    const text = FIELD.replace('axis has 3', 'options o22_command\naxis has 3');
    const led = hexesOf(text.replace('@ -3,0 as pz\n', '@ -3,0 as pz cp\n'), 'command', 'own');
    expect(led.names).toContain('2,0');
    expect(led.names).not.toContain('3,0');
    expect(led.found.plates.map((plate) => plate.text)).toEqual(['5']);
    expect(hexesOf(text.replace('@ -3,0 as pz\n', '@ -3,0 as pz cp moved\n'), 'command', 'own').names).toEqual([]);
    expect(hexesOf(FIELD, 'command', 'own').found.empty).toBe('command');
  });

  it('X19.2 fields of fire end where the arc of a gun ends', () => {
    const gun = (facing: string) =>
      `${FIELD.replace(/german .*\n/g, '')}german A 8/4/3/0 gun @ 0,-3 as pak${facing}\n`.replace(
        'axis has 3',
        'options o19_fieldOfFire\naxis has 3',
      );
    const ahead = hexesOf(gun(' facing d1'), 'fire', 'own').names;
    expect(ahead).toContain('3,-3');
    expect(ahead).not.toContain('-3,-3');
    expect(hexesOf(gun(' facing d4'), 'fire', 'own').names).toContain('-3,-3');
  });
});

describe('panels as they are drawn', () => {
  const folder = join(import.meta.dirname, '../../../src/games/gamex/data');
  const panels = readdirSync(folder).filter((name) => name.endsWith('.panel'));

  it.each(panels)('%s: every hex is under its own middle, every side stands once', async (name) => {
    await fetchStyle('tactical');
    const sheet = readPanel(readFileSync(join(folder, name), 'utf8'));
    if (isFaults(sheet)) throw new Error(JSON.stringify(sheet));
    const board = boardOf(sheet);
    for (const [hex, called] of board.grid.names.entries())
      expect(hexNamed(board.grid, called.toLowerCase())).toBe(hex);
    const map = mapOf(board, sheet.title);
    const laid = layOut(map);
    for (const [i, { q, r }] of map.hexes.entries()) {
      const at = { x: 100 * (q + r / 2), y: (100 / Math.sqrt(3)) * 1.5 * r };
      expect(laid.hexUnder(at)).toBe(i);
    }
    const seen = new Set(map.sides.map(({ hex, edge, sign }) => `${hex} ${edge} ${sign}`));
    expect(seen.size).toBe(map.sides.length);
    for (const theme of ['classic', 'night', 'contrast'] as const) {
      const svg = pictureSvg(makePicture(map, { theme, scale: 20 }), map.title);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('batteries, aircraft and assaults are led step by step', () => {
  const ASSETS = `${FIELD}american (H) 40/32/2/0 off-board battery R1 as r1
german (H) 40/32/2/0 off-board battery B1 as b1
german aircraft (H)40 I4 off-board as stuka
`;
  const asked = (game: OpenGamex) =>
    deskOf(game).questions as unknown as {
      support: (view: unknown) => Support;
      assault: (view: unknown) => AssaultNow | undefined;
    };

  it('X6.4.4a a battery is called first, then offers its targets with those who can sight', () => {
    const game = opened(ASSETS);
    const [battery] = asked(game).support(game.start).batteries;
    expect(battery).toMatchObject({
      battery: 'B1',
      guns: ['b1'],
      strength: 40,
      ready: false,
      targets: [{ eyes: ['pz', 'pz2', 'inf'] }],
    });
    const ready = opened(ASSETS.replace('axis has 3', 'axis has 3 ready B1'));
    const offer = asked(ready).support(ready.start).batteries[0];
    expect(offer?.targets.length).toBeGreaterThan(0);
    for (const { hex, eyes } of offer?.targets ?? [])
      for (const sighter of eyes)
        expect(
          ready.check(ready.start, 'axis', { do: 'obaFire', batteries: ['B1'], by: [], at: hex, sighter, extra: 1 }),
        ).toBeUndefined();
  });

  it('X6.4.7b an aircraft is offered the straight ways over every target', () => {
    const game = opened(ASSETS);
    const [flight] = asked(game).support(game.start).flights;
    expect(flight?.aircraft).toBe('stuka');
    for (const { hex, ways } of flight?.targets ?? []) {
      expect(ways).toHaveLength(6);
      for (const { command, path } of ways) {
        expect(path).toContain(hex);
        expect(game.check(game.start, 'axis', command)).toBeUndefined();
      }
    }
  });

  it('X6.4.6a an assault says how it would be fought with those in place', () => {
    const game = opened(
      FIELD.replace('german I 3/2/6/1 @ -4,0 as inf', 'german I 3/2/6/1 @ 3,0 as inf\ngerman I 3/2/6/1 @ 2,1 as two'),
    );
    const hex = game.world.board.grid.byName.get('4,0') ?? 0;
    const begun = game.play(
      game.start,
      'axis',
      { do: 'closeAssault', units: ['inf', 'two'], hex },
      seededDice(1),
    ).state;
    expect(begun.frames.at(-1)?.at).toBe('assault');
    const now = asked(game).assault(begun);
    expect(now?.by).toEqual(['inf']);
    expect(now?.plan?.chances.map(({ unit }) => unit)).toEqual(['rifle']);
  });
});

describe('attacks that may be made, with what comes of them', () => {
  type Attacks = {
    hex: number;
    command: Parameters<OpenGamex['check']>[2];
    plans: { chances: { dies: number }[] }[];
  }[];

  it('X6.4.1a every shot offered is legal, the best first', () => {
    const game = opened(FIELD);
    const { shots } = deskOf(game).questions as unknown as {
      shots: (view: unknown, past: unknown, ids: readonly string[]) => Attacks;
    };
    const found = shots(game.start, undefined, ['pz', 'pz2']);
    expect(found.map(({ hex }) => game.world.board.grid.names[hex])).toEqual(['3,-1']);
    for (const { command } of found) expect(game.check(game.start, 'axis', command)).toBeUndefined();
    expect(shots(game.start, undefined, ['truck'])).toEqual([]);
  });

  it('X6.4.2e every volley at a mover is offered with its chances', () => {
    const game = opened(FIELD.replace('as tank', 'as tank OF'));
    const hex = game.world.board.grid.byName.get('-2,0') ?? 0;
    const { state } = game.play(game.start, 'axis', { do: 'move', unit: 'pz', acts: [{ to: hex }] }, seededDice(1));
    const { volleys } = deskOf(game).questions as unknown as { volleys: (view: unknown) => Attacks };
    const found = volleys(state);
    expect(found.map(({ command }) => command)).toEqual([{ do: 'opFire', units: ['tank'] }]);
    expect(found[0]?.plans[0]?.chances).toHaveLength(1);
    expect(volleys(game.start)).toEqual([]);
  });
});

describe('every roll is shown', () => {
  it('X7.1 a rally has its dice, its sentence and its rule', () => {
    const game = opened(FIELD.replace('@ -3,0 as pz\n', '@ -3,0 disrupted as pz\n'));
    const { events } = game.play(game.start, 'axis', { do: 'rally', units: ['pz'] }, scriptedDice([3, 2]));
    const rolls = deskOf(game)
      .happened(game.start, events)
      .flatMap((one) => (one.is === 'own' && one.roll ? [one.roll] : []));
    expect(rolls).toMatchObject([{ dice: [3, 2] }]);
    expect(rolls[0]?.rule).toMatch(/^X7/);
  });

  it('X6.3.3, X6.4.5e a card names the attack, and says why the column moved', () => {
    const at = hexNamed(game0().world.board.grid, '3,-1') ?? -1;
    const [shown] = happeningsOf(game0(), game0().start, [
      {
        is: 'attack',
        mode: 'overrun',
        by: ['pz'],
        at,
        targets: ['tank'],
        af: [11, 1],
        df: 19,
        column: '1-1',
        die: 4,
        hits: [{ unit: 'tank', drm: -2, result: 'D' }],
      },
    ]);
    const clash = shown?.is === 'own' ? shown.clash : undefined;
    expect(clash?.title && english(clash.title)).toBe('overrun by pz of tank in 3,-1');
    expect(clash?.working?.map(english)).toEqual(['an overrun shifts the column: 1-2 becomes 1-1', 'tank: die 4 − 2']);
  });
});
const game0 = () => opened(FIELD);

it('X5.1a the log tells a move in one sentence; its other steps, points and markers are details', () => {
  const game = opened(FIELD);
  const grid = game.world.board.grid;
  const acts = ['-4,1', '-4,2', '-4,3'].map((name) => ({ to: hexNamed(grid, name) ?? -1 }));
  const { events } = game.play(game.start, 'axis', { do: 'move', unit: 'truck', acts }, scriptedDice([]));
  const lines = kit.describe(game, game.start, events);
  expect(lines.filter(({ detail }) => !detail).map(({ text }) => english(text))).toEqual([
    'truck moves 3 hexes from -4,0 to -4,3 for 6 MP, 6 left',
  ]);
  expect(lines.length).toBeGreaterThan(3);
});

describe('counters as they are drawn', () => {
  const GROUND = FIELD.replace(/(german|soviet) .*\n/g, '');
  const counters = (text: string) => {
    const game = opened(`${GROUND}german A 14/8/9/8 @ -3,0 as pz\n${text}`);
    return new Map(
      deskOf(game)
        .scene(game.start)
        .pieces.map(({ id, counter }) => [id, counter]),
    );
  };

  it('X10.1, X10.5 landing craft and the guns of ships are drawn as what they are, in the colours of their nation', () => {
    const found = counters(`american C(I) 0/0/8/2 halftrack lvt @ 0,0 as lc1
american (H) 40/99/2/0 naval off-board battery D1 as dd1
`);
    expect(found.get('lc1')).toMatchObject({ symbol: 'craft', livery: 'american', side: 1 });
    expect(found.get('dd1')).toMatchObject({ symbol: 'ship' });
    expect(found.get('pz')).toMatchObject({ symbol: 'tank', livery: 'german', side: 0 });
  });

  it('X5.2a a carrier shows who rides on it', () => {
    const found = counters('soviet C 0/0/1/12 @ 0,0 as tr\nsoviet I 4/2/10/1 on tr as inf\n');
    expect(found.get('tr')).toMatchObject({ carries: 'foot' });
    expect(found.get('inf')).not.toHaveProperty('carries');
  });

  it('X6.3.8b a unit in a wood is marked as in cover, one in the open is not', () => {
    const found = counters('soviet I 4/2/10/1 @ 2,0 as hidden\nsoviet I 4/2/10/1 @ 3,0 as seen\n');
    expect(found.get('hidden')?.marks).toEqual(['covered']);
    expect(found.get('seen')?.marks).toEqual([]);
  });

  it('X0.6 a map of a game knows where north is and whose colours the sides wear', () => {
    const game = opened(`${GROUND}north d6\ngerman A 14/8/9/8 @ -3,0 as pz\nsoviet I 4/2/10/1 @ 2,0 as inf\n`);
    expect(mapOfGame(game, '')).toMatchObject({ north: 5, liveries: ['german', 'soviet'] });
  });
});
