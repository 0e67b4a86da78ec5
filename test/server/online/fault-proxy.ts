import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A connection between two machines as networks have them: slow, in pieces, stopped, cut. */

export interface Faults {
  /** Milliseconds every piece is late. */
  readonly delay: number;
  /** Cuts every piece in two, with a pause between them. */
  readonly halve: boolean;
  /** Directions in which nothing comes through any more, without anyone being told. */
  readonly stalled: readonly ('there' | 'back')[];
  /** New connections are refused. */
  readonly refuses: boolean;
  /** Most milliseconds a new connection waits: those that come together come in another order. */
  readonly shuffle: number;
}

const SOUND: Faults = { delay: 0, halve: false, stalled: [], refuses: false, shuffle: 0 };
const LOOK_MS = 10;
const PAUSE_MS = 5;

export interface FaultProxy {
  readonly port: number;
  /** Faults from now on, in the place of those before. */
  set(faults: Partial<Faults>): void;
  /** Cuts all connections. */
  cut(): void;
  /** Ends one direction of all connections, and leaves the other open. */
  end(direction: 'there' | 'back'): void;
  close(): Promise<void>;
}

export async function openFaultProxy(to: { readonly host: string; readonly port: number }): Promise<FaultProxy> {
  let faults = SOUND;
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>();

  async function pump(direction: 'there' | 'back', from: Socket, into: Socket): Promise<void> {
    try {
      for await (const chunk of from as AsyncIterable<Buffer>) {
        while (faults.stalled.includes(direction) && !into.destroyed) await wait(LOOK_MS);
        if (faults.delay > 0) await wait(faults.delay);
        const middle = faults.halve ? Math.ceil(chunk.length / 2) : chunk.length;
        for (const piece of [chunk.subarray(0, middle), chunk.subarray(middle)]) {
          if (piece.length === 0 || into.destroyed) continue;
          if (!into.write(piece)) await new Promise((resolve) => into.once('drain', resolve).once('close', resolve));
          if (faults.halve) await wait(PAUSE_MS);
        }
      }
      into.end();
    } catch {
      into.destroy();
    }
  }

  const server = createServer({ allowHalfOpen: true }, (near) => {
    near.on('error', () => undefined);
    if (faults.refuses) return void near.resetAndDestroy();
    void (async () => {
      if (faults.shuffle > 0) await wait(Math.random() * faults.shuffle);
      const far = connect({ ...to, allowHalfOpen: true });
      far.on('error', () => near.resetAndDestroy());
      const pair = { near, far };
      pairs.add(pair);
      near.once('close', () => {
        far.destroy();
        pairs.delete(pair);
      });
      far.once('close', () => near.destroy());
      void pump('there', near, far);
      void pump('back', far, near);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = (): void => {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    set: (next) => void (faults = { ...SOUND, ...next }),
    cut,
    end(direction) {
      for (const { near, far } of pairs) (direction === 'there' ? far : near).end();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
