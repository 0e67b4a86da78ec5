import { type Choose, seededChoice } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import { isDeep, terrainOf } from '../board/board.ts';
import type { Layout } from '../board/join.ts';
import type { Place } from '../board/sheet.ts';
import type { Kind } from '../kinds.ts';
import type { Nation } from '../nations.ts';
import { other, type Side, SIDES } from '../types.ts';
import { FORT_STRENGTH } from './cost.ts';
import { defenderOf, type Field, goalsOf, wayTo, zoneLines } from './field.ts';
import type { Bought, Order } from './order.ts';
import { told } from './orders.ts';

/** The text of a battle: briefings, ground, zones, what wins, armies. */

type KindOf = (nation: Nation, id: string) => Kind | undefined;

/** Depth of a side's set-up zone, as a part of the whole way. */
const DEPTH = { meets: 0.3, defends: 0.55, attacks: 0.2 } as const;

const depthOf = (order: Order, side: Side): number => {
  const defender = defenderOf(order.fight);
  return defender === undefined ? DEPTH.meets : defender === side ? DEPTH.defends : DEPTH.attacks;
};

/** The defender, else the larger army. */
function firstToSetUp({ fight, sides }: Order): Side {
  const larger = SIDES.find((side) => sides[side].points > sides[other(side)].points);
  return defenderOf(fight) ?? larger ?? 'allied';
}

const TURNS = 10;
const MORE_TURNS = 2;
const MORALE = 8;
const POSTS = 2;

export const layoutText = ({ rows }: Layout): string =>
  rows.map((row) => row.map(({ panel, turned }) => `${panel}${turned ? '~' : ''}`).join(' ')).join(' / ');

const CLASS_STEMS: Readonly<Partial<Record<Kind['class'], string>>> = {
  infantry: 'in',
  engineer: 'en',
  tank: 'tk',
  'assault-gun': 'ag',
  gun: 'gn',
  halftrack: 'ht',
  truck: 'tr',
  recon: 're',
  aircraft: 'air',
};

/** `german pzkw-iv-h unset axis-start as getk1..3` */
function unitLines(armies: Readonly<Record<Side, readonly Bought[]>>, kindOf: KindOf): string[] {
  const used = new Map<string, number>();
  return SIDES.flatMap((side) =>
    armies[side].flatMap(({ nation, id, count }) => {
      const kind = nation && kindOf(nation, id);
      if (!kind) return [];
      const stem = `${nation.slice(0, 2)}${CLASS_STEMS[kind.class] ?? kind.class.replaceAll('-', '').slice(0, 3)}`;
      const first = (used.get(stem) ?? 0) + 1;
      used.set(stem, first + count - 1);
      const names = count === 1 ? `${stem}${first}` : `${stem}${first}..${first + count - 1}`;
      const place = kind.type === 'aircraft' ? 'off-board' : `unset ${side}-start`;
      return [`${nation} ${id} ${place} as ${names}`];
    }),
  );
}

/** Hexes in an order of chance. */
function shuffled(hexes: readonly Hex[], choose: Choose): Hex[] {
  const all = [...hexes];
  for (let i = all.length - 1; i > 0; i--) {
    const j = choose(i + 1);
    [all[i], all[j]] = [all[j] as Hex, all[i] as Hex];
  }
  return all;
}

/** Fortifications beside what is fought for, blocks on the roads before it; mines are laid by hand. */
function workLines(
  field: Field,
  side: Side,
  bought: readonly Bought[],
  goals: readonly Place[],
  choose: Choose,
): string[] {
  const { board } = field;
  const { grid } = board;
  const countOf = (id: string): number =>
    bought.reduce((sum, one) => sum + (one.nation === undefined && one.id === id ? one.count : 0), 0);
  const dry = (hex: Hex): boolean =>
    !isDeep(board, hex) && board.wet[hex] !== 1 && !['swamp', 'beach', 'fort'].includes(terrainOf(board, hex));
  const wanted = new Set(goals.flatMap(({ hexes }) => hexes));
  const inside = (hex: Hex): boolean => wayTo(field, side, hex) < DEPTH.defends - 0.05;
  const all = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => dry(hex) && inside(hex));
  const near = (hex: Hex): boolean =>
    !wanted.has(hex) && [...grid.neighbours.slice(hex * 6, hex * 6 + 6)].some((one) => wanted.has(one));
  const beside = shuffled(all.filter(near), choose);
  const forts = [
    ...beside,
    ...shuffled(
      all.filter((hex) => !near(hex)),
      choose,
    ),
  ].slice(0, countOf('fort'));
  const roads = all.filter(
    (hex) =>
      board.road[hex] !== 0 &&
      terrainOf(board, hex) === 'clear' &&
      wayTo(field, side, hex) > 0.3 &&
      !forts.includes(hex),
  );
  const name = (hex: Hex): string => grid.names[hex] ?? '';
  return [
    ...forts.map((hex) => `fort ${FORT_STRENGTH} @ ${name(hex)}`),
    ...shuffled(roads, choose)
      .slice(0, countOf('block'))
      .map((hex) => `block ${name(hex)}`),
    ...Array.from({ length: countOf('mine') }, () => `mine ${side} unset 2-1 zone ${side}-start`),
  ];
}

const LEVELS = ['marginal', 'tactical', 'decisive'] as const;
const KILLS = { marginal: 0.3, tactical: 0.45, decisive: 0.6 } as const;

/** More than half, three quarters, all; an attacker has won something with half. */
function heldFor(hexes: number, attacks: boolean): Readonly<Record<(typeof LEVELS)[number], number>> {
  const marginal = Math.min(hexes, attacks ? Math.ceil(hexes / 2) : Math.floor(hexes / 2) + 1);
  return { marginal, tactical: Math.min(hexes, Math.max(marginal + 1, Math.ceil(hexes * 0.75))), decisive: hexes };
}

/** Victory lines: the side that holds the places wins; in a meeting also the one that destroys the other. */
function victoryLines(order: Order, goals: readonly Place[], fighters: Readonly<Record<Side, number>>): string[] {
  const hexes = goals.reduce((sum, place) => sum + place.hexes.length, 0);
  return SIDES.flatMap((side) => {
    const held = heldFor(hexes, order.fight === side);
    return LEVELS.flatMap((level) => {
      const killed = Math.max(1, Math.ceil(fighters[other(side)] * KILLS[level]));
      return [
        ...(hexes > 0 ? [`victory ${side} ${level} control goals ${held[level]}`] : []),
        ...(order.fight === 'meeting' || hexes === 0 ? [`victory ${side} ${level} kills ${killed}`] : []),
      ];
    });
  });
}

export function writeBattle(
  order: Order,
  field: Field,
  armies: Readonly<Record<Side, readonly Bought[]>>,
  kindOf: KindOf,
): string {
  const goals = goalsOf(field, order.fight);
  const { board, layout } = field;
  const defender = defenderOf(order.fight);
  const first = firstToSetUp(order);
  const fighters = (side: Side): number =>
    armies[side].reduce((sum, { nation, id, count }) => {
      const kind = nation && kindOf(nation, id);
      return sum + (kind && kind.as > 0 && kind.type !== 'aircraft' ? count : 0);
    }, 0);
  const names = goals.flatMap(({ hexes }) => hexes.map((hex) => board.grid.names[hex] ?? ''));
  const turns = order.turns ?? TURNS + MORE_TURNS * (layout.rows.flat().length > 2 ? 1 : 0);
  return [
    ...told(
      order,
      goals.map(({ name }) => name),
    ),
    `board ${layoutText(layout)}`,
    `turns ${turns}`,
    ...SIDES.flatMap((side) => [`morale ${side} ${MORALE}`, `cp ${side} ${POSTS}`]),
    ...SIDES.flatMap((side) => order.sides[side].nations.map((nation) => `nation ${nation} ${side}`)),
    'counts combat',
    ...SIDES.flatMap((side) => zoneLines(field, side, depthOf(order, side))),
    ...(names.length > 0 ? [`zone goals : ${names.join(' ')}`] : []),
    `setup ${first}`,
    `setup ${other(first)}`,
    ...(defender !== undefined && names.length > 0 ? [`control ${defender} goals`] : []),
    ...victoryLines(order, goals, { axis: fighters('axis'), allied: fighters('allied') }),
    ...(defender === undefined ? [] : workLines(field, defender, armies[defender], goals, seededChoice(order.seed))),
    ...unitLines(armies, kindOf),
    '',
  ].join('\n');
}
