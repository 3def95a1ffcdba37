import { useState } from 'react';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { MANDATE_CARE_TYPES } from '#shared/investing/mandates.ts';
import { STATES } from '#shared/listings/states.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import styles from '../Entity.module.css';
import { useSaveMandateMutation } from './institutionApi.ts';
import type { Mandate } from './institutionShapes.ts';

interface MandateDialogProps {
  readonly entityId: string;
  /** Null adds one. */
  readonly mandate: Mandate | null;
  readonly onClose: () => void;
}

const amount = () =>
  checkedText(
    (typed) => typed === '' || (parseAmount(typed) ?? -1) >= 0,
    'Enter an amount, or leave it empty.',
  );
const percent = () =>
  checkedText(
    (typed) => typed === '' || (Number(typed) >= 0 && Number(typed) <= 100),
    'Enter a percentage from 0 to 100.',
  );
const isStateCode = (code: string) => code in STATES;
const listOfStates = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

const schema = z
  .object({
    name: requiredLine(160, 'Enter a name.'),
    states: checkedText(
      (typed) => listOfStates(typed).every(isStateCode),
      'Enter state codes, such as OH, PA.',
    ),
    operators: line(400),
    least: amount(),
    most: amount(),
    leverage: percent(),
    state: percent(),
    operator: percent(),
  })
  .check(
    z.refine(
      ({ least, most }) =>
        least === '' || most === '' || (parseAmount(least) ?? 0) <= (parseAmount(most) ?? 0),
      { path: ['most'], message: 'Must be at least the smallest amount.' },
    ),
  );

const toNumber = (typed: string) => (typed === '' ? null : Number(typed));
const toCents = (typed: string) => (typed === '' ? null : (parseAmount(typed) ?? null));
const toText = (value: number | null) => (value === null ? '' : String(value));

/** Adds a mandate. Saving an existing one ends it and adds its successor. */
export function MandateDialog({ entityId, mandate, onClose }: MandateDialogProps) {
  const [save] = useSaveMandateMutation();
  const [care, setCare] = useState<readonly string[]>(mandate?.care_types ?? []);
  const form = useSaveForm({
    schema,
    defaultValues: {
      name: mandate?.name ?? '',
      states: mandate?.states.join(', ') ?? '',
      operators: mandate?.operators.join(', ') ?? '',
      least: toAmountText(mandate?.least_cents ?? null),
      most: toAmountText(mandate?.most_cents ?? null),
      leverage: toText(mandate?.leverage_percent ?? null),
      state: toText(mandate?.state_percent ?? null),
      operator: toText(mandate?.operator_percent ?? null),
    },
    save: (values, id) =>
      save({
        id,
        entityId,
        replaces: mandate?.id ?? null,
        values: {
          name: values.name,
          care_types: care,
          states: listOfStates(values.states),
          operators: values.operators
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
          least_cents: toCents(values.least),
          most_cents: toCents(values.most),
          leverage_percent: toNumber(values.leverage),
          state_percent: toNumber(values.state),
          operator_percent: toNumber(values.operator),
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={mandate === null ? 'Add mandate' : 'Edit mandate'}
      action="Save mandate"
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <fieldset className={styles.checks}>
        <legend>Care types</legend>
        {MANDATE_CARE_TYPES.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={care.includes(value)}
            onChange={({ target }) =>
              setCare(target.checked ? [...care, value] : care.filter((one) => one !== value))
            }
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label="States"
        hint="State codes, separated by commas. Empty allows all."
        isOptional
        {...form.field('states')}
      />
      <TextField
        label="Operators"
        hint="Names, separated by commas. Empty allows all."
        isOptional
        {...form.field('operators')}
      />
      <DecimalField label="Smallest amount" isOptional {...form.field('least')} />
      <DecimalField label="Largest amount" isOptional {...form.field('most')} />
      <DecimalField label="Largest leverage, %" isOptional {...form.field('leverage')} />
      <DecimalField
        label="Largest share of one state, %"
        hint="Of commitments of active holdings and the new one, from the second on."
        isOptional
        {...form.field('state')}
      />
      <DecimalField
        label="Largest share of one operator, %"
        isOptional
        {...form.field('operator')}
      />
    </SaveDialog>
  );
}
