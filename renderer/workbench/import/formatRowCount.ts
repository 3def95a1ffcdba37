import { formatNumber } from '#shared/format/number.ts';

/** "1 row", "500 rows". */
export const formatRowCount = (count: number): string =>
  count === 1 ? '1 row' : `${formatNumber(count)} rows`;
