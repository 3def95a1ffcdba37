import { toCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import type { Portfolio } from '#shared/investing/portfolio.ts';
import { readAmount } from '#shared/investing/statementRows.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { KIND_CHOICES } from './movementKinds.ts';
import styles from './Portfolio.module.css';
import { useRecordMovementMutation } from './portfolioApi.ts';

const isAmount = (typed: string): boolean => {
  const cents = readAmount(typed);
  return cents !== null && cents >= 0;
};
const centsOf = (typed: string): number => readAmount(typed) ?? 0;
const optionalAmount = z
  .string()
  .check(z.refine((typed) => typed.trim() === '' || isAmount(typed), 'Enter an amount.'));

const schema = z
  .object({
    kind: z.string(),
    holding: z.string(),
    day: z.string().check(z.minLength(1, 'Enter a date.')),
    amount: z.string().check(z.refine(isAmount, 'Enter an amount.')),
    returned: optionalAmount,
    gain: optionalAmount,
    isFinal: z.boolean(),
    memo: line(200),
  })
  .check(
    z.refine(
      ({ kind, holding }) => !holding.startsWith('entity:') || kind === 'expense' || kind === 'fee',
      {
        path: ['holding'],
        message: 'Choose a holding. Only expenses and fees can be without one.',
      },
    ),
    z.refine(({ kind, amount }) => kind === 'valuation' || centsOf(amount) > 0, {
      path: ['amount'],
      message: 'Enter an amount above zero.',
    }),
    z.refine(
      ({ kind, amount, returned, gain }) =>
        kind !== 'distribution' || centsOf(returned) + centsOf(gain) <= centsOf(amount),
      { path: ['returned'], message: 'Return of capital and gain are more than the amount.' },
    ),
  );

interface MovementDialogProps {
  readonly portfolio: Portfolio;
  readonly holdingId?: string;
  readonly onClose: () => void;
}

/** Records a contribution, distribution, valuation, expense, or fee. */
export function MovementDialog({ portfolio, holdingId, onClose }: MovementDialogProps) {
  const [record] = useRecordMovementMutation();
  const { holdings, entities } = portfolio;
  const form = useSaveForm({
    schema,
    defaultValues: {
      kind: 'distribution',
      holding: holdingId ?? holdings[0]?.id ?? '',
      day: toCalendarDay(new Date()),
      amount: '',
      returned: '',
      gain: '',
      isFinal: false,
      memo: '',
    },
    save: ({ kind, holding, day, amount, returned, gain, isFinal, memo }, id) => {
      const isDistribution = kind === 'distribution';
      const cents = centsOf(amount);
      const parts = { return_cents: centsOf(returned), gain_cents: centsOf(gain) };
      const entityId = holding.startsWith('entity:')
        ? holding.slice('entity:'.length)
        : (holdings.find((one) => one.id === holding)?.entity_id ?? '');
      return record({
        id,
        entityId,
        values: {
          kind,
          day,
          cents,
          memo,
          holding_id: holding.startsWith('entity:') ? null : holding,
          ...(isDistribution && {
            ...parts,
            income_cents: cents - parts.return_cents - parts.gain_cents,
            is_final: isFinal,
          }),
        },
      });
    },
    onSaved: onClose,
  });
  const { kind, amount, returned, gain } = form.values;
  const income = centsOf(amount) - centsOf(returned) - centsOf(gain);
  const choices = [
    ...holdings.map(({ id, name }) => [id, name] as const),
    ...(kind === 'expense' || kind === 'fee'
      ? entities.map(({ id, name }) => [`entity:${id}`, `${name}, no holding`] as const)
      : []),
  ];
  return (
    <SaveDialog
      form={form}
      title="Record entry"
      action="Record entry"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField label="Type" options={KIND_CHOICES} {...form.field('kind')} />
      <SelectField label="Holding" options={choices} {...form.field('holding')} />
      <DateField label="Date" {...form.field('day')} />
      <DecimalField
        label={kind === 'valuation' ? 'Value of your share' : 'Amount'}
        maxLength={20}
        hint={kind === 'valuation' ? 'What the holding is worth at the end of the day.' : undefined}
        {...form.field('amount')}
      />
      {kind === 'distribution' && (
        <>
          <div className={styles.inputs}>
            <DecimalField
              label="Return of capital"
              isOptional
              maxLength={20}
              {...form.field('returned')}
            />
            <DecimalField label="Gain" isOptional maxLength={20} {...form.field('gain')} />
          </div>
          <p aria-live="polite">Income: {formatCents(Math.max(income, 0))}</p>
          <Checkbox {...form.register('isFinal')}>
            Final distribution: the holding is worth nothing afterwards
          </Checkbox>
        </>
      )}
      <TextField label="Memo" isOptional {...form.field('memo')} />
    </SaveDialog>
  );
}
