import { VITALS } from '#shared/operator/care.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { useActing } from '../acting/index.ts';
import { useRecordCareEntryMutation } from './careApi.ts';
import { formatVital } from './formatVital.ts';

interface VitalDialogProps {
  readonly resident: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

const isNumber = (typed: string): boolean => /^\d{1,3}(\.\d)?$/.test(typed);

const vitalForm = z
  .object({ measure: z.string(), value: line(8), second: line(8) })
  .check((payload) => {
    const { measure, value, second } = payload.value;
    const vital = VITALS.find((one) => one.value === measure);
    const amount = Number(value);
    const isWithin =
      vital !== undefined && isNumber(value) && amount >= vital.least && amount <= vital.most;
    const add = (field: 'value' | 'second', message: string) =>
      payload.issues.push({ code: 'custom', input: payload.value, path: [field], message });
    if (!isWithin) add('value', `Enter ${vital?.least} to ${vital?.most}.`);
    if (measure === 'blood_pressure' && (!isNumber(second) || Number(second) >= amount)) {
      add('second', 'Enter a number below the systolic pressure.');
    }
  });

/** Records a measurement of a resident. */
export function VitalDialog({ resident, onClose }: VitalDialogProps) {
  const acting = useActing();
  const [record] = useRecordCareEntryMutation();
  const form = useSaveForm({
    schema: vitalForm,
    defaultValues: { measure: 'blood_pressure' as string, value: '', second: '' },
    save: ({ measure, value, second }, id) => {
      const vital = {
        measure,
        value: Number(value),
        second_value: measure === 'blood_pressure' ? Number(second) : null,
      };
      return record({
        id,
        name: `${formatVital(vital)} of ${resident.name}`,
        values: {
          kind: 'vital',
          resident_id: resident.id,
          ...vital,
          at: new Date().toISOString(),
        },
        acting,
      });
    },
    onSaved: onClose,
  });
  const isPressure = form.values.measure === 'blood_pressure';
  const unit = VITALS.find(({ value }) => value === form.values.measure)?.unit;
  return (
    <SaveDialog
      form={form}
      title={`Vital of ${resident.name}`}
      action="Save vital"
      onCancel={onClose}
    >
      <SelectField
        label="Measurement"
        options={VITALS.map(({ value, label }) => [value, label] as const)}
        {...form.field('measure')}
      />
      <DecimalField
        label={isPressure ? 'Systolic' : 'Value'}
        hint={unit}
        autoComplete="off"
        {...form.field('value')}
      />
      {isPressure && (
        <DecimalField label="Diastolic" hint={unit} autoComplete="off" {...form.field('second')} />
      )}
    </SaveDialog>
  );
}
