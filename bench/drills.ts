import type { Use } from '#games/gamex/players/uses.ts';

/** Small positions of Tactical GameX in which one thing beyond the Standard rules matters. */

const begin = (board: string, turns: number): string => `game gamex
board inline
  grid radius 9
${board}
end board
turns ${turns}
morale german 8
morale american 8
`;

/** The attacker comes from the west and wants three hexes in the east. */
const ATTACK = `zone goal : 5,-2 5,0 4,2
control allied goal
victory axis marginal control goal 1
victory axis tactical control goal 2
victory axis decisive control goal 3
victory allied marginal enemy control goal most 0
`;

const LAKE = 'lake 0,-9 0,-8 0,-7 0,-6 0,-5 0,-3 0,-2 0,-1 0,1 0,2 -1,3 -1,4 -1,6 -1,7 -1,8 -1,9 0,9';

/** Two gaps in a lake, mined and blocked. */
const DEFILE = `${begin(LAKE, 8)}${ATTACK}
mine 0,0 3-1
mine 0,-4 3-1
mine -1,5 2-1
block 0,0
mine 0,3 2-1
mine 0,4 2-1
german A 11/6/8/8 tank @ -4,0 as t1..2
german A 11/6/8/8 tank @ -4,-2 as t3..4
german I 4/2/10/1 @ -2,0 as i1..2
german I 4/2/10/1 @ -1,-4 as i3..4
german I 3/2/10/1 engineer @ -1,0 as e1 assigned k1
german I 3/2/10/1 engineer @ -1,-3 as e2 assigned k2
german C 0/0/1/12 @ -1,0 as k1
german C 0/0/1/12 @ -2,-3 as k2
american I 4/2/10/1 @ 5,-2 as a1
american I 4/2/10/1 @ 5,0 as a2
american A 6/4/3/0 gun @ 4,2 as g1
american I 4/2/10/1 @ 4,2 as a3
`;

/** Open ground before heavy guns in positions. */
const OPEN = `${begin('woods -6,0 -6,1 -5,-1 -6,2', 6)}${ATTACK}
ip 5,-2
ip 4,2
german A 11/5/8/8 tank @ -6,0 as t1..3
german A 11/5/8/8 tank @ -5,-1 as t4..5
german I 4/2/10/1 @ -6,1 as i1..3
german C(I) 2/3/4/10 @ -6,2 as c1..2
german (H) 26/20/2/0 @ -9,4 as h1
german (H) 26/20/2/0 @ -9,5 as h2
german I 2/2/6/1 @ -2,3 as eye
american A 18/12/16/0 gun @ 5,-2 as g1..3
american A 18/12/16/0 gun @ 4,2 as g4..5
american I 4/2/10/1 @ 5,0 as a1
`;

const FIELD = `${begin('woods 3,-1 3,0 2,1 4,-2\ntown 5,0 5,-2 4,2', 7)}${ATTACK}
german A 11/5/8/8 tank turreted @ -5,0 as t1..3
german A 11/5/8/8 tank turreted @ -5,2 as t4..5
german I 4/3/10/1 @ -5,0 as i1
german I 4/3/10/1 @ -5,2 as i2..3
german I 4/3/10/1 @ -4,-2 as i4..5
german M 14/12/2/0 @ -6,1 as m1..2
german (H) 20/18/2/0 @ -8,3 as h1
american A 9/6/8/8 tank turreted @ 6,-3 as s1..2
american A 9/6/8/8 tank turreted @ 6,1 as s3
american I 4/3/10/1 @ 5,0 as a1..2
american I 4/3/10/1 @ 5,-2 as a3
american I 4/3/10/1 @ 4,2 as a4
american A 8/5/3/0 gun @ 4,2 as g1
american A 8/5/3/0 gun @ 3,-1 as g2
american (H) 20/18/2/0 @ 9,-3 as h2
american M 14/12/2/0 @ 8,-2 as m3
`;

/** Infantry comes through a forest, where it is not seen before it is near. */
const FOREST = `${begin('woods -5,-4 -5,-3 -5,-2 -5,-1 -5,0 -5,1 -5,2 -5,3 -5,4 -4,-4 -4,-3 -4,-2 -4,-1 -4,0 -4,1 -4,2 -4,3 -4,4 -3,-4 -3,-3 -3,-2 -3,-1 -3,0 -3,1 -3,2 -3,3 -3,4 -2,-4 -2,-3 -2,-2 -2,-1 -2,0 -2,1 -2,2 -2,3 -2,4 -1,-4 -1,-3 -1,-2 -1,-1 -1,0 -1,1 -1,2 -1,3 -1,4 0,-4 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3 0,4 1,-4 1,-3 1,-2 1,-1 1,0 1,1 1,2 1,3 1,4 2,-4 2,-3 2,-2 2,-1 2,0 2,1 2,2 2,3 2,4', 8)}${ATTACK}
german I 4/3/10/1 @ -3,0 as i1..4
german I 4/3/10/1 @ -3,2 as i5..7
german I 4/3/10/1 @ -2,-2 as i8..10
german M 14/12/2/0 @ -6,1 as m1
american I 4/3/10/1 @ 3,0 as a1
american I 4/3/10/1 @ 3,-2 as a2
american I 4/3/10/1 @ 3,2 as a3
american I 4/3/10/1 @ 5,0 as a4
american (H) 20/18/2/0 @ 9,-3 as h1
american (H) 20/18/2/0 @ 9,-2 as h2
american (H) 20/18/2/0 @ 8,0 as h3
`;

const HALFTRACKS = FIELD.replaceAll(/^german I .*\n/gm, '').replace(
  'american A 9',
  'german C(I) 2/4/4/10 @ -5,-1 as c1..4\ngerman I 4/3/10/1 on c1 as i1\ngerman I 4/3/10/1 on c2 as i2\ngerman I 4/3/10/1 on c3 as i3\ngerman I 4/3/10/1 on c4 as i4\namerican A 9',
);

const JUNGLE = `${begin('woods 2,0 2,1 3,0 3,-1 3,1 4,-2 4,2', 6).replace('german', 'japanese')}${ATTACK}
japanese I 2/1/8/1 @ 1,0 as j1..4
japanese I 2/1/8/1 @ 1,1 as j5..8
japanese I 2/1/8/1 @ 1,-1 as j9..12
american I 4/3/8/1 @ 3,0 as a1..2
american I 4/3/8/1 @ 3,-1 as a3..4
american I 4/3/8/1 @ 3,1 as a5
`;

const COAST = `${begin('lake -9,0 -8,0 -7,0 -6,0 -5,0 -8,-1 -7,-1 -6,-1 -5,-1 -7,-2 -6,-2 -5,-2 -9,1 -8,1 -7,1 -6,1 -9,2 -8,2 -7,2 -9,3 -8,3 -7,3\nbeach -4,0 -4,-1 -4,-2 -5,1 -6,2 -6,3\nwoods -3,0 -2,-1', 8)}zone goal : 1,0 0,2 2,-2
control axis goal
victory allied marginal control goal 1
victory allied tactical control goal 2
victory axis marginal enemy control goal most 0
zone offing : -9,0 -8,0 -8,-1 -7,-1 -7,-2 -9,1 -8,1 -9,2 -8,2 -9,3 -8,3
setup axis
setup allied
sinking 1
german A 9/6/3/0 gun @ -2,-2 as g1
german I 4/3/8/1 @ -3,-1 as i1..2
german I 4/3/8/1 @ 0,2 as i3
american C(I) 2/2/4/4 halftrack lvt unset offing as l1..4
american I 4/2/10/1 unset offing as r1..8
american A 9/6/8/8 tank dd unset offing as d1..3
american (H) 40/99/2/0 naval off-board battery N1 as n1
`;

const AIR = `${begin('lake 4,0 5,0 4,1 -3,4 -2,4\nwoods 1,1 2,-1', 6)}zone goal : 0,0 2,-1 -1,2
control axis goal
victory allied marginal control goal 1
victory allied tactical control goal 2
victory axis marginal enemy control goal most 0
zone west : -7,0 -6,0 -6,1 -5,-1 -7,2
setup allied
setup axis
american air-transport off-board as c1..3
american I 4/2/8/1 on c1 as r1..3
american I 4/2/8/1 on c2 as r4..6
american I 4/2/8/1 on c3 as r7..9
german AA 8/4/2/0 @ -1,2 as ga
german I 4/2/8/1 unset west as i1..4
`;

export const DRILLS: Readonly<Record<Use, string>> = {
  drive: FIELD,
  engineers: DEFILE,
  landings: COAST,
  drops: AIR,
  stress: `${FIELD}options o12_stress\n`,
  bailOut: `${HALFTRACKS}options o14_bailOut\n`,
  quickTime: `${FIELD}options o15_quickTime\n`,
  riders: `${FIELD}options o16_pbAssault\n`,
  banzai: `${JUNGLE}options o17_banzai\n`,
  mobileFire: `${FIELD}options o18_mobileFire\n`,
  facing: `${FIELD.replace('as g1\n', 'as g1 facing d1\n').replace('as g2\n', 'as g2 facing d2\n')}options o19_fieldOfFire\n`,
  smoke: `${OPEN}options o20_smoke\n`,
  interdiction: `${FOREST}options o21_interdiction\n`,
  command: `${FIELD.replace('as i1\n', 'as i1 cp\n').replace('as a3\n', 'as a3 cp\n')}options o22_command\n`,
  cards: `${FIELD}hand axis 50 53\nhand allied 51 54\noptions o24_chaos\n`,
};
