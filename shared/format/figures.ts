import { formatDollars } from './money.ts';
import { formatNumber, formatTimes } from './number.ts';
import { formatPercent, formatRate } from './percent.ts';

/** Shown for a figure that is missing or needs another field. */
export const UNKNOWN = '—';

type Figure = number | null | undefined;

/** Formats a figure with `write`; a dash if there is none. */
export const orUnknown = (value: Figure, write: (value: number) => string): string =>
  value === null || value === undefined || !Number.isFinite(value) ? UNKNOWN : write(value);

export const countText = (count: Figure): string => orUnknown(count, formatNumber);
export const dollarsText = (dollars: Figure): string => orUnknown(dollars, formatDollars);
/** "$19,750,000" of 1,975,000,000 cents. */
export const centsText = (cents: Figure): string =>
  orUnknown(cents, (known) => formatDollars(known / 100));
export const percentText = (percent: Figure): string => orUnknown(percent, formatPercent);
export const rateText = (percent: Figure): string => orUnknown(percent, formatRate);
export const timesText = (times: Figure): string => orUnknown(times, formatTimes);

/** "92.0%" of 0.92. */
export const shareText = (share: Figure): string =>
  orUnknown(share, (known) => formatPercent(known * 100));

/** "7.50%" of 0.075. */
export const ratioText = (ratio: Figure): string =>
  orUnknown(ratio, (known) => formatRate(known * 100));
