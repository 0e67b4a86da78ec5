import type { Order } from './order.ts';
import type { Side } from '../types.ts';
import { WARS } from './stock.ts';
import { defenderOf } from './field.ts';

/** Briefing of a custom battle, in English and German. */

const english = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
const german = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1) ?? ''}`;

type Pair = readonly [english: string, german: string];

const both = (word: string, [en, de]: Pair, rest = ''): string[] => [`${word}${rest} ${en}`, `${word}.de${rest} ${de}`];

function aboutOf(order: Order, goals: readonly string[], people: Readonly<Record<Side, Pair>>): Pair {
  const [places, orte] = [english(goals), german(goals)];
  if (order.fight === 'meeting')
    return goals.length === 0
      ? [
          'Two columns meet where neither looked for the other; what counts is who is left.',
          'Zwei Kolonnen treffen sich, wo keine die andere gesucht hat; es zählt, wer übrig bleibt.',
        ]
      : [`Two columns meet, and both want ${places}.`, `Zwei Kolonnen treffen aufeinander, und beide wollen ${orte}.`];
  const defender = defenderOf(order.fight) ?? 'axis';
  const [attackers, angreifer] = people[order.fight];
  const [defenders, verteidiger] = people[defender];
  return goals.length === 0
    ? [`The ${attackers} attack, the ${defenders} stand.`, `${angreifer} greifen an, ${verteidiger} halten.`]
    : [
        `The ${defenders} hold ${places}, and the ${attackers} are coming for ${goals.length > 1 ? 'them' : 'it'}.`,
        `${verteidiger} halten ${orte}, und ${angreifer} sollen ${goals.length > 1 ? 'sie' : 'es'} nehmen.`,
      ];
}

function briefOf(order: Order, side: Side): Pair {
  if (order.fight === 'meeting')
    return [
      'Be there first, be there with more, and lose fewer than you destroy.',
      'Seien Sie zuerst da, seien Sie mit mehr da, und verlieren Sie weniger, als Sie vernichten.',
    ];
  return order.fight === side
    ? [
        'Every place taken counts, and the clock is against you. Choose where he is weakest and go there with everything.',
        'Jeder genommene Ort zählt, und die Zeit ist gegen Sie. Suchen Sie seine schwächste Stelle und gehen Sie mit allem dorthin.',
      ]
    : [
        'You begin where you will fight: guns with a view, infantry in cover, and something kept back for the place he chooses.',
        'Sie beginnen, wo Sie kämpfen werden: die Geschütze mit Aussicht, die Infanterie in Deckung und etwas zurückgehalten für die Stelle, die er wählt.',
      ];
}

export function told(order: Order, goals: readonly string[]): string[] {
  const names = (side: Side): Pair => {
    const all = order.sides[side].nations.map((nation) => WARS[nation].name);
    return [english(all.map(([en]) => en)), german(all.map(([, de]) => de))];
  };
  const people = { axis: names('axis'), allied: names('allied') };
  const [place] = goals;
  const year = String(order.year);
  return [
    ...both('title', [`${people.axis[0]} against ${people.allied[0]}`, `${people.axis[1]} gegen ${people.allied[1]}`]),
    ...both(
      'date',
      place === undefined ? [year, `im Jahr ${year}`] : [`${place}, ${year}`, `${place}, im Jahr ${year}`],
    ),
    ...both('about', aboutOf(order, goals, people)),
    ...both('brief', briefOf(order, 'axis'), ' axis'),
    ...both('brief', briefOf(order, 'allied'), ' allied'),
  ];
}
