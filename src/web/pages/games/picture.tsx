import { type JSX, onCleanup, onMount } from 'solid-js';
import { pictureOf } from '#web/table/storage/games.ts';

async function painted(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { paint } = await import('./paint.ts');
  await paint(id);
  return pictureOf(id);
}

async function draw(canvas: HTMLCanvasElement, id: string): Promise<void> {
  const bytes = (await pictureOf(id)) ?? (await painted(id));
  if (!bytes) return;
  const image = await createImageBitmap(new Blob([bytes]));
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  image.close();
}

/** The board as it was left, small, once it comes into view; painted then, where nobody has looked at it yet. */
export function SmallMap(props: { readonly id: string }): JSX.Element {
  let canvas: HTMLCanvasElement | undefined;
  onMount(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!canvas || !seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      // A picture that cannot be shown is no loss.
      draw(canvas, props.id).catch(() => undefined);
    });
    if (canvas) watch.observe(canvas);
    onCleanup(() => watch.disconnect());
  });
  return <canvas ref={canvas} class="small-map" width="192" height="120" aria-hidden="true" />;
}
