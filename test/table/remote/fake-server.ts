import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { type Library, textOf } from '#core/game-kit.ts';
import { isObjection } from '#core/objection.ts';
import { playEntry, type Entry } from '#core/record/record.ts';
import { chainOf, commitmentOf, sealedDice } from '#core/dice/sealed-dice.ts';
import { seenEntry } from '#core/seat.ts';
import type { Answer, Drawn, FromServer, Line, SealState, ToServer, Whole } from '#protocol/messages.ts';
import type { Entries } from '#protocol/lines.ts';
import type { TableCard, TableOutcome } from '#protocol/tables.ts';
import { createRemoteTable, type RemoteDoor } from '#table/remote/remote.ts';
import type { OnlineState } from '#table/remote/online-state.ts';
import type { SealMemory } from '#table/remote/seal-check.ts';
import type { Update } from '#table/host.ts';
import type { AnyCommand, AnyEvent, AnyGame, AnyGamePackage, AnyState } from '#table/game-package.ts';

/** A server of one table in memory, as far as a page can tell: journal, redaction, keys, sealed dice. */

const TABLE = 'table00001';
const jsonOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Makes = (watcher: string) => Record<string, unknown>;

export function fakeServer(gamePackage: AnyGamePackage, library: Library, setup: string) {
  const opened = gamePackage.kit.open(setup, library);
  if (Array.isArray(opened)) throw new Error(JSON.stringify(opened));
  const game = opened as AnyGame;
  if (!gamePackage.desk) throw new Error('no desk');
  const desk = gamePackage.desk(game, library);
  const chain = chainOf(TABLE, 'ab'.repeat(32), 50);
  const states: AnyState[] = [game.start];
  const entries: { readonly entry: Entry<AnyEvent, string>; readonly drawn?: Drawn }[] = [];
  const journal: { readonly make: Makes; readonly key?: string; readonly giver?: string }[] = [];
  const answers = new Map<string, Answer>();
  const clients = new Set<{
    readonly watcher: string;
    readonly hear: (message: FromServer) => void;
    seated: boolean;
  }>();
  let commitments: Record<string, string> = {};
  let shares: Record<string, string> = {};
  const keys: string[] = [];
  let segment = 1;
  let rolled = 0;
  let began = 0;
  let offer: Whole['offer'];
  let outcome: TableOutcome | undefined;
  /** Start of the newest view sent: the current turn. */
  let base = 0;
  /** Spoils what leaves, for tests of what a page does then. */
  const spoil = { hash: false, dice: false, lose: 0 };

  /** Messages on their way, in both directions: one after the other, as over sockets. */
  const wires: (() => void)[] = [];
  let pumping = false;
  const send = (deliver: () => void): void => {
    wires.push(deliver);
    if (pumping) return;
    pumping = true;
    for (let next = wires.shift(); next; next = wires.shift()) next();
    pumping = false;
  };

  const now = (): AnyState => states.at(-1) as AnyState;
  const decides = (): string | undefined => game.decides(now());
  const undoPoint = (): number => {
    let n = entries.length;
    while (n > 0) {
      const { entry } = entries[n - 1] as (typeof entries)[number];
      if (entry.side !== decides() || entry.dice || entry.events.some((event) => game.reveals(event))) break;
      n--;
    }
    return n;
  };
  const isOpen = (): boolean => decides() === undefined || outcome !== undefined;
  const standFor = (watcher: string) => ({
    played: entries.length,
    decision: began,
    undoPoint: watcher === decides() ? undoPoint() : entries.length,
  });
  const seenFor = (watcher: string, n: number): Entries['entries'][number] => {
    const { entry, drawn } = entries[n - 1] as (typeof entries)[number];
    const seen = isOpen() ? entry : seenEntry(game, entry, states[n] as AnyState, watcher);
    return { seen, ...(drawn && seen.dice ? { drawn } : {}) };
  };

  const card = (): TableCard => ({
    id: TABLE,
    game: gamePackage.kit.id,
    title: 'A game',
    owner: { id: 'a0', name: 'Ann' },
    seats: game.sides.map((side, i) => ({ side, account: { id: `a${i}`, name: ['Ann', 'Bob'][i] ?? '' } })),
    players: [],
    terms: { undo: 'free', spectators: true },
    visible: 'public',
    phase: isOpen() ? 'over' : 'running',
    played: entries.length,
    turn: 1,
    made: 0,
    moved: 0,
    ...(outcome ? { outcome } : {}),
  });
  const sealState = (): SealState => ({
    chain: chain.start,
    links: 50,
    commitments: game.sides.every((side) => commitments[side]) ? commitments : {},
    shares,
    keys,
  });
  const wholeFor = (watcher: string): Whole => {
    const open = isOpen();
    const sees = (state: AnyState): AnyState => (open ? state : game.view(state, watcher));
    return {
      table: card(),
      watcher,
      plays: game.sides.filter((side) => side === watcher),
      rules: gamePackage.kit.rules,
      setup: open || sees(game.start) === game.start ? setup : gamePackage.kit.position(game, sees(game.start)),
      seq: journal.length,
      stand: standFor(watcher),
      from: base,
      view: sees(states[base] as AnyState),
      seen: Array.from({ length: entries.length - base }, (_, i) => seenFor(watcher, base + 1 + i)),
      ...(offer ? { offer } : {}),
      seal: sealState(),
      open,
    };
  };

  const lineFor = (watcher: string, seq: number): Line => {
    const { make, key, giver } = journal[seq - 1] as (typeof journal)[number];
    return jsonOf({ seq, at: 0, ...make(watcher), ...(giver === watcher && key ? { key } : {}) }) as unknown as Line;
  };
  /** Stores lines and sends them to all who are seated. */
  const append = (make: Makes, giver?: string, key?: string): number => {
    journal.push({ make, ...(key ? { key } : {}), ...(giver ? { giver } : {}) });
    const seq = journal.length;
    for (const { watcher, hear, seated } of clients) {
      if (!seated) continue;
      if (spoil.lose > 0) spoil.lose--;
      else hear({ is: 'lines', id: TABLE, lines: [lineFor(watcher, seq)] });
    }
    return seq;
  };
  const settled = (make: (watcher: string) => Record<string, unknown>): Makes => {
    const made = new Map([...game.sides, 'spectator'].map((one) => [one, { ...make(one), stand: standFor(one) }]));
    return (watcher) => made.get(watcher) ?? {};
  };

  const nextSegment = (): void => {
    keys.push(chain.key(segment));
    const [ended, key] = [segment, chain.key(segment)];
    segment++;
    rolled = 0;
    append(settled(() => ({ is: 'opened', segment: ended, key })));
  };

  function play(side: string, given: unknown, key?: string): Answer {
    const command = game.read(given);
    const fault = isObjection(command) ? command : game.check(now(), side, command);
    if (fault) return { ok: false, why: 'refused', objection: fault, played: 0 };
    const before = now();
    const dice = sealedDice(
      {
        game: TABLE,
        segment,
        key: chain.key(segment),
        shares: game.sides.map((one) => shares[one] ?? '00'.repeat(32)),
      },
      rolled + 1,
    );
    const at = { n: entries.length + 1, state: before, side };
    const { state, entry } = playEntry<AnyState, AnyCommand, AnyEvent, string>(
      game,
      textOf(gamePackage.kit, game),
      at,
      command as AnyCommand,
      dice,
    );
    const drawn = { segment, first: rolled + 1, sides: dice.rolled };
    rolled += dice.rolled.length;
    states.push(state);
    entries.push({ entry, ...(dice.rolled.length > 0 ? { drawn } : {}) });
    const [was, is] = [desk.brief(before), desk.brief(state)];
    const same = was.prompt?.side === is.prompt?.side && was.prompt?.at === is.prompt?.at && is.scope !== 'one';
    if (!same) began = journal.length + 1;
    if (decides() === undefined) outcome = { winner: game.outcome(state)?.winner ?? 'draw', by: 'rule' };
    const ended = outcome;
    outcome = undefined;
    const number = entries.length;
    const seq = append(
      settled((watcher) => {
        const sent = jsonOf({ is: 'command', ...seenFor(watcher, number) });
        if (spoil.hash) return { ...sent, seen: { ...sent.seen, hash: '0' } };
        if (spoil.dice) return { ...sent, seen: { ...sent.seen, dice: sent.seen.dice?.map((face) => 7 - face) } };
        return sent;
      }),
      side,
      key,
    );
    if (ended) finish(ended);
    else if (game.moment(before).mover !== game.moment(state).mover) nextSegment();
    return { ok: true, seq };
  }

  function finish(how: TableOutcome): void {
    append(settled(() => ({ is: 'over', outcome: how })));
    outcome = how;
    for (const client of clients)
      if (client.seated) client.hear(jsonOf({ is: 'whole', id: TABLE, whole: wholeFor(client.watcher), said: [] }));
  }

  /** Goes back to before the last commands, as after a backup was restored: the journal does not know of them. */
  function restore(commands: number): void {
    for (const kept of [states, entries, journal]) kept.length -= commands;
    began = journal.length;
    base = Math.min(base, entries.length);
  }

  const back = (to: number, side: string, agreed?: number): number => {
    states.length = to + 1;
    entries.length = to;
    base = Math.min(base, to);
    began = journal.length + 1;
    return append(settled(() => ({ is: 'back', to, side, ...(agreed === undefined ? {} : { offer: agreed }) })));
  };

  function act(watcher: string, message: Extract<ToServer, { readonly key: string }>): Answer {
    const late: Answer = { ok: false, why: 'late' };
    switch (message.is) {
      case 'give': {
        let answer: Answer = late;
        for (const command of message.commands) {
          if (message.decision !== began) return late;
          answer = play(watcher, command, message.key);
          if (!answer.ok) return answer;
        }
        return answer;
      }
      case 'takeBack':
        return message.to < undoPoint() ? late : { ok: true, seq: back(message.to, watcher) };
      case 'offer': {
        const { what, to } = message;
        const made = { seq: journal.length + 1, what, side: watcher, ...(to === undefined ? {} : { to }) };
        offer = made;
        const { seq: _seq, ...rest } = made;
        return { ok: true, seq: append(settled(() => ({ is: 'offer', ...rest }))) };
      }
      case 'answer': {
        if (offer?.seq !== message.offer) return late;
        const { seq, to = 0, what } = offer;
        offer = undefined;
        const said = append(settled(() => ({ is: 'answer', offer: seq, yes: message.yes, side: watcher })));
        return { ok: true, seq: message.yes && what === 'undo' ? back(to, watcher, seq) : said };
      }
      default:
        return { ok: true, seq: append(settled(() => ({ is: 'resumed', side: watcher }))) };
    }
  }

  /** A page at the table, with the state of its connection in the hand of the test. */
  function page(watcher: string) {
    const update: Update[] = [];
    const states_: OnlineState[] = [];
    const sent: ToServer[] = [];
    let kept: SealMemory | undefined;
    let on = false;
    let loading = false;
    /** Answers are lost on their way. */
    const lose = { done: false };
    const client = {
      watcher,
      seated: false,
      hear: (message: FromServer) => {
        const copy = jsonOf(message);
        send(() => {
          if (on && !(lose.done && copy.is === 'done')) remote.hear(copy);
        });
      },
    };
    const receive = (message: ToServer): void => {
      if (message.is === 'sit' && !loading) {
        // A table is opened first: what was sent together with this comes before it.
        loading = true;
        send(() => receive(message));
      } else if (message.is === 'sit') {
        loading = false;
        client.seated = true;
        const { after } = message;
        if (after === undefined) client.hear({ is: 'whole', id: TABLE, whole: wholeFor(watcher), said: [] });
        else if (after > journal.length) client.hear({ is: 'whole', id: TABLE, whole: wholeFor(watcher), said: [] });
        else {
          const lines = journal.slice(after).map((_, i) => lineFor(watcher, after + 1 + i));
          client.hear({ is: 'lines', id: TABLE, lines });
        }
      } else if (message.is === 'commit') {
        commitments = { ...commitments, [watcher]: message.hash };
        if (game.sides.every((side) => commitments[side])) append(settled(() => ({ is: 'sealed', commitments })));
      } else if (message.is === 'share') {
        if (commitmentOf(TABLE, watcher, message.share) !== commitments[watcher] || shares[watcher]) return;
        shares = { ...shares, [watcher]: message.share };
        append(settled(() => ({ is: 'share', side: watcher, share: message.share })));
      } else if (message.is === 'say') {
        const said = {
          id: journal.length,
          room: message.room,
          from: { id: watcher, name: watcher },
          text: message.text,
        };
        for (const one of clients) one.hear({ is: 'said', id: TABLE, said: { ...said, at: 0 } });
      } else if ('key' in message) {
        if (!client.seated) {
          client.hear({ is: 'done', key: message.key, answer: { ok: false, why: 'not-yours' } });
          return;
        }
        const known = answers.get(message.key);
        const answer = known ?? act(watcher, message);
        answers.set(message.key, answer);
        client.hear({ is: 'done', key: message.key, answer });
      }
    };
    const door: RemoteDoor = {
      gamePackage,
      library,
      table: TABLE,
      send(message) {
        if (!on) return false;
        sent.push(message);
        const copy = jsonOf(message);
        send(() => receive(copy));
        return true;
      },
      fetchEntries: async (from, to) => {
        if (!on) throw new Error('no connection');
        return { from, entries: jsonOf(Array.from({ length: to - from + 1 }, (_, i) => seenFor(watcher, from + i))) };
      },
      now: () => 0,
      wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
      drawShare: () => hexOf(watcher),
      memory: { get: () => kept, set: (memory) => void (kept = memory) },
      onUpdate: (one) => void update.push(jsonOf(one)),
      onState: (one) => void states_.push(one),
    };
    const remote = createRemoteTable(door);
    return {
      remote,
      update,
      sent,
      lose,
      memory: () => kept,
      last: () => update.at(-1) as Update,
      state: () => remote.state(),
      plug(): void {
        on = true;
        clients.add(client);
        remote.opened();
      },
      cut(): void {
        on = false;
        client.seated = false;
        clients.delete(client);
        remote.lost(0);
      },
    };
  }

  return {
    game,
    desk,
    page,
    spoil,
    entries,
    view: (watcher: string) => (isOpen() ? now() : game.view(now(), watcher)),
    decides,
    decision: () => began,
    /** From now on a view sent whole begins here. */
    rebase: () => void (base = entries.length),
    finish,
    restore,
    journal: () => journal.length,
    sample: (choose: Choose) => game.sample(now(), choose),
  };
}

const hexOf = (text: string): string =>
  [...text]
    .map((one) => one.charCodeAt(0).toString(16))
    .join('')
    .padEnd(64, '0')
    .slice(0, 64);

let keysMade = 0;
export const nextKey = (): string => (++keysMade).toString(16).padStart(24, '0');

export type FakeServer = ReturnType<typeof fakeServer>;
export type Page = ReturnType<FakeServer['page']>;

/** Plays `count` commands at random, each given by the page of the side that decides. */
export async function playOn(
  server: FakeServer,
  pages: Readonly<Record<string, Page>>,
  count: number,
  seed = 5,
): Promise<void> {
  const choose = seededChoice(seed);
  for (let i = 0; i < count; i++) {
    const side = server.decides();
    if (side === undefined) return;
    const page = pages[side];
    if (!page) throw new Error(`no page for ${side}`);
    await page.remote.end.give([server.sample(choose)], page.last().decision, nextKey());
  }
}
