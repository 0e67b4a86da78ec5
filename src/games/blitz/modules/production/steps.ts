import { say, theSide } from '../../../../core/say.ts';
import { goOn } from '../../sequence.ts';
import { type BlitzStep, unexpected } from '../../step.ts';
import type { World } from '../../world.ts';
import { buildFault, builtUnits, wishes } from './building.ts';
import { HALVES } from './costs.ts';

/** M80.29: at the end of a cycle turn each side builds, the first player first. */
export const productionStep = (world: World): BlitzStep<'production'> => ({
  rule: 'M80.29',
  commands: ['produce', 'endProduction'],
  side: (_state, frame) => frame.side,
  asks: (_state, { side }) => say`${theSide(side)} builds in his production centres; endProduction goes on`,
  *legal(state, { side, spent }) {
    for (const wish of wishes(world, state, side, spent)) yield { do: 'produce', ...wish };
    yield { do: 'endProduction' };
  },
  sample(state, { side, spent }, choose) {
    const list = [...wishes(world, state, side, spent)];
    const wish = list[choose(list.length + 1)];
    return wish ? { do: 'produce', ...wish } : { do: 'endProduction' };
  },
  check(state, { side, spent }, command) {
    if (command.do === 'endProduction') return undefined;
    return command.do === 'produce' ? buildFault(world, state, side, spent, command) : unexpected(command);
  },
  play(state, frame, command, emit) {
    if (command.do === 'endProduction') return goOn(world, state, emit);
    if (command.do !== 'produce') return unexpected(command);
    const { side, spent } = frame;
    const halves = (HALVES[command.row] ?? 0) * command.factors;
    emit({ is: 'produced', hex: command.hex, halves, units: world.asPrinted(builtUnits(state, side, command)) });
    emit({ is: 'turnTo', frame: { at: 'production', side, spent: [...spent, [command.hex, halves]] } });
  },
  settle(state, { side, spent }, emit) {
    // B80.9: whoever can build nothing more has nothing to decide.
    if (wishes(world, state, side, spent).next().done !== true) return false;
    goOn(world, state, emit);
    return true;
  },
});
