import { LISTING_CHOICES } from '../../listings/listing-choices.ts';
import type { Choice } from '../choice.ts';
import type { Noun } from '../noun.ts';

const toChoices = (options: readonly (readonly [string, string])[]): readonly Choice[] =>
  options.map(([value, label]) => ({ value, label }));

/** A community's identity. Listings, deals, transactions, and deal rooms are facets of it. */
export const property = {
  kind: 'properties',
  one: 'property',
  many: 'properties',
  path: '/deal-pipeline/properties',
  title: 'name',
  columns: ['city', 'state', 'care_types', 'licensed_beds', 'owned_by'],
  fields: [
    {
      name: 'name',
      label: 'Property',
      type: 'text',
      longest: 160,
      isRequired: true,
      isSorted: true,
    },
    { name: 'street', label: 'Street', type: 'text', longest: 200 },
    { name: 'city', label: 'City', type: 'text', longest: 100 },
    { name: 'state', label: 'State', type: 'usState' },
    { name: 'postal_code', label: 'ZIP code', type: 'text', longest: 10 },
    {
      name: 'owned_by',
      label: 'Owned by',
      type: 'text',
      longest: 120,
      names: { of: 'companies', by: 'company_id' },
    },
    {
      name: 'care_types',
      label: 'Care types',
      type: 'choices',
      group: 'Licenses and beds',
      choices: toChoices(LISTING_CHOICES.care),
    },
    {
      name: 'licenses',
      label: 'Licenses',
      type: 'choices',
      group: 'Licenses and beds',
      choices: toChoices(LISTING_CHOICES.license),
    },
    {
      name: 'license_type',
      label: 'License type',
      type: 'text',
      longest: 100,
      group: 'Licenses and beds',
    },
    {
      name: 'license_number',
      label: 'License number',
      type: 'text',
      longest: 60,
      group: 'Licenses and beds',
    },
    {
      name: 'licensed_beds',
      label: 'Licensed beds',
      type: 'number',
      least: 0,
      group: 'Licenses and beds',
      isSorted: true,
    },
    {
      name: 'total_beds',
      label: 'Operating beds',
      type: 'number',
      least: 0,
      group: 'Licenses and beds',
    },
    { name: 'total_units', label: 'Units', type: 'number', least: 0, group: 'Licenses and beds' },
    {
      name: 'year_built',
      label: 'Year built',
      type: 'number',
      isYear: true,
      group: 'Licenses and beds',
    },
    { name: 'tags', label: 'Tags', type: 'tags', group: 'About' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Added by', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;
