/** Calaedia lies east of -1,0 and has three cities; San Estados lies west of it. */
export const CALAEDIA = [
  'belongs c 0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1 0,2 1,2 2,2 1,-1 2,-1 3,-1 4,-1 2,-2 3,-2 4,-2 0,-1 1,-2',
  'belongs t -3,0 -3,1 -2,0 -2,1 -4,1 -4,2',
  'city Otar : 3,0',
  'city Ulm : 1,1',
  'city Pern : 2,-2',
].join('\n');
export const WAR = 'nation c red atWar blue passiveAlly operator blue';
export const FAR = 'red inf 4-4 @ -4,4 as far\nblue inf 4-4 @ 4,-4 as home';
