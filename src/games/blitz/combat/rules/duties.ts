import type { Duties } from '#core/game-kit.ts';
import { inEnglish, type Refusal } from '#core/objection.ts';
import { nameOf } from '#hex/grid.ts';
import { legalDeclaration } from './assignment.ts';
import { contacts, declarationFault, excusedHexes } from './declaration.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import type { Command, State } from '#games/blitz/types.ts';

/** Obligations of a declaration (B7.a7, B7.a9). */
interface Obligations {
  readonly mustBeAttacked: readonly { readonly hex: string; readonly touchedBy: readonly string[] }[];
  readonly mustFight: readonly string[];
  /** Obligations not met by the battles declared so far. */
  readonly open?: Refusal;
  readonly example?: string;
}

function obligationsOf({ world }: Blitz, state: State): Obligations {
  const name = (hex: number) => nameOf(world.board.grid, hex);
  // T23.2.2a: units whose only enemy neighbours are struck from the air are excused.
  const struck = excusedHexes(state);
  const all = contacts(world, state)
    .map(({ no, unit, touches }) => ({ no, unit, touches: touches.filter((hex) => !struck.includes(hex)) }))
    .filter(({ touches }) => touches.length > 0)
    .toSorted((a, b) => a.no - b.no);
  const hexes = [...new Set(all.flatMap(({ touches }) => touches))];
  const open = declarationFault(world, state, state.battles);
  const battles = legalDeclaration(world, state);
  return {
    mustBeAttacked: hexes.map((hex) => ({
      hex: name(hex),
      touchedBy: all.filter(({ touches }) => touches.includes(hex)).map(({ unit }) => unit.id),
    })),
    mustFight: all.map(({ unit }) => unit.id),
    ...(open ? { open: inEnglish(open) } : {}),
    ...(battles ? { example: writeCommand(world, state, exampleOf(battles)) } : {}),
  };
}

const exampleOf = (battles: NonNullable<ReturnType<typeof legalDeclaration>>): Command =>
  battles.length > 0 ? { do: 'endDeclaration', battles } : { do: 'endDeclaration' };

function obligationLines({ mustBeAttacked, mustFight, open, example }: Obligations): string[] {
  if (mustFight.length === 0) return ['no unit is in an enemy zone of control: no battle need be declared'];
  return [
    ...mustBeAttacked.map(
      ({ hex, touchedBy }) => `${hex} must be attacked: ${touchedBy.join(', ')} in its ZOC (B7.a7)`,
    ),
    `must fight: ${mustFight.join(', ')} (B7.a9)`,
    open ? `still open: ${open.rule} ${open.because}` : 'the battles declared so far are a legal declaration',
    example ? `one legal declaration: ${example}` : 'no legal declaration exists: take moves back (B7.a10)',
  ];
}

/** Before the declaration can be ended: who must be attacked and who must fight. */
export function dutiesOf(game: Blitz, state: State): Duties | undefined {
  if (state.frames.at(-1)?.at !== 'declaration' || !game.world.rules.ground.mustAttack(state)) return undefined;
  const obligations = obligationsOf(game, state);
  return { lines: obligationLines(obligations), data: { obligations } };
}
