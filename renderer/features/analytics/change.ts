import { UNKNOWN } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';

/** How a figure stands to that of the period before; a dash where there was nothing to compare with. */
export const changeText = (now: number, before: number): string =>
  before === 0
    ? UNKNOWN
    : (now > before ? '+' : '') + formatPercent((100 * (now - before)) / before);

/** The same below a figure, in words. */
export const beforeText = (now: number, before: number, write = formatNumber): string =>
  before === 0
    ? 'Nothing in the period before'
    : `${changeText(now, before)} against ${write(before)} before`;

export const shareText = (part: number, whole: number): string =>
  whole === 0 ? UNKNOWN : formatPercent((100 * part) / whole);
