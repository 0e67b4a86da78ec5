import { BATTLE_KINDS, type BlitzFrame, type Fight, type Side } from '../../blitz/types.ts';
import { BY_AF } from './frames.ts';
import { FRAME_NAMES, FRAME_TOP } from './layout.ts';
import type { Sim } from './sim.ts';
import { header } from './units.ts';

/** Reads the decisions that wait as the engine has them. */
export function unloadFrames(sim: Sim): BlitzFrame[] {
  const { cells, layout } = sim;
  const end = layout.frames + header(sim, FRAME_TOP);
  const frames: BlitzFrame[] = [];
  let at = layout.frames;
  const word = (): number => cells[at++] as number;
  const side = (): Side => (word() === 0 ? 'blue' : 'red');
  const list = (plus = 0): number[] => Array.from({ length: word() }, () => word() + plus);
  const fight = (): Fight => {
    const no = word();
    const kind = BATTLE_KINDS[word()] ?? 'ground';
    const ring = word();
    const attackers = list();
    const hexes = list();
    const battle = { no, kind, attackers, hexes, ...(ring === 0 ? {} : { surrounded: ring === 2 }) };
    return { battle, defenders: list(), aircraft: list(), from: list(-1) };
  };
  const one = (name: (typeof FRAME_NAMES)[number]): BlitzFrame => {
    switch (name) {
      case 'setup':
        return { at: name, side: side(), stage: word() === 1 ? 'all' : 'atSea' };
      case 'airFights':
        return { at: name, hexes: list() };
      case 'allot':
        return { at: name, hex: word() };
      case 'avAdvances':
        return { at: name, fights: Array.from({ length: word() }, fight) };
      case 'exchange': {
        const owed = word();
        return { at: name, owed, fight: fight() };
      }
      case 'losses': {
        const owner = side();
        const factors = word();
        const by = word() === BY_AF ? 'af' : 'size';
        const units = list();
        const double = list();
        const bill = { side: owner, factors, by, units, rule: 'T7.2.3' } as const;
        return { at: name, bill: double.length > 0 ? { ...bill, double } : bill };
      }
      case 'retreat': {
        const owner = side();
        const steps = word();
        const units = list();
        return { at: name, side: owner, steps, units, fight: fight() };
      }
      case 'advance': {
        const owner = side();
        const steps = word();
        const advanced = list();
        return { at: name, side: owner, steps, advanced, fight: fight() };
      }
      case 'landing':
        return { at: name, side: side() };
      case 'beachSupply':
        return { at: name, beach: word() - 1, units: list() };
      case 'drawOffer':
        return { at: name, by: side() };
      default:
        return { at: name };
    }
  };
  while (at < end) {
    frames.push(one(FRAME_NAMES[word() - 1] ?? 'movement'));
    // The frame's length.
    at++;
  }
  return frames;
}
