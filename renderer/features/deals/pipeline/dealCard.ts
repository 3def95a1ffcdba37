import { formatDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { getFieldValue } from '#shared/records/row.ts';
import type { CardText } from '../../../workbench/board/board.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';

const text = (row: RecordRow, name: string): string => {
  const value = getFieldValue(row, name);
  return typeof value === 'string' ? value : '';
};

/** Formats a calendar date on a card as "Nov 22". */
const shortDay = (day: string): string => formatDay(day).replace(/, \d+$/, '');

/** A deal in three lines: property, next step, and price with date. */
export function dealCard(row: RecordRow, today: string): CardText {
  const [step, on] = [text(row, 'next_step'), text(row, 'next_step_on')];
  const price = getFieldValue(row, 'price');
  const chance = getFieldValue(row, 'probability');
  const isLate = on !== '' && on < today;
  const close = text(row, 'expected_close');
  return {
    title: text(row, 'name'),
    under:
      step === '' && on === ''
        ? text(row, 'buyer') || 'No next step'
        : [step || 'Next step', on && `${isLate ? 'was due' : 'by'} ${shortDay(on)}`]
            .filter(Boolean)
            .join(', '),
    figure: typeof price === 'number' ? formatShortDollars(price) : 'No price',
    note: [typeof chance === 'number' && formatPercent(chance), close && shortDay(close)]
      .filter(Boolean)
      .join(' · '),
    isLate,
  };
}
