import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCents } from '#shared/format/money.ts';
import { parseCents } from '#shared/operator/purchasing.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line, parsedText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { PayDialog } from '../../account/payouts/index.ts';
import { requiredDay } from './rfpForm.ts';
import { useRecordMilestonePaymentMutation } from './rfpPaymentsApi.ts';
import type { Milestone } from './rfps.ts';

/** The largest amount of one online payment. */
const MOST_ONLINE_CENTS = 100_000_000;

interface MilestonePaymentProps {
  readonly milestone: Milestone;
  /** Whether the user can pay; others only read. */
  readonly canPay: boolean;
  /** Whether the vendor's account takes online payments. */
  readonly takesOnline: boolean;
}

/** What is paid and open of an accepted milestone, and how to pay it. */
export function MilestonePayment({ milestone, canPay, takesOnline }: MilestonePaymentProps) {
  const [asked, setAsked] = useState<'online' | 'record' | null>(null);
  const { id, title, status, paid_cents: paid, open_cents: open } = milestone;
  if (status !== 'accepted') return null;
  const close = () => setAsked(null);
  return (
    <>
      <span className={ui.note}>
        {formatCents(paid)} paid, {formatCents(open)} open
      </span>
      {canPay && open > 0 && (
        <div className={ui.actions}>
          {takesOnline && (
            <Button size="small" intent="primary" onClick={() => setAsked('online')}>
              Pay online <span className="visually-hidden">{title}</span>
            </Button>
          )}
          <Button size="small" onClick={() => setAsked('record')}>
            Record payment <span className="visually-hidden">{title}</span>
          </Button>
          {!takesOnline && (
            <span className={ui.note}>The vendor doesn't take online payments yet.</span>
          )}
        </div>
      )}
      {asked === 'online' && (
        <PayDialog
          title={`Pay ${title}`}
          target={{ milestoneId: id }}
          due={Math.min(open, MOST_ONLINE_CENTS)}
          onClose={close}
        />
      )}
      {asked === 'record' && <RecordDialog milestone={milestone} onClose={close} />}
    </>
  );
}

const schema = z.object({
  method: z.enum(['check', 'transfer']),
  cents: parsedText(parseCents, 'Enter an amount.'),
  paidOn: requiredDay('Enter the payment date.'),
  reference: line(80),
});

interface RecordDialogProps {
  readonly milestone: Milestone;
  readonly onClose: () => void;
}

/** Records a check or a bank transfer that was sent outside of the product. */
function RecordDialog({ milestone, onClose }: RecordDialogProps) {
  const [record] = useRecordMilestonePaymentMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      method: 'check' as const,
      cents: String(milestone.open_cents / 100),
      paidOn: '',
      reference: '',
    },
    save: (values: z.output<typeof schema>, id) =>
      record({ id, milestone: milestone.id, ...values }),
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
      <TextField
        label="Amount ($)"
        hint={`Up to ${formatCents(milestone.open_cents)} is open.`}
        inputMode="decimal"
        {...form.field('cents')}
      />
      <TextField label="Paid on" type="date" {...form.field('paidOn')} />
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
