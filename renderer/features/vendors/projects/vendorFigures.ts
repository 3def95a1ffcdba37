import { orUnknown, UNKNOWN } from '#shared/format/figures.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import * as s from '../../../ui/shape/shape.ts';
import { type PriceUnit, priceText } from './projects.ts';

const isPrice = s.object({ quotes: s.number, quoted: s.number, wins: s.number, won: s.number });

/** Request outcomes for a period, month, trade or state. */
const isOutcomeTotals = s.object({
  name: s.text,
  received: s.number,
  answered: s.number,
  /** Median hours from the request to the first quote or decline. */
  hours: s.orNull(s.number),
  quoted: s.number,
  waiting: s.number,
  missed: s.number,
  declined: s.number,
  open: s.number,
  withdrawn: s.number,
  cancelled: s.number,
  lost: s.number,
  won: s.number,
  /** Won projects that were cancelled later. */
  dropped: s.number,
  prices: s.object({ project: isPrice, month: isPrice, hour: isPrice }),
});
export type OutcomeTotals = s.ShapeOf<typeof isOutcomeTotals>;

export const isVendorFiguresOrNone = s.orNull(
  s.object({
    now: isOutcomeTotals,
    before: isOutcomeTotals,
    months: s.listOf(isOutcomeTotals),
    trades: s.listOf(isOutcomeTotals),
    states: s.listOf(isOutcomeTotals),
  }),
);
export type VendorFigures = NonNullable<s.ShapeOf<typeof isVendorFiguresOrNone>>;

/** All possible outcomes of a request; each request has one. */
export const OUTCOMES = [
  ['won', 'Won'],
  ['lost', 'Another vendor chosen'],
  ['open', 'Pending'],
  ['cancelled', 'Cancelled after your quote'],
  ['withdrawn', 'Withdrawn by you'],
  ['declined', 'Declined by you'],
  ['waiting', 'Waiting for your response'],
  ['missed', 'Closed without a response'],
] as const satisfies readonly (readonly [keyof OutcomeTotals, string])[];

export const MEASURE_LABELS: Readonly<Record<PriceUnit, string>> = {
  project: 'Per project',
  month: 'Per month',
  hour: 'Per hour',
};

const decided = ({ won, lost }: OutcomeTotals): number => won + lost;

/** Percent of decided quotes that were won; null if none were decided. */
export const winRate = (totals: OutcomeTotals): number | null =>
  decided(totals) === 0 ? null : (100 * totals.won) / decided(totals);

const DAY = 24;

/** Formats a duration: "Under an hour", "6 hours", "3.5 days". */
function spanText(hours: number): string {
  if (hours < 1) return 'Under an hour';
  if (hours < 2 * DAY) return hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`;
  return `${formatNumber(Math.round((10 * hours) / DAY) / 10)} days`;
}

export const hoursText = (hours: number | null): string => orUnknown(hours, spanText);

/** Formats the total amount; hourly rates can't be summed, so their mean is shown. */
export function amountText(per: PriceUnit, amount: number, count: number): string {
  if (count === 0) return UNKNOWN;
  return per === 'hour' ? `${priceText(amount / count, per)}, mean` : priceText(amount, per);
}

/** Formats the won total of project prices, the only ones that can be summed. */
export const wonText = ({ prices: { project } }: OutcomeTotals): string =>
  project.wins === 0 ? UNKNOWN : formatDollars(project.won);

export const isEmptyYear = ({ now, before, months }: VendorFigures): boolean =>
  [now, before, ...months].every(({ received }) => received === 0);
