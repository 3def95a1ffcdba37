import { formatShortDollars } from '#shared/format/money.ts';
import { valueIn } from '#shared/records/row.ts';
import type { RecordRow } from '../../core/records/row.ts';
import type { CardWords } from '../../kit/work/board/board.ts';
import { writeDay } from './writeDay.ts';

/** A transaction in three lines: what is sold, when it closes, for how much. */
export function transactionCard(row: RecordRow): CardWords {
  const price = valueIn(row, 'price');
  const [close, closed] = [valueIn(row, 'expected_close'), valueIn(row, 'closed_on')];
  const under =
    typeof closed === 'string'
      ? `Closed ${writeDay(closed)}`
      : typeof close === 'string'
        ? `Closes ${writeDay(close)}`
        : 'No closing date';
  return {
    title: String(valueIn(row, 'property_name') ?? ''),
    under,
    figure: typeof price === 'number' ? formatShortDollars(price) : 'No price',
    note: String(valueIn(row, 'state') ?? ''),
    isLate: false,
  };
}
