import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A diet order of a resident. */
export const residentDiet = {
  kind: 'resident_diets',
  one: 'diet',
  many: 'diets',
  title: 'diet',
  ...residentNoun,
  columns: ['texture', 'liquids'],
  fields: [
    { name: 'diet', label: 'Diet', type: 'text', longest: 120, isRequired: true },
    {
      name: 'texture',
      label: 'Texture',
      type: 'choice',
      choices: [
        { value: 'regular', label: 'Regular' },
        { value: 'soft', label: 'Soft' },
        { value: 'minced', label: 'Minced' },
        { value: 'pureed', label: 'Pureed' },
      ],
    },
    {
      name: 'liquids',
      label: 'Liquids',
      type: 'choice',
      choices: [
        { value: 'thin', label: 'Thin' },
        { value: 'nectar', label: 'Nectar' },
        { value: 'honey', label: 'Honey' },
        { value: 'pudding', label: 'Pudding' },
      ],
    },
    { name: 'notes', label: 'Diet notes', type: 'longText', longest: 2000 },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
