import { describe, expect, test } from 'vitest';
import { seenEntry } from '#core/seat.ts';
import { evolve } from '../games/mines/evolve.ts';
import { type Command, type Event, type Mines, mines, type Side, SIDES, type State } from '../games/mines/mines.ts';
import { practice } from '../games/mines/practice.ts';
import { contractLaws } from './contract-laws.ts';
import { ENDS, type Practice, playByTheLaws, SAMPLES, THROWS, UNTOUCHED } from './course.ts';
import { msg } from '#core/message.ts';
import { amount } from '../sample.ts';

/** A law that cannot be broken proves nothing: here is a game for each of them that breaks it. */

type Defect = (sound: Mines) => Partial<Mines>;

const GAMES = 40;
const SENDS = 'what leaves for a seat says nothing that its watcher does not see';

type Habits = Practice<State, Command, Event, Side>;

/** The first law a game breaks, playing it many times; of the contract's laws one is looked at, or all. */
function broken(defect: Defect, law?: string, changed: Partial<Habits> = {}, games = GAMES): string | undefined {
  const game = { ...mines, ...defect(mines) };
  const habits = { ...practice, ...changed };
  for (let seed = 1; seed <= games; seed++) {
    const laws = contractLaws(habits).filter(({ name }) => law === undefined || name === law);
    const contest = { game, practice: habits, laws };
    const { breach } = playByTheLaws(contest, { seed, most: 300, every: 1 });
    if (breach) return breach.law;
  }
  return undefined;
}

/** In a running game, so that the opening commands alone do not show it. */
const later = (state: State): boolean => state.turn > 1;

const DEFECTS: readonly (readonly [law: string, what: string, defect: Defect, habits?: Partial<Habits>])[] = [
  [
    'there is a legal command, and not only a last resort, unless the game is over',
    'a decision lists nothing',
    ({ legal }) => ({ legal: (state) => (later(state) ? [] : legal(state)) }),
  ],
  [
    'there is a legal command, and not only a last resort, unless the game is over',
    'a random player gives up',
    ({ sample }) => ({ sample: (state, choose) => (later(state) ? { do: 'resign' } : sample(state, choose)) }),
  ],
  [
    'what is listed as legal passes check and belongs to the decision',
    'a march that is too long is listed',
    ({ legal }) => ({
      *legal(state) {
        yield* legal(state);
        if (state.frames.at(-1)?.at === 'turn') yield { do: 'march', path: [0, 0, 0, 0] };
      },
    }),
  ],
  [
    SAMPLES,
    'a random player marches off the board',
    ({ sample }) => ({
      sample: (state, choose) => (later(state) ? { do: 'march', path: [99] } : sample(state, choose)),
    }),
  ],
  [
    SAMPLES,
    'a random player remembers',
    ({ sample }) => {
      let times = 0;
      return { sample: (state, choose) => sample(state, (below) => (choose(below) + times++) % below) };
    },
  ],
  [
    'a command that was written as JSON reads as the same command',
    'read drops the last hex of a path',
    ({ read }) => ({
      read(input) {
        const command = read(input);
        return 'do' in command && command.do === 'march' ? { ...command, path: command.path.slice(0, -1) } : command;
      },
    }),
  ],
  [
    UNTOUCHED,
    'play writes to the state it is given',
    ({ play }) => ({
      play(state, side, command, dice) {
        if (later(state)) (state.squads.north as { men: number }).men = 3;
        return play(state, side, command, dice);
      },
    }),
  ],
  [
    UNTOUCHED,
    'play writes to states that are not frozen',
    ({ play }) => ({
      play(state, side, command, dice) {
        const played = play(state, side, command, dice);
        if (!Object.isFrozen(state)) (state as { turn: number }).turn++;
        return played;
      },
    }),
  ],
  [
    'the same command with the same dice does the same',
    'play remembers what it has played',
    ({ play, fold }) => {
      const seen = new WeakSet<State>();
      return {
        play(state, side, command, dice) {
          const played = play(state, side, command, dice);
          const again = seen.has(state);
          seen.add(state);
          return again ? { ...played, state: fold(played.state, [{ is: 'turnBegins', turn: 9 }]) } : played;
        },
      };
    },
  ],
  [
    'a game in the head comes to the same states',
    'a turn is skipped in the head',
    ({ after, fold }) => ({
      after: (...move) => {
        const then = after(...move);
        return later(then) ? fold(then, [{ is: 'turnBegins', turn: 9 }]) : then;
      },
    }),
  ],
  [
    'events folded give the new state, from the state before and from any earlier one',
    'play changes more than its events say',
    ({ play }) => ({
      play(state, side, command, dice) {
        const played = play(state, side, command, dice);
        return played.events.some((event) => event.is === 'turnBegins')
          ? { ...played, state: { ...played.state, turn: played.state.turn + 1 } }
          : played;
      },
    }),
  ],
  [
    'events folded give the new state, from the state before and from any earlier one',
    'an event is lost when many are folded',
    ({ fold }) => ({ fold: (state, events) => fold(state, events.length > 20 ? events.slice(1) : events) }),
  ],
  [
    'a state saved and loaded is the same and goes on in the same way',
    'a state holds what JSON drops',
    ({ play, fold }) => {
      const gone = (state: State) => ({ ...state, gone: undefined }) as State;
      return {
        play(state, side, command, dice) {
          const played = play(state, side, command, dice);
          return { ...played, state: gone(played.state) };
        },
        fold: (state, events) => gone(fold(state, events)),
      };
    },
  ],
  [
    'a state saved and loaded is the same and goes on in the same way',
    'a prompt depends on who the state is',
    ({ prompt }) => {
      const seen = new WeakSet<State>();
      return {
        prompt(state) {
          const asked = prompt(state);
          if (Object.isFrozen(state)) seen.add(state);
          return asked && { ...asked, asks: seen.has(state) ? asked.asks : msg`something else` };
        },
      };
    },
  ],
  [
    'the side that does not decide has no commands but those that are always open',
    'the prompt names another side than the one that decides',
    ({ decides }) => ({ decides: (state) => (decides(state) === 'north' ? 'south' : 'north') }),
  ],
  [
    'the side that does not decide has no commands but those that are always open',
    'anybody may fire',
    ({ check, prompt }) => ({
      check: (state, side, command) =>
        check(state, command.do === 'fire' ? (prompt(state)?.side ?? side) : side, command),
    }),
  ],
  [
    'a mangled command is refused with a rule and a reason, or does what a command does',
    'a refusal gives no reason',
    ({ read }) => ({
      read(input) {
        const command = read(input);
        return 'rule' in command ? { rule: 'M0', because: msg` ` } : command;
      },
    }),
  ],
  [
    'a mangled command is refused with a rule and a reason, or does what a command does',
    'a long march is accepted and cannot be played',
    ({ check, play }) => ({
      check(state, side, command) {
        const objection = check(state, side, command);
        return objection?.rule === 'M2.1' ? undefined : objection;
      },
      play(state, side, command, dice) {
        if (command.do === 'march' && command.path.length > 3) throw new Error('too far');
        return play(state, side, command, dice);
      },
    }),
  ],
  [
    'every state is sound',
    'a mine kills more men than there are',
    ({ play, fold }) => {
      const worse = (state: State): State =>
        state.winner ? { ...state, squads: { ...state.squads, north: { ...state.squads.north, men: -1 } } } : state;
      return {
        play(state, side, command, dice) {
          const played = play(state, side, command, dice);
          return { ...played, state: worse(played.state) };
        },
        fold: (state, events) => worse(fold(state, events)),
      };
    },
  ],
  [
    'when the game is over nobody may do anything',
    'the dead fight on',
    ({ check }) => ({
      check: (state, side, command) => (state.winner ? undefined : check(state, side, command)),
    }),
  ],
  [
    'what a side sees and may do does not depend on what it cannot see, until it is shown',
    'everybody sees the mines',
    () => ({ view: (state) => state }),
  ],
  [
    'what a side sees and may do does not depend on what it cannot see, until it is shown',
    'the story tells where a mine was laid',
    () => ({ redact: (event) => event }),
  ],
  [
    'what a side sees and may do does not depend on what it cannot see, until it is shown',
    'nobody may march onto a mine',
    ({ legal }) => ({
      *legal(state) {
        const mines = Object.values(state.mines).map((mine) => mine.at);
        for (const command of legal(state)) {
          if (command.do !== 'march' || !command.path.some((hex) => mines.includes(hex))) yield command;
        }
      },
    }),
  ],
  [
    'what a side sees and may do does not depend on what it cannot see, until it is shown',
    'a step onto a hex without a mine shows nothing',
    () => ({ reveals: (event) => event.is === 'blast' || event.is === 'shot' }),
  ],
  [
    'a view is a state: asked what its watcher may ask, it answers as the state does',
    'a view forgets that there is a mine at all',
    ({ view }) => ({ view: (state, watcher) => ({ ...view(state, watcher), mines: {} }) }),
  ],
  [
    'a view is a state: asked what its watcher may ask, it answers as the state does',
    'why a march is refused tells of a hidden mine',
    ({ check }) => ({
      check(state, side, command) {
        const onto = (hex: number) => SIDES.some((owner) => owner !== side && state.mines[owner]?.at === hex);
        const trapped = command.do === 'march' && command.path.some(onto);
        const objection = check(state, side, command);
        return objection && trapped ? { ...objection, because: msg`a mine lies there` } : objection;
      },
    }),
  ],
  [
    'a view is a state: asked what its watcher may ask, it answers as the state does',
    'looked at twice a view shows less',
    ({ view }) => ({
      view: (state, watcher) =>
        state.squads.north.men === 9
          ? { ...state, turn: 0 }
          : { ...view(state, watcher), squads: { ...state.squads, north: { ...state.squads.north, men: 9 } } },
    }),
  ],
  [
    'a view is a state: asked what its watcher may ask, it answers as the state does',
    'a view does not know whose turn it is',
    ({ view }) => ({ view: (state, watcher) => ({ ...view(state, watcher), turn: 1 }) }),
  ],
  [
    'a view can be followed: events as the watcher sees them lead from view to view',
    'a mine laid is not told at all',
    ({ redact }) => ({
      redact: (event, watcher) => (event.is === 'laid' && event.side !== watcher ? undefined : redact(event, watcher)),
    }),
  ],
  [
    'a view can be followed: events as the watcher sees them lead from view to view',
    'a view hides a squad that everybody saw marching',
    ({ view }) => ({
      view(state, watcher) {
        const seen = view(state, watcher);
        return watcher === 'spectator' ? { ...seen, squads: mines.start.squads } : seen;
      },
    }),
  ],
  [
    SENDS,
    'the fingerprint of the whole state is sent',
    () => ({}),
    { sent: (game, entry, after, watcher) => ({ ...seenEntry(game, entry, after, watcher), hash: entry.hash }) },
  ],
  [
    SENDS,
    'the command is sent as it was written',
    () => ({}),
    {
      sent: (game, entry, after, watcher) => ({ ...seenEntry(game, entry, after, watcher), command: entry.command }),
    },
  ],
  [
    SENDS,
    'who draws a card is sent the die it was drawn by',
    () => ({}),
    {
      sent(game, entry, after, watcher) {
        const { dice = [] } = entry;
        return { ...seenEntry(game, entry, after, watcher), ...(watcher === entry.side ? { dice } : {}) };
      },
    },
  ],
  [
    SENDS,
    'the events are sent as they are',
    () => ({}),
    { sent: (game, entry, after, watcher) => ({ ...seenEntry(game, entry, after, watcher), events: entry.events }) },
  ],
  [
    'a view is plain JSON and leaves the state alone, and so does a redacted event',
    'a view holds functions',
    ({ view }) => ({ view: (state, side) => ({ ...view(state, side), help: () => 'none' }) }),
  ],
  [
    'a roll of dice is an event that reveals',
    'a shot is taken back when it misses',
    () => ({ reveals: (event) => event.is === 'stepped' || event.is === 'blast' }),
  ],
  [
    'every phase can be left by legal commands, after a die too',
    'nothing leads on',
    ({ play }) => ({
      play: (state, side, command, dice) => (later(state) ? { state, events: [] } : play(state, side, command, dice)),
    }),
  ],
  [
    'every phase can be left by legal commands, after a die too',
    'nothing leads on but giving up',
    ({ play, sample }) => ({
      play: (state, side, command, dice) =>
        later(state) && command.do !== 'resign' ? { state, events: [] } : play(state, side, command, dice),
      sample: (state, choose) => (later(state) && choose(60) === 0 ? { do: 'resign' } : sample(state, choose)),
    }),
  ],
  [
    ENDS,
    'turns never count',
    () => {
      const fold = (state: State, events: readonly Event[]) => {
        const draft = { ...state };
        for (const event of events) evolve(draft, event);
        return {
          ...draft,
          turn: 1,
          squads: { north: { ...draft.squads.north, men: 3 }, south: { ...draft.squads.south, men: 3 } },
        };
      };
      return {
        fold,
        play(state, side, command, dice) {
          const { events } = mines.play(state, side, command, dice);
          return { events, state: fold(state, events) };
        },
      };
    },
  ],
  [
    THROWS,
    'a command falls over',
    ({ play }) => ({
      play(state, side, command, dice) {
        if (later(state)) throw new Error('no bullets');
        return play(state, side, command, dice);
      },
    }),
  ],
];

describe('each law can be broken', () => {
  for (const [law, what, defect, habits] of DEFECTS) {
    test(`${law}: ${what}`, () => expect(broken(defect, law, habits)).toBe(law));
  }

  test('and the game without a defect breaks none', () => {
    expect(broken(() => ({}), undefined, {}, amount(GAMES, 12))).toBeUndefined();
  });

  test('every law has a game that breaks it', () => {
    const shown = new Set(DEFECTS.map(([law]) => law));
    const laws = [...contractLaws(practice).map(({ name }) => name), SAMPLES, UNTOUCHED, THROWS, ENDS];
    const unshown = laws.filter((law) => !shown.has(law) && !law.startsWith('undo never crosses'));
    expect(unshown).toEqual([]);
  });
});
