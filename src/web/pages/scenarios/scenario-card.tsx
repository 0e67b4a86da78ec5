import { For, type JSX, Show } from 'solid-js';
import { briefingAddress, type Scenario } from '#web/table/scenario.ts';
import { Icon } from '#web/table/icon.tsx';
import { addressOf } from '#web/table/route.ts';
import { language } from '#web/text/language.ts';
import { w } from '#web/text/words.ts';
import { isMeasured, LOPSIDED } from './choice.ts';

const FIVE = [1, 2, 3, 4, 5];

/** Difficulty as five hexes; a word for those who listen and on hover. */
export function Difficulty(props: { readonly of: number }): JSX.Element {
  const name = (): string => w.difficulty[props.of - 1] ?? '';
  return (
    <span class="pips" role="img" aria-label={w.difficultyLabel(name())} title={name()}>
      <For each={FIVE}>{(no) => <i classList={{ on: no <= props.of }} />}</For>
    </span>
  );
}

/** Side favoured in the computers' games, with its share. */
export function Balance(props: { readonly of: Scenario }): JSX.Element {
  const first = (): number => props.of.endings?.first ?? 50;
  const sides = (): readonly [string, string] => props.of.sides();
  const favoured = (): string | undefined => {
    const [one, other] = sides();
    return first() > LOPSIDED ? one : first() < 100 - LOPSIDED ? other : undefined;
  };
  return (
    <Show when={isMeasured(props.of)} fallback={<p class="bal none">{w.notMeasured}</p>}>
      <div class="bal">
        <div class="bar" aria-hidden="true">
          <i class="side-0" style={{ width: `${first()}%` }} />
          <i class="side-1" />
        </div>
        <p>
          <span>
            {w.balance(sides()[0], first(), sides()[1])}
            <Show when={favoured()}>{(side) => <strong> · {w.favours(side())}</strong>}</Show>
          </span>
          <span>{w.balanceGames(props.of.endings?.games ?? 0)}</span>
        </p>
      </div>
    </Show>
  );
}

/** Length and size. */
export const Facts = (props: { readonly of: Scenario; readonly hexes?: boolean }): JSX.Element => (
  <p class="meta">
    <span>
      <Icon sign="clock" />
      {w.minutesShort(props.of.minutes)}
    </span>
    <span>{w.turnsCount(props.of.turns)}</span>
    <span>{w.unitsCount(props.of.units)}</span>
    <span>{w.hexesCount(props.of.hexes)}</span>
  </p>
);

/** One scenario: the whole card is a link to its briefing. */
export function ScenarioCard(props: {
  readonly scenario: Scenario;
  readonly tag: string;
  readonly next: boolean;
  readonly played: boolean;
  /** Query part of the briefing's address. */
  readonly asked: string;
}): JSX.Element {
  return (
    <li>
      <a
        class="sheet scen"
        classList={{ next: props.next }}
        href={addressOf(...briefingAddress(props.scenario)) + props.asked}
        data-scenario={props.scenario.id}
      >
        <img src={props.scenario.picture} alt="" loading="lazy" decoding="async" width="560" height="270" />
        <span class="tag">{props.next ? w.yourNextStep : props.tag}</span>
        <Show when={props.played}>
          <span class="tag played">
            <Icon sign="check" /> {w.finished}
          </span>
        </Show>
        <div class="in">
          <h2>{props.scenario.title()}</h2>
          <p class="meta when">
            <span>{props.scenario.where()}</span>
            <Difficulty of={props.scenario.difficulty} />
          </p>
          <Facts of={props.scenario} />
          <p>{props.scenario.teaches[language()]}</p>
          <Balance of={props.scenario} />
        </div>
      </a>
    </li>
  );
}
