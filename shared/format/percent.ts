import { formatFixed, formatNumber } from './number.ts';

/** "92.0%": a share that was counted, such as occupancy, a margin or growth. */
export const formatPercent = (percent: number): string => `${formatFixed(percent, 1)}%`;

/** "7.25%": a rate by which a price is computed (cap rate, yield, interest), since hundredths move it. */
export const formatRate = (percent: number): string => `${formatFixed(percent, 2)}%`;

/** "90%", "7.5%": a limit, a step or a progress, as somebody set it. */
export const formatWholePercent = (percent: number): string => `${formatNumber(percent)}%`;

/** "+10%", "−5%": by how much something is changed. */
export const formatChange = (percent: number): string =>
  `${percent > 0 ? '+' : ''}${formatWholePercent(percent)}`;
