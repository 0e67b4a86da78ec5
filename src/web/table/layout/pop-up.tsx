import { createEffect, createSignal, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';

/** Pop-up below its button; Escape, a click outside, and a chosen entry of a menu close it. */
export function PopUp(props: {
  readonly class: string;
  /** Content of the button, its accessible name where needed, and its tooltip. */
  readonly label: JSX.Element;
  readonly name?: string;
  readonly title?: string;
  /** A chosen button closes it. */
  readonly menu?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const id = createUniqueId();
  let box: HTMLDivElement | undefined;
  let button: HTMLButtonElement | undefined;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button?.focus();
  };
  const outside = (event: PointerEvent): void => {
    if (event.target instanceof Node && !box?.contains(event.target)) setOpen(false);
  };
  createEffect(() => {
    if (!open()) return;
    window.addEventListener('pointerdown', outside, true);
    window.addEventListener('keydown', onKey, true);
    onCleanup(() => {
      window.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('keydown', onKey, true);
    });
  });
  const chosen = (event: MouseEvent): void => {
    const hit = event.target instanceof Element ? event.target.closest('button, summary') : undefined;
    if (props.menu && hit?.tagName === 'BUTTON' && !hit.hasAttribute('data-stays')) setOpen(false);
  };
  return (
    <div class={`pop-up ${props.class}`} ref={box}>
      <button
        type="button"
        class="opens"
        aria-expanded={open()}
        aria-controls={id}
        aria-label={props.name}
        title={props.title}
        ref={button}
        onClick={() => setOpen(!open())}
      >
        {props.label}
      </button>
      <Show when={open()}>
        <div class="popped" id={id} onClick={chosen}>
          {props.children}
        </div>
      </Show>
    </div>
  );
}
