/** Care types of holdings, by value. */
export const CARE_LABELS: Readonly<Record<string, string>> = {
  active_adult: 'Active adult',
  independent: 'Independent living',
  assisted: 'Assisted living',
  memory: 'Memory care',
  skilled: 'Skilled nursing',
  ccrc: 'CCRC',
  board_and_care: 'Board and care',
  mixed: 'Several',
};
