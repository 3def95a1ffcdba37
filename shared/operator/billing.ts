import type { Choice } from '../records/choice.ts';

/** What to check before a month is billed, as in `private.list_billing_exceptions`. */
export const BILLING_EXCEPTIONS: readonly Choice[] = [
  { value: 'zero_rate', label: 'No room rate' },
  { value: 'no_care_rate', label: 'No rate for the level of care' },
  { value: 'care_above_level', label: 'Assessed above the billed level' },
  { value: 'charted_above_level', label: 'Charted care above the billed level' },
  { value: 'no_authorization', label: 'No authorization' },
  { value: 'no_responsible_party', label: 'No responsible party' },
];

export const PAYMENT_METHODS: readonly Choice[] = [
  { value: 'check', label: 'Check' },
  { value: 'cash', label: 'Cash' },
  { value: 'ach', label: 'ACH' },
  { value: 'card', label: 'Card' },
  { value: 'remittance', label: 'Remittance' },
  { value: 'contractual', label: 'Contractual adjustment' },
  { value: 'write_off', label: 'Write-off' },
  { value: 'refund', label: 'Refund' },
  { value: 'credit', label: 'Credit applied' },
  { value: 'deposit', label: 'Deposit applied' },
];

/** Methods that the business office enters. */
export const ENTERED_METHODS: readonly Choice[] = PAYMENT_METHODS.filter(({ value }) =>
  ['check', 'cash', 'ach', 'refund', 'write_off'].includes(value),
);

/** Rates of a community, as in `private.save_community_rate`. */
export const COMMUNITY_RATES: readonly Choice[] = [
  { value: 'care_level', label: 'Level of care, per month' },
  { value: 'second_occupant', label: 'Second occupant, per month' },
  { value: 'respite_daily', label: 'Respite stay, per day' },
  { value: 'community_fee', label: 'Community fee, once' },
];

export const PRORATION_RULES: readonly Choice[] = [
  { value: 'actual_days', label: 'By actual days' },
  { value: 'full_month', label: 'Whole month' },
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "March 2026", for any calendar day of the month. */
export const formatBillingMonth = (day: string): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

/** "Mar 1–31" or "Mar 4". Both days are in one month. */
export function describeChargeDays(from: string, to: string): string {
  const month = MONTHS[Number(from.slice(5, 7)) - 1]?.slice(0, 3) ?? '';
  const first = Number(from.slice(8));
  return from === to ? `${month} ${first}` : `${month} ${first}–${Number(to.slice(8))}`;
}

/** Returns the first days of the month after a day's month, its month, and the months before. */
export function listBillingMonths(today: string, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 10),
  );
}
