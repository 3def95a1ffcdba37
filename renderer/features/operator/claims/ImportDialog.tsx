import { useEffect } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import type { Remittance } from '#shared/operator/claims/read835.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useImportRemittanceMutation, usePreviewRemittanceMutation } from './claimsApi.ts';
import type { RemittancePreview } from './claimsShapes.ts';

interface ImportDialogProps {
  readonly communityId: string;
  readonly remittance: Remittance;
  readonly onClose: () => void;
}

/** Shows what an import would post before it is posted. */
export function ImportDialog({ communityId, remittance, onClose }: ImportDialogProps) {
  const [preview, { data, error }] = usePreviewRemittanceMutation();
  const [post] = useImportRemittanceMutation();
  useEffect(() => {
    void preview({ communityId, remittance });
  }, [preview, communityId, remittance]);
  const form = useSaveForm({
    schema: z.object({}),
    defaultValues: {},
    save: (_, id) => post({ id, communityId, remittance }),
    onSaved: onClose,
  });
  const unmatched = data?.lines.filter(({ claim_id }) => claim_id === null).length ?? 0;
  return (
    <SaveDialog
      form={form}
      title={`Remittance ${remittance.trace_number}`}
      action="Post remittance"
      failure="Not posted"
      isDisabled={data === undefined || data.is_imported}
      onCancel={onClose}
    >
      <p>
        {remittance.payer_name} paid {formatCents(remittance.total_cents)} on{' '}
        {formatCalendarDay(remittance.paid_on)}.
        {unmatched > 0 && ` ${unmatched} of ${data?.lines.length} lines match no claim and wait.`}
      </p>
      {data?.is_imported === true && (
        <p className={ui.muted}>This remittance was imported before.</p>
      )}
      {error !== undefined && <ServerError title="No preview" error={error} />}
      {data === undefined && error === undefined && <Skeleton height="8rem" />}
      {data !== undefined && <PreviewTable lines={data.lines} />}
    </SaveDialog>
  );
}

const PreviewTable = ({ lines }: { readonly lines: RemittancePreview['lines'] }) => (
  <OperatorTable
    label="Lines of the remittance"
    columns={['Claim', { number: 'Charged' }, { number: 'Paid' }, { number: 'Written off' }]}
  >
    {lines.map((one, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: A payer can list a claim twice, and the list never changes.
      <tr key={index}>
        <th scope="row">
          {one.resident ?? one.patient_name ?? '—'}
          <span className={ui.subline}>{one.claim_number}</span>
          {one.claim_id === null && (
            <span className={compliance.state} data-state="due">
              No claim
            </span>
          )}
        </th>
        <td data-label="Charged" className={operator.number}>
          {formatCents(one.charged_cents)}
        </td>
        <td data-label="Paid" className={operator.number}>
          {formatCents(one.paid_cents)}
        </td>
        <td data-label="Written off" className={operator.number}>
          {formatCents(one.contractual_cents)}
        </td>
      </tr>
    ))}
  </OperatorTable>
);
