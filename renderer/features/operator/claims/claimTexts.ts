import { formatMonth } from '#shared/format/date.ts';
import { CLAIM_PROBLEMS } from '#shared/operator/claims/problems.ts';

const TEXTS: Readonly<Record<string, string>> = CLAIM_PROBLEMS;

/** The sentence for a problem code of the server. */
export const describeProblem = (code: string): string => TEXTS[code] ?? code;

/** "October 2026" from a day of the month. */
export const monthOf = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return formatMonth(new Date(year, month - 1, 1));
};
