import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { createReferee } from '#table/referee.ts';
import type { Ordered } from '#table/thinker.ts';
import type { Face } from '#web/face.ts';
import { type Answers, type Asked, answering, type Heard } from '#web/table/referee/answers.ts';
import { SIDES } from '../games/mines/mines.ts';
import { gamePackage } from '../games/mines/game-package.ts';

/** The small game behind a page without a browser: its workers are here, and answer when they are told to. */

type Listener = (event: { readonly data: unknown }) => void;

export function minesPage() {
  const asked: (() => void)[] = [];
  const orders: Ordered[] = [];
  let think: Listener = () => undefined;
  /** While it is held, the referee hears nothing. */
  let held = false;
  const referee = createReferee(gamePackage, { library: {}, dice: seededDice(1), chance: seededChoice(1) });

  const turn = (): void => {
    if (!held) for (const one of asked.splice(0)) one();
  };

  globalThis.window ??= new EventTarget() as Window & typeof globalThis;
  globalThis.document ??= new EventTarget() as Document;
  globalThis.Worker = class {
    private listeners: Listener[] = [];
    private answer: ((asked: Asked) => void) | undefined;
    private readonly thinks: boolean;
    constructor(url: URL) {
      this.thinks = url.href.includes('thinker');
    }
    addEventListener(name: string, listener: Listener): void {
      if (name !== 'message') return;
      this.listeners.push(listener);
      if (this.thinks) think = listener;
    }
    postMessage(data: object): void {
      if (this.thinks) return void ('task' in data && orders.push(data as Ordered));
      const tell = (heard: Heard): void => {
        for (const listener of this.listeners) listener({ data: heard });
      };
      if (!('ask' in data)) {
        const { sit, ...course } = referee;
        const { follow, ...end } = sit({ plays: SIDES, sees: SIDES, guard: 'never' });
        follow((update) => tell({ update }));
        this.answer = answering(Promise.resolve({ ...course, ...end } as unknown as Answers), tell);
        return;
      }
      asked.push(() => this.answer?.(data as Asked));
      queueMicrotask(turn);
    }
    terminate(): void {
      this.listeners = [];
    }
  } as unknown as typeof Worker;

  return {
    referee,
    orders,
    /** The thinker's answer to the order that waits longest. */
    thought: (answer: object): void => {
      const { id } = orders.shift() ?? { id: 0 };
      think({ data: { id, ...answer } });
    },
    hold: (): void => {
      held = true;
    },
    release: (): void => {
      held = false;
      turn();
    },
    face: {
      id: 'mines',
      sides: SIDES.map((id) => ({ id, name: () => id })),
      levels: ['random'],
      adviser: 'random',
      library: {},
      seat: (level: string) => level,
    } as unknown as Face,
    start: (seats: Readonly<Record<string, string>>) => ({
      game: 'mines',
      text: 'game mines\n',
      seats,
      practice: true,
    }),
  };
}

/** Waits for all pending tasks. */
export const quiet = async (): Promise<void> => {
  for (let i = 0; i < 60; i++) await Promise.resolve();
};
