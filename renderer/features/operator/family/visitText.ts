/** States of visits, as in `private.family_visits`. */
export const VISIT_STATES: ReadonlyMap<string, string> = new Map([
  ['requested', 'Waiting for confirmation'],
  ['confirmed', 'Confirmed'],
  ['declined', 'Declined'],
  ['cancelled', 'Cancelled'],
]);
