import type { Choice } from '../records/choice.ts';

/** Types of residents' documents, as in `resident_documents.type`. */
export const DOCUMENT_TYPES: readonly Choice[] = [
  { value: 'agreement', label: 'Residency agreement' },
  { value: 'physician_report', label: 'Physician report' },
  { value: 'tb_test', label: 'TB test' },
  { value: 'directive', label: 'Advance directive' },
  { value: 'insurance_card', label: 'Insurance card' },
  { value: 'consent', label: 'Consent' },
  { value: 'assessment', label: 'Assessment' },
  { value: 'other', label: 'Other' },
];

/** Status of a required document, as `list_document_compliance` returns it. */
export const DOCUMENT_DUTY_STATUSES = {
  missing: { label: 'Missing', intent: 'danger' },
  expired: { label: 'Expired', intent: 'danger' },
  expires_soon: { label: 'Expires soon', intent: 'warning' },
  due: { label: 'Due', intent: 'warning' },
  current: { label: 'Current', intent: 'success' },
} as const;
export type DocumentDutyStatus = keyof typeof DOCUMENT_DUTY_STATUSES;
