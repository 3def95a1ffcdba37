import { RESIDENT_STATUSES } from '../../operator/residents.ts';
import type { Noun } from '../noun.ts';

/** A resident: name and place. Health data is in nouns of its own. */
export const resident = {
  kind: 'residents',
  one: 'resident',
  many: 'residents',
  path: '/operator/residents',
  title: 'name',
  scope: 'community',
  outlivesOwner: true,
  columns: ['community_id', 'unit_id', 'status', 'moved_in_on'],
  fields: [
    {
      name: 'name',
      label: 'Resident',
      type: 'text',
      longest: 120,
      isRequired: true,
      isSorted: true,
    },
    { name: 'preferred_name', label: 'Preferred name', type: 'text', longest: 60 },
    {
      name: 'community_id',
      label: 'Community',
      type: 'record',
      of: 'communities',
      isRequired: true,
    },
    { name: 'unit_id', label: 'Unit', type: 'record', of: 'units', isReadOnly: true },
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      isReadOnly: true,
      choices: RESIDENT_STATUSES,
    },
    { name: 'moved_in_on', label: 'Moved in', type: 'date', isReadOnly: true, isSorted: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;
