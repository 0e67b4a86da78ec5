import { ownFields, withoutUndo } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '#games/blitz/commands.ts';
import type { Command } from '#games/blitz/types.ts';
import { controller, ends, events, fought, legalTexts } from './basic.ts';
import { position, type Table } from './table.ts';
import { capacity, counter, fight, minor, pass, supply, turnOver, war } from './war-table.ts';

/** One well-formed command of every kind; each phase takes some and refuses the rest with its own id. */
const ONE_OF_EACH: { readonly [K in Command['do']]: Extract<Command, { do: K }> } = {
  placeUnit: { do: 'placeUnit', unit: 0, hex: 0 },
  placeAtSea: { do: 'placeAtSea', unit: 0, zone: 'A' },
  holdBack: { do: 'holdBack', units: [0] },
  ready: { do: 'ready' },
  rollWeather: { do: 'rollWeather' },
  placeReinforcement: { do: 'placeReinforcement', unit: 0, hex: 0 },
  placeReplacement: { do: 'placeReplacement', type: 'infantry', mf: 4, ratio: 1, size: 1, hex: 0 },
  splitUnit: { do: 'splitUnit', unit: 0, sizes: [1, 1] },
  endCombat: { do: 'endCombat' },
  overrun: { do: 'overrun', units: [0], path: [0] },
  bombard: { do: 'bombard', units: [0], hex: 0 },
  support: { do: 'support', units: [0] },
  chooseK: { do: 'chooseK', k: 0 },
  endStep: { do: 'endStep' },
  moveTrain: { do: 'moveTrain', unit: 0, to: 0 },
  entrain: { do: 'entrain', unit: 0, units: [1] },
  detrain: { do: 'detrain', unit: 0, units: [1] },
  load: { do: 'load', unit: 0, units: [1] },
  putToSea: { do: 'putToSea', units: [0] },
  changeZone: { do: 'changeZone', units: [0], zone: 'A' },
  formFleet: { do: 'formFleet', units: [0] },
  engage: { do: 'engage', unit: 0, target: 1 },
  chooseShip: { do: 'chooseShip', unit: 0 },
  withdraw: { do: 'withdraw', unit: 0, zone: 'A' },
  dock: { do: 'dock', units: [0], hex: 0 },
  disembark: { do: 'disembark', units: [0], hex: 0 },
  takeAssaultHex: { do: 'takeAssaultHex', units: [0], hex: 0 },
  landWave: { do: 'landWave', units: [0], hex: 0 },
  landFollowUp: { do: 'landFollowUp', units: [0], hex: 0 },
  landRanger: { do: 'landRanger', unit: 0, hex: 0 },
  withdrawFromBeach: { do: 'withdrawFromBeach', unit: 0, units: [1] },
  cutRail: { do: 'cutRail', unit: 0 },
  ferry: { do: 'ferry', units: [0], to: 0 },
  declareStrike: { do: 'declareStrike', hex: 0, sorties: [{ mission: 'units', units: [0] }] },
  airliftSupply: { do: 'airliftSupply', units: [0], hex: 0, load: [] },
  dropSupply: { do: 'dropSupply', units: [0], hex: 0, load: [] },
  dropAirborne: { do: 'dropAirborne', units: [0], hex: 0, load: [1] },
  airliftUnit: { do: 'airliftUnit', units: [0], hex: 0, load: [1] },
  assignIntercept: { do: 'assignIntercept', units: [0] },
  abort: { do: 'abort', hex: 0 },
  goOn: { do: 'goOn' },
  refuseFight: { do: 'refuseFight' },
  flyHome: { do: 'flyHome', units: [] },
  evacuate: { do: 'evacuate', unit: 0, to: 0 },
  destroyAirbase: { do: 'destroyAirbase', unit: 0 },
  serveZone: { do: 'serveZone', unit: 0, zone: 'A' },
  moveFlak: { do: 'moveFlak', unit: 0, to: 0 },
  nameVolleys: { do: 'nameVolleys', volleys: [] },
  combine: { do: 'combine', units: [0, 1] },
  placeGuerilla: { do: 'placeGuerilla', hex: 0, city: 0 },
  delay: { do: 'delay' },
  refuse: { do: 'refuse', unit: 0, hex: 0 },
  stand: { do: 'stand' },
  claimVictory: { do: 'claimVictory' },
  playOn: { do: 'playOn' },
  absorb: { do: 'absorb', unit: 0, into: 1 },
  moveUnit: { do: 'moveUnit', units: [0], path: [0] },
  flyAirborne: { do: 'flyAirborne', unit: 0, to: 0 },
  airTransport: { do: 'airTransport', unit: 0, to: 0 },
  embark: { do: 'embark', unit: 0, zone: 'A' },
  sail: { do: 'sail', unit: 0, zone: 'A' },
  landAtPort: { do: 'landAtPort', unit: 0, hex: 0 },
  stageInvasion: { do: 'stageInvasion', unit: 0, hex: 0, aim: 1 },
  landOnBeach: { do: 'landOnBeach', unit: 0, to: 0 },
  withdrawRanger: { do: 'withdrawRanger', unit: 0, zone: 'A' },
  aircraftToSea: { do: 'aircraftToSea', unit: 0, zone: 'A' },
  declareAV: { do: 'declareAV', units: [0], hexes: [0] },
  addToAV: { do: 'addToAV', av: 1, units: [0] },
  takeBack: { do: 'takeBack', what: 'last' },
  endMovement: { do: 'endMovement' },
  declareBattle: { do: 'declareBattle', attackers: [0], hexes: [0] },
  declareCityAssault: { do: 'declareCityAssault', attackers: [0], hex: 0 },
  assignMission: { do: 'assignMission', units: [0], mission: 'tactical', hex: 0 },
  undeclare: { do: 'undeclare', battle: 1 },
  endDeclaration: { do: 'endDeclaration' },
  assignInterceptor: { do: 'assignInterceptor', units: [0], hex: 0 },
  endInterception: { do: 'endInterception' },
  resolveAirFight: { do: 'resolveAirFight', hex: 0 },
  allotInterceptors: { do: 'allotInterceptors', against: 1 },
  resolve: { do: 'resolve', battle: 1 },
  chooseExchange: { do: 'chooseExchange', units: [0] },
  chooseLosses: { do: 'chooseLosses', losses: [{ unit: 0, factors: 1 }] },
  chooseRetreat: { do: 'chooseRetreat', unit: 0, path: [0] },
  chooseAV: { do: 'chooseAV', av: 1 },
  advance: { do: 'advance', unit: 0, path: [0] },
  endAdvance: { do: 'endAdvance' },
  landFromSea: { do: 'landFromSea', unit: 0, to: 0 },
  landAircraft: { do: 'landAircraft', unit: 0, to: 0 },
  rebase: { do: 'rebase', unit: 0, to: 0 },
  endLanding: { do: 'endLanding' },
  serveBeach: { do: 'serveBeach', units: [0] },
  leaveOut: { do: 'leaveOut', units: [0] },
  placePc: { do: 'placePc', size: 10, hex: 0 },
  produce: { do: 'produce', hex: 0, row: 'INF4', factors: 1 },
  endProduction: { do: 'endProduction' },
  writePlan: { do: 'writePlan', turn: 2, builds: [] },
  endReplacements: { do: 'endReplacements' },
  rollActivation: { do: 'rollActivation' },
  seizeCentre: { do: 'seizeCentre', units: [0], hex: 0 },
  agreeOb: { do: 'agreeOb', blue: 1, red: 1 },
  nameTwo: { do: 'nameTwo', one: 1, two: 2 },
  pickOb: { do: 'pickOb', ob: 1 },
  rollOb: { do: 'rollOb' },
  chooseHigher: { do: 'chooseHigher', ob: 7 },
  resign: { do: 'resign' },
  offerDraw: { do: 'offerDraw' },
  acceptDraw: { do: 'acceptDraw' },
  refuseDraw: { do: 'refuseDraw' },
};

/** Checks the deciding side and its open commands; all others, and the other side, are refused with the phase id. */
function onlyTakes(table: Table, phase: string, side: 'blue' | 'red', own: readonly string[]): void {
  expect([table.phase, table.side]).toEqual([phase, side]);
  expect([...(table.game.prompt(table.state)?.commands ?? [])].sort()).toEqual([...own, 'resign', 'offerDraw'].sort());
  const { check } = table.game;
  for (const command of Object.values(ONE_OF_EACH)) {
    if (command.do === 'resign' || command.do === 'offerDraw') continue;
    if (!own.includes(command.do)) {
      expect(check(table.state, side, command)?.rule, `${command.do} in ${phase}`).toBe(phase);
    }
    const other = side === 'blue' ? 'red' : 'blue';
    expect(check(table.state, other, command)?.rule, `${command.do} by ${other} in ${phase}`).toBe(phase);
  }
}

const MOVEMENT = [
  'placeReinforcement',
  'placeReplacement',
  'splitUnit',
  'moveUnit',
  'flyAirborne',
  'airTransport',
  'embark',
  'sail',
  'landAtPort',
  'stageInvasion',
  'landOnBeach',
  'withdrawRanger',
  'declareAV',
  'addToAV',
  'takeBack',
  'endMovement',
];
const DECLARATION = [
  'splitUnit',
  'assignMission',
  'addToAV',
  'declareBattle',
  'declareCityAssault',
  'undeclare',
  'takeBack',
  'endDeclaration',
];

const LAND =
  'belongs blue -5,0 -4,0\ncity Bluton : -5,0 -4,0\nbelongs red 5,0 4,0\ncity Redham : 5,0 4,0\ncity Mid : 0,0';
const GUARDS = 'blue inf 1-4 @ -5,1 as bFar\nred inf 1-4 @ 5,-1 as rFar';
const play = (lines: string, statements = LAND, switches = '') =>
  war(`${lines}\n${GUARDS}\nblue moves`, statements, 5, switches);

describe('T80 order of play', () => {
  test('every command of the game is tried', () => {
    expect(Object.keys(ONE_OF_EACH).sort()).toEqual([...COMMANDS.verbs].sort());
  });

  test('T80.1 set-up: Red At Sea, Blue all, Red the rest; then control and Blue’s turn 1', () => {
    const table = war(
      'blue inf 4-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 waits 1 as r1\nred inf 4-4 waits 1 as r2\nred inf 4-4 waits 1 as r3\nred sets up at sea',
      LAND,
    );
    const own = ['placeUnit', 'placeAtSea', 'splitUnit', 'holdBack', 'ready'];
    onlyTakes(table, 'T80.1', 'red', own);
    expect(table.refusal('placeUnit r1 5,0')).toBe('T3.2');
    table.play(['placeAtSea r1 C', 'ready']);
    onlyTakes(table, 'T80.1', 'blue', own);
    expect(table.refusal('ready')).toBe('T80.1');
    table.play(['placeUnit b1 -4,0', 'placeAtSea b2 A', 'ready']);
    onlyTakes(table, 'T80.1', 'red', own);
    expect(table.refusal('ready')).toBe('T80.1');
    expect(table.refusal('placeAtSea r2 C')).toBe('T3.4');
    table.play(['holdBack r3', 'placeUnit r2 4,0', 'ready']);
    expect([table.phase, table.side, table.state.turn]).toEqual(['T80.3', 'blue', 1]);
    expect([controller(table, '-5,0'), controller(table, '5,0'), controller(table, '0,0')]).toEqual([
      'blue',
      'red',
      'nobody',
    ]);
  });

  test('T80.2 damage that ends now ends before supply test 1', () => {
    // Blue bombed Mid himself and took it since; with its 12 he is not short.
    const lines = (until: number) =>
      `turn 6\ndamage 0,0 12 blue until ${until}\ncontrol blue 0,0\nblue inf 12-4 @ -5,2 as b1\nblue inf 12-4 @ -5,3 as b2\nblue inf 1-4 @ -4,3 as b3\n${GUARDS}\nred moves`;
    const ends = war(lines(7), LAND);
    turnOver(ends);
    expect([supply(ends, 'blue').capacity, ends.state.short]).toEqual([36, false]);
    const goes = war(lines(8), LAND);
    turnOver(goes);
    expect([supply(goes, 'blue').capacity, goes.state.short]).toEqual([24, true]);
  });

  test('T80.2 it needs no decision; replacements, the snapshot of controllers and test 1 are there when movement begins', () => {
    const table = war(`turn 4\nblue arm 4-6 @ -1,0 as b1\n${GUARDS}\nred moves`, LAND);
    turnOver(table);
    expect([table.phase, table.side, table.state.replacements, table.state.short]).toEqual([
      'T80.3',
      'blue',
      { blue: 4, red: 0 },
      false,
    ]);
    // Mid was covered at the end of Red's turn: Blue held it when his own began.
    expect(table.state.controlAtStart).toEqual(table.state.control);
    expect(controller(table, '0,0')).toBe('blue');
  });

  test('T80.3 movement: its commands, and the control update when it ends', () => {
    const table = play('blue arm 6-6 @ -2,0 as b1\ncontrol red 0,0');
    onlyTakes(table, 'T80.3', 'blue', MOVEMENT);
    table.play('moveUnit b1 -1,0');
    expect(controller(table, '0,0')).toBe('red');
    table.play('endMovement');
    expect([controller(table, '0,0'), table.phase]).toEqual(['blue', 'T80.4']);
  });

  test('T80.3 aircraftToSea is a command only with seaAir', () => {
    const table = play('blue arm 6-6 @ -2,0 as b1', LAND, 'seaAir');
    onlyTakes(table, 'T80.3', 'blue', [...MOVEMENT, 'aircraftToSea']);
  });

  test('T80.3 endMovement waits for B8.2 and a legal declaration', () => {
    const full = play('blue inf 12-4 @ -2,0 as b1\nblue inf 1-4 @ -2,1 as b2');
    full.play('moveUnit b2 -2,0');
    expect(full.refusal('endMovement')).toBe('B8.2');
    const weak = play('blue inf 1-4 @ -2,0 as b1\nred inf 12-4 @ 0,0 as r1');
    weak.play('moveUnit b1 -1,0');
    expect(weak.refusal('endMovement')).toBe('B7.a10');
    const air = play('blue inf 1-4 @ -2,0 as b1\nred inf 12-4 @ 0,0 as r1\nblue MDM 4-10 @ -5,0 as m1');
    air.play(['moveUnit b1 -1,0', 'endMovement']);
  });

  test('T80.4 missions and declaration: its commands; it ends when the declaration is legal', () => {
    const table = play('blue inf 4-4 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1');
    table.play('endMovement');
    onlyTakes(table, 'T80.4', 'blue', DECLARATION);
    expect(table.refusal('undeclare 3')).toBe('T80.4');
    expect(table.refusal('endDeclaration')).toBe('B7.a7');
    table.play(['declareBattle b1 on 0,0', 'undeclare 1', 'declareBattle b1 on 0,0', 'endDeclaration']);
    expect(table.phase).toBe('T80.7');
  });

  test('T80.4 a whole declaration at once, aircraft named among the attackers', () => {
    const table = play(
      'blue arm 6-6 @ -1,0 as b1\nblue inf 4-4 @ -1,0 as b2\nred inf 4-4 @ 0,0 as r1\nred inf 4-4 @ -1,1 as r2\nblue TAC 4-8 @ -5,0 as t1',
    );
    table.play(['endMovement', 'endDeclaration b1+t1 on 0,0; b2 on -1,1']).play('resolve 1', 2);
    expect(fought(table)).toMatchObject({ attack: 10, defence: 8 });
  });

  test('T80.4 undeclare takes back the battle, not the missions: the aircraft wait for a new battle there', () => {
    const table = play('blue arm 6-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue TAC 4-8 @ -5,0 as t1');
    table.play(['endMovement', 'declareBattle b1+t1 on 0,0', 'undeclare 1']);
    expect([table.unit('t1').place, table.refusal('declareBattle b1+t1 on 0,0')]).toEqual(['air', 'T23.0.10']);
    table.play(['declareBattle b1 on 0,0', 'endDeclaration']).play('resolve 1', 2);
    expect(fought(table).attack).toBe(10);
    const home = play('blue arm 6-6 @ -1,0 as b1\nred inf 4-4 @ 0,0 as r1\nblue TAC 4-8 @ -5,0 as t1');
    home.play(['endMovement', 'declareBattle b1+t1 on 0,0', 'takeBack']);
    expect([home.where('t1'), home.state.missions]).toEqual(['-5,0', []]);
  });

  test('T80.4 missions of optional rules are refused without their switches', () => {
    const table = play('blue SAC 4-20 @ -5,0 as s1\nblue SAC 1-20 @ -5,0 as s2');
    table.play('endMovement');
    expect(table.refusal('assignMission interdiction s1 2,0')).toBe('B0.2');
    expect(table.refusal('assignMission nuclear s2 2,0')).toBe('B0.2');
    expect(table.refusal('assignMission escort s1 5,0')).toBe('B0.2');
  });

  test('T80.5 combat start: given-up units go, bombing takes effect, victims go; only T23.3.7 is asked, of the opponent', () => {
    const table = play(
      [
        'blue SAC 8-20 @ -5,0 as s1',
        'red TAC 4-8 @ 0,0 as r1',
        'red TAC 4-8 @ 0,0 as r2',
        'control red 0,0',
        'blue arm 8-6 @ 2,1 as b1',
        'red inf 1-4 @ 2,2 as r3',
      ].join('\n'),
    );
    table.play(['declareAV b1 on 2,2', 'endMovement', 'assignMission bombing s1 0,0', 'endDeclaration']);
    onlyTakes(table, 'T80.5', 'red', ['chooseLosses']);
    expect([capacity(table, '0,0'), table.where('r3')]).toEqual([4, 'lost']);
    table.play('chooseLosses r1:4');
    expect([table.phase, table.side]).toEqual(['T80.6', 'blue']);
  });

  test('T80.6 the advances of automatic victories, one after another in the order the mover likes', () => {
    const table = play(
      'blue arm 8-6 @ 1,-1 as b1\nred inf 1-4 @ 2,-2 as r1\nblue arm 8-6 @ 1,2 as b2\nred inf 1-4 @ 2,2 as r2\nblue inf 8-4 @ -1,0 as b3\nred inf 1-4 @ -1,1 as r3',
    );
    table.play(['declareAV b1 on 2,-2', 'declareAV b2 on 2,2', 'endMovement']);
    table.play(['declareBattle b3 on -1,1', 'endDeclaration']);
    onlyTakes(table, 'T80.6', 'blue', ['chooseAV']);
    expect([table.where('r1'), table.where('r2'), table.where('r3')]).toEqual(['lost', 'lost', '-1,1']);
    expect(table.refusal('chooseAV 3')).toBe('T80.6');
    table.play('chooseAV 2');
    onlyTakes(table, 'T80.6', 'blue', ['advance', 'endAdvance']);
    expect(ends(table, 'advance', 'b2')).toContain('2,2');
    table.play(['advance b2 2,2', 'advance b1 2,-2']);
    expect([table.phase, table.where('b1'), table.where('b2')]).toEqual(['T80.7', '2,-2', '2,2']);
  });

  test('T80.6 a single one needs no choosing, and may be declined', () => {
    const table = play('blue arm 8-6 @ 1,-1 as b1\nred inf 1-4 @ 2,-2 as r1');
    table.play(['declareAV b1 on 2,-2', 'endMovement', 'endDeclaration']);
    onlyTakes(table, 'T80.6', 'blue', ['advance', 'endAdvance']);
    table.play('endAdvance');
    expect([table.where('b1'), table.state.mover]).toEqual(['1,-1', 'red']);
  });

  test('T80.7 combat: the mover chooses what is resolved next, of every kind, until nothing is left', () => {
    const board = `${LAND}\nbelongs n -2,3 -1,3\ncity Nord : -2,3`;
    const table = play(
      'blue SAC 4-20 @ -5,0 as s1\nred inf 4-4 @ 3,0 as r1\nblue arm 8-6 @ 1,-1 as b1\nred inf 2-4 @ 2,-2 as r2\nblue inf 8-4 @ -3,3 as b2',
      board,
    );
    fight(table, 'assignMission strategic s1 3,0', 'declareBattle b1 on 2,-2', 'declareCityAssault b2 on -2,3');
    onlyTakes(table, 'T80.7', 'blue', ['resolve']);
    expect(table.refusal('resolve 4')).toBe('T80.7');
    expect(table.state.battles.map((battle) => battle.kind).sort()).toEqual(['assault', 'ground', 'strike']);
    table.play('resolve on 3,0', 1).play('resolve on -2,3', 1);
    expect(table.state.battles).toHaveLength(1);
    onlyTakes(table, 'T80.7', 'blue', ['resolve']);
    table.play('resolve on 2,-2', 1).play('endAdvance');
    expect(table.phase).toBe('T80.9');
  });

  test('T80.8 sea hexes: the mover lands them; then the control update', () => {
    const table = war(
      `blue inf 4-4 sea A as b1\nblue inf 4-4 sea A as b2\nred inf 4-4 @ 3,-1 as r1\n${GUARDS.replace('5,-1', '5,-5')}\ncontrol red 1,0\nblue moves`,
      'belongs blue -5,0\ncity Bluton : -5,0\nbelongs red 5,-5\ncity Redham : 5,-5\nsea 3,0 2,1 3,1 zone A\nbeach 2,0 3,-1 1,1\ncity Mid : 1,0',
    );
    table.play(['stageInvasion b1 3,0 2,0', 'stageInvasion b2 3,0 2,0', 'endMovement']);
    // 2-1, die 5: both lose 1 and nobody moves.
    table.play(['declareBattle b1+b2 on 3,-1', 'endDeclaration']).play('resolve 1', 5).play('chooseLosses b1:1');
    onlyTakes(table, 'T80.8', 'blue', ['landFromSea']);
    expect(controller(table, '1,0')).toBe('red');
    table.play(['landFromSea b1 2,0']);
    expect(table.phase).toBe('T80.8');
    table.play('landFromSea b2 2,0');
    expect([controller(table, '1,0'), table.state.mover]).toEqual(['blue', 'red']);
  });

  test('T80.9 landing: its commands, refused its end while a mission aircraft has a legal landing hex', () => {
    const table = play('blue SAC 4-20 @ -5,0 as s1\nblue TAC 4-8 @ -4,0 as t1\ncontrol blue 0,0');
    fight(table, 'assignMission bombing s1 5,0');
    onlyTakes(table, 'T80.9', 'blue', ['splitUnit', 'landAircraft', 'rebase', 'endLanding']);
    expect(table.refusal('endLanding')).toBe('T80.9');
    table.play(['rebase t1 0,0']);
    expect(table.refusal('endLanding')).toBe('T80.9');
    table.play(['landAircraft s1 -5,0', 'endLanding']);
    expect(table.state.mover).toBe('red');
  });

  test('T80.9 without aircraft it passes by itself', () => {
    const table = play('blue arm 6-6 @ -2,0 as b1\nred TAC 4-8 @ 5,0 as r1');
    table.play(['endMovement', 'endDeclaration']);
    expect([table.state.mover, table.phase]).toEqual(['red', 'T80.3']);
  });

  test('T80.10 minor countries: the violator pays 2 factors for each country due', () => {
    const board = `${LAND}\nbelongs n -1,0 -1,1\nbelongs s 0,1 1,1`;
    const table = play('blue arm 6-6 @ -2,0 as b1\nblue arm 6-6 @ -2,0 as b2', board);
    table.play(['moveUnit b1 -1,0 -1,1 0,1', 'moveUnit b2 -1,0']);
    pass(table);
    expect([minor(table, 'n'), minor(table, 's')]).toEqual(['violated blue', 'violated blue']);
    onlyTakes(table, 'T80.10', 'blue', ['chooseLosses']);
    // Sud holds b1 alone, so only Nord is asked for, then Sud takes its 2 by itself.
    table.play('chooseMinorLosses b2:2');
    expect([counter(table, 'b1'), counter(table, 'b2'), table.state.mover]).toEqual(['4-6', '4-6', 'red']);
  });

  test('T80.11 supply test 2: the mover chooses, until need is met', () => {
    const table = play('short\nblue inf 12-4 @ -5,2 as b1\nblue inf 12-4 @ -5,3 as b2');
    pass(table);
    onlyTakes(table, 'T80.11', 'blue', ['chooseLosses']);
    table.play('chooseSupplyLosses bFar:1');
    expect([supply(table, 'blue'), table.state.mover]).toEqual([{ need: 24, capacity: 24 }, 'red']);
  });

  test('T80.12 the end: control update, victory, and on to the other side; after Red the next turn', () => {
    const table = play('blue arm 6-6 @ -2,0 as b1');
    table.play('moveUnit b1 -1,0');
    turnOver(table);
    expect([table.state.turn, table.state.mover, table.unit('b1').spent]).toEqual([1, 'red', 0]);
    turnOver(table);
    expect([table.state.turn, table.state.mover]).toEqual([2, 'blue']);
    table.play('resign');
    expect(table.state.outcome).toMatchObject({ winner: 'red', rule: 'B80.11' });
    expect(table.game.check(table.state, 'blue', { do: 'endMovement' })?.rule).toBe('T80.12');
    expect(table.game.check(table.state, 'red', { do: 'resign' })?.rule).toBe('T80.12');
  });

  test('T80.12 T5.1 a side without a unit in play loses; units At Sea and in the air count', () => {
    const lines = (red: string) =>
      `blue arm 8-6 @ 1,0 as b1\nblue inf 1-4 @ -5,0\nred inf 1-4 @ 2,0 as r1\n${red}\nblue moves`;
    const gone = war(lines('red inf 4-4 waits 9 as r2'), LAND);
    fight(gone, 'declareBattle b1 on 2,0').play('resolve 1').play('endAdvance');
    expect(gone.state.outcome).toMatchObject({ winner: 'blue', rule: 'B5.1' });
    for (const red of ['red inf 4-4 sea A as r2', 'red TAC 1-8 @ 5,0 as r2', 'red inf 4-4 waits 1 as r2\nturn 2']) {
      const saved = war(lines(red), LAND);
      fight(saved, 'declareBattle b1 on 2,0').play('resolve 1').play('endAdvance');
      expect(saved.state.outcome, red).toBeUndefined();
    }
  });

  test('T80.13 a ground battle: attacker’s losses, defender’s losses, retreats, bases lost, advance', () => {
    // 4-1, die 5: the attacker loses 1, the defender 3 and retreats 3, advance 2.
    const table = play(
      'blue arm 6-6 @ -1,0 as b1\nblue arm 6-6 @ -1,0 as b2\nblue TAC 12-8 @ -5,0 as t1\nred inf 2-4 @ 0,0 as r1\nred inf 1-4 @ 0,0 as r2\nred TAC 4-8 @ 0,0 as r3\nred inf 4-4 @ 3,2 as r4',
    );
    fight(table, 'declareBattle b1+b2+t1 on 0,0').play('resolve 1', 3);
    expect(fought(table)).toMatchObject({ attack: 24, defence: 6, result: 'A 1,1 D 2,2' });
    onlyTakes(table, 'T80.13', 'blue', ['chooseLosses']);
    table.play('chooseLosses t1:1');
    onlyTakes(table, 'T80.13', 'red', ['chooseLosses']);
    table.play('chooseLosses r1:2');
    onlyTakes(table, 'T80.13', 'red', ['chooseRetreat']);
    expect(table.where('r3')).toBe('0,0');
    table.play('chooseRetreat r2 1,0 2,0');
    expect(table.where('r3')).toBe('lost');
    onlyTakes(table, 'T80.13', 'blue', ['advance', 'endAdvance']);
    table.play(['advance b1 0,0', 'endAdvance']);
    expect(table.phase).toBe('T80.9');
  });

  test('T80.14 a strategic strike: roll, attacker’s losses, defender’s losses', () => {
    const table = play(
      'blue SAC 4-20 @ -5,0 as s1\nblue SAC 4-20 @ -5,0 as s2\nred inf 4-4 @ 2,0 as r1\nred arm 4-6 @ 2,0 as r2',
    );
    fight(table, 'assignMission strategic s1+s2 2,0').play('resolve 1', 4);
    expect(fought(table).result).toBe('2,3');
    onlyTakes(table, 'T80.14', 'blue', ['chooseLosses']);
    table.play('chooseLosses s1:2');
    onlyTakes(table, 'T80.14', 'red', ['chooseLosses']);
    table.play('chooseLosses r1:3');
    expect([counter(table, 's1'), counter(table, 'r1'), table.phase]).toEqual(['2-20', '1-4', 'T80.9']);
  });

  test('T80.15 a city assault: roll, attacker’s losses, on a star advance or decline', () => {
    const board = `${LAND}\nbelongs n -2,3 -1,3\ncity Nord : -2,3`;
    const table = play('blue inf 8-4 @ -3,3 as b1\nblue inf 4-4 @ -3,3 as b2', board);
    fight(table, 'declareCityAssault b1+b2 on -2,3').play('resolve 1', 3);
    onlyTakes(table, 'T80.15', 'blue', ['chooseLosses']);
    table.play('chooseLosses b2:3');
    onlyTakes(table, 'T80.15', 'blue', ['advance', 'endAdvance']);
    table.play(['advance b1 -2,3', 'endAdvance']);
    expect([table.where('b1'), minor(table, 'n'), table.state.mover]).toEqual(['-2,3', 'occupied', 'red']);
  });

  test('T80.16 the opponent decides his losses, retreats and advances, nothing else', () => {
    const table = play('blue inf 4-4 @ -1,0 as b1\nred inf 8-4 @ -1,1 as r1\nred inf 4-4 @ 4,0 as r2');
    fight(table, 'declareBattle b1 on -1,1').play('resolve 1', 1);
    // 1-2, die 1: the defender loses 1 and retreats 2.
    expect([fought(table).result, table.side]).toEqual(['A 0,1 D 1,2', 'red']);
    expect(table.refusal('blue: chooseRetreat r1 0,1 1,1')).toBe('T80.13');
    expect(table.refusal('moveUnit r2 3,0')).toBe('T80.13');
    table.play('chooseRetreat r1 -1,2 -1,3');
    expect(table.side).toBe('blue');
    const back = play('blue inf 4-4 @ -1,0 as b1\nred inf 8-4 @ -1,1 as r1');
    // 1-4, die 1: the attacker loses 1 and retreats 3; the defender may advance 1.
    const weak = play('blue inf 2-4 @ -1,0 as b1\nred inf 8-4 @ -1,1 as r1');
    fight(weak, 'declareBattle b1 on -1,1').play('resolve 1', 1);
    expect(weak.side).toBe('blue');
    weak.play('chooseRetreat b1 -1,-1 -1,-2 -1,-3');
    expect([weak.side, legalTexts(weak, 'advance')]).toEqual(['red', ['advance r1 -1,0']]);
    expect(back.side).toBe('blue');
  });
});

/** A state without what can be taken back. */
const bare = (table: Table) => JSON.stringify(ownFields(table.state));

describe('T80 with B80.9 to B80.12', () => {
  test('B80.10 every command of T80.3 and T80.4 is taken back whole, one by one', () => {
    const board = `${LAND}\nsea -4,-1 zone A\nsea 1,3 zone A\nbeach 1,2\nbelongs n 2,-3 3,-3\ncity Nord : 2,-3`;
    const table = war(
      [
        'turn 6',
        'replacements blue 8',
        'blue inf 4-4 lost as dead',
        'blue inf 4-4 waits 2 as b1',
        'blue inf 4-4 @ -4,0 as b2',
        'blue abn 4-4 @ -5,0 as b3',
        'blue inf 4-4 sea A as b4',
        'blue inf 4-4 sea A as b5',
        'blue arm 8-6 @ -1,0 as b6',
        'blue arm 6-6 @ -2,0 as b7',
        'blue TAC 4-8 @ -5,0 as t1',
        'blue SAC 4-20 @ -5,0 as s1',
        'blue rng 1-4 @ 1,2 landed 1,2 as b8',
        'blue inf 8-4 @ 1,-2 as b9',
        'red inf 1-4 @ 0,-1 as r1',
        'red inf 4-4 @ 3,0 as r2',
        'control blue 0,0 -5,0 -4,0',
        GUARDS,
        'blue moves',
      ].join('\n'),
      board,
    );
    const commands = [
      'placeReplacement inf 2-4 at -5,0',
      'placeReinforcement b1 -5,0',
      'splitUnit b2 3+1',
      'airTransport b2 -5,0',
      'flyAirborne b3 1,1',
      'embark b2.p1 A',
      'sail b4 B',
      'withdrawRanger b8 A',
      'stageInvasion b5 1,3 1,2',
      'landOnBeach b5 1,2',
      'declareAV b6 on 0,-1',
      'addToAV 1 t1',
      'moveUnit b7 -1,-1 0,-1',
      'moveUnit b9 1,-3',
      'endMovement',
      'splitUnit s1 3+1',
      'assignMission strategic s1 3,0',
      'assignMission bombing s1.p1 5,0',
      'declareCityAssault b9 on 2,-3',
      'undeclare 2',
    ];
    const seen: string[] = [];
    for (const command of commands) {
      seen.push(bare(table));
      table.play(command);
    }
    for (const before of seen.reverse()) {
      table.play('takeBack');
      expect(bare(table)).toBe(before);
    }
    expect(table.refusal('takeBack')).toBe('B80.10');
  });

  test('B80.10 the whole phase at once, splits, missions and automatic victories included', () => {
    const table = play('blue arm 8-6 @ -1,0 as b1\nblue SAC 4-20 @ -5,0 as s1\nred inf 1-4 @ -1,1 as r1');
    const start = bare(table);
    table.play(['splitUnit b1 7+1', 'declareAV b1 on -1,1', 'moveUnit b1.p1 -2,0']);
    const moved = bare(table);
    table.play('endMovement');
    const declared = bare(table);
    table.play(['splitUnit s1 3+1', 'assignMission bombing s1 5,0', 'takeBack phase']);
    expect(bare(table)).toBe(declared);
    table.play('takeBack phase');
    expect(bare(table)).toBe(moved);
    table.play('takeBack phase');
    expect(bare(table)).toBe(start);
  });

  test('B80.10 after endDeclaration nothing is taken back', () => {
    const table = play('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ -1,1 as r1');
    fight(table, 'declareBattle b1 on -1,1');
    expect(table.refusal('takeBack')).toBe('T80.7');
  });

  test('B80.9 a forced loss, retreat or advance is no question', () => {
    const table = play('blue arm 8-6 @ -1,0 as b1\nred inf 4-4 @ -1,1 as r1');
    fight(table, 'declareBattle b1 on -1,1').play('resolve 1', 2);
    // 2-1, die 2: one unit on each side pays for itself, then Red retreats 1; nobody advances 0 hexes.
    expect(events(table, 'reduced')).toHaveLength(2);
    expect(table.phase).toBe('T80.13');
    table.play('chooseRetreat r1 -1,2');
    expect(table.state.mover).toBe('red');
  });

  test('B80.11 resign and offerDraw are open in every phase', () => {
    const table = play('blue arm 8-6 @ -1,0 as b1\nred inf 2-4 @ -1,1 as r1\nred inf 2-4 @ -1,1 as r2');
    fight(table, 'declareBattle b1 on -1,1').play('resolve 1', 1);
    expect([table.phase, table.side]).toEqual(['T80.13', 'red']);
    table.play('offerDraw');
    expect([table.phase, table.side]).toEqual(['B80.11', 'blue']);
    table.play('refuseDraw');
    expect([table.phase, table.side]).toEqual(['T80.13', 'red']);
    table.play('resign');
    expect(table.state.outcome).toMatchObject({ winner: 'blue', rule: 'B80.11' });
  });

  test('B80.12 what names a unit or hex the game does not have is refused', () => {
    const table = play('blue arm 8-6 @ -1,0 as b1');
    const { check } = table.game;
    expect(check(table.state, 'blue', { do: 'embark', unit: 99, zone: 'A' })?.rule).toBe('B80.12');
    expect(check(table.state, 'blue', { do: 'stageInvasion', unit: 0, hex: 0, aim: 9999 })?.rule).toBe('B1.1');
    expect(check(table.state, 'blue', { do: 'airTransport', unit: 0, to: 9999 })?.rule).toBe('B1.1');
  });

  test('positions written in the midst of every phase are read as the same', () => {
    const board = `${LAND}\nbelongs n -2,3 -1,3\ncity Nord : -2,3`;
    const table = play(
      'short\nblue SAC 8-20 @ -5,0 as s1\nblue arm 8-6 @ 1,-1 as b1\nred inf 1-4 @ 2,-2 as r2\nred inf 1-4 @ 2,-2 as r4\nblue inf 8-4 @ -3,3 as b2\nblue inf 4-4 @ -3,3 as b3\nred TAC 4-8 @ 5,0 as r5\nred TAC 4-8 @ 5,0 as r6\nblue inf 12-4 @ -5,3 as k1\nblue inf 12-4 @ -5,4 as k2',
      board,
    );
    const steps: [string, ...number[]][] = [
      ['endMovement'],
      ['assignMission bombing s1 5,0'],
      ['declareBattle b1 on 2,-2'],
      ['declareCityAssault b2+b3 on -2,3'],
      ['endDeclaration'],
      ['chooseLosses r5:4'],
      ['resolve 1', 1],
      ['endAdvance'],
      ['resolve 2', 1],
      ['chooseLosses b3:2'],
      ['landAircraft s1 -5,0'],
      ['endLanding'],
      ['chooseLosses b2:2'],
      ['chooseLosses k1:12+k2:1'],
    ];
    for (const [command, ...dice] of steps) {
      table.play(command, ...dice);
      expect(position(table.text()).state, `after ${command}`).toEqual(withoutUndo(table.state));
    }
    expect(table.state.mover).toBe('red');
  });
});
