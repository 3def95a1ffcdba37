import { SETTABLE_UNIT_STATES, UNIT_STATUSES } from '#shared/operator/units.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import type { BoardUnit } from '../census.ts';
import { useSetUnitStateMutation } from '../operatorApi.ts';

const unitState = z.object({
  state: z.string(),
  deposit: checkedText(
    (typed) => typed === '' || (/^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 1_000_000),
    'Enter an amount up to 1,000,000.',
  ),
  note: line(200),
});

const OPTIONS = UNIT_STATUSES.filter(({ value }) => SETTABLE_UNIT_STATES.includes(value)).map(
  ({ value, label }) => [value, label] as const,
);

interface UnitStateDialogProps {
  readonly unit: BoardUnit;
  readonly onClose: () => void;
}

/** Changes the state of a vacant unit from now on. */
export function UnitStateDialog({ unit, onClose }: UnitStateDialogProps) {
  const [setState] = useSetUnitStateMutation();
  const form = useSaveForm({
    schema: unitState,
    defaultValues: { state: unit.status, deposit: '', note: '' },
    save: ({ state, deposit, note }, id) =>
      setState({
        id,
        unitId: unit.id,
        state,
        note: note === '' ? null : note,
        deposit: state === 'reserved' && deposit !== '' ? Number(deposit) : null,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Unit ${unit.name}`}
      action="Save state"
      failure="Not changed"
      onCancel={onClose}
    >
      <SelectField label="State" options={OPTIONS} {...form.field('state')} />
      {form.values.state === 'reserved' && (
        <DecimalField label="Deposit" isOptional {...form.field('deposit')} />
      )}
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
