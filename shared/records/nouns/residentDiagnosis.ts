import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A diagnosis of a resident. */
export const residentDiagnosis = {
  kind: 'resident_diagnoses',
  one: 'diagnosis',
  many: 'diagnoses',
  title: 'diagnosis',
  ...residentNoun,
  fields: [
    { name: 'diagnosis', label: 'Diagnosis', type: 'text', longest: 200, isRequired: true },
    { name: 'code', label: 'ICD-10 code', type: 'text', longest: 8 },
    { name: 'since', label: 'Since', type: 'date' },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
