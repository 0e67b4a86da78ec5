import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, ToServer } from '#protocol/messages.ts';
import type { Offer, TableCard } from '#protocol/tables.ts';
import { type Online, type OnlineOptions, openOnline } from '#server/online.ts';
import { newKey, Robot } from '../robot.ts';
import type { Answered } from './audit.ts';

/** Tables that are played by robots while their server is killed and comes back. */

export interface Login {
  readonly cookie: string;
}
export interface Seated {
  readonly id: string;
  /** One where a computer plays the other side. */
  readonly logins: readonly Login[];
}

/** Tables with jobs among the others: every fourth has a computer, every fourth a clock that soon runs out. */
const HAS_COMPUTER = 1;
const HAS_CLOCK = 2;
const ZEROS = ['loses', 'computer', 'claim'] as const;

/** True where two players play without a clock: nothing but the server keeps the table waiting. */
export const isPlain = (place: number): boolean => ![HAS_COMPUTER, HAS_CLOCK].includes(place % 4);

/** Makes tables with two players each, in a data folder or a database no server uses yet. */
export async function makeTables(
  data: string,
  count: number,
  setups: readonly Pick<Offer, 'game' | 'setup'>[],
  {
    shared = {},
    mixed = false,
    computer,
  }: {
    readonly shared?: Partial<OnlineOptions>;
    readonly mixed?: boolean;
    /** Level that plays against the first player of every table. */
    readonly computer?: string;
  } = {},
): Promise<readonly Seated[]> {
  // Computers wait for the servers that are tested.
  const online: Online = await openOnline({ data, root: process.cwd(), build: () => 'test', thinkers: 0, ...shared });
  const cookie = ({ token }: { readonly token: string }): Login => ({ cookie: `hexfront=${token}` });
  const made: Seated[] = [];
  for (let i = 0; i < count; i++) {
    const [one, two] = [await online.accounts.begin(`Ann ${i}`), await online.accounts.begin(`Bob ${i}`)];
    const level = computer ?? (mixed && i % 4 === HAS_COMPUTER ? 'greedy' : undefined);
    const offer: Offer = {
      title: `Table ${i}`,
      terms: {
        undo: 'free',
        spectators: true,
        ...(mixed && i % 4 === HAS_CLOCK
          ? {
              clock: {
                kind: 'live',
                bank: 10,
                bonus: 0,
                zero: ZEROS[(i >> 2) % ZEROS.length] as (typeof ZEROS)[number],
              },
            }
          : {}),
      },
      visible: 'public',
      ...(level === undefined ? {} : { computer: level }),
      ...(setups[i % setups.length] as (typeof setups)[number]),
    };
    const { table } = await online.lobby.offer(one.account, offer);
    if (offer.computer === undefined) await online.lobby.sit(two.account, table.id, undefined);
    made.push({ id: table.id, logins: [one, ...(offer.computer === undefined ? [two] : [])].map(cookie) });
  }
  await online.close();
  return made;
}

type Keyed = Extract<ToServer, { readonly key: string }>;

/** Address of the server, as the harness knows it. */
export interface Whereabouts {
  /** Address of a server that runs; the seat says which one is preferred. */
  up(seat: number): Promise<string>;
  /** True where a player should go on at another server than this one. */
  moves?(seat: number, base: string): boolean;
  readonly stopped: () => boolean;
  /** Answers received, in order. */
  readonly heard: (answered: Answered, player: Player) => void;
  /** A table has gone on. */
  readonly moved: (place: number) => void;
  readonly pause: () => number;
}

/** Plays one seat for ever: connects, gives again what was not answered, gives, takes back, begins the rematch. */
export class Player {
  robot: Robot;
  repeated = 0;
  readonly #login: Login;
  readonly #place: number;
  readonly #server: Whereabouts;
  readonly #seat: number;
  #pending: Keyed | undefined;
  #seed: number;

  constructor(table: string, login: Login, place: number, seed: number, server: Whereabouts, seat = 0) {
    this.robot = new Robot('', login, table, seed);
    this.#login = login;
    this.#place = place;
    this.#server = server;
    this.#seat = seat;
    this.#seed = seed;
  }

  /** True while it waits for the answer to a command, or has one to give. */
  get acts(): boolean {
    return this.#pending !== undefined || this.robot.decides();
  }

  async run(): Promise<void> {
    const { stopped, moves } = this.#server;
    while (!stopped()) {
      if (!this.robot.isOpen) await this.#connect();
      else if (!this.#pending && moves?.(this.#seat, this.robot.base) === true) this.robot.cut();
      else if (this.#pending) await this.#ask(this.#pending);
      else if (this.robot.over) await this.#rematch();
      else if (this.robot.decides()) await this.#deed();
      else await this.robot.next(100);
    }
    this.robot.cut();
  }

  async #connect(): Promise<void> {
    const { robot } = this;
    robot.base = await this.#server.up(this.#seat);
    if (this.#server.stopped()) return;
    await robot.settled();
    await robot.connect().catch(() => wait(10));
    if (this.#pending && robot.isOpen) {
      // Commands given before the table is followed again are answered "not yours".
      const { heard } = robot;
      heard.length = 0;
      while (robot.isOpen && !heard.some(({ is }) => is === 'whole' || is === 'lines')) await robot.next(100);
      if (robot.isOpen) this.repeated++;
    }
  }

  async #ask(message: Keyed): Promise<void> {
    const { robot } = this;
    // A page that hears nothing for so long connects anew, and asks again.
    const answer: Answer | undefined = await robot.ask(message).catch(() => undefined);
    if (answer === undefined) return robot.cut();
    this.#pending = undefined;
    const several = message.is === 'give' && message.commands.length > 1;
    this.#server.heard({ table: message.table, key: message.key, answer, several }, this);
    // On a slow machine a game with a clock may end before both have begun: without a result, and without a rematch.
    if (answer.ok || answer.why === 'over') this.#server.moved(this.#place);
    if (!answer.ok && answer.why !== 'refused') await wait(20);
  }

  async #deed(): Promise<void> {
    const { robot } = this;
    await wait(this.#server.pause());
    if (!robot.isOpen || !robot.decides()) return;
    const { undoPoint = 0, played = 0 } = robot.stand ?? {};
    const { table } = robot;
    const chance = robot.choose(100);
    if (chance < 4 && undoPoint < played) {
      this.#pending = { is: 'takeBack', table, key: newKey(), to: undoPoint };
      return;
    }
    const { key, decision, commands } = robot.pick();
    // A batch whose second command is most often refused: its first one stands.
    this.#pending = {
      is: 'give',
      table,
      key,
      decision,
      commands: chance < 12 ? [...commands, ...commands] : [...commands],
    };
  }

  async #rematch(): Promise<void> {
    const { robot } = this;
    try {
      const response = await fetch(`${robot.base}/api/tables/${robot.table}/rematch`, {
        method: 'POST',
        headers: { cookie: this.#login.cookie },
      });
      if (!response.ok) {
        if (((await response.json()) as { readonly error: string }).error === 'not-over')
          this.#server.moved(this.#place);
        return void (await wait(100));
      }
      const { id } = (await response.json()) as TableCard;
      robot.cut();
      this.robot = new Robot(robot.base, this.#login, id, ++this.#seed);
      this.robot.faults.push(...robot.faults);
    } catch {
      await wait(20);
    }
  }
}
