import { formatNumber } from '#shared/format/number.ts';
import type { Figure } from '../../../ui/figures/FigureStrip.tsx';
import type { MeasureTotal } from './businessFigures.ts';
import { previousPeriodText } from './change.ts';

/** Builds a figure with its previous-period value. */
export const countFigure = (label: string, total: MeasureTotal, link?: Figure['link']): Figure => ({
  label,
  value: formatNumber(total.times),
  hint: previousPeriodText(total.times, total.before),
  ...(link !== undefined && total.times > 0 && { link }),
});

export const amountFigure = (
  label: string,
  total: MeasureTotal,
  write: (amount: number) => string,
): Figure => ({
  label,
  value: write(total.amount),
  hint: previousPeriodText(total.amount, total.amount_before, write),
});
