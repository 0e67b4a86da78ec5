import { type JSX, Show } from 'solid-js';
import type { TableCard } from '#protocol/tables.ts';
import type { Naming } from './names.ts';
import { BalanceLine } from '../players/balance-line.tsx';
import { ClockText } from './clock-text.tsx';
import { o } from './words/words.ts';

/** Terms of a table in sentences, agreed to before joining. */
export function TermsList(props: {
  readonly card: TableCard;
  readonly naming: Naming;
  /** True to name the owner's side, false to name that of the next player. */
  readonly mine?: boolean;
}): JSX.Element {
  const side = (): string | undefined =>
    props.mine
      ? props.card.seats.find(({ account }) => account?.id === props.card.owner.id)?.side
      : props.naming.free(props.card);
  const terms = () => props.card.terms;
  return (
    <dl class="terms-list" aria-label={o.terms}>
      <div>
        <dt>{o.yourSide}</dt>
        <dd>
          <Show when={side()} fallback={o.byChance}>
            {(one) => (
              <span class={props.naming.sideClass(props.card, one())}>{props.naming.side(props.card, one())}</span>
            )}
          </Show>
        </dd>
      </div>
      <div>
        <dt>{o.rating}</dt>
        <dd>
          <Show when={terms().rated} fallback={o.casualText}>
            {o.ratedText}
            <Show when={props.card.scenario}>
              {(scenario) => (
                <BalanceLine
                  game={props.card.game}
                  scenario={scenario()}
                  side={(one) => props.naming.side(props.card, one)}
                />
              )}
            </Show>
          </Show>
        </dd>
      </div>
      <div>
        <dt>{o.clock}</dt>
        <dd>
          <ClockText clock={terms().clock} />
        </dd>
      </div>
      <div>
        <dt>{o.undo}</dt>
        <dd>{terms().rated ? o.undoRated[terms().undo] : o.undoText[terms().undo]}</dd>
      </div>
      <div>
        <dt>{o.spectators}</dt>
        <dd>{o.spectatorsText[terms().spectators ? 'yes' : 'no']}</dd>
      </div>
      <Show when={terms().bots || props.card.owner.bot}>
        <div>
          <dt>{o.bots}</dt>
          <dd>{props.card.owner.bot ? o.ownerIsBot : o.botsText.yes}</dd>
        </div>
      </Show>
    </dl>
  );
}
