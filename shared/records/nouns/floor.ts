import type { Noun } from '../noun.ts';

/** A floor or neighborhood of a building. */
export const floor = {
  kind: 'floors',
  one: 'floor',
  many: 'floors',
  path: '/operator/properties',
  title: 'name',
  parent: { kind: 'buildings', by: 'building_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'name', label: 'Floor', type: 'text', longest: 80, isRequired: true },
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      isRequired: true,
      choices: [
        { value: 'floor', label: 'Floor' },
        { value: 'neighborhood', label: 'Neighborhood' },
      ],
    },
    {
      name: 'position',
      label: 'Order',
      type: 'number',
      least: -10,
      most: 200,
      hint: 'Lower floors first.',
    },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
