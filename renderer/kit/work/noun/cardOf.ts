import { formatShortDollars } from '#shared/format/money.ts';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { nameOf, valueIn } from '#shared/records/row.ts';
import { writeValue } from '#shared/records/values.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import type { CardWords } from '../board/board.ts';

/** A record on a board where its noun says nothing else: its name, its first line of text, and what is summed. */
export function cardOf(noun: Noun, row: RecordRow): CardWords {
  const line = noun.fields.find(
    ({ name, type }) => name !== noun.title && ['text', 'email'].includes(type),
  );
  const sum = noun.board?.sum === undefined ? undefined : fieldOf(noun, noun.board.sum);
  const amount = sum && valueIn(row, sum.name);
  return {
    title: nameOf(noun, row),
    under: line ? writeValue(line, valueIn(row, line.name)) : '',
    figure: typeof amount === 'number' ? formatShortDollars(amount) : '',
  };
}
