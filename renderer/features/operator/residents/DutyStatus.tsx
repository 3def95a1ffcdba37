import { Tag } from '@blueprintjs/core';
import { DOCUMENT_DUTY_STATUSES, type DocumentDutyStatus } from '#shared/operator/documentRules.ts';

/** The status of a required document. */
export function DutyStatus({ status }: { readonly status: DocumentDutyStatus }) {
  const { label, intent } = DOCUMENT_DUTY_STATUSES[status];
  return (
    <Tag minimal intent={intent}>
      {label}
    </Tag>
  );
}
