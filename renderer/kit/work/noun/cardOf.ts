import { formatShortDollars } from '#shared/format/money.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { nameOf, valueIn } from '#shared/records/row.ts';
import { writeValue } from '#shared/records/values.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import type { CardWords } from '../board/board.ts';

/** A record on a board where its noun says nothing else: its name, its first line of text, and what is summed or chosen. */
export function cardOf(noun: Noun, row: RecordRow): CardWords {
  const written = (is: (field: Field) => boolean): string => {
    const field = noun.fields.find((one) => one.name !== noun.title && is(one));
    return field ? writeValue(field, valueIn(row, field.name)) : '';
  };
  const amount = noun.board?.sum === undefined ? null : valueIn(row, noun.board.sum);
  return {
    title: nameOf(noun, row),
    under: written(({ type }) => type === 'text' || type === 'email'),
    figure:
      typeof amount === 'number'
        ? formatShortDollars(amount)
        : written(({ name, type }) => type === 'choice' && name !== noun.board?.by),
  };
}
