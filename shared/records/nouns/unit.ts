import { LICENSE_CATEGORIES, UNIT_TYPES } from '../../operator/units.ts';
import type { Noun } from '../noun.ts';

/** A unit of a floor or neighborhood. */
export const unit = {
  kind: 'units',
  one: 'unit',
  many: 'units',
  path: '/operator/properties',
  title: 'name',
  parent: { kind: 'floors', by: 'floor_id' },
  scope: 'community',
  outlivesOwner: true,
  columns: ['type', 'license_category', 'capacity', 'market_rate', 'square_feet'],
  fields: [
    { name: 'name', label: 'Unit', type: 'text', longest: 40, isRequired: true },
    { name: 'type', label: 'Type', type: 'choice', isRequired: true, choices: UNIT_TYPES },
    {
      name: 'license_category',
      label: 'License category',
      type: 'choice',
      choices: LICENSE_CATEGORIES,
    },
    { name: 'capacity', label: 'Capacity', type: 'number', least: 1, most: 8, isRequired: true },
    {
      name: 'market_rate',
      label: 'Market rate',
      type: 'money',
      least: 0,
      most: 1000000,
      hint: 'Per month.',
    },
    { name: 'square_feet', label: 'Square feet', type: 'number', least: 1, most: 20000 },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 5000 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
