import type { Aging } from './billingShapes.ts';

/** Columns of the aging: the figure, its label, and the name of the column in `list_aging_items`. */
export const AGING_COLUMNS = [
  ['current_cents', 'Not due', 'current'],
  ['days_30_cents', '1–30 days', 'days_30'],
  ['days_60_cents', '31–60 days', 'days_60'],
  ['days_90_cents', '61–90 days', 'days_90'],
  ['older_cents', 'Over 90 days', 'older'],
  ['credit_cents', 'Credits', 'credit'],
  ['total_cents', 'Total', null],
] as const satisfies readonly (readonly [keyof Aging, string, string | null])[];

export type AgingColumn = (typeof AGING_COLUMNS)[number];

/** Returns the column of a figure in the address of the page. */
export const columnOf = (key: string | null): AgingColumn | null =>
  AGING_COLUMNS.find(([figure]) => figure === key) ?? null;
