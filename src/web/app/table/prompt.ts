import type { BlitzFrame, Command } from '../../../blitz/types.ts';
import type { Seen } from '../counters-model.ts';
import type { Obligations } from '../referee/protocol.ts';
import { w } from '../text/words.ts';

/** What is asked of a player and what the "done" button does, in a player's words. */

/** The command that ends a decision, where one does. */
export function doneOf(frame: BlitzFrame | undefined): Command | undefined {
  switch (frame?.at) {
    case 'setup':
      return { do: 'ready' };
    case 'weather':
      return { do: 'rollWeather' };
    case 'movement':
      return { do: 'endMovement' };
    case 'declaration':
      return { do: 'endDeclaration' };
    case 'interception':
      return { do: 'endInterception' };
    case 'advance':
      return { do: 'endAdvance' };
    case 'landing':
      return { do: 'endLanding' };
    default:
      return undefined;
  }
}

export function doneText(frame: BlitzFrame | undefined, state: Seen): string {
  switch (frame?.at) {
    case 'setup':
      return frame.stage === 'atSea' ? w.doneSetupSea : w.doneSetup;
    case 'weather':
      return w.doneWeather;
    case 'movement':
      return w.doneMovement;
    case 'declaration':
      return state.battles.length + state.missions.length > 0 ? w.doneDeclaration : w.doneDeclarationNone;
    case 'interception':
      return w.doneInterception;
    case 'advance':
      return w.doneAdvance;
    case 'landing':
      return w.doneLanding;
    default:
      return '';
  }
}

const unplaced = (state: Seen, frame: BlitzFrame & { at: 'setup' }): number =>
  state.units.filter((one) => one.side === frame.side && one.place === 'waiting' && !one.held && one.due <= 1).length;

export function promptText(frame: BlitzFrame | undefined, state: Seen, duties: Obligations | undefined): string {
  switch (frame?.at) {
    case 'setup':
      return frame.stage === 'atSea' ? w.promptSetupSea : w.promptSetup(unplaced(state, frame));
    case 'weather':
      return w.promptWeather;
    case 'movement':
      return w.promptMovement;
    case 'declaration':
      return w.promptDeclaration(duties?.hexes.length ?? 0, duties?.units.length ?? 0);
    case 'interception':
      return w.promptInterception;
    case 'airFights':
      return w.promptAirFights;
    case 'allot':
      return w.promptAllot;
    case 'combat':
      return w.promptCombat(state.battles.length);
    case 'avAdvances':
      return w.promptAv;
    case 'exchange':
      return w.promptExchange(frame.owed);
    case 'losses':
      return w.promptLosses(frame.bill.factors);
    case 'retreat':
      return w.promptRetreat(frame.units.length);
    case 'advance':
      return w.promptAdvance;
    case 'seaHexes':
      return w.promptSeaHexes;
    case 'landing':
      return w.promptLanding;
    case 'beachSupply':
      return w.promptBeach;
    case 'drawOffer':
      return w.promptDraw;
    default:
      return '';
  }
}
