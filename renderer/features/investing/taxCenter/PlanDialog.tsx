import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { parseAmount } from '#shared/investing/amounts.ts';
import {
  estimatedTaxDates,
  listInstallments,
  requiredAnnualPayment,
} from '#shared/investing/estimatedTax.ts';
import { STATES } from '#shared/listings/states.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, parsedText } from '../../../ui/form/textSchemas.ts';
import styles from '../Entity.module.css';
import { usePlanTaxPaymentsMutation } from './taxApi.ts';
import type { TaxPayment } from './taxShapes.ts';

const notNegative = (typed: string) => {
  const cents = parseAmount(typed);
  return cents !== undefined && cents >= 0 ? cents : undefined;
};
const optional = () =>
  checkedText(
    (typed) => typed === '' || notNegative(typed) !== undefined,
    'Enter an amount, or leave it empty.',
  );

const schema = z.object({
  jurisdiction: z.string(),
  expected: parsedText(notNegative, 'Enter the tax you expect for the year.'),
  prior: optional(),
  income: optional(),
  withheld: optional(),
});

interface PlanDialogProps {
  readonly entityId: string;
  readonly year: number;
  readonly payments: readonly TaxPayment[];
  readonly onClose: () => void;
}

/** Plans four installments from the safe harbor of IRC §6654(d). */
export function PlanDialog({ entityId, year, payments, onClose }: PlanDialogProps) {
  const [plan] = usePlanTaxPaymentsMutation();
  const dates = estimatedTaxDates(year);
  const installmentsOf = (values: {
    readonly expected: number;
    readonly prior: string;
    readonly income: string;
    readonly withheld: string;
  }) =>
    listInstallments(
      requiredAnnualPayment({
        expectedTax: values.expected,
        priorTax: values.prior === '' ? null : (notNegative(values.prior) ?? null),
        priorIncome: notNegative(values.income) ?? 0,
        withheld: notNegative(values.withheld) ?? 0,
      }),
    );
  const form = useSaveForm({
    schema,
    defaultValues: { jurisdiction: 'US', expected: '', prior: '', income: '', withheld: '' },
    save: (values) =>
      plan({
        entityId,
        year,
        jurisdiction: values.jurisdiction,
        payments: installmentsOf(values).map((cents, at) => ({
          installment: at + 1,
          due_on: dates[at],
          cents,
        })),
      }),
    onSaved: onClose,
  });
  const expected = notNegative(form.values.expected);
  const preview = expected === undefined ? null : installmentsOf({ ...form.values, expected });
  const paid = payments.filter(
    ({ jurisdiction, paid_on }) => jurisdiction === form.values.jurisdiction && paid_on !== null,
  );
  return (
    <SaveDialog
      form={form}
      title={`Plan payments for ${year}`}
      action="Plan payments"
      failure="Not planned"
      onCancel={onClose}
    >
      <SelectField
        label="Tax"
        options={[['US', 'Federal'], ...Object.entries(STATES)]}
        hint={
          form.values.jurisdiction === 'US'
            ? undefined
            : 'Uses the federal dates and safe harbor. Check the rules of the state.'
        }
        {...form.field('jurisdiction')}
      />
      <DecimalField label="Expected tax" {...form.field('expected')} />
      <DecimalField label={`Tax of ${year - 1}`} isOptional {...form.field('prior')} />
      <DecimalField
        label={`Adjusted gross income of ${year - 1}`}
        isOptional
        {...form.field('income')}
      />
      <DecimalField label="Withholding" isOptional {...form.field('withheld')} />
      {preview !== null && (
        <ul className={styles.notes} aria-label="Installments">
          {preview.map((cents, at) => (
            <li key={dates[at]}>
              {formatCalendarDay(dates[at] ?? '')}: {formatCents(cents)}
            </li>
          ))}
          {paid.length > 0 && <li>Installments that are paid don't change.</li>}
        </ul>
      )}
    </SaveDialog>
  );
}
