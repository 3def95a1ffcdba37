import type { Noun } from '../noun.ts';

/** A building of a community. */
export const building = {
  kind: 'buildings',
  one: 'building',
  many: 'buildings',
  path: '/operator/properties',
  title: 'name',
  parent: { kind: 'communities', by: 'community_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'name', label: 'Building', type: 'text', longest: 80, isRequired: true },
    { name: 'year_built', label: 'Year built', type: 'number', least: 1800, most: 2100 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
