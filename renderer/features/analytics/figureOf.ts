import { formatNumber } from '#shared/format/number.ts';
import type { Figure } from '../../kit/figures/FigureStrip.tsx';
import type { Sum } from './businessFigures.ts';
import { beforeText } from './change.ts';

/** Builds a figure with its previous-period value. */
export const countFigure = (label: string, sum: Sum, link?: Figure['link']): Figure => ({
  label,
  value: formatNumber(sum.times),
  hint: beforeText(sum.times, sum.before),
  ...(link !== undefined && sum.times > 0 && { link }),
});

export const amountFigure = (
  label: string,
  sum: Sum,
  write: (amount: number) => string,
): Figure => ({
  label,
  value: write(sum.amount),
  hint: beforeText(sum.amount, sum.amount_before, write),
});
