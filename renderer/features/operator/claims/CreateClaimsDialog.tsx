import { CLAIM_PAYORS } from '#shared/operator/claims/claim.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { useCreateClaimsMutation } from './claimsApi.ts';
import type { ClaimList } from './claimsShapes.ts';

const day = () => checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.');
const schema = z.object({ payor: z.string(), from: day(), to: day() });

interface CreateClaimsDialogProps {
  readonly communityId: string;
  readonly list: ClaimList;
  readonly onClose: () => void;
}

/** Creates a draft for each resident and month with posted charges of a payor. */
export function CreateClaimsDialog({ communityId, list, onClose }: CreateClaimsDialogProps) {
  const [create] = useCreateClaimsMutation();
  const newest = list.unclaimed[0];
  const month = newest?.month ?? `${list.today.slice(0, 7)}-01`;
  const form = useSaveForm({
    schema,
    defaultValues: { payor: newest?.payor ?? 'medicaid', from: month, to: list.today },
    save: (values) => create({ communityId, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Create claims"
      action="Create claims"
      failure="Not created"
      onCancel={onClose}
    >
      <SelectField label="Payor" options={toOptions(CLAIM_PAYORS)} {...form.field('payor')} />
      <DateField label="Service from" {...form.field('from')} />
      <DateField
        label="Service until"
        hint="Up to 93 days. One claim for each resident and month."
        {...form.field('to')}
      />
    </SaveDialog>
  );
}
