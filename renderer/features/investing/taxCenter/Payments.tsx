import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { getStateName } from '#shared/listings/states.ts';
import { sumCents } from '#shared/underwriting/cents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { parsedText } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { PlanDialog } from './PlanDialog.tsx';
import { useRecordTaxPaymentMutation } from './taxApi.ts';
import type { TaxPayment } from './taxShapes.ts';
import { requiredDay, type TaxTabProps } from './taxTab.ts';

const placeLabel = (jurisdiction: string): string =>
  jurisdiction === 'US' ? 'Federal' : getStateName(jurisdiction);

/** Estimated payments of a year by due date, with reminders. */
export function Payments({ entityId, year, today, center, picker }: TaxTabProps) {
  const [isPlanning, setPlanning] = useState(false);
  const [paying, setPaying] = useState<TaxPayment | null>(null);
  const { payments } = center;
  const planned = sumCents(payments.map(({ planned_cents }) => planned_cents));
  const paid = sumCents(payments.map(({ paid_cents }) => paid_cents ?? 0));
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {picker}
        <Button size="small" intent="primary" onClick={() => setPlanning(true)}>
          Plan payments
        </Button>
        {payments.length > 0 && (
          <span className={ui.caption}>
            {formatCents(paid)} paid of {formatCents(planned)}
          </span>
        )}
      </div>
      {payments.length === 0 ? (
        <EmptyState title={`No estimated payments for ${year}`}>
          Plan four installments. You get a reminder a week before each due date.
        </EmptyState>
      ) : (
        <ColumnTable<TaxPayment>
          className={styles.list}
          rows={payments}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Payment',
              cell: (row) => `${placeLabel(row.jurisdiction)}, installment ${row.installment}`,
            },
            {
              label: 'Due',
              cell: (row) => (
                <span
                  className={styles.state}
                  data-state={row.paid_on === null && row.due_on < today ? 'problem' : ''}
                >
                  {formatCalendarDay(row.due_on)}
                  {row.paid_on === null && row.due_on < today && ', overdue'}
                </span>
              ),
            },
            {
              label: 'Planned',
              className: styles.number,
              cell: ({ planned_cents }) => formatCents(planned_cents),
            },
            {
              label: 'Paid',
              className: styles.number,
              cell: ({ paid_cents }) => (paid_cents === null ? null : formatCents(paid_cents)),
            },
            {
              label: 'Paid on',
              cell: ({ paid_on }) => paid_on && formatCalendarDay(paid_on),
            },
            {
              label: 'Reminder',
              cell: ({ remind_on }) => remind_on && formatCalendarDay(remind_on),
            },
            {
              label: 'Change',
              cell: (row) => (
                <Button size="small" onClick={() => setPaying(row)}>
                  {row.paid_on === null ? 'Record payment' : 'Correct payment'}
                </Button>
              ),
            },
          ]}
        />
      )}
      <p className={ui.caption}>
        Federal dates: IRC §6654(c)(2), moved to the next business day by §7503. No penalty if 90%
        of the year's tax is paid, or 100% of the year before, 110% above $150,000 of adjusted gross
        income (§6654(d)(1)). State dates differ.
      </p>
      {isPlanning && (
        <PlanDialog
          entityId={entityId}
          year={year}
          payments={payments}
          onClose={() => setPlanning(false)}
        />
      )}
      {paying !== null && (
        <PayDialog payment={paying} today={today} onClose={() => setPaying(null)} />
      )}
    </div>
  );
}

const schema = z.object({
  amount: parsedText((typed) => {
    const cents = parseAmount(typed);
    return cents !== undefined && cents >= 0 ? cents : undefined;
  }, 'Enter an amount.'),
  paidOn: requiredDay(),
});

interface PayDialogProps {
  readonly payment: TaxPayment;
  readonly today: string;
  readonly onClose: () => void;
}

function PayDialog({ payment, today, onClose }: PayDialogProps) {
  const [record] = useRecordTaxPaymentMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      amount: toAmountText(payment.paid_cents ?? payment.planned_cents),
      paidOn: payment.paid_on ?? today,
    },
    save: ({ amount, paidOn }) => record({ id: payment.id, cents: amount, paidOn }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`${placeLabel(payment.jurisdiction)}, installment ${payment.installment}`}
      action="Record payment"
      failure="Not recorded"
      onCancel={onClose}
    >
      <DecimalField label="Amount paid" {...form.field('amount')} />
      <DateField label="Paid on" {...form.field('paidOn')} />
    </SaveDialog>
  );
}
