import type { Explanation, Role, Sentence } from '../../../../games/blitz/players/told/explanation.ts';
import type { UnitNo } from '../../../../games/blitz/types.ts';
import type { Highlight, Layer, LayerItem } from '../../../../table/drawing.ts';
import { w } from '../words/words.ts';
import type { BlitzTable } from '../blitz-table.ts';

/** The reasons of a computer player, as words and as arrows on the map. */

/** `names`: of units by their numbers, where the plan makes units that are not there yet. */
export function sentenceText(table: BlitzTable, sentence: Sentence, names?: readonly string[]): string {
  const ids = (units: readonly UnitNo[]): string => w.and(units.map((no) => names?.[no] ?? table.id(no)));
  const hexNames = (hexes: readonly number[]): string => w.and(hexes.map(table.name));
  switch (sentence.say) {
    case 'attack': {
      const { units, hex, also = [], odds, sealed, rolls, kill, cost } = sentence;
      const who = w.sayAttack(ids(units), units.length > 1, hexNames([hex, ...also]), odds, sealed);
      return `${who}: ${w.sayAttackPays(rolls, w.decimal(kill), w.decimal(cost))}`;
    }
    case 'soakOff': {
      const { units, hex, also = [], odds, cost } = sentence;
      return w.saySoakOff(ids(units), units.length > 1, hexNames([hex, ...also]), odds, w.decimal(cost));
    }
    case 'risk':
      return w.sayRisk(w.decimal(sentence.factors));
    case 'take':
      return w.sayTake(
        ids(sentence.units),
        sentence.units.length > 1,
        hexNames(sentence.cities),
        table.name(sentence.at),
      );
    case 'guard':
      return w.sayGuard(
        ids(sentence.units),
        sentence.units.length > 1,
        hexNames(sentence.cities),
        table.name(sentence.at),
      );
    case 'march':
      return w.sayMarch(ids(sentence.units), sentence.units.length > 1, table.name(sentence.hex));
    case 'line': {
      const { units, hexes, thin, kept } = sentence;
      return w.sayLine(ids(units), units.length > 1, hexNames(hexes), thin, kept);
    }
    case 'withdraw': {
      const { units, from, at, before, after } = sentence;
      return w.sayWithdraw(ids(units), units.length > 1, table.name(from), table.name(at), before, after);
    }
    case 'plain':
      return sentence.spoken ? w.sayOperation(sentence.spoken) : sentence.text;
  }
}

const TONES: Readonly<Record<Role, Highlight>> = {
  main: 'target',
  seal: 'warning',
  soakOff: 'retreat',
  screen: 'own',
  garrison: 'own',
  support: 'reach',
  reserve: 'own',
  march: 'own',
};

/** Marches are many and say little: they are drawn as ghosts. */
export function reasonLayers(list: readonly Explanation[]): Layer[] {
  const arrows = list.flatMap(({ arrows: all }) =>
    all.flatMap(({ from, to, role }): LayerItem[] =>
      from === to || from < 0
        ? []
        : [
            {
              kind: 'arrow',
              from,
              to,
              tone: TONES[role],
              ...(role === 'march' || role === 'reserve' ? { ghost: true } : {}),
            },
          ],
    ),
  );
  const targets = list.flatMap(({ target, odds }): LayerItem[] =>
    target === undefined
      ? []
      : [
          { kind: 'outline', hexes: [target], tone: 'target' },
          ...(odds === undefined ? [] : [{ kind: 'plate', hex: target, text: odds, tone: 'target' } as const]),
        ],
  );
  return [{ id: 'reasons', above: true, items: [...arrows, ...targets] }];
}
