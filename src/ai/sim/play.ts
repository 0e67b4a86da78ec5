import type { Command, UnitNo } from '../../blitz/types.ts';
import { embark, landAtPort, landOnBeach, sail, stage } from './ashore.ts';
import { advanceAlong, chooseAv, endAdvance, payExchange, resolve, retreatAlong, takeLosses } from './decide.ts';
import { split } from './effects.ts';
import { ZONE_CODE, MISSION_CODE } from './layout.ts';
import { endLanding, landAircraft, landFromSea, rebase, rollWeather, serveBeach } from './landing.ts';
import {
  declareBattle,
  declareVictory,
  endDeclaration,
  endMovement,
  joinVictory,
  sendAircraft,
  undeclare,
} from './phases.ts';
import type { Sim } from './sim.ts';
import { battleOf, isGroundUnit, unitCount } from './units.ts';
import { carryTo, flyTo, reinforce, walkAlong } from './walk.ts';

/**
 * A legal command of the engine played in the simulation, forced choices and automatic phases and all; `die` is what
 * it rolls, 0 for nothing. False where the simulation does not play it: then it must be undone, and the engine asked.
 */
export function playCommand(sim: Sim, command: Command, die = 0): boolean {
  switch (command.do) {
    case 'placeReinforcement':
      reinforce(sim, command.unit, command.hex);
      return true;
    case 'moveUnit':
      walkAlong(sim, command.units, command.units.length, command.path, command.path.length);
      return true;
    case 'flyAirborne':
      flyTo(sim, command.unit, command.to, command.path);
      return true;
    case 'airTransport':
      carryTo(sim, command.unit, command.to, command.path);
      return true;
    case 'embark':
    case 'withdrawRanger':
    case 'aircraftToSea':
      embark(sim, command.unit, ZONE_CODE[command.zone] + 1);
      return true;
    case 'sail':
      sail(sim, command.unit, ZONE_CODE[command.zone] + 1);
      return true;
    case 'landAtPort':
      landAtPort(sim, command.unit, command.hex);
      return true;
    case 'stageInvasion':
      stage(sim, command.unit, command.hex, command.aim);
      return true;
    case 'landOnBeach':
      landOnBeach(sim, command.unit, command.to);
      return true;
    case 'splitUnit':
      split(sim, command.unit, command.sizes);
      return true;
    case 'declareAV':
      declareVictory(sim, command.units, command.units.length, command.hexes);
      return true;
    case 'addToAV':
      joinVictory(sim, command.av, command.units, command.units.length);
      return true;
    case 'declareBattle':
      declareBattle(sim, 'ground', command.attackers, command.attackers.length, command.hexes, command.hexes.length);
      return true;
    case 'declareCityAssault':
      declareBattle(sim, 'assault', command.attackers, command.attackers.length, [command.hex], 1);
      return true;
    case 'assignMission':
      for (const no of command.units) sendAircraft(sim, no, MISSION_CODE[command.mission], command.hex);
      return true;
    case 'undeclare':
      undeclare(sim, command.battle);
      return true;
    case 'endDeclaration':
      return endWith(sim, command.battles);
    default:
      return playDecision(sim, command, die);
  }
}

function playDecision(sim: Sim, command: Command, die: number): boolean {
  switch (command.do) {
    case 'endMovement':
      // B7.a11: who is given up where nobody is named is for the engine to find.
      endMovement(sim, command.abandon ?? [], command.abandon?.length ?? 0);
      return true;
    case 'resolve':
      return resolve(sim, command.battle, die);
    case 'chooseExchange':
      return payExchange(sim, command.units, command.units.length);
    case 'chooseLosses':
      return takeLosses(
        sim,
        command.losses.map((loss) => loss.unit),
        command.losses.map((loss) => loss.factors),
        command.losses.length,
      );
    case 'chooseRetreat':
      return retreatAlong(sim, command.unit, command.path, command.path.length);
    case 'advance':
      return advanceAlong(sim, command.unit, command.path, command.path.length);
    case 'endAdvance':
      return endAdvance(sim);
    case 'landFromSea':
      return landFromSea(sim, command.unit, command.to);
    case 'landAircraft':
      return typeof command.to === 'number'
        ? landAircraft(sim, command.unit, command.to, 0)
        : landAircraft(sim, command.unit, -1, ZONE_CODE[command.to] + 1);
    case 'rebase':
      return rebase(sim, command.unit, command.to);
    case 'endLanding':
      return endLanding(sim);
    case 'rollWeather':
      rollWeather(sim, die);
      return die > 0;
    case 'serveBeach':
      return serveBeach(sim, command.units, command.units.length);
    case 'chooseAV':
      return chooseAv(sim, command.av);
    default:
      return false;
  }
}

type Plans = Extract<Command, { do: 'endDeclaration' }>['battles'];

function endWith(sim: Sim, battles: Plans): boolean {
  if (battles) {
    const declared = new Set<number>();
    for (let no: UnitNo = unitCount(sim) - 1; no >= 0; no--) if (isGroundUnit(sim, no)) declared.add(battleOf(sim, no));
    for (const battle of declared) if (battle > 0) undeclare(sim, battle);
    for (const { kind = 'ground', attackers, hexes } of battles)
      declareBattle(sim, kind, attackers, attackers.length, hexes, hexes.length);
  }
  return endDeclaration(sim);
}
