import { DOCUMENT_KINDS } from '../../ai/documents/documentKinds.ts';
import type { Noun } from '../noun.ts';

/** A document that was read: its kind, fields, doubts, and where the values were used. */
export const documentExtraction = {
  kind: 'document_extractions',
  one: 'extraction',
  many: 'extractions',
  path: '/document-intelligence',
  title: 'title',
  columns: ['document_type', 'state', 'open_doubts', 'pages', 'deal_id', 'created_at'],
  fields: [
    {
      name: 'title',
      label: 'Document',
      type: 'text',
      longest: 160,
      isRequired: true,
      isSorted: true,
    },
    {
      name: 'document_type',
      label: 'Type',
      type: 'choice',
      choices: Object.entries(DOCUMENT_KINDS).map(([value, label]) => ({ value, label })),
      isReadOnly: true,
    },
    {
      name: 'state',
      label: 'Status',
      type: 'choice',
      choices: [
        { value: 'draft', label: 'Not read' },
        { value: 'review', label: 'In review' },
        { value: 'checked', label: 'Checked' },
        { value: 'used', label: 'Used' },
      ],
      isReadOnly: true,
    },
    { name: 'open_doubts', label: 'Open doubts', type: 'number', isReadOnly: true },
    { name: 'pages', label: 'Pages', type: 'number', isReadOnly: true },
    { name: 'deal_id', label: 'Deal', type: 'record', of: 'deals' },
    { name: 'notes', label: 'Notes', type: 'longText', longest: 10000, group: 'About' },
    { name: 'owner_id', label: 'Owner', type: 'person', group: 'About', isReadOnly: true },
    { name: 'created_at', label: 'Added', type: 'time', isReadOnly: true, isSorted: true },
  ],
} as const satisfies Noun;
