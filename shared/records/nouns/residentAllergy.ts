import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** An allergy of a resident. */
export const residentAllergy = {
  kind: 'resident_allergies',
  one: 'allergy',
  many: 'allergies',
  title: 'substance',
  ...residentNoun,
  fields: [
    { name: 'substance', label: 'Substance', type: 'text', longest: 120, isRequired: true },
    { name: 'reaction', label: 'Reaction', type: 'text', longest: 200 },
    {
      name: 'severity',
      label: 'Severity',
      type: 'choice',
      choices: [
        { value: 'mild', label: 'Mild' },
        { value: 'moderate', label: 'Moderate' },
        { value: 'severe', label: 'Severe' },
      ],
    },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
