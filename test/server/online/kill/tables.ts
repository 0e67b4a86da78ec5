import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, ToServer } from '#protocol/messages.ts';
import type { Offer, TableCard } from '#protocol/tables.ts';
import { type Online, openOnline } from '#server/online.ts';
import { newKey, Robot } from '../robot.ts';
import type { Answered } from './audit.ts';

/** Tables that are played by robots while their server is killed and comes back. */

export interface Login {
  readonly cookie: string;
}
export interface Seated {
  readonly id: string;
  readonly logins: readonly [Login, Login];
}

/** Makes tables with two players each, in a data folder no server uses yet. */
export async function makeTables(
  data: string,
  count: number,
  setups: readonly Pick<Offer, 'game' | 'setup'>[],
): Promise<readonly Seated[]> {
  const online: Online = await openOnline({ data, root: process.cwd(), build: () => 'test' });
  const made: Seated[] = [];
  for (let i = 0; i < count; i++) {
    const [one, two] = [await online.accounts.begin(`Ann ${i}`), await online.accounts.begin(`Bob ${i}`)];
    const offer: Offer = {
      title: `Table ${i}`,
      terms: { undo: 'free', spectators: true },
      visible: 'public',
      ...(setups[i % setups.length] as (typeof setups)[number]),
    };
    const { table } = await online.lobby.offer(one.account, offer);
    await online.lobby.sit(two.account, table.id, undefined);
    const cookie = ({ token }: { readonly token: string }): Login => ({ cookie: `hexfront=${token}` });
    made.push({ id: table.id, logins: [cookie(one), cookie(two)] });
  }
  await online.close();
  return made;
}

type Keyed = Extract<ToServer, { readonly key: string }>;

/** Address of the server, as the harness knows it. */
export interface Whereabouts {
  up(): Promise<string>;
  readonly stopped: () => boolean;
  /** Answers received, in order. */
  readonly heard: (answered: Answered) => void;
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
  #pending: Keyed | undefined;
  #seed: number;

  constructor(table: string, login: Login, place: number, seed: number, server: Whereabouts) {
    this.robot = new Robot('', login, table, seed);
    this.#login = login;
    this.#place = place;
    this.#server = server;
    this.#seed = seed;
  }

  async run(): Promise<void> {
    const { stopped } = this.#server;
    while (!stopped()) {
      if (!this.robot.isOpen) await this.#connect();
      else if (this.#pending) await this.#ask(this.#pending);
      else if (this.robot.over) await this.#rematch();
      else if (this.robot.decides()) await this.#deed();
      else await this.robot.next(100);
    }
    this.robot.cut();
  }

  async #connect(): Promise<void> {
    const { robot } = this;
    robot.base = await this.#server.up();
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
    const answer: Answer | undefined = await this.robot.ask(message);
    if (answer === undefined) return;
    this.#pending = undefined;
    const several = message.is === 'give' && message.commands.length > 1;
    this.#server.heard({ table: message.table, key: message.key, answer, several });
    if (answer.ok) this.#server.moved(this.#place);
    else if (answer.why !== 'refused') await wait(20);
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
      if (!response.ok) return void (await wait(100));
      const { id } = (await response.json()) as TableCard;
      robot.cut();
      this.robot = new Robot(robot.base, this.#login, id, ++this.#seed);
      this.robot.faults.push(...robot.faults);
    } catch {
      await wait(20);
    }
  }
}
