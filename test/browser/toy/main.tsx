import { render } from 'solid-js/web';
import { AWAY, HUMAN } from '#web/table/start.ts';
import { TablePage } from '#web/table/table-page.tsx';
import type { WorkerLike } from '#web/table/worker-like.ts';
import '#web/pages/theme.css';
import { SIDES } from '#test/games/mines/mines.ts';
import { face } from './face.tsx';
import { takeUp } from '#web/text/lexicon.ts';
import { PAGE } from '#web/text/words.ts';

/** One seat of the small game: `?seat=north`. The referee is a worker that all pages of this browser share. */
const seat = new URLSearchParams(location.search).get('seat') ?? '';
const { port } = new SharedWorker(new URL('./referee.ts', import.meta.url), { type: 'module' });

const shared: WorkerLike = {
  postMessage: (message: unknown) => port.postMessage(message),
  addEventListener: port.addEventListener.bind(port) as WorkerLike['addEventListener'],
  terminate: () => port.close(),
};
const seats = Object.fromEntries(SIDES.map((side) => [side, side === seat ? HUMAN : AWAY]));
const start = { game: 'mines', text: 'game mines\n', seats };

const mount = document.getElementById('app');
void takeUp(PAGE).then(() => {
  if (!mount) return;
  port.postMessage({ seat });
  port.start();
  render(() => <TablePage start={start} face={face} shared={shared} leave={() => undefined} />, mount);
});
