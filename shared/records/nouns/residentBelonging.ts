import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** Something a resident brought along. */
export const residentBelonging = {
  kind: 'resident_belongings',
  one: 'belonging',
  many: 'belongings',
  title: 'item',
  ...residentNoun,
  fields: [
    { name: 'item', label: 'Item', type: 'text', longest: 120, isRequired: true },
    { name: 'quantity', label: 'Quantity', type: 'number', least: 1, most: 1000 },
    { name: 'value', label: 'Value', type: 'money', least: 0, most: 10000000 },
    { name: 'returned_on', label: 'Returned', type: 'date' },
    { name: 'note', label: 'Note', type: 'text', longest: 300 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
