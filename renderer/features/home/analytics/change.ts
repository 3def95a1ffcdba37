import { UNKNOWN } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';

/** Formats the change from the previous period; a dash if there is nothing to compare. */
export const changeText = (now: number, before: number): string =>
  before === 0
    ? UNKNOWN
    : (now > before ? '+' : '') + formatPercent((100 * (now - before)) / before);

/** Describes the change in words, below the figure. */
export const previousPeriodText = (now: number, before: number, write = formatNumber): string =>
  before === 0
    ? 'No data for the previous period'
    : `${changeText(now, before)} vs. ${write(before)} previously`;

export const shareText = (part: number, whole: number): string =>
  whole === 0 ? UNKNOWN : formatPercent((100 * part) / whole);
