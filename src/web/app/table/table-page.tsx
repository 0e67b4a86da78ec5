import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { UnitNo } from '../../../blitz/types.ts';
import { nameOf } from '../../../hex/grid.ts';
import { createBoard, type Board } from '../../board/create-board.ts';
import type { Layer } from '../../board/model.ts';
import { countersOf, type Seen } from '../counters-model.ts';
import { mapModelOf } from '../map-model.ts';
import type { Choice, ReachHex } from '../referee/protocol.ts';
import { BattlePanel } from './battle-panel.tsx';
import { createGame, type GameStore, type Start } from './game-store.ts';
import { LogPanel } from './log-panel.tsx';
import { UnitPanel } from './unit-panel.tsx';
import { RuleDialog } from '../rules/rule-dialog.tsx';
import '../rules/rules.css';
import './table.css';

const MOST_CHOICES = 600;

/** The table: board, prompt, the decision at hand, log. */
export function TablePage(props: { readonly start: Start; readonly leave: () => void }): JSX.Element {
  const game = createGame(props.start);
  let host: HTMLDivElement | undefined;
  let board: Board | undefined;
  const [hex, setHex] = createSignal<number>();
  const [selected, setSelected] = createSignal<ReadonlySet<UnitNo>>(new Set());
  const [reach, setReach] = createSignal<readonly ReachHex[]>([]);
  const [hover, setHover] = createSignal<number>();
  const [choices, setChoices] = createSignal<readonly Choice[]>([]);
  const [planned, setPlanned] = createSignal<readonly number[]>([]);
  const [rule, setRule] = createSignal<string>();

  const state = (): Seen | undefined => game.snapshot()?.state;
  const phase = () => game.snapshot()?.prompt?.phase;
  const frame = () => state()?.frames.at(-1)?.at;
  const name = (at: number) => (game.board ? nameOf(game.board.grid, at) : '');

  const unitsAt = (at: number): UnitNo[] => {
    const now = state();
    if (!now) return [];
    return now.units.flatMap((unit, no) =>
      (unit.place === 'map' || unit.place === 'air') && unit.at === at ? [no] : [],
    );
  };
  const own = (no: UnitNo) => state()?.units[no]?.side === game.decides();

  const choose = (at: number | undefined, units: readonly UnitNo[] = []): void => {
    setHex(at);
    setSelected(new Set(units));
  };

  // Where the selected units can go, worked out by the referee whenever the selection or the game changes.
  createEffect(() => {
    const units = [...selected()];
    const moving = frame() === 'movement' && game.humanDecides() && units.length > 0;
    if (!moving || game.snapshot() === undefined) return void setReach([]);
    void game.referee.reach(units).then(setReach, () => setReach([]));
  });

  // Every other decision is offered as the list of what is legal.
  createEffect(() => {
    const at = frame();
    const listed = at !== 'movement' && at !== 'setup' && game.humanDecides() && game.snapshot() !== undefined;
    if (!listed) return void setChoices([]);
    void game.referee.choices(MOST_CHOICES).then(setChoices, () => setChoices([]));
  });

  createEffect(() => {
    game.snapshot();
    setPlanned([]);
  });

  /** The hex a listed choice is about, so that it can be taken on the map. */
  const targetOf = ({ command }: Choice): number | undefined => {
    if ('path' in command && command.path) return command.path.at(-1);
    if ('to' in command && typeof command.to === 'number') return command.to;
    return 'hex' in command ? command.hex : undefined;
  };
  const targets = createMemo(() => {
    const some = choices().filter(
      (choice) => !('unit' in choice.command) || selected().size === 0 || selected().has(choice.command.unit),
    );
    return new Map(
      some.flatMap((choice) => {
        const at = targetOf(choice);
        return at === undefined ? [] : [[at, choice] as const];
      }),
    );
  });

  const onHex = (at: number, shift: boolean): void => {
    game.dismiss();
    const here = unitsAt(at).filter(own);
    if (frame() === 'declaration' && unitsAt(at).some((no) => !own(no))) {
      setPlanned((hexes) => (hexes.includes(at) ? hexes.filter((one) => one !== at) : [...hexes, at]));
      return;
    }
    const choice = targets().get(at);
    if (choice && frame() !== 'declaration') return void game.play(choice.command);
    if (
      frame() === 'movement' &&
      selected().size > 0 &&
      at !== hex() &&
      (here.length === 0 || reach().some((one) => one.hex === at))
    ) {
      void game.moveTo([...selected()], at).then((moved) => moved && choose(at, [...selected()]));
      return;
    }
    if (here.length > 0) {
      const now =
        shift && hex() === at
          ? [...selected(), ...here]
          : here.filter((no) => frame() !== 'movement' || !state()?.units[no]?.stopped);
      return choose(at, now.length > 0 ? now : here);
    }
    choose(at);
  };

  const layers = (): Layer[] => {
    const now = state();
    if (!now) return [];
    const found: Layer[] = [];
    const going = reach();
    if (going.length > 0) {
      found.push({ id: 'reach', items: [{ kind: 'shade', hexes: going.map((one) => one.hex), tone: 'reach' }] });
      const over = going.find((one) => one.hex === hover());
      const from = hex();
      if (over && from !== undefined) {
        const text = `${over.cost}/3`;
        found.push({
          id: 'way',
          above: true,
          items: [{ kind: 'path', hexes: [from, ...over.path], tone: 'selected', text }],
        });
      }
    }
    const open = [...targets().keys()];
    if (open.length > 0 && frame() !== 'declaration') {
      const tone = frame() === 'retreat' ? 'retreat' : 'target';
      found.push({ id: 'targets', items: [{ kind: 'shade', hexes: open, tone }] });
    }
    const arrows = now.battles.flatMap((battle) =>
      battle.hexes.flatMap((to) =>
        [...new Set(battle.attackers.map((no) => now.units[no]?.at ?? -1))].map(
          (from) => ({ kind: 'arrow', from, to, tone: 'enemy' }) as const,
        ),
      ),
    );
    if (arrows.length > 0) found.push({ id: 'battles', above: true, items: arrows });
    if (planned().length > 0)
      found.push({ id: 'planned', above: true, items: [{ kind: 'outline', hexes: planned(), tone: 'enemy' }] });
    const chosen = hex();
    if (chosen !== undefined)
      found.push({ id: 'chosen', above: true, items: [{ kind: 'outline', hexes: [chosen], tone: 'selected' }] });
    return found;
  };

  onMount(() => {
    if (!host || !game.board) return;
    board = createBoard(host, { label: 'The board', minimap: true });
    board.setMap(mapModelOf(game.board));
    board.on('hex', ({ hex: at, shift }) => onHex(at, shift));
    board.on('hover', ({ hex: at }) => void setHover(at));
    board.on('longpress', ({ hex: at }) => board?.fan(at));
    createEffect(() => {
      const now = state();
      if (now) board?.setCounters(countersOf(now, selected(), game.army));
    });
    createEffect(() => board?.setLayers(layers()));
    onCleanup(() => {
      board?.dispose();
      game.referee.dispose();
    });
  });

  const onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    const command = event.ctrlKey || event.metaKey;
    if (command && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      void (event.shiftKey ? game.redo() : game.undo());
    }
    if (event.key === 'Escape') choose(undefined);
    if (event.key === 'l') board?.lift(!board.lifted());
  };
  onMount(() => {
    window.addEventListener('keydown', onKey);
    onCleanup(() => window.removeEventListener('keydown', onKey));
  });

  return (
    <div class="table">
      <header class="bar">
        <button type="button" onClick={props.leave} title="Back to the front page">
          Hexfront
        </button>
        <Show when={state()}>
          {(now) => (
            <p class="turn">
              Turn {now().turn} ·{' '}
              <span class={`side ${now().mover}`}>{now().mover === 'blue' ? 'Great Blue' : 'Big Red'}</span>
            </p>
          )}
        </Show>
        <p class="prompt" role="status" aria-live="polite">
          <Show when={game.thinking()} fallback={game.snapshot()?.prompt?.asks ?? outcomeText(game)}>
            The computer is thinking …
          </Show>
        </p>
        <div class="tools">
          <button
            type="button"
            disabled={!game.snapshot()?.canUndo}
            onClick={() => void game.undo()}
            title="Undo (Ctrl+Z)"
          >
            Undo
          </button>
          <button
            type="button"
            disabled={!game.snapshot()?.canRedo}
            onClick={() => void game.redo()}
            title="Redo (Ctrl+Shift+Z)"
          >
            Redo
          </button>
          <button type="button" onClick={() => setRule('')} title="The rulebook, searchable">
            Rules
          </button>
          <button type="button" onClick={() => void download(game)}>
            Save
          </button>
        </div>
      </header>
      <div class="board" ref={host} />
      <aside class="side-panel" aria-label="The decision at hand">
        <Show when={game.refusal()}>
          {(refusal) => (
            <div class="refusal" role="alert">
              <button type="button" class="rule-link" onClick={() => setRule(refusal().rule)}>
                {refusal().rule}
              </button>{' '}
              {refusal().because}
              <button type="button" onClick={game.dismiss} aria-label="Dismiss">
                ×
              </button>
            </div>
          )}
        </Show>
        <Show when={game.trouble()}>
          {(trouble) => (
            <div class="refusal" role="alert">
              {trouble()}
            </div>
          )}
        </Show>
        <Show when={state()}>
          {(now) => (
            <>
              <UnitPanel
                game={game}
                state={now()}
                hex={hex()}
                hexName={name}
                units={hex() === undefined ? [] : unitsAt(hex() as number)}
                selected={selected()}
                select={(units) => setSelected(new Set(units))}
              />
              <Show when={frame() === 'movement' && game.humanDecides()}>
                <button class="primary" type="button" onClick={() => void game.play({ do: 'endMovement' })}>
                  End movement
                </button>
              </Show>
              <Show when={frame() === 'declaration' && game.humanDecides()}>
                <BattlePanel
                  game={game}
                  state={now()}
                  selected={selected()}
                  planned={planned()}
                  clear={() => setPlanned([])}
                  hexName={name}
                />
              </Show>
              <Show when={frame() !== 'declaration' && choices().length > 0}>
                <section class="choices" aria-label="What you may do">
                  <h2>Your choice ({phase()})</h2>
                  <ul>
                    <For each={choices().slice(0, 60)}>
                      {(choice) => (
                        <li>
                          <button type="button" onClick={() => void game.play(choice.command)}>
                            {choice.text}
                          </button>
                        </li>
                      )}
                    </For>
                  </ul>
                </section>
              </Show>
            </>
          )}
        </Show>
        <LogPanel lines={game.log()} openRule={setRule} />
      </aside>
      <RuleDialog id={rule()} close={() => setRule(undefined)} />
    </div>
  );
}

function outcomeText(game: GameStore): string {
  const outcome = game.snapshot()?.state.outcome;
  if (!outcome) return 'Opening the game …';
  const who = outcome.winner === 'draw' ? 'A draw' : outcome.winner === 'blue' ? 'Great Blue wins' : 'Big Red wins';
  return `${who} (${outcome.rule}): ${outcome.because}`;
}

async function download(game: GameStore): Promise<void> {
  const text = await game.referee.save();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
  link.download = `hexfront-turn-${game.snapshot()?.state.turn ?? 0}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}
