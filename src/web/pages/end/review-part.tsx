import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Advice, Review, ReviewedTurn, ReviewProgress } from '#table/review.ts';
import { sideName } from '#web/table/panels/side-name.tsx';
import type { Table } from '#web/table/table-model.ts';
import { said, w } from '#web/text/words.ts';
import './review.css';

/** In hundredths, with its sign. */
const signed = (part: number): string => {
  const hundredths = Math.round(100 * part);
  return hundredths === 0 ? '0' : `${hundredths < 0 ? '−' : '+'}${Math.abs(hundredths)}`;
};
const percent = (part: number): string => `${Math.round(100 * part)} %`;

/** Review of a finished game, worked out when it is asked for. */
export function ReviewPart(props: { readonly table: Table; readonly show: (n: number) => void }): JSX.Element {
  const { game, face } = props.table;
  const [progress, setProgress] = createSignal<ReviewProgress>();
  const [review, setReview] = createSignal<Review>();
  const [trouble, setTrouble] = createSignal<string>();
  const first = (): string => sideName(props.table, face.sides[0]?.id ?? '');

  async function start(): Promise<void> {
    setTrouble(undefined);
    setProgress({ done: 0, all: 0 });
    try {
      setReview(await game.computers.review(await game.record(), setProgress));
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    } finally {
      setProgress(undefined);
    }
  }

  return (
    <section class="sheet end-part review-part">
      <div class="part-head">
        <h2>{w.review}</h2>
        <p class="meta">{w.reviewText(first())}</p>
      </div>
      <Show when={!review() && !progress()}>
        <button type="button" class="btn" onClick={() => void start()}>
          {w.reviewStart}
        </button>
      </Show>
      <Show when={progress()}>
        {(at) => (
          <p role="status">
            <progress value={at().done} max={Math.max(1, at().all)} /> {w.reviewing(at().done, at().all)}
          </p>
        )}
      </Show>
      <Show when={trouble()}>{(why) => <p role="alert">{w.reviewFailed(why())}</p>}</Show>
      <Show when={review()}>
        {(found) => (
          <>
            <Turns table={props.table} review={found()} show={props.show} />
            <Advised table={props.table} review={found()} show={props.show} />
            <Show when={found().unweighed > 0}>
              <p class="meta">{w.reviewUnweighed(found().unweighed)}</p>
            </Show>
            <p class="meta">{w.reviewHow}</p>
          </>
        )}
      </Show>
    </section>
  );
}

interface PartProps {
  readonly table: Table;
  readonly review: Review;
  readonly show: (n: number) => void;
}

function Turns(props: PartProps): JSX.Element {
  const sides = () => props.table.face.sides;
  const turns = () => props.review.turns;
  const sum = (part: (turn: ReviewedTurn) => number): number => turns().reduce((all, turn) => all + part(turn), 0);
  return (
    <div class="review-scroll">
      <table class="review-table">
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {w.reviewTurn}
            </th>
            <th scope="col" colSpan={2} rowSpan={2}>
              {w.reviewChance}
            </th>
            <th scope="col" rowSpan={2}>
              {w.reviewLuck}
            </th>
            <th scope="colgroup" colSpan={sides().length}>
              {w.reviewDecided}
            </th>
          </tr>
          <tr>
            <For each={sides()}>{({ id }) => <th scope="col">{sideName(props.table, id)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={turns()}>
            {(turn) => (
              <tr>
                <th scope="row">
                  <button type="button" class="link" onClick={() => props.show(turn.n)}>
                    {turn.turn}
                    {turn.mover === undefined ? '' : `, ${sideName(props.table, turn.mover)}`}
                  </button>
                </th>
                <td class="bar" aria-hidden="true">
                  <span class="review-bar">
                    <i style={{ width: percent(turn.after).replace(' ', '') }} />
                  </span>
                </td>
                <td>{percent(turn.after)}</td>
                <td>{signed(turn.luck)}</td>
                <For each={sides()}>{({ id }) => <td>{signed(turn.decided[id] ?? 0)}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{w.reviewAll}</th>
            <td colSpan={2} />
            <td>{signed(sum(({ luck }) => luck))}</td>
            <For each={sides()}>{({ id }) => <td>{signed(sum(({ decided }) => decided[id] ?? 0))}</td>}</For>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Advised(props: PartProps): JSX.Element {
  const advised = (): readonly (ReviewedTurn & { readonly advice: Advice })[] =>
    props.review.turns.flatMap((turn) => (turn.advice ? [{ ...turn, advice: turn.advice }] : []));
  return (
    <>
      <h3>{w.reviewAdvice}</h3>
      <Show when={advised().length > 0} fallback={<p>{w.reviewNone}</p>}>
        <p class="meta">{w.reviewAdviceText}</p>
        <ul class="review-advice">
          <For each={advised()}>
            {({ turn, advice, decided }) => (
              <li>
                <p>
                  <strong>
                    {w.turn(turn)}, {sideName(props.table, advice.side)} ({signed(decided[advice.side] ?? 0)}):
                  </strong>{' '}
                  {said(advice.title)}
                </p>
                <For each={advice.stakes}>{(one) => <p>{said(one)}</p>}</For>
                <button type="button" class="link" onClick={() => props.show(advice.n)}>
                  {w.showIt}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </>
  );
}
