import { ENTERED_METHODS } from '#shared/operator/billing.ts';
import { parseCents } from '#shared/operator/purchasing.ts';
import { PAYORS } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import {
  line,
  numberText,
  parsedText,
  requiredLine,
  requiredText,
} from '../../../ui/form/textSchemas.ts';
import {
  useRecordPaymentMutation,
  useReversePaymentMutation,
  useSavePaymentPlanMutation,
} from './billingApi.ts';
import type { Account } from './billingShapes.ts';

const payment = z.object({
  payor: z.string(),
  method: z.string(),
  cents: parsedText(parseCents, 'Enter an amount.'),
  day: requiredText('Choose a day.'),
  reference: line(120),
});

interface PaymentDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
}

/** Records a payment, refund, or write-off. The server pays the oldest invoices of the payor first. */
export function PaymentDialog({ account, onClose }: PaymentDialogProps) {
  const [record] = useRecordPaymentMutation();
  const open = account.invoices.filter(({ open_cents }) => open_cents > 0);
  const form = useSaveForm({
    schema: payment,
    defaultValues: {
      payor: open.at(-1)?.payor ?? 'private_pay',
      method: 'check',
      cents: '',
      day: account.today,
      reference: '',
    },
    save: ({ payor, method, cents, day, reference }, id) =>
      record({
        id,
        residentId: account.id,
        values: { payor, method, cents, received_on: day, reference },
      }),
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
        label="Payor"
        options={PAYORS.map(({ value, label }) => [value, label] as const)}
        {...form.field('payor')}
      />
      <SelectField
        label="Method"
        options={ENTERED_METHODS.map(({ value, label }) => [value, label] as const)}
        {...form.field('method')}
      />
      <DecimalField
        label="Amount ($)"
        hint={
          form.values.method === 'refund'
            ? 'Paid back from the credit of this payor.'
            : 'Applied to the oldest invoices first. Any rest stays as a credit.'
        }
        {...form.field('cents')}
      />
      <DateField label="Received" max={account.today} {...form.field('day')} />
      <TextField label="Check number or reference" isOptional {...form.field('reference')} />
    </SaveDialog>
  );
}

const reversal = z.object({
  reason: requiredLine(300, 'Enter a reason.').check(z.minLength(3, 'Use at least 3 characters.')),
  chargesFee: z.boolean(),
});

interface ReversePaymentDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Reverses a payment that the bank returned. */
export function ReversePaymentDialog({ id, onClose }: ReversePaymentDialogProps) {
  const [reverse] = useReversePaymentMutation();
  const form = useSaveForm({
    schema: reversal,
    defaultValues: { reason: '', chargesFee: false },
    save: (values) => reverse({ id, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Reverse payment"
      action="Reverse payment"
      failure="Not reversed"
      onCancel={onClose}
    >
      <TextField label="Reason" hint="Such as not sufficient funds." {...form.field('reason')} />
      <Checkbox {...form.register('chargesFee')}>Charge the returned payment fee</Checkbox>
    </SaveDialog>
  );
}

const plan = z.object({
  installments: numberText(2, 36, 'Enter 2 to 36 installments.'),
  from: requiredText('Choose a day.'),
});

/** Splits the open private balance into monthly installments. */
export function PlanDialog({ account, onClose }: PaymentDialogProps) {
  const [save] = useSavePaymentPlanMutation();
  const form = useSaveForm({
    schema: plan,
    defaultValues: { installments: '3', from: '' },
    save: ({ installments, from }, id) =>
      save({
        id,
        residentId: account.id,
        values: { installments: Math.round(installments), first_due_on: from },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Payment plan" action="Save plan" onCancel={onClose}>
      <WholeNumberField
        label="Monthly installments"
        hint="On the whole open private-pay balance."
        {...form.field('installments')}
      />
      <DateField label="First due" min={account.today} {...form.field('from')} />
    </SaveDialog>
  );
}
