import { orUnknown, UNKNOWN } from '#shared/format/figures.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';
import { type PricePer, priceText } from './projects.ts';

const isPrice = object({ quotes: number, quoted: number, wins: number, won: number });

/** What became of the requests of a time, a month, a trade or a state. */
const isSums = object({
  name: text,
  received: number,
  answered: number,
  /** The middle of all, from the request to the first quote or refusal. */
  hours: orNull(number),
  quoted: number,
  waiting: number,
  missed: number,
  declined: number,
  open: number,
  withdrawn: number,
  cancelled: number,
  lost: number,
  won: number,
  /** Of those won: cancelled since. */
  dropped: number,
  prices: object({ project: isPrice, month: isPrice, hour: isPrice }),
});
export type Sums = ShapeOf<typeof isSums>;

export const isVendorFiguresOrNone = orNull(
  object({
    now: isSums,
    before: isSums,
    months: listOf(isSums),
    trades: listOf(isSums),
    states: listOf(isSums),
  }),
);
export type VendorFigures = NonNullable<ShapeOf<typeof isVendorFiguresOrNone>>;

/** Everything that a request can have become, each once. */
export const OUTCOMES = [
  ['won', 'Won'],
  ['lost', 'Another was chosen'],
  ['open', 'Not decided yet'],
  ['cancelled', 'Cancelled after your quote'],
  ['withdrawn', 'Withdrawn by you'],
  ['declined', 'Declined by you'],
  ['waiting', 'Waits for your answer'],
  ['missed', 'Closed unanswered'],
] as const satisfies readonly (readonly [keyof Sums, string])[];

export const MEASURE_LABELS: Readonly<Record<PricePer, string>> = {
  project: 'By the project',
  month: 'By the month',
  hour: 'By the hour',
};

const decided = ({ won, lost }: Sums): number => won + lost;

/** Of the quotes that were decided about, in hundredths; null where none was. */
export const winRate = (sums: Sums): number | null =>
  decided(sums) === 0 ? null : (100 * sums.won) / decided(sums);

const DAY = 24;

/** "Under an hour", "6 hours", "3.5 days". */
function spanText(hours: number): string {
  if (hours < 1) return 'Under an hour';
  if (hours < 2 * DAY) return hours === 1 ? '1 hour' : `${formatNumber(hours)} hours`;
  return `${formatNumber(Math.round((10 * hours) / DAY) / 10)} days`;
}

export const hoursText = (hours: number | null): string => orUnknown(hours, spanText);

/** What was asked for in all; rates by the hour are no amounts, and have a mean in its place. */
export function amountText(per: PricePer, amount: number, count: number): string {
  if (count === 0) return UNKNOWN;
  return per === 'hour' ? `${priceText(amount / count, per)}, mean` : priceText(amount, per);
}

/** Prices by the project, which alone add up to an amount. */
export const wonText = ({ prices: { project } }: Sums): string =>
  project.wins === 0 ? UNKNOWN : formatDollars(project.won);

export const isEmptyYear = ({ now, before, months }: VendorFigures): boolean =>
  [now, before, ...months].every(({ received }) => received === 0);
