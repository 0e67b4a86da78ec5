import { airGroup } from '#games/blitz/air/rules/fighters.ts';
import { factorsOfUnits } from '#games/blitz/air/rules/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, type Side, type State, sizeOf, type UnitNo } from '#games/blitz/types.ts';
import { flyers } from './bombers.ts';
import { fightersNear } from './interception.ts';
import { flies } from '#games/blitz/kinds.ts';

/** O23.0.4: fighters go with the bombers the enemy's could meet, most bombers first, until they match them. */
export function escorts({ world }: Blitz, state: State, side: Side): Command[] {
  if (!world.missions.includes('escort')) return [];
  const near = fightersNear(world, state);
  const free = new Set(flyers(world, state, side, (unit) => flies(unit, 'escort')));
  const hexes = [...new Set(state.missions.map((one) => one.hex))]
    .map((hex) => ({ hex, bombers: factorsOfUnits(state, airGroup(state, hex).bombers), feared: near(hex) }))
    .filter(({ bombers, feared }) => bombers > 0 && feared > 1)
    .sort((a, b) => b.bombers - a.bombers || a.hex - b.hex);
  const commands: Command[] = [];
  for (const { hex, feared } of hexes) {
    const units: UnitNo[] = [];
    let sum = 0;
    for (const one of free) {
      if (sum >= feared) break;
      if (!one.reaches(hex)) continue;
      units.push(one.no);
      free.delete(one);
      sum += sizeOf(one.unit);
    }
    if (units.length > 0) commands.push({ do: 'assignMission', units, mission: 'escort', hex });
  }
  return commands;
}
