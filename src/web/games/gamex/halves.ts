/** A number of movement points as it is read: ½ for a half. */
export const halves = (cost: number): string => String(cost).replace('.5', '½').replace(/^0½/, '½');
