import type { Explanation, Role, Sentence } from '../../games/blitz/players/told/explanation.ts';
import type { UnitNo } from '../../games/blitz/types.ts';
import type { Highlight, Layer, LayerItem } from '../../table/drawing.ts';
import { w } from '../text/words.ts';
import type { Table } from './table-model.ts';

/** The reasons of a computer player, as words and as arrows on the map. */

export const signed = (factors: number): string => {
  const rounded = Math.round(factors * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${w.decimal(Math.abs(rounded))}`;
};

/** `names`: of units by their numbers, where the plan makes units that are not there yet. */
export function sentenceText(table: Table, sentence: Sentence, names?: readonly string[]): string {
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

/** What is on the map: the reason pointed at, or else the plan of the turn that is going on. */
export function reasonLayers({ game }: Table): Layer[] {
  const { computers } = game;
  const pointed = computers.pointed();
  if (pointed) return layersFor([pointed]);
  const thought = game.thinking() ? computers.thought()?.explanations : undefined;
  if (!computers.arrows()) return [];
  if (thought) return layersFor(thought);
  const reasons = computers.reasons();
  const now = game.snapshot();
  if (!reasons || !now || game.watching() || (game.seats()[reasons.side] === 'human' && !game.thinking())) return [];
  return reasons.turn === now.state.turn && reasons.side === now.state.mover ? layersFor(reasons.list) : [];
}

/** Marches are many and say little: they are drawn as ghosts. */
function layersFor(list: readonly Explanation[]): Layer[] {
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
