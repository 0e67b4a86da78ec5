import { createEffect, createResource, For, type JSX, Show } from 'solid-js';
import { takeUp } from '#web/text/lexicon.ts';
import { SiteFrame } from '../site-frame.tsx';
import { CheckBox } from './check-box.tsx';
import { DICE } from './words/lexicon.ts';
import './dice.css';

const { words } = DICE;

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
    { tone: 'of-server', name: () => words.server, secret: () => words.serverSecret },
    { tone: 'of-you', name: () => words.you, secret: () => words.yourSecret },
    { tone: 'of-opponent', name: () => words.opponent, secret: () => words.opponentSecret },
  ];
  return (
    <figure class="sheet picture" aria-label={words.pictureTitle}>
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
        <span>{words.together}</span>
        <svg class="arrow" viewBox="0 0 48 24" aria-hidden="true">
          <path d="M2 12 H42 M32 4 L43 12 L32 20" />
        </svg>
      </p>
      <p class="made">
        <Die />
        <b>{words.everyDie}</b>
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
        <Explained />
      </Show>
    </SiteFrame>
  );
}

function Explained(): JSX.Element {
  createEffect(() => {
    document.title = `${words.title} – Hexfront`;
  });
  return (
    <div class="dice-page">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <Picture />
      <h2>{words.stepsTitle}</h2>
      <ol class="steps">
        <For each={words.steps}>
          {({ when, what }) => (
            <li class="sheet">
              <h3>{when}</h3>
              <p>{what}</p>
            </li>
          )}
        </For>
      </ol>
      <h2>{words.checkTitle}</h2>
      <CheckBox />
      <h2>{words.canTitle}</h2>
      <dl class="sheet can">
        <For each={words.can}>
          {({ question, answer }) => (
            <div>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          )}
        </For>
      </dl>
      <h2>{words.notTitle}</h2>
      <div class="sheet nots">
        <p>{words.notText}</p>
        <ul>
          <For each={words.nots}>{(one) => <li>{one}</li>}</For>
        </ul>
      </div>
    </div>
  );
}
