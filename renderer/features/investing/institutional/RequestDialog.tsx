import { parseAmount } from '#shared/investing/amounts.ts';
import { describeBreach, MANDATE_CARE_TYPES } from '#shared/investing/mandates.ts';
import { STATES } from '#shared/listings/states.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import styles from '../Entity.module.css';
import { useListEntityHoldingsQuery } from '../investingApi.ts';
import { useCheckMandatesQuery, useRequestApprovalMutation } from './institutionApi.ts';

const positive = (typed: string) => {
  const cents = parseAmount(typed);
  return cents !== undefined && cents > 0 ? cents : undefined;
};
const percent = (typed: string) =>
  typed.trim() === '' || (Number(typed) >= 0 && Number(typed) <= 100);

const schema = z.object({
  kind: z.string(),
  amount: parsedText(positive, 'Enter an amount above zero.'),
  counterparty: requiredLine(160, 'Enter who receives it.').check(
    z.minLength(2, 'Use at least 2 characters.'),
  ),
  purpose: requiredLine(300, 'Enter what it is for.').check(
    z.minLength(3, 'Use at least 3 characters.'),
  ),
  dueOn: checkedText((typed) => typed === '' || /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.'),
  holding: z.string(),
  careType: z.string(),
  state: z.string(),
  operator: line(120),
  leverage: checkedText(percent, 'Enter a percentage from 0 to 100.'),
  exceptionReason: line(500),
});

interface RequestDialogProps {
  readonly entityId: string;
  readonly onClose: () => void;
}

/** Requests a wire or a commitment. A commitment is checked against the mandates while it is typed. */
export function RequestDialog({ entityId, onClose }: RequestDialogProps) {
  const [request] = useRequestApprovalMutation();
  const holdings = useListEntityHoldingsQuery(entityId).currentData ?? [];
  const form = useSaveForm({
    schema,
    defaultValues: {
      kind: 'wire',
      amount: '',
      counterparty: '',
      purpose: '',
      dueOn: '',
      holding: '',
      careType: '',
      state: '',
      operator: '',
      leverage: '',
      exceptionReason: '',
    },
    save: (values, id) =>
      request({
        id,
        entityId,
        values: {
          ...dealOf({ ...values, cents: values.amount }),
          kind: values.kind,
          counterparty: values.counterparty,
          purpose: values.purpose,
          due_on: values.dueOn || null,
          exception_reason: values.exceptionReason || null,
        },
      }),
    onSaved: onClose,
  });
  const { values } = form;
  const isCommitment = values.kind === 'commitment';
  const cents = positive(values.amount);
  const check = useCheckMandatesQuery(
    { entityId, deal: dealOf({ ...values, cents: cents ?? 0 }) },
    { skip: !isCommitment || cents === undefined || !percent(values.leverage) },
  );
  const breaches = isCommitment ? (check.currentData ?? []) : [];
  function chooseHolding(id: string) {
    const chosen = holdings.find((holding) => holding.id === id);
    if (chosen === undefined) return;
    form.setValue('careType', chosen.care_type ?? '');
    form.setValue('state', chosen.state ?? '');
    form.setValue('operator', chosen.operator ?? '');
  }
  const holding = form.field('holding');
  return (
    <SaveDialog
      form={form}
      title="Request approval"
      action="Request approval"
      failure="Not requested"
      onCancel={onClose}
    >
      <SelectField
        label="Kind"
        options={[
          ['wire', 'Wire'],
          ['commitment', 'Commitment'],
        ]}
        {...form.field('kind')}
      />
      <DecimalField label="Amount" {...form.field('amount')} />
      <TextField label="Recipient" {...form.field('counterparty')} />
      <TextField label="Purpose" {...form.field('purpose')} />
      <DateField label="Due" isOptional {...form.field('dueOn')} />
      <SelectField
        label="Holding"
        isOptional
        hint={isCommitment ? 'The amount is added to its commitment when released.' : undefined}
        options={[['', 'None'], ...holdings.map(({ id, name }) => [id, name] as const)]}
        {...holding}
        onChange={(event) => {
          void holding.onChange(event);
          chooseHolding(event.target.value);
        }}
      />
      {isCommitment && (
        <>
          <SelectField
            label="Care type"
            isOptional
            options={[['', 'Not given'], ...toOptions(MANDATE_CARE_TYPES)]}
            {...form.field('careType')}
          />
          <SelectField
            label="State"
            isOptional
            options={[['', 'Not given'], ...Object.entries(STATES)]}
            {...form.field('state')}
          />
          <TextField label="Operator" isOptional {...form.field('operator')} />
          <DecimalField
            label="Leverage, %"
            isOptional
            hint="Loan to value at closing."
            {...form.field('leverage')}
          />
          {breaches.length > 0 && (
            <>
              <ul className={styles.notes} aria-label="Outside the mandate">
                {breaches.map((breach) => (
                  <li
                    key={`${breach.mandate}-${breach.rule}`}
                    className={styles.state}
                    data-state="due"
                  >
                    {describeBreach(breach)}
                  </li>
                ))}
              </ul>
              <TextField
                label="Reason for the exception"
                hint="At least 10 characters. An exception needs one more approval."
                {...form.field('exceptionReason')}
              />
            </>
          )}
        </>
      )}
    </SaveDialog>
  );
}

interface Deal {
  readonly cents: number;
  readonly holding: string;
  readonly careType: string;
  readonly state: string;
  readonly operator: string;
  readonly leverage: string;
}

const dealOf = ({ cents, holding, careType, state, operator, leverage }: Deal) => ({
  cents,
  holding_id: holding || null,
  care_type: careType || null,
  state: state || null,
  operator: operator.trim() || null,
  leverage_percent: leverage.trim() === '' ? null : Number(leverage),
});
