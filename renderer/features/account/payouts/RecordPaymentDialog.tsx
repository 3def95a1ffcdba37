import { formatCents } from '#shared/format/money.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { amountUpTo } from './amountUpTo.ts';

const paymentUpTo = (open: number) =>
  z.object({
    method: z.enum(['check', 'transfer']),
    cents: amountUpTo(open),
    paidOn: z.string().check(
      z.refine((typed) => typed !== '', 'Enter the payment date.'),
      z.refine(
        (typed) => typed === '' || (typed >= '2000-01-01' && typed <= '3000-01-01'),
        'Check the year.',
      ),
    ),
    reference: line(80),
  });

/** A check or a bank transfer that was sent outside of the product. */
export interface RecordedPayment {
  readonly id: string;
  readonly method: string;
  readonly cents: number;
  readonly paidOn: string;
  readonly reference: string;
}

interface RecordPaymentDialogProps {
  /** What is open, in cents. */
  readonly open: number;
  readonly save: (payment: RecordedPayment) => PromiseLike<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Records a check or a bank transfer to a vendor. */
export function RecordPaymentDialog({ open, save, onClose }: RecordPaymentDialogProps) {
  const form = useSaveForm({
    schema: paymentUpTo(open),
    defaultValues: {
      method: 'check' as const,
      cents: String(open / 100),
      paidOn: '',
      reference: '',
    },
    save: (values: z.output<ReturnType<typeof paymentUpTo>>, id) => save({ id, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record payment"
      action="Record payment"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Paid by"
        options={[
          ['check', 'Check'],
          ['transfer', 'Bank transfer'],
        ]}
        {...form.field('method')}
      />
      <DecimalField
        label="Amount ($)"
        hint={`Up to ${formatCents(open)} is open.`}
        {...form.field('cents')}
      />
      <DateField label="Paid on" {...form.field('paidOn')} />
      <TextField
        label="Reference"
        isOptional
        hint="The check number, for example. The vendor sees it."
        maxLength={80}
        {...form.field('reference')}
      />
    </SaveDialog>
  );
}
