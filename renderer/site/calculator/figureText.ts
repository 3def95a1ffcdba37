import { formatDollars } from '../../kit/format/money.ts';

/** For a figure that there is not, or that waits for a field. */
export const NONE = '—';

const hasFigure = (value: number | null): value is number =>
  value !== null && Number.isFinite(value);

export const dollars = (value: number | null): string =>
  hasFigure(value) ? formatDollars(Math.round(value)).replace('-', '−') : NONE;

/** Of a share, as `7.50%`. */
export const percent = (share: number | null, digits = 2): string =>
  hasFigure(share) ? `${(share * 100).toFixed(digits).replace('-', '−')}%` : NONE;

export const times = (value: number | null): string =>
  hasFigure(value) ? `${value.toFixed(2)}×` : NONE;
