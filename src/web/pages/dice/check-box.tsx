import { createSignal, For, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import { MOST_BYTES } from '#core/limits.ts';
import { faultMessage } from '#core/notation/notation.ts';
import { theSide } from '#core/message.ts';
import { faceOf, FIRST, isShown } from '#web/faces.ts';
import { isSealedFile } from '#web/table/storage/seal.ts';
import { headerIn } from '#web/table/storage/metadata.ts';
import { Icon } from '#web/table/icon.tsx';
import { said } from '#web/text/words.ts';
import type { Checked, Files } from './check.ts';
import { DICE } from './words/lexicon.ts';

const MEGA = 1024 * 1024;
/** Milliseconds until a check is stopped. */
const PATIENCE = 60_000;

const { words } = DICE;

interface Opened {
  readonly name: string;
  readonly text: string;
}
type Found = Checked | 'checking' | 'late' | 'broken' | { readonly trouble: string };

/** Opens files and says what their check found. */
export function CheckBox(): JSX.Element {
  let recordChooser: HTMLInputElement | undefined;
  let mineChooser: HTMLInputElement | undefined;
  const [record, setRecord] = createSignal<Opened>();
  const [mine, setMine] = createSignal<Opened>();
  const [found, setFound] = createSignal<Found>();
  let stop = (): void => undefined;
  /** Number of the newest check: an older one is not heard. */
  let newest = 0;

  async function check(): Promise<void> {
    stop();
    const number = ++newest;
    const [whole, own] = [record(), mine()];
    if (!whole) return void setFound(undefined);
    setFound('checking');
    const game = headerIn(whole.text)?.['game'];
    const { library } = await faceOf(typeof game === 'string' && isShown(game) ? game : FIRST);
    if (number !== newest) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const end = (result: Found): void => {
      stop();
      setFound(result);
    };
    const timer = setTimeout(() => end('late'), PATIENCE);
    stop = () => {
      clearTimeout(timer);
      worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Checked | undefined>) => end(data ?? 'broken'));
    worker.addEventListener('error', () => end('broken'));
    const files: Files = { record: whole.text, library, ...(own ? { mine: own.text } : {}) };
    worker.postMessage(files);
  }

  /** `as` says what it is; without, its first line does. */
  async function open(files: Iterable<File>, as?: 'record' | 'mine'): Promise<void> {
    for (const file of files) {
      if (file.size > MOST_BYTES) {
        stop();
        newest++;
        return void setFound({ trouble: words.tooLarge(file.name, MOST_BYTES / MEGA) });
      }
      const opened = { name: file.name, text: await file.text() };
      const put = (as ?? (isSealedFile(opened.text) ? 'mine' : 'record')) === 'mine' ? setMine : setRecord;
      put(opened);
    }
    await check();
  }

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void open(event.dataTransfer?.files ?? []);
  };
  const over = (event: DragEvent): void => event.preventDefault();
  onMount(() => {
    window.addEventListener('drop', drop);
    window.addEventListener('dragover', over);
  });
  onCleanup(() => {
    window.removeEventListener('drop', drop);
    window.removeEventListener('dragover', over);
    stop();
    newest++;
  });

  const chooser = (as: 'record' | 'mine', name: string, keep: (input: HTMLInputElement) => void) => (
    <input
      ref={keep}
      type="file"
      class="away"
      aria-label={name}
      tabIndex={-1}
      onChange={(event) => {
        void open([...(event.currentTarget.files ?? [])], as);
        event.currentTarget.value = '';
      }}
    />
  );
  const result = (): Checked | undefined => {
    const one = found();
    return typeof one === 'object' && 'ok' in one ? one : undefined;
  };
  const good = () => {
    const one = result();
    return one?.ok ? one : undefined;
  };
  const bad = () => {
    const one = result();
    return one && !one.ok ? one : undefined;
  };
  const trouble = (): string | undefined => {
    const one = found();
    if (one === 'late') return words.tooLong;
    if (one === 'broken') return words.broken;
    return typeof one === 'object' && 'trouble' in one ? one.trouble : undefined;
  };
  const lines = (): string[] => {
    const one = good();
    if (!one) return [];
    const { dice, segments, commands, events, undone, winner, by } = one.check;
    const how = words.by[by as keyof typeof words.by] ?? '';
    return [
      words.diceFit(dice, segments),
      words.playFits(commands, events),
      ...(undone > 0 ? [words.undone(undone)] : []),
      ...(winner === undefined ? [] : [winner === 'draw' ? words.drawn(how) : words.won(said(theSide(winner)), how)]),
      ...(one.seen ? [words.seenFits(one.seen.commands)] : []),
    ];
  };

  return (
    <div class="sheet check-box">
      <p>{words.checkText}</p>
      <div class="row">
        <button type="button" class="btn act big" onClick={() => recordChooser?.click()}>
          {words.openRecord}
        </button>
        <button type="button" class="btn" onClick={() => mineChooser?.click()}>
          {words.openMine}
        </button>
        {chooser('record', words.openRecord, (input) => (recordChooser = input))}
        {chooser('mine', words.openMine, (input) => (mineChooser = input))}
      </div>
      <p class="quiet">{words.mineText}</p>
      <dl class="files">
        <For
          each={
            [
              [() => words.record, record],
              [() => words.mine, mine],
            ] as const
          }
        >
          {([name, file]) => (
            <Show when={file()}>
              {(opened) => (
                <div>
                  <dt>{name()}</dt>
                  <dd>{opened().name}</dd>
                </div>
              )}
            </Show>
          )}
        </For>
      </dl>
      <div role="status" class="found">
        <Switch>
          <Match when={found() === 'checking'}>
            <p>{words.checking}</p>
          </Match>
          <Match when={!record() && mine() && !trouble()}>
            <p>{words.needRecord}</p>
          </Match>
          <Match when={good()}>
            <div class="verdict good">
              <h3>
                <Icon sign="check" /> {words.fits}
              </h3>
              <ul>
                <For each={lines()}>{(line) => <li>{line}</li>}</For>
              </ul>
            </div>
          </Match>
        </Switch>
      </div>
      <Show when={bad()}>
        {(one) => (
          <div class="verdict bad" role="alert">
            <h3>{words.fails}</h3>
            <p>
              <b>{(one().of === 'mine' ? mine() : record())?.name}</b>: {said(faultMessage(one().fault))}
            </p>
            <p>{words.failsText}</p>
          </div>
        )}
      </Show>
      <Show when={trouble()}>
        {(text) => (
          <div class="verdict bad" role="alert">
            <p>{text()}</p>
          </div>
        )}
      </Show>
      <p class="quiet">{words.command}</p>
      <pre>npx hexfront verify game.jsonl --seen mine.jsonl</pre>
    </div>
  );
}
