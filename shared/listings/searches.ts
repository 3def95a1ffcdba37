/** How often matches of a saved search are sent; the database has the same values. */
export const CADENCES = [
  ['instant', 'Instantly'],
  ['daily', 'Daily'],
  ['weekly', 'Weekly, on Monday'],
  ['off', 'Never'],
] as const;

export type Cadence = (typeof CADENCES)[number][0];
