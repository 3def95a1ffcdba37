import { DOCUMENT_TYPES } from '../../operator/documentRules.ts';
import type { Noun } from '../noun.ts';
import { residentNoun } from '../residentNoun.ts';

/** A document of a resident, with its expiration. */
export const residentDocument = {
  kind: 'resident_documents',
  one: 'document',
  many: 'documents',
  title: 'name',
  ...residentNoun,
  fields: [
    { name: 'name', label: 'Document', type: 'text', longest: 120, isRequired: true },
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      isRequired: true,
      choices: DOCUMENT_TYPES,
    },
    { name: 'signed_on', label: 'Signed', type: 'date' },
    { name: 'expires_on', label: 'Expires', type: 'date' },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true },
  ],
} as const satisfies Noun;
