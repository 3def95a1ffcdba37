/** How often somebody is told of what met a saved search; the database knows the same. */
export const CADENCES = [
  ['instant', 'At once'],
  ['daily', 'Once a day'],
  ['weekly', 'Once a week, on Monday'],
  ['off', 'Never'],
] as const;

export type Cadence = (typeof CADENCES)[number][0];
