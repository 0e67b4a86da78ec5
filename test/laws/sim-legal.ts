import { legalAllocation } from '../../src/ai/sim/legal.ts';
import { load } from '../../src/ai/sim/load.ts';
import { newSim } from '../../src/ai/sim/sim.ts';
import type { Blitz } from '../../src/blitz/open.ts';
import type { Command, Plan, State } from '../../src/blitz/types.ts';
import type { Choose } from '../../src/core/dice.ts';
import { neighboursOf } from '../../src/hex/grid.ts';
import type { SimLaw, Tamper } from './sim-laws.ts';

/** Whole declarations, good and bad, before the fast door and before the engine. */

/** How often each answer was given; `legal` where there was nothing to object to. */
export const answers = new Map<string, number>();

/** Missions are looked at in the order they were sent, which the simulation does not keep. */
const MISSIONS: ReadonlySet<string> = new Set(['T23.1.2', 'T22.3b', 'O23.0.4', 'O23.4.1', 'T23.3.6']);

/** A declaration that names both a hex and a unit there is not is refused by whichever its text names first. */
const STRAYS: ReadonlySet<string> = new Set(['B1.1', 'B80.12']);

const alike = (is: string, should: string): boolean =>
  [MISSIONS, STRAYS].some((rules) => rules.has(is) && rules.has(should));

const EACH = 24;

const pick = <T>(list: readonly T[], choose: Choose): T | undefined => list[choose(Math.max(list.length, 1))];

/** Declarations the engine offers here, or the battles that are declared so far. */
function offered(game: Blitz, state: State): Plan[] {
  for (const command of game.legal(state))
    if (command.do === 'endDeclaration' && command.battles) return [...command.battles];
  return state.battles.flatMap(({ kind, attackers, hexes }) =>
    kind === 'ground' || kind === 'assault' ? [{ kind, attackers, hexes }] : [],
  );
}

const changed = (plans: readonly Plan[], at: number, change: (plan: Plan) => Plan): Plan[] =>
  plans.map((plan, i) => (i === at ? change(plan) : plan));

/** Another declaration, a little different: most are bad, in all the ways there are. */
function spoil({ world }: Blitz, state: State, plans: readonly Plan[], choose: Choose): Plan[] {
  const { grid } = world.board;
  const at = choose(Math.max(plans.length, 1));
  const here = plans[at];
  const anybody = choose(state.units.length + 1);
  const of = (fits: (unit: State['units'][number]) => boolean): number =>
    pick(
      state.units.flatMap((unit, no) => (fits(unit) ? [no] : [])),
      choose,
    ) ?? anybody;
  const mine = () => of((unit) => unit.side === state.mover && unit.place === 'map');
  const aircraft = () => of((unit) => unit.side === state.mover && ['TAC', 'MDM', 'SAC', 'FTR'].includes(unit.type));
  const theirs = state.units.flatMap((unit) => (unit.side !== state.mover && unit.place === 'map' ? [unit.at] : []));
  const target = pick(theirs, choose) ?? choose(grid.size);
  const hex = choose(4) === 0 ? choose(grid.size) : target;
  const lone = (kind: Plan['kind'], at: number): Plan => ({
    ...(kind ? { kind } : {}),
    attackers: state.units.flatMap((unit, no) =>
      unit.side === state.mover && unit.place === 'map' && neighboursOf(grid, at).includes(unit.at) ? [no] : [],
    ),
    hexes: [at],
  });
  switch (choose(15)) {
    case 0:
      return plans.filter((_, i) => i !== at);
    case 1:
      return [...plans, lone(undefined, hex)];
    case 2:
      return [...plans, lone('assault', pick(world.board.cityHexes, choose) ?? hex)];
    case 3:
      return [...plans, { attackers: [mine()], hexes: [hex] }];
    case 4:
      return changed(plans, at, ({ attackers, ...plan }) => ({ ...plan, attackers: [...attackers, mine()] }));
    case 5:
      return changed(plans, at, ({ attackers, ...plan }) => ({ ...plan, attackers: [...attackers, anybody] }));
    case 6:
    case 7:
      return changed(plans, at, ({ attackers, ...plan }) => ({ ...plan, attackers: [...attackers, aircraft()] }));
    case 8:
      return changed(plans, at, ({ attackers, ...plan }) => ({ ...plan, attackers: attackers.slice(1) }));
    case 9:
      return changed(plans, at, ({ hexes, ...plan }) => ({ ...plan, hexes: [...hexes, hex] }));
    case 10:
      return changed(plans, at, ({ hexes, ...plan }) => ({ ...plan, hexes: hexes.slice(1) }));
    case 11: {
      const other = plans[choose(Math.max(plans.length, 1))];
      if (!here || !other || here === other) return [...plans];
      const both = { attackers: [...here.attackers, ...other.attackers], hexes: [...here.hexes, ...other.hexes] };
      return [...plans.filter((plan) => plan !== here && plan !== other), both];
    }
    case 12: {
      const [first, ...rest] = here?.attackers ?? [];
      if (!here || first === undefined || rest.length === 0) return [...plans];
      return [...changed(plans, at, (plan) => ({ ...plan, attackers: rest })), { attackers: [first], hexes: [hex] }];
    }
    case 13: {
      const off = pick([-1, -7, grid.size, 100_000], choose) ?? -1;
      if (plans.length === 0 || choose(2) === 0) return [...plans, { attackers: [mine()], hexes: [off] }];
      return changed(plans, at, ({ hexes, ...plan }) => ({ ...plan, hexes: [...hexes, off] }));
    }
    default:
      return changed(plans, at, ({ attackers, hexes }) => ({
        kind: 'assault',
        attackers: [...attackers, aircraft()],
        hexes,
      }));
  }
}

export function declaringLaw(game: Blitz, tamper?: Tamper): SimLaw {
  const sim = newSim(game, 900);
  return {
    name: 'the simulation takes the declarations the engine takes, and refuses the others by the same rule',
    broken({ state, choose }) {
      if (state.frames.at(-1)?.at !== 'declaration') return undefined;
      load(sim, state);
      tamper?.(sim);
      const good = offered(game, state);
      for (let i = 0; i < EACH; i++) {
        let battles: Plan[] = good;
        for (let changes = i === 0 ? 0 : 1 + choose(2); changes > 0; changes--)
          battles = spoil(game, state, battles, choose);
        const command: Command = { do: 'endDeclaration', battles };
        const should = game.check(state, state.mover, command)?.rule;
        const is = legalAllocation(sim, battles);
        const answer = should ?? 'legal';
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (is === should || (is && should && alike(is, should))) continue;
        return `${JSON.stringify(battles)}: ${is ?? 'legal'}, not ${answer}`;
      }
      return undefined;
    },
  };
}
