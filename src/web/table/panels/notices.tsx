import { For, type JSX, Show } from 'solid-js';
import type { Objection } from '#core/objection.ts';
import type { Part } from '#core/message.ts';
import { isSeveral, said, saidParts, w } from '#web/text/words.ts';
import { takeStack } from '../keyboard.ts';
import type { Table } from '../table-model.ts';
import { SideName } from './side-name.tsx';

/** Notices: refusals with their rules, errors, and obstacles to ending the phase. */
export function Notices(props: { readonly table: Table; readonly openRule: (id: string) => void }): JSX.Element {
  const { game } = props.table;
  const link = (rule: string) => (
    <button type="button" class="rule-link" aria-label={w.readRule(rule)} onClick={() => props.openRule(rule)}>
      {rule}
    </button>
  );
  const notYet = (): Objection | undefined => (game.humanDecides() ? props.table.notYet() : undefined);
  /** True if the obstacle is the refusal already shown. */
  const refusedYet = (): boolean => {
    const refusal = game.refusal();
    const fault = notYet();
    return !!refusal && refusal.rule === fault?.rule && said(refusal.because) === said(fault.because);
  };
  /** True while an army is set up and nobody has tried to end that: what is left is no mistake. */
  const isToDo = (): boolean => props.table.scene()?.mode === 'place' && !refusedYet();
  const held = (fault: Objection) => (
    <>
      <strong>{isToDo() ? w.stillToDo : w.notYet}:</strong> {link(fault.rule)}{' '}
      <For each={saidParts(fault.because)}>{(part) => <Named table={props.table} part={part} />}</For>
    </>
  );
  return (
    <>
      <DrawOffer table={props.table} />
      <Show when={game.refusal()}>
        {(refusal) => (
          <div class="refusal" role="alert" id={refusedYet() ? 'not-yet' : undefined}>
            <button type="button" class="dismiss" onClick={game.dismiss} aria-label={w.dismiss}>
              ×
            </button>
            <Show when={refusedYet()} fallback={[link(refusal().rule), ' ', said(refusal().because)]}>
              {held(refusal())}
            </Show>
            <Show when={refusal().played}>{(count) => <> {w.stand(count())}</>}</Show>
          </div>
        )}
      </Show>
      <Show when={game.trouble()}>
        {(trouble) => (
          <div class="refusal" role="alert">
            <button type="button" class="dismiss" onClick={game.dismiss} aria-label={w.dismiss}>
              ×
            </button>
            {trouble()}
          </div>
        )}
      </Show>
      <Show when={!refusedYet() && notYet()}>
        {(fault) => (
          <p class="not-yet" classList={{ todo: isToDo() }} id="not-yet">
            {held(fault())}
          </p>
        )}
      </Show>
    </>
  );
}

/** An offer of a draw that stands: who must answer it can agree here. */
function DrawOffer(props: { readonly table: Table }): JSX.Element {
  const { game } = props.table;
  const by = () => (game.watching() ? undefined : props.table.scene()?.ending?.offeredBy);
  const agree = () => (game.humanDecides() ? props.table.scene()?.ending?.draw : undefined);
  return (
    <Show when={by()}>
      {(side) => (
        <p class="not-yet offered" role="status">
          <SideName table={props.table} side={side()} /> {w.offersDraw(isSeveral(side()))}{' '}
          <Show when={agree()}>
            {(command) => (
              <button type="button" onClick={() => void game.play(command())}>
                {w.agreeDraw}
              </button>
            )}
          </Show>
        </p>
      )}
    </Show>
  );
}

/** Words; a hex or a unit is the way to where something is to be done. */
function Named(props: { readonly table: Table; readonly part: Part }): JSX.Element {
  const { table } = props;
  const text = () => (typeof props.part === 'string' ? props.part : said(props.part));
  const hex = () => {
    if (typeof props.part === 'string') return undefined;
    return 'hex' in props.part ? table.find(props.part.hex) : table.piece(props.part.unit)?.hex;
  };
  return (
    <Show when={hex() !== undefined} fallback={text()}>
      <button type="button" class="hex-link" title={w.showOnMap} onClick={() => takeStack(table, hex() ?? -1)}>
        {text()}
      </button>
    </Show>
  );
}
