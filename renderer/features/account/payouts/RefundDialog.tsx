import { formatCents } from '#shared/format/money.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { amountUpTo } from './amountUpTo.ts';
import { useRefundOnlinePaymentMutation } from './payoutsApi.ts';

interface RefundDialogProps {
  /** The online payment. */
  readonly id: string;
  /** What can be refunded, in cents. */
  readonly remaining: number;
  readonly onClose: () => void;
}

/** Pays back all or a part of an online payment. */
export function RefundDialog({ id, remaining, onClose }: RefundDialogProps) {
  const [send] = useRefundOnlinePaymentMutation();
  const form = useSaveForm({
    schema: z.object({ cents: amountUpTo(remaining) }),
    defaultValues: { cents: String(remaining / 100) },
    save: ({ cents }, refundId) => send({ id, refundId, cents }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Refund payment"
      action="Send refund"
      failure="Not refunded"
      onCancel={onClose}
    >
      <DecimalField
        label="Amount ($)"
        hint={`Up to ${formatCents(remaining)}. It goes back to the card or bank account.`}
        {...form.field('cents')}
      />
    </SaveDialog>
  );
}
