import { formatCents } from '#shared/format/money.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { useResolveLineMutation } from './claimsApi.ts';
import type { ClaimList, RemittanceLine } from './claimsShapes.ts';
import { monthOf } from './claimTexts.ts';

const schema = z.object({ claim: z.string(), note: line(300) });

interface ResolveDialogProps {
  readonly line: RemittanceLine;
  readonly list: ClaimList;
  readonly onClose: () => void;
}

/** Posts a line to a claim, or notes what was done about it. */
export function ResolveDialog({ line: one, list, onClose }: ResolveDialogProps) {
  const [resolve] = useResolveLineMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { claim: '', note: '' },
    save: ({ claim, note }) => resolve({ id: one.id, claimId: claim === '' ? null : claim, note }),
    onSaved: onClose,
  });
  const claims = list.claims.filter(({ status }) => !['draft', 'ready'].includes(status));
  return (
    <SaveDialog
      form={form}
      title={`Resolve ${one.claim_number}`}
      action="Resolve line"
      failure="Not resolved"
      onCancel={onClose}
    >
      <p>
        {one.patient_name ?? 'No name'}: charged {formatCents(one.charged_cents)}, paid{' '}
        {formatCents(one.paid_cents)}.
      </p>
      <SelectField
        label="Post to claim"
        options={[
          ['', 'None: note only'],
          ...claims.map(
            ({ id, resident, from_on, total_cents }) =>
              [id, `${resident}, ${monthOf(from_on)}, ${formatCents(total_cents)}`] as const,
          ),
        ]}
        {...form.field('claim')}
      />
      <TextField
        label="Note"
        hint="Describe what you did, such as a refund to the payer."
        isOptional={form.values.claim !== ''}
        {...form.field('note')}
      />
    </SaveDialog>
  );
}
