import { createEffect, createResource, For, type JSX, Show } from 'solid-js';
import { takeUp } from '../../text/lexicon.ts';
import { SiteFrame } from '../site-frame.tsx';
import { CheckBox } from './check-box.tsx';
import { DICE } from './words/lexicon.ts';
import './dice.css';

const { words: w } = DICE;

/** An envelope with a seal of its owner's colour. */
function Envelope(props: { readonly tone: string }): JSX.Element {
  return (
    <svg class={`envelope ${props.tone}`} viewBox="0 0 96 64" aria-hidden="true">
      <rect class="paper" x="2" y="2" width="92" height="60" rx="5" />
      <path class="fold" d="M4 5 L48 38 L92 5" />
      <circle class="seal" cx="48" cy="38" r="13" />
      <path class="mark" d="M42 38 l4.5 4.5 L55 33" />
    </svg>
  );
}

const PIPS: readonly (readonly [x: number, y: number])[] = [
  [18, 18],
  [46, 18],
  [32, 32],
  [18, 46],
  [46, 46],
];

function Die(): JSX.Element {
  return (
    <svg class="die" viewBox="0 0 64 64" aria-hidden="true">
      <rect x="3" y="3" width="58" height="58" rx="11" />
      <For each={PIPS}>{([x, y]) => <circle cx={x} cy={y} r="5.6" />}</For>
    </svg>
  );
}

/** Three sealed numbers that make a die together. */
function Picture(): JSX.Element {
  const owners = [
    { tone: 'server', name: () => w.server, secret: () => w.serverSecret },
    { tone: 'blue', name: () => w.you, secret: () => w.yourSecret },
    { tone: 'red', name: () => w.opponent, secret: () => w.opponentSecret },
  ];
  return (
    <figure class="sheet picture" aria-label={w.pictureTitle}>
      <ul>
        <For each={owners}>
          {({ tone, name, secret }) => (
            <li>
              <Envelope tone={tone} />
              <b>{name()}</b>
              <span>{secret()}</span>
            </li>
          )}
        </For>
      </ul>
      <p class="makes">
        <span>{w.together}</span>
        <svg class="arrow" viewBox="0 0 48 24" aria-hidden="true">
          <path d="M2 12 H42 M32 4 L43 12 L32 20" />
        </svg>
      </p>
      <p class="made">
        <Die />
        <b>{w.everyDie}</b>
      </p>
    </figure>
  );
}

/** `#/dice`: why nobody can choose the dice of an online game, and the check of one. */
export default function DicePage(): JSX.Element {
  const [ready] = createResource(async () => {
    await takeUp(DICE);
    return true;
  });
  return (
    <SiteFrame current="dice">
      <Show when={ready()}>
        <Told />
      </Show>
    </SiteFrame>
  );
}

function Told(): JSX.Element {
  createEffect(() => {
    document.title = `${w.title} – Hexfront`;
  });
  return (
    <div class="dice-page">
      <h1>{w.title}</h1>
      <p class="lead">{w.lead}</p>
      <Picture />
      <h2>{w.stepsTitle}</h2>
      <ol class="steps">
        <For each={w.steps}>
          {({ when, what }) => (
            <li class="sheet">
              <h3>{when}</h3>
              <p>{what}</p>
            </li>
          )}
        </For>
      </ol>
      <h2>{w.checkTitle}</h2>
      <CheckBox />
      <h2>{w.canTitle}</h2>
      <dl class="sheet can">
        <For each={w.can}>
          {({ question, answer }) => (
            <div>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          )}
        </For>
      </dl>
      <h2>{w.notTitle}</h2>
      <div class="sheet nots">
        <p>{w.notText}</p>
        <ul>
          <For each={w.nots}>{(one) => <li>{one}</li>}</For>
        </ul>
      </div>
    </div>
  );
}
