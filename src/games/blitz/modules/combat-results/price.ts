/** M4.5: the factors that a hex less of retreat costs. */
export const PRICE = 2;
