/** Tabs of one browser tell each other what became of a game. */
export interface Tiding {
  readonly id: string;
  /** taken: another table plays it from now on. kept: there is something new in it. gone: its owner deleted it. */
  readonly what: 'taken' | 'kept' | 'gone';
  /** Table that sends the message. */
  readonly holder: string;
}

const CHANNEL = 'hexfront.games';
const isTiding = (value: unknown): value is Tiding =>
  typeof value === 'object' && value !== null && 'id' in value && 'what' in value && 'holder' in value;

let mouth: BroadcastChannel | undefined;

export function tellTabs(tiding: Tiding): void {
  mouth ??= new BroadcastChannel(CHANNEL);
  mouth.postMessage(tiding);
}

/** Gives the way to stop listening. */
export function hearTabs(hear: (tiding: Tiding) => void): () => void {
  const ear = new BroadcastChannel(CHANNEL);
  ear.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTiding(data)) hear(data);
  };
  return () => ear.close();
}
