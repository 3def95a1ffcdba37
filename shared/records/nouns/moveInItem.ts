import { MOVE_IN_ITEM_TYPES } from '../../operator/prospects.ts';
import type { Noun } from '../noun.ts';

/** An item of a prospect's move-in checklist. */
export const moveInItem = {
  kind: 'move_in_items',
  one: 'item',
  many: 'items',
  path: '/operator/waitlist',
  title: 'item',
  parent: { kind: 'resident_prospects', by: 'prospect_id' },
  scope: 'community',
  outlivesOwner: true,
  columns: ['type', 'is_required', 'due_on', 'done_on'],
  fields: [
    { name: 'item', label: 'Item', type: 'text', longest: 120, isRequired: true },
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      isRequired: true,
      choices: MOVE_IN_ITEM_TYPES,
    },
    { name: 'is_required', label: 'Required', type: 'flag' },
    { name: 'due_on', label: 'Due', type: 'date' },
    { name: 'done_on', label: 'Done', type: 'date' },
    { name: 'note', label: 'Note', type: 'text', longest: 300 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
