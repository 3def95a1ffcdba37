import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import { DOSE_EFFECTS, DOSE_STATUSES } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import { useActing } from '../acting/index.ts';
import { type Dose, type MedicationOrder, nameDose, type Slot } from './medication.ts';
import {
  useRecordDoseMutation,
  useRecordEffectMutation,
  useStrikeDoseMutation,
} from './medicationsApi.ts';

interface RecordDoseDialogProps {
  readonly order: MedicationOrder;
  /** Null for an as-needed dose. */
  readonly slot: Slot | null;
  readonly zone: string;
  readonly residentName: string;
  readonly isOnLeave: boolean;
  readonly onClose: () => void;
}

const doseForm = (slot: Slot | null, windowMinutes: number, zone: string) =>
  z
    .object({
      status: z.string(),
      at: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
      note: line(300),
    })
    .check(
      z.refine(
        ({ status, at, note }) =>
          note !== '' ||
          status === 'leave' ||
          (status === 'given' &&
            slot !== null &&
            Date.parse(toInstant(at, zone)) <= Date.parse(slot.due_at) + windowMinutes * 60_000),
        { path: ['note'], error: 'Enter a reason.' },
      ),
    );

/** Records a dose with its status, time, and reason. */
export function RecordDoseDialog({
  order,
  slot,
  zone,
  residentName,
  isOnLeave,
  onClose,
}: RecordDoseDialogProps) {
  const acting = useActing();
  const [record] = useRecordDoseMutation();
  const form = useSaveForm({
    schema: doseForm(slot, order.window_minutes, zone),
    defaultValues: {
      status: isOnLeave ? 'leave' : 'given',
      at: toLocalTime(Date.now(), zone),
      note: '',
    },
    save: ({ status, at, note }, id) =>
      record({
        id,
        name: nameDose(order, residentName, slot?.due_at ?? null, status, zone),
        acting,
        orderId: order.id,
        dueAt: slot?.due_at ?? null,
        status,
        at: toInstant(at, zone),
        note: note === '' ? null : note,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`${order.drug} ${order.dose}`}
      action="Record dose"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField label="Status" options={toOptions(DOSE_STATUSES)} {...form.field('status')} />
      <DateTimeField label="Time" {...form.field('at')} />
      <TextField
        label="Reason"
        isOptional={form.values.status === 'leave'}
        {...form.field('note')}
      />
    </SaveDialog>
  );
}

interface DoseDialogProps {
  readonly dose: Dose;
  readonly onClose: () => void;
}

/** Strikes through an entry made in error. It stays in the record. */
export function StrikeDialog({ dose, onClose }: DoseDialogProps) {
  const acting = useActing();
  const [strike] = useStrikeDoseMutation();
  return (
    <ReasonDialog
      title="Strike through entry"
      action="Strike through"
      failure="Not changed"
      intent="danger"
      save={(reason) =>
        strike({ id: dose.id, name: 'Entry in error struck through', reason, acting })
      }
      onClose={onClose}
    />
  );
}

const effectForm = z.object({ effect: z.string(), note: line(300) });

/** Records whether a dose given as needed worked. */
export function EffectDialog({ dose, onClose }: DoseDialogProps) {
  const acting = useActing();
  const [record] = useRecordEffectMutation();
  const form = useSaveForm({
    schema: effectForm,
    defaultValues: { effect: 'effective', note: '' },
    save: (values) =>
      record({
        id: dose.id,
        name: `Effect: ${labelOf(DOSE_EFFECTS, values.effect).toLowerCase()}`,
        acting,
        ...values,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record effect"
      action="Record effect"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField label="Effect" options={toOptions(DOSE_EFFECTS)} {...form.field('effect')} />
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
