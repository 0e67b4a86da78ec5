export const computer = {
  // Reasons
  gainRisk: (gain: string, risk: string) => `gain ${gain}, risk ${risk}`,
  chanceBar: (result: string, sixths: number) => `${result}: ${sixths} of 6`,
};
