import { render } from 'solid-js/web';
import { AWAY, HUMAN } from '../../../src/web/table/start.ts';
import { TablePage } from '../../../src/web/table/table-page.tsx';
import type { WorkerLike } from '../../../src/web/table/worker-like.ts';
import '../../../src/web/pages/theme.css';
import { SIDES } from '../../games/mines/mines.ts';
import { face } from './face.tsx';
import { takeUp } from '../../../src/web/text/lexicon.ts';
import { PAGE } from '../../../src/web/text/words.ts';

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
