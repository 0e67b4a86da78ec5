import { isDeepStrictEqual } from 'node:util';
import { outcomes, seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Game, Played } from '#core/game.ts';
import { hashOf } from '#core/hash.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import { english } from '#core/message.ts';
import { type Entry, undoPoint } from '#core/record/record.ts';
import { seenEntry } from '#core/seat.ts';
import { ownFields } from '#core/record/undo.ts';
import { givenDice, type Law, type Practice, recordingDice, SAMPLES, UNTOUCHED, type Visit } from './course.ts';
import { mangled, throughText } from './json.ts';

/** The laws every game keeps, in the words of the contract. */

const MOST_LISTED = 300;

const show = (value: unknown): string => JSON.stringify(value)?.slice(0, 400) ?? 'undefined';

/** The legal commands, as many as a law can afford to look at: the first and a stretch somewhere further on. */
function someLegal<S, C, E, Side extends string>({ game, state, choose }: Visit<S, C, E, Side>): C[] {
  const some: C[] = [];
  let skip = 0;
  for (const command of game.legal(state)) {
    if (skip-- > 0) continue;
    some.push(command);
    if (some.length === MOST_LISTED / 3) skip = choose(400);
    if (some.length >= MOST_LISTED) break;
  }
  return some;
}

const wellFormed = ({ rule, because }: Objection): boolean => /^[A-Z][\w.]*$/.test(rule) && /\S/.test(english(because));

const hasCommands = <S, C extends { readonly do: string }, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'there is a legal command, and not only a last resort, unless the game is over',
  steady: true,
  broken({ game, practice, state, side, decides, command, drawn, ply }) {
    const poor = practice.lastResorts ?? [];
    const sampled = drawn ? command : game.sample(state, seededChoice(ply));
    for (const one of side === decides ? [command, sampled] : [sampled]) {
      if (one.do === poor[0]) return `a random player knows nothing better than ${one.do}`;
    }
    for (const one of game.legal(state)) if (!poor.includes(one.do)) return undefined;
    return 'no legal command';
  },
});

const legalPasses = <S, C extends { readonly do: string }, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'what is listed as legal passes check and belongs to the decision',
  dear: 1,
  broken(visit) {
    const { game, state, decides } = visit;
    const prompt = game.prompt(state);
    for (const command of someLegal(visit)) {
      const objection = game.check(state, decides, command);
      if (objection) return `${show(command)} is refused: ${objection.rule} ${english(objection.because)}`;
      if (!prompt?.commands.includes(command.do)) return `the prompt does not know ${command.do}`;
    }
    return undefined;
  },
});

const samples = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: SAMPLES,
  broken({ game, state, decides, ply }) {
    const command = game.sample(state, seededChoice(ply));
    const objection = game.check(state, decides, command);
    if (objection) return `${show(command)} is refused: ${objection.rule} ${english(objection.because)}`;
    const again = game.sample(state, seededChoice(ply));
    return isDeepStrictEqual(command, again) ? undefined : `${show(command)}, then ${show(again)}`;
  },
});

const readable = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a command that was written as JSON reads as the same command',
  broken({ game, command }) {
    const again = game.read(throughText(command));
    return isDeepStrictEqual(again, throughText(command)) ? undefined : `${show(command)} reads as ${show(again)}`;
  },
});

const untouched = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: UNTOUCHED,
  dear: 1,
  broken({ game, state, side, command, rolled }) {
    // Unfrozen, because a game may be careful only with what it cannot change.
    const argument = throughText(state);
    const before = JSON.stringify(argument);
    game.play(argument, side, command, givenDice(rolled));
    return JSON.stringify(argument) === before ? undefined : `${show(command)} changed the state it was played in`;
  },
});

const repeatable = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'the same command with the same dice does the same',
  broken({ game, state, side, command, rolled, played }) {
    const again = game.play(state, side, command, givenDice(rolled));
    if (hashOf(again.state) !== hashOf(played.state)) return `${show(command)} led to two states`;
    return isDeepStrictEqual(again.events, played.events) ? undefined : `${show(command)} told two stories`;
  },
});

/** Games in the head: followed from the same beginning until something is taken back. */
function headed<S, C extends { readonly do: string }, E, Side extends string>(): Law<S, C, E, Side> {
  let head: S | undefined;
  let last: S | undefined;
  return {
    name: 'a game in the head comes to the same states',
    broken({ game, state, side, command, rolled, played }) {
      if (!head || last !== state || command.do === 'takeBack') head = state;
      last = played.state;
      if (command.do === 'takeBack') {
        head = undefined;
        return undefined;
      }
      head = game.after(head, side, command, givenDice(rolled));
      const same = hashOf(ownFields(head as object)) === hashOf(ownFields(played.state as object));
      return same ? undefined : `${show(command)} leads elsewhere in the head`;
    },
  };
}

function folds<S, C, E, Side extends string>(): Law<S, C, E, Side> {
  let anchor: { readonly state: S; readonly events: E[] } | undefined;
  let last: S | undefined;
  return {
    name: 'events folded give the new state, from the state before and from any earlier one',
    broken({ game, state, command, played, choose }) {
      const { events } = played;
      if (hashOf(game.fold(state, events)) !== hashOf(played.state)) return `the events of ${show(command)} fold wrong`;
      if (!anchor || last !== state) anchor = { state, events: [] };
      anchor.events.push(...events);
      last = played.state;
      if (choose(20) > 0) return undefined;
      let before = state;
      for (const event of throughText(events)) {
        const misfit = game.misfit?.(before, event);
        if (misfit !== undefined) return `${show(event)} has not the shape of an event: ${misfit}`;
        before = game.fold(before, [event]);
      }
      const folded = game.fold(anchor.state, throughText(anchor.events));
      anchor = undefined;
      return hashOf(folded) === hashOf(played.state) ? undefined : 'the events since an earlier state fold wrong';
    },
  };
}

const survivesJson = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a state saved and loaded is the same and goes on in the same way',
  dear: 1,
  broken({ game, state, side, command, rolled, played, ply }) {
    const loaded = throughText(state);
    if (!isDeepStrictEqual(loaded, state)) return 'the state is not plain JSON';
    if (hashOf(loaded) !== hashOf(state)) return 'the fingerprint changed';
    if (!isDeepStrictEqual(game.prompt(loaded), game.prompt(state))) return 'the prompt changed';
    const sampled = [game.sample(state, seededChoice(ply)), game.sample(loaded, seededChoice(ply))];
    if (!isDeepStrictEqual(sampled[0], sampled[1])) return `sample: ${show(sampled)}`;
    const again = game.play(loaded, side, command, givenDice(rolled));
    if (hashOf(again.state) !== hashOf(played.state)) return `${show(command)} led elsewhere`;
    return isDeepStrictEqual(again.events, played.events) ? undefined : `${show(command)} told another story`;
  },
});

const otherSideWaits = <S, C extends { readonly do: string }, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'the side that does not decide has no commands but those that are always open',
  broken(visit) {
    const { game, practice, state, decides, command, ply } = visit;
    if (game.decides(state) !== decides) return 'the prompt names another side than the one that decides';
    const listed = ply % 16 === 0 ? someLegal(visit).slice(0, 40) : [command];
    const theirs = listed.filter((one) => !practice.lastResorts?.includes(one.do));
    for (const other of game.sides) {
      if (other === decides) continue;
      const accepted = theirs.find((one) => game.check(state, other, one) === undefined);
      if (accepted !== undefined) return `${other} may do ${show(accepted)} while ${decides} decides`;
    }
    return undefined;
  },
});

const refuses = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a mangled command is refused with a rule and a reason, or does what a command does',
  broken({ game, practice, state, side, command, choose }) {
    const input = throughText(mangled(throughText(command), choose));
    const read = game.read(input);
    if (isObjection(read)) return wellFormed(read) ? undefined : `${show(input)}: an objection without words`;
    const objection = game.check(state, side, read);
    if (objection) return wellFormed(objection) ? undefined : `${show(input)}: an objection without words`;
    const dice = recordingDice({ roll: (sides) => 1 + choose(sides) });
    const { state: after, events } = game.play(state, side, read, dice);
    if (hashOf(game.fold(state, events)) !== hashOf(after)) return `the events of ${show(read)} fold wrong`;
    const unsound = practice.sound?.(after);
    return unsound === undefined ? undefined : `after ${show(read)}: ${unsound}`;
  },
});

const sound = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'every state is sound',
  steady: true,
  broken: ({ practice, played }) => practice.sound?.(played.state),
});

const overIsOver = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'when the game is over nobody may do anything',
  steady: true,
  broken({ game, played, command }) {
    const { state } = played;
    if (game.prompt(state)) return undefined;
    if (game.decides(state) !== undefined) return 'somebody decides without being asked';
    for (const one of game.legal(state)) return `${show(one)} is legal`;
    const active = game.sides.find((side) => game.check(state, side, command) === undefined);
    return active === undefined ? undefined : `${active} may do ${show(command)}`;
  },
});

const watchersOf = <Side extends string>({ sides }: { readonly sides: readonly Side[] }) =>
  [...sides, 'spectator'] as const;

/** Information a watcher gets from a command. */
const learned = <S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  watcher: Side | 'spectator',
  { state, events }: { readonly state: S; readonly events: readonly E[] },
) => ({
  view: game.view(state, watcher),
  events: events.map((event) => game.redact(event, watcher)).filter((event) => event !== undefined),
});

const keepsSecrets = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'what a side sees and may do does not depend on what it cannot see, until it is shown',
  broken({ game, practice, state, side, decides, command, rolled, played, choose }) {
    const instead = practice.secretly?.(state, command, choose);
    for (const watcher of watchersOf(game)) {
      if (instead !== undefined && watcher !== side) {
        const other = game.play(state, side, instead, givenDice([...rolled, 1, 1, 1, 1]));
        if (!isDeepStrictEqual(learned(game, watcher, other), learned(game, watcher, played))) {
          return `${watcher} can tell ${show(command)} from ${show(instead)}`;
        }
      }
      const disguised = practice.disguise?.(state, watcher, choose);
      if (disguised === undefined) continue;
      if (!isDeepStrictEqual(game.view(disguised, watcher), game.view(state, watcher))) {
        return `${watcher} sees ${show(game.view(state, watcher))} or ${show(game.view(disguised, watcher))}`;
      }
      if (!isDeepStrictEqual(game.prompt(disguised), game.prompt(state))) return `the prompt tells ${watcher} a secret`;
      if (watcher === decides && !isDeepStrictEqual([...game.legal(disguised)], [...game.legal(state)])) {
        return `the commands open to ${watcher} tell it a secret`;
      }
      if (game.check(disguised, side, command)) {
        if (watcher === side) return `${show(command)} is refused to ${watcher} for a reason it cannot know`;
        continue;
      }
      const elsewhere = game.play(disguised, side, command, givenDice([...rolled, 1, 1, 1, 1]));
      if (isDeepStrictEqual(learned(game, watcher, elsewhere), learned(game, watcher, played))) continue;
      if (played.events.some(game.reveals)) continue;
      return `${show(command)} tells ${watcher} a secret without saying that it reveals one`;
    }
    return undefined;
  },
});

const askable = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a view is a state: asked what its watcher may ask, it answers as the state does',
  broken(visit) {
    const { game, state, decides, command, choose } = visit;
    for (const watcher of watchersOf(game)) {
      const view = game.view(state, watcher);
      if (view === state) continue;
      if (!isDeepStrictEqual(game.view(view, watcher), view)) return `${watcher} sees less when looking twice`;
      for (const ask of ['decides', 'prompt', 'moment', 'outcome'] as const) {
        const [told, is] = [game[ask](view), game[ask](state)];
        if (!isDeepStrictEqual(told, is)) return `${ask} of the view of ${watcher} is ${show(told)}, not ${show(is)}`;
      }
      if (watcher === 'spectator') continue;
      if (watcher === decides && !isDeepStrictEqual([...game.legal(view)], [...game.legal(state)])) {
        return `other commands are legal in the view of ${watcher}`;
      }
      const asked = [command, ...Array.from({ length: 6 }, () => game.read(mangled(throughText(command), choose)))];
      for (const one of asked) {
        if (isObjection(one)) continue;
        const [told, is] = [game.check(view, watcher, one), game.check(state, watcher, one)];
        if (!isDeepStrictEqual(told, is)) return `${watcher} is told ${show(told)}, not ${show(is)} about ${show(one)}`;
      }
    }
    return undefined;
  },
});

const followable = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a view can be followed: events as the watcher sees them lead from view to view',
  broken({ game, state, played, command }) {
    for (const watcher of watchersOf(game)) {
      const { view, events } = learned(game, watcher, played);
      const before = game.view(state, watcher);
      // With nothing hidden, folding is the state itself.
      if (before === state && view === played.state && events.every((event, i) => event === played.events[i])) continue;
      const folded = game.fold(before, throughText(events));
      if (!isDeepStrictEqual(folded, view)) {
        return `after ${show(command)} ${watcher} comes to ${show(folded)} and should see ${show(view)}`;
      }
    }
    return undefined;
  },
});

const sendsViews = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'what leaves for a seat says nothing that its watcher does not see',
  broken({ game, practice, ply, state, side, command, rolled, played, choose }) {
    const sent = practice.sent ?? seenEntry;
    const toSeat = (
      watcher: Side | 'spectator',
      given: C,
      dice: readonly number[],
      { state: after, events }: Played<S, E>,
    ) => {
      const entry = { n: ply + 1, side, command: JSON.stringify(given), events, hash: hashOf(after) };
      return sent(game, dice.length > 0 ? { ...entry, dice } : entry, after, watcher);
    };
    for (const watcher of watchersOf(game)) {
      const seen = learned(game, watcher, played);
      const mine = toSeat(watcher, command, rolled, played);
      if (mine.hash !== hashOf(seen.view)) return `the fingerprint sent to ${watcher} is not that of its view`;
      const others: (readonly [S, C])[] = [];
      const disguised = practice.disguise?.(state, watcher, choose);
      if (disguised !== undefined && !game.check(disguised, side, command)) others.push([disguised, command]);
      const instead = watcher === side ? undefined : practice.secretly?.(state, command, choose);
      if (instead !== undefined) others.push([state, instead]);
      for (const [before, given] of others) {
        for (const { faces, result } of outcomes((dice) => game.play(before, side, given, dice))) {
          if (!isDeepStrictEqual(learned(game, watcher, result), seen)) continue;
          const theirs = toSeat(watcher, given, faces, result);
          if (!isDeepStrictEqual(theirs, mine))
            return `${watcher} sees the same, but is sent ${show(mine)} or ${show(theirs)}`;
        }
      }
    }
    return undefined;
  },
});

const redactsSame = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a view is plain JSON and leaves the state alone, and so does a redacted event',
  dear: 1,
  broken({ game, state, played }) {
    const before = hashOf(throughText(state));
    for (const watcher of watchersOf(game)) {
      const seen = learned(game, watcher, played);
      if (!isDeepStrictEqual(throughText(seen), seen)) return `what ${watcher} sees is not plain JSON`;
    }
    return hashOf(throughText(state)) === before ? undefined : 'looking changed the state';
  },
});

const rollsReveal = <S, C, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'a roll of dice is an event that reveals',
  steady: true,
  broken: ({ game, command, rolled, played }) =>
    rolled.length === 0 || played.events.some(game.reveals) ? undefined : `${show(command)} rolled in secret`,
});

/** The oracle is kept command by command; `undoPoint` looks back over the whole record. */
function undoStops<S, C, E, Side extends string>(): Law<S, C, E, Side> {
  let entries: Entry<E, Side>[] = [];
  let keep = 0;
  let last: S | undefined;
  return {
    name: 'undo never crosses a roll, something shown or a change of side',
    broken({ game, state, side, rolled, played }) {
      if (last !== state) [entries, keep] = [[], 0];
      last = played.state;
      const n = entries.length + 1;
      const dice = rolled.length > 0 ? { dice: rolled } : {};
      entries.push({ n, side, command: '', ...dice, events: played.events, hash: '' });
      const decides = game.decides(played.state);
      if (rolled.length > 0 || decides !== side || played.events.some(game.reveals)) keep = n;
      const point = undoPoint(game, entries, decides);
      return point === keep ? undefined : `of ${n} commands undo keeps ${point}; ${keep} must stay`;
    },
  };
}

/** Phase and player turn of a state; decisions that interrupt the phase belong to it. */
const phaseOf = <S, C, E, Side extends string>(game: Game<S, C, E, Side>, state: S): string => {
  const { turn, mover } = game.moment(state);
  return `${turn} ${mover} ${game.phases(state).at(-1)}`;
};

/** A random player leaves a phase within some hundred commands; one who has gone astray begins again. */
const MOST_TO_LEAVE = 700;
const TRIES = 8;

const leavable = <S, C extends { readonly do: string }, E, Side extends string>(): Law<S, C, E, Side> => ({
  name: 'every phase can be left by legal commands, after a die too',
  steady: true,
  broken({ game, practice, state, command, played, ply }) {
    if (game.decides(played.state) === undefined) return undefined;
    const phase = phaseOf(game, played.state);
    // A roll inside a phase is a point of no return: what was done before it can no longer be taken back.
    const rolledInside = phase === phaseOf(game, state) && played.events.some(game.reveals);
    if (!rolledInside && ply % 50 > 0) return undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      const choose = seededChoice(TRIES * ply + tries);
      const dice = seededDice(TRIES * ply + tries);
      let { state: now } = played;
      for (let i = 0; i < MOST_TO_LEAVE; i++) {
        const side = game.decides(now);
        if (side === undefined || phaseOf(game, now) !== phase) return undefined;
        const next = game.sample(now, choose);
        // To give up the game leaves every phase, and proves nothing.
        if (practice.lastResorts?.includes(next.do)) break;
        now = game.play(now, side, next, dice).state;
      }
    }
    return `after ${show(command)} ${TRIES} times ${MOST_TO_LEAVE} commands of a random player do not lead out of ${phase}`;
  },
});

/** Fresh laws for one game: some remember what they saw. */
export const contractLaws = <S, C extends { readonly do: string }, E, Side extends string>(
  practice: Practice<S, C, E, Side>,
): Law<S, C, E, Side>[] => [
  hasCommands(),
  legalPasses(),
  samples(),
  readable(),
  untouched(),
  repeatable(),
  folds(),
  headed(),
  survivesJson(),
  otherSideWaits(),
  refuses(),
  sound(),
  overIsOver(),
  keepsSecrets(),
  askable(),
  followable(),
  sendsViews(),
  redactsSame(),
  rollsReveal(),
  undoStops(),
  leavable(),
  ...(practice.laws ?? []).map((law) => law()),
];
