/** Why units of a computer player stand in a line or fall back: in English. */
export const enLine = {
  sayLine: (units: string, many: boolean, hexes: string, thin: boolean, kept: number) =>
    `${units} ${many ? 'hold' : 'holds'} a ${thin ? 'screen' : 'line'} at ${hexes}: ${kept} city ${kept === 1 ? 'hex is' : 'hexes are'} out of the enemy’s reach by it.`,
  sayWithdraw: (units: string, many: boolean, from: string, to: string, before: number, after: number) =>
    `${units} ${many ? 'fall' : 'falls'} back from ${from} to ${to}: ${after} enemy factors can come next to it there, not ${before}.`,
};
