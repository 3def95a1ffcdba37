import type { Noun } from '../noun.ts';

/** A bed of a shared unit. */
export const bed = {
  kind: 'beds',
  one: 'bed',
  many: 'beds',
  path: '/operator/properties',
  title: 'name',
  parent: { kind: 'units', by: 'unit_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'name', label: 'Bed', type: 'text', longest: 20, isRequired: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
