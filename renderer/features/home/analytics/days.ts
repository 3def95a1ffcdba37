import { orUnknown } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Figure } from '../../../ui/figures/FigureStrip.tsx';
import type { Business } from './businessFigures.ts';

const write = (days: number): string => formatNumber(Math.round(10 * days) / 10);

export const daysText = (days: number | null): string => orUnknown(days, write);

/** Builds a median figure with its previous-period value. */
export function medianFigure(label: string, middles: Business['market_days']): Figure {
  const [all] = middles;
  const before = all?.days_before ?? null;
  return {
    label,
    value: daysText(all?.days ?? null),
    hint: before === null ? 'No data for the previous period' : `previously ${write(before)}`,
  };
}
