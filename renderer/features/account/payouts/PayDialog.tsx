import { formatCents } from '#shared/format/money.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { useGoToPayment } from '../billing/index.ts';
import { amountUpTo } from './amountUpTo.ts';
import { type PaymentTarget, usePayOnlineMutation } from './payoutsApi.ts';

interface PayDialogProps {
  readonly title: string;
  readonly target: PaymentTarget;
  /** What can be paid, in cents. */
  readonly due: number;
  readonly onClose: () => void;
}

/** Starts an online payment; the provider's page takes the card or bank account. */
export function PayDialog({ title, target, due, onClose }: PayDialogProps) {
  const [pay] = usePayOnlineMutation();
  const goToPayment = useGoToPayment();
  const form = useSaveForm({
    schema: z.object({ method: z.enum(['card', 'ach']), cents: amountUpTo(due) }),
    defaultValues: { method: 'card' as const, cents: String(due / 100) },
    save: ({ method, cents }: { method: 'card' | 'ach'; cents: number }, id) =>
      pay({ id, method, cents, ...target }),
    onSaved: ({ url }) => {
      if (url !== null) void goToPayment(url);
    },
  });
  return (
    <SaveDialog
      form={form}
      title={title}
      action="Continue to payment"
      failure="Not started"
      onCancel={onClose}
    >
      <SelectField
        label="Pay with"
        options={[
          ['card', 'Card'],
          ['ach', 'Bank account (ACH)'],
        ]}
        {...form.field('method')}
      />
      <DecimalField
        label="Amount ($)"
        hint={`Up to ${formatCents(due)} is open.`}
        {...form.field('cents')}
      />
    </SaveDialog>
  );
}
