import { DOCUMENT_TYPES } from '../../operator/documentRules.ts';
import { LICENSE_CATEGORIES } from '../../operator/units.ts';
import type { Noun } from '../noun.ts';

/** A document that residents of a community need, and by when. */
export const documentRule = {
  kind: 'document_rules',
  one: 'rule',
  many: 'document rules',
  path: '/operator/properties',
  title: 'label',
  parent: { kind: 'communities', by: 'community_id' },
  scope: 'community',
  outlivesOwner: true,
  fields: [
    { name: 'label', label: 'Document', type: 'text', longest: 120, isRequired: true },
    { name: 'type', label: 'Type', type: 'choice', isRequired: true, choices: DOCUMENT_TYPES },
    { name: 'care_type', label: 'Care type', type: 'choice', choices: LICENSE_CATEGORIES },
    {
      name: 'days_before',
      label: 'Days before',
      hint: 'How old it may be at move-in.',
      type: 'number',
      least: 0,
      most: 730,
    },
    {
      name: 'days_after',
      label: 'Days after',
      hint: 'Due this many days after move-in.',
      type: 'number',
      least: 0,
      most: 365,
    },
    {
      name: 'valid_months',
      label: 'Months valid',
      hint: 'Renewed this long after signing.',
      type: 'number',
      least: 1,
      most: 120,
    },
    { name: 'note', label: 'Source or note', type: 'text', longest: 200 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
