import { formatCents } from '#shared/format/money.ts';
import { parseCents } from '#shared/operator/purchasing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { parsedText } from '../../../ui/form/textSchemas.ts';
import { useGoToPayment } from '../../account/billing/index.ts';
import { usePayInvoiceMutation } from './onlinePaymentsApi.ts';

const schema = z.object({
  method: z.enum(['card', 'ach']),
  cents: parsedText(parseCents, 'Enter an amount.'),
});

interface PayDialogProps {
  readonly invoice: {
    readonly id: string;
    readonly number: number;
    readonly open_cents: number;
    readonly processing_cents: number;
  };
  readonly onClose: () => void;
}

/** Starts the payment of an invoice; the provider's page takes the card or bank account. */
export function PayDialog({ invoice, onClose }: PayDialogProps) {
  const [pay] = usePayInvoiceMutation();
  const goToPayment = useGoToPayment();
  const due = invoice.open_cents - invoice.processing_cents;
  const form = useSaveForm({
    schema,
    defaultValues: { method: 'card' as const, cents: (due / 100).toFixed(2) },
    save: ({ method, cents }: { method: 'card' | 'ach'; cents: number }, id) =>
      pay({ id, invoiceId: invoice.id, method, cents }),
    onSaved: ({ url }) => {
      if (url !== null) void goToPayment(url);
    },
  });
  return (
    <SaveDialog
      form={form}
      title={`Pay invoice ${invoice.number}`}
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
      <TextField
        label="Amount ($)"
        hint={`Up to ${formatCents(due)} is open.`}
        inputMode="decimal"
        {...form.field('cents')}
      />
    </SaveDialog>
  );
}
