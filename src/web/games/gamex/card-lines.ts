import { minimumRange } from '#games/gamex/indirect/indirect.ts';
import { firesAs } from '#games/gamex/fire/strength.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { Job, Marker, Unit } from '#games/gamex/types.ts';
import { airWeapon, unitName } from './unit-descriptions.ts';
import { g } from './words/words.ts';

/** Lines of a unit's card, each with its rule. */
export interface CardLine {
  /** Sign on the counter. */
  readonly sign?: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
}

const line = ([name, text]: readonly string[], rule: string): CardLine => ({
  name: name ?? '',
  text: text ?? '',
  rule,
});

/** The four corners and the letter; aircraft have their weapons instead. */
export function valueLines(kind: Kind): readonly CardLine[] {
  const { card } = g;
  if (kind.type === 'aircraft')
    return kind.air.map((arm) => ({
      sign: airWeapon(arm),
      name: `${card.weapon} ${arm.weapon}`,
      text: card.weapons[arm.weapon],
      rule: 'X6.4.7c',
    }));
  const armed = kind.as > 0;
  const star = kind.star ? ` ${card.star}` : '';
  return [
    { sign: String(kind.as), name: card.attack, text: armed ? card.attackText : card.unarmed, rule: 'X2.1c' },
    { sign: kind.code, name: card.weapon, text: card.weapons[armed ? firesAs(kind) : kind.weapon], rule: 'X6.3.6.t' },
    ...(armed
      ? [
          {
            sign: `${kind.range}${kind.star ? '*' : ''}`,
            name: card.range,
            text: card.rangeText(kind.range) + star,
            rule: kind.star ? 'X6.3.6d' : 'X2.1c',
          },
        ]
      : []),
    { sign: String(kind.ds), name: card.defence, text: card.defenceText, rule: 'X6.3.3' },
    {
      sign: String(kind.mp),
      name: card.movement,
      text: kind.mp > 0 ? card.movementText : card.noMovement,
      rule: kind.mp > 0 ? 'X5.1a' : 'X5.2a',
    },
  ];
}

export function abilityLines(kind: Kind, morale: number): readonly CardLine[] {
  const { card } = g;
  const { carries, load, overrun } = kind;
  const aloft = kind.type === 'aircraft';
  const least = kind.indirect && kind.weapon !== 'M' ? ` ${card.indirectLeast(minimumRange(kind))}` : '';
  return [
    kind.lifts > 0
      ? line(kind.glides ? card.glider : card.airTransport(kind.lifts), 'X11.6')
      : line(card.types[kind.type], 'X2.1d'),
    ...(aloft || kind.mp === 0 ? [] : [line(card.moves[kind.moveClass], 'X27.t')]),
    ...(carries === 'nothing' ? [] : [line(card.carries[carries], 'X5.2a')]),
    ...(kind.truckClass ? [line(card.truckClass, 'X6.3.8c')] : []),
    ...(load === 'none' ? [] : [line(card.load[load], 'X5.2a')]),
    ...(kind.largeGun ? [line(card.largeGun, 'X5.2.4')] : []),
    ...(overrun === 'no' || kind.spa ? [] : [line(card.overrun[overrun], 'X6.4.5a')]),
    ...(kind.closeAssault ? [line(card.closeAssault, 'X6.4.6a')] : []),
    ...(kind.mg ? [line(card.mg, 'X6.4.6f')] : []),
    ...(kind.engineer ? [line(card.engineer, 'X6.4.6e'), line(card.tasks, 'X9.0')] : []),
    ...(kind.scout ? [line(card.scout, 'X6.3.8e')] : []),
    ...(kind.cp ? [line(card.cp, 'X6.3.8e')] : []),
    ...(kind.indirect && !aloft ? [line([card.indirect[0] ?? '', `${card.indirect[1]}${least}`], 'X6.4.3a')] : []),
    ...(kind.spa ? [line(card.spa, 'X6.4.5a')] : []),
    ...(kind.aa ? [line(card.aa, 'X6.4.7f')] : []),
    ...(kind.flail ? [line(card.flail, 'X9.3b')] : []),
    ...(kind.bridgeLayer ? [line(card.bridgeLayer, 'X9.3d')] : []),
    ...(kind.craft > 0 ? [line(card.craft(kind.craft), 'X10.1')] : []),
    ...(kind.dd ? [line(card.dd, 'X10.4b')] : []),
    ...(kind.naval ? [line(card.naval, 'X10.5')] : []),
    ...(kind.spotterAircraft ? [line(card.spotter, 'X6.4.7i')] : []),
    ...(aloft ? [] : [line([card.morale(morale), card.moraleText(morale)], 'X7.1a')]),
  ];
}

const MARKER_RULES: Readonly<Record<Marker, string>> = {
  moved: 'X4.2.2a',
  fired: 'X4.2.2d',
  completed: 'X2.3a',
  opFire: 'X6.4.2a',
  mobileFire: 'X18.3',
};

const JOB_RULES: Readonly<Record<Job['task'], string>> = {
  clear: 'X9.1c',
  removeBlock: 'X9.2h',
  demolish: 'X9.2c',
  makeBlock: 'X9.2g',
};

/** Job of an engineer and its next step. */
export interface WorkSaid {
  readonly task: Job['task'];
  readonly now: string;
  readonly next: string;
}

export function stateLines(unit: Unit, work?: WorkSaid): readonly CardLine[] {
  const { card } = g;
  const { marker } = unit;
  return [
    ...(unit.cp ? [line(card.cp, 'X22.1a')] : []),
    ...(unit.disrupted ? [line([g.disrupted, card.disruptedText], 'X7.2a')] : []),
    ...(marker ? [line([g.marker[marker], card.markers[marker]], MARKER_RULES[marker])] : []),
    ...(unit.place === 'rides' ? [line([g.riding, card.ridesText], 'X5.2.1a')] : []),
    ...(unit.inside ? [line([g.inside, card.insideText], 'X8.4c')] : []),
    ...(unit.stream === 'down' ? [line([g.low, card.lowText], 'X6.3.11h')] : []),
    ...(unit.facing === undefined ? [] : [line(card.faces, 'X19.2')]),
    ...(unit.sea ? [line([g.atSea, card.seaText], 'X10.3a')] : []),
    ...(unit.assigned === undefined
      ? []
      : [line([g.assignedTo(unitName({ id: unit.assigned })), card.assigned], 'X9.2b')]),
    ...(work ? [line([work.now, work.next], JOB_RULES[work.task])] : []),
    ...(unit.place === 'waits' ? [line([g.toCome(unit.turn ?? 1), card.waitsText], 'X0.8')] : []),
  ];
}
