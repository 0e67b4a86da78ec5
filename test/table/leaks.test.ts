import { expect, test } from 'vitest';
import { type Choose, seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Game } from '#core/game.ts';
import { hashOf } from '#core/hash.ts';
import { isObjection } from '#core/objection.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import type { Seen, Watcher } from '#core/seat.ts';
import { createReferee } from '#table/referee.ts';
import { createSeat, type SeatSource } from '#table/seat.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { AIRBORNE, SKIRMISH } from '../games/gamex/practice.ts';
import { CARDS, gamexTwins, GRID, MINED, opened, PLANS, TANKS, type Twins } from './twins.ts';
import { mines } from '../games/mines/mines.ts';
import { practice as minesPractice } from '../games/mines/practice.ts';
import { gamePackage as minesPackage } from '../games/mines/game-package.ts';
import { blitzPractice } from '../laws/blitz-practice.ts';

/**
 * Two games that differ only in what a seat may not know: everything that leaves for that seat is the same, byte for byte,
 * until the game itself shows the difference.
 */

const MALFORMED: readonly unknown[] = [{ do: 'nonsense' }, {}, { do: 'resign', hex: 3 }];

function twinsOf<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  { gamePackage, library, setups }: Twins<S, C, E, Side, G>,
  watched: Side,
) {
  const one = (setup: string) => {
    const referee = createReferee(gamePackage, { library, dice: seededDice(7), chance: seededChoice(7) });
    const whole = referee.sit({ plays: gamePackage.kit.sides, sees: gamePackage.kit.sides, guard: 'never' });
    const seat = referee.sit({ plays: [watched], sees: [watched] });
    const spectator = referee.sit({ plays: [], sees: [] });
    const heard: string[] = [];
    seat.follow((update) => heard.push(JSON.stringify(update)));
    spectator.follow((update) => heard.push(JSON.stringify(update)));
    const said = (ask: () => unknown): string => {
      try {
        return JSON.stringify(ask()) ?? 'nothing';
      } catch (error) {
        return String(error);
      }
    };
    referee.open(setup);
    return {
      referee,
      whole,
      seat,
      said,
      /** Output for the seat since the last call, and all it can ask for now. */
      sent(): readonly string[] {
        const { decision } = seat.update();
        const asks = [
          'position',
          'task',
          'choices',
          'actions',
          'bill',
          'rolls',
          'since',
          'report',
          'planned',
          'prospect',
          'nothing',
        ];
        return [
          ...heard.splice(0),
          ...asks.map((name) => said(() => seat.ask(name, name === 'choices' ? 40 : []))),
          said(() => seat.record({}, undefined)),
          said(() => spectator.record({}, undefined)),
          said(() => spectator.ask('position')),
          said(() => seat.update()),
          ...MALFORMED.map((command) => said(() => seat.ask('check', command))),
          said(() => seat.give([{ do: 'nonsense' } as C], decision - 1)),
        ];
      },
    };
  };
  return setups.map(one) as [ReturnType<typeof one>, ReturnType<typeof one>];
}

/** The first difference between what was sent, and little around it. */
function difference(one: readonly string[], two: readonly string[]): string | undefined {
  const at = one.findIndex((text, i) => text !== two[i]);
  if (at < 0) return one.length === two.length ? undefined : 'more was sent';
  const [left = '', right = ''] = [one[at], two[at]];
  const from = Math.max(0, [...left].findIndex((letter, i) => letter !== right[i]) - 60);
  return `${left.slice(from, from + 160)} or ${right.slice(from, from + 160)}`;
}

const MOST = 40;

/** Plays both games alike but for secrets; gives how many commands were compared and how many of them differed in secret. */
function compared<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  twins: Twins<S, C, E, Side, G>,
  watched: Side,
  seed: number,
): { readonly commands: number; readonly secrets: number } {
  const choose: Choose = seededChoice(seed);
  const { game, practice } = twins;
  const [one, two] = twinsOf(twins, watched);
  let secrets = twins.setups[0] === twins.setups[1] ? 0 : 1;
  for (let commands = 0; commands < MOST; commands++) {
    expect(difference(one.sent(), two.sent()), `after ${commands} commands`).toBeUndefined();
    const task = (end: typeof one) => (end.whole.ask('task') as { readonly view: S }).view;
    const [mine, theirs] = [task(one), task(two)];
    const side = game.decides(mine);
    if (side === undefined) return { commands, secrets };
    const command = game.sample(mine, choose);
    const instead = side === watched ? undefined : practice.secretly?.(theirs, command, choose);
    if (game.check(theirs, side, instead ?? command)) return { commands, secrets };
    if (instead !== undefined && hashOf(instead) !== hashOf(command)) secrets++;
    const give = (end: typeof one, given: C) => end.whole.give([given], end.whole.update().decision);
    expect(isObjection(give(one, command))).toBe(false);
    if (isObjection(give(two, instead ?? command) as object | undefined)) return { commands, secrets };
    const seen = (end: typeof one) => {
      const last = end.seat.record()?.at(-2) as { readonly events?: unknown } | undefined;
      return hashOf([(end.seat.ask('task') as { readonly view: S }).view, last?.events]);
    };
    // The game has shown the difference: a mine was stepped on, a flight has come, a plan is due.
    if (seen(one) !== seen(two)) return { commands: commands + 1, secrets };
  }
  return { commands: MOST, secrets };
}

/** Plays games until so many commands are compared. */
function manyCompared<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  twins: Twins<S, C, E, Side, G>,
  watched: Side,
): void {
  let [commands, secrets] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const played = compared(twins, watched, seed);
    commands += played.commands;
    secrets += played.secrets;
  }
  expect(commands).toBeGreaterThan(20);
  expect(secrets).toBeGreaterThan(0);
}

test('X28.2 two games whose hidden mines lie elsewhere are one game to the other side and to an onlooker', () => {
  manyCompared(gamexTwins(MINED('C-4 2-1', 'C-5 1-1'), MINED('B-3 1-1', 'D-5 3-1'), {}), 'allied');
});

test('X28.2 so are two games in which they are hidden elsewhere at the table', () => {
  const setup = `${GRID}zone z : C-4 C-5 B-4 D-4\nsetup axis\nsetup allied\nmine axis unset 2-1 zone z
mine axis unset 1-1 zone z\n${TANKS.replace('@ E-9', 'unset z')}`;
  manyCompared(gamexTwins(setup, setup, {}), 'allied');
  manyCompared(gamexTwins(SKIRMISH), 'axis');
});

test('X28.3 so are two games in which flights are bound for elsewhere', () => {
  manyCompared(gamexTwins(AIRBORNE), 'axis');
});

test('X28.4 so are two games with other cards in the enemy’s hand', () => {
  manyCompared(gamexTwins(CARDS('49 50'), CARDS('51 53')), 'allied');
});

test('M9.20 so are two games with other plans of production', () => {
  const setups = [PLANS('-6,0 ARM 4 + -6,0 INF4 2'), PLANS('-2,0 INF4 1')] as const;
  const game: Blitz = opened(blitz, setups[0], EMPTY_LIBRARY);
  manyCompared({ gamePackage: blitz, library: {}, game, practice: blitzPractice(game, EMPTY_LIBRARY), setups }, 'red');
});

test('the small game: mines laid and cards drawn in secret', () => {
  const setups = ['game mines\n', 'game mines\n'] as const;
  manyCompared({ gamePackage: minesPackage, library: {}, game: mines, practice: minesPractice, setups }, 'south');
});

/** A source as a page has it that was sent a seat's record and nothing else: views are folded from redacted events. */
function sentSource<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  { gamePackage, library }: Pick<Twins<S, C, E, Side, G>, 'gamePackage' | 'library'>,
  lines: readonly object[],
  now: Pick<SeatSource<S, C, E, Side, G>, 'decision' | 'undoPoint'>,
): SeatSource<S, C, E, Side, G> {
  const [header, ...rest] = JSON.parse(JSON.stringify(lines)) as [SentHeader<Side>, ...Seen<E, Side>[]];
  const entries = rest.slice(0, -1);
  const game = opened(gamePackage, header.setup, library);
  const views = entries.reduce((list, { events }) => [...list, game.fold(list.at(-1) as S, events)], [game.start]);
  expect(hashOf(game.start)).toBe(header.hash);
  expect(views.slice(1).map((view) => hashOf(view))).toEqual(entries.map(({ hash }) => hash));
  if (!gamePackage.desk) throw new Error('no desk');
  return {
    ...now,
    game,
    desk: gamePackage.desk(game, library),
    watcher: header.watcher,
    setup: header.setup,
    rules: header.rules,
    played: entries.length,
    known: entries.length,
    view: (n = entries.length) => views[n] as S,
    seen: (n) => entries[n - 1],
    givenDice: 0,
    seat: { watcher: header.watcher, secret: true, personal: false, open: false },
  };
}

interface SentHeader<Side extends string> {
  readonly watcher: Watcher<Side>;
  readonly setup: string;
  readonly rules: number;
  readonly hash: string;
}

/** Plays at random and compares the seat at the referee with one that reads what was sent. */
function readFromAfar<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  twins: Twins<S, C, E, Side, G>,
  watched: Side,
): void {
  const [{ seat, whole }] = twinsOf(twins, watched);
  const choose = seededChoice(3);
  for (let n = 0; n < MOST; n++) {
    const { view } = whole.ask('task') as { readonly view: S };
    if (twins.game.decides(view) === undefined) break;
    whole.give([twins.game.sample(view, choose)], whole.update().decision);
    const lines = seat.record();
    if (!lines) break;
    const here = seat.update();
    const source = sentSource(twins, lines, here);
    const there = createSeat(twins.gamePackage.kit, [watched], () => source);
    expect(JSON.stringify(there.update({ since: here.played, leap: true }))).toBe(JSON.stringify(here));
    for (const name of ['position', 'task', 'rolls', 'since', 'bill'])
      expect(JSON.stringify(there.ask(name))).toBe(JSON.stringify(seat.ask(name)));
  }
}

test('a seat tells the same from what it was sent as at the referee: mines, flights, cards, plans', () => {
  readFromAfar(gamexTwins(MINED('C-4 2-1', 'C-5 1-1'), undefined, {}), 'allied');
  readFromAfar(gamexTwins(SKIRMISH), 'axis');
  readFromAfar(gamexTwins(AIRBORNE), 'axis');
  readFromAfar(gamexTwins(CARDS('49 50')), 'allied');
  const setup = PLANS('-2,0 INF4 1');
  const game: Blitz = opened(blitz, setup, EMPTY_LIBRARY);
  const plans = {
    gamePackage: blitz,
    library: {},
    game,
    practice: blitzPractice(game, EMPTY_LIBRARY),
    setups: [setup, setup] as const,
  };
  readFromAfar(plans, 'red');
});
