import { formatNumber } from '#shared/format/number.ts';
import type { RowUnit } from '#shared/sheet/sheet.ts';

/** "1 row", "500 rows", "500 cards". */
export const formatRowCount = (count: number, unit: RowUnit = 'row'): string =>
  count === 1 ? `1 ${unit}` : `${formatNumber(count)} ${unit}s`;
