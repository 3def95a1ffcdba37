import { formatFixed, formatNumber } from './number.ts';

/** "92.0%": for a measured share such as occupancy, margin, or growth. */
export const formatPercent = (percent: number): string => `${formatFixed(percent, 1)}%`;

/** "7.25%": for a rate that determines a price (cap rate, yield, interest), where hundredths matter. */
export const formatRate = (percent: number): string => `${formatFixed(percent, 2)}%`;

/** "90%", "7.5%": for a limit, step, or progress, as entered. */
export const formatWholePercent = (percent: number): string => `${formatNumber(percent)}%`;

/** "+10%", "−5%": for a change. */
export const formatChange = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${formatWholePercent(percent)}`;
