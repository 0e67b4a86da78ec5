import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { createReferee } from '#table/referee.ts';
import { type Answers, type Asked, answering, type Heard } from '#web/table/referee/answers.ts';
import { type Side, SIDES } from '#test/games/mines/mines.ts';
import { gamePackage } from '#test/games/mines/game-package.ts';

/** Keeps one game for all pages that come: each says which seat it takes, and hears and asks what that seat may. */
const referee = createReferee(gamePackage, { library: {}, dice: seededDice(1), chance: seededChoice(1) });
// The faces that will fall: the second of the cards left, the mine, the shot.
referee.open('# dice 3 5 6\ngame mines\n');

function sitDown(side: Side, tell: (heard: Heard) => void): Partial<Answers> {
  const { follow, ...end } = referee.sit({ plays: [side], sees: [side] });
  follow((update) => tell({ update }));
  tell({ update: end.update() });
  return end as Partial<Answers>;
}

self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const tell = (heard: Heard): void => port.postMessage(heard);
  let answer: ((asked: Asked) => void) | undefined;
  port.addEventListener('message', ({ data }: MessageEvent<{ readonly seat: string } | Asked>) => {
    if ('ask' in data) return answer?.(data);
    const side = SIDES.find((one) => one === data.seat);
    if (side) answer = answering(Promise.resolve(sitDown(side, tell)), tell);
  });
  port.start();
});
