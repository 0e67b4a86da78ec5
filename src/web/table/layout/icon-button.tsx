import { type JSX, Show } from 'solid-js';
import { Icon, type Sign } from '../icon.tsx';

const titleOf = ({ name, key, about }: { name: string; key?: string; about?: string }): string =>
  [key === undefined ? name : `${name} (${key})`, about ?? ''].filter(Boolean).join(': ');

/** A button known by its sign; its name is there for the pointer that rests and for those who listen. */
export function IconButton(props: {
  readonly sign: Sign;
  readonly name: string;
  /** Description, where the name is too short. */
  readonly about?: string;
  readonly act: () => void;
  /** Keyboard shortcut, as shown and as announced. */
  readonly key?: string;
  readonly keys?: string;
  readonly disabled?: boolean | undefined;
  /** True while an earlier press is unanswered: the button keeps the focus. */
  readonly busy?: boolean;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  /** The name stands beside the sign where there is room. */
  readonly worded?: boolean;
  readonly class?: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class={`sign ${props.class ?? ''}`}
      title={titleOf(props)}
      aria-label={props.name}
      aria-keyshortcuts={props.keys}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      disabled={props.disabled}
      aria-disabled={props.busy}
      onClick={() => props.act()}
    >
      <Icon sign={props.sign} />
      <Show when={props.worded}>
        <span class="word">{props.name}</span>
      </Show>
    </button>
  );
}
