import { formatNumber } from '#shared/format/number.ts';
import type { Figure } from '../../../ui/figures/FigureStrip.tsx';
import type { MeasureTotal } from './businessFigures.ts';
import { previousPeriodText } from './change.ts';

/** Builds a figure with its previous-period value. */
export const countFigure = (label: string, sum: MeasureTotal, link?: Figure['link']): Figure => ({
  label,
  value: formatNumber(sum.times),
  hint: previousPeriodText(sum.times, sum.before),
  ...(link !== undefined && sum.times > 0 && { link }),
});

export const amountFigure = (
  label: string,
  sum: MeasureTotal,
  write: (amount: number) => string,
): Figure => ({
  label,
  value: write(sum.amount),
  hint: previousPeriodText(sum.amount, sum.amount_before, write),
});
