import { toInstant } from '#shared/format/zonedTime.ts';
import { WEEKDAYS } from '#shared/operator/care.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { line, numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useResidentChoices } from '../residentChoices.ts';
import styles from './Family.module.css';
import { useSaveAppointmentMutation, useSaveVisitSettingsMutation } from './familyApi.ts';
import type { VisitSettings } from './familyShapes.ts';

const count = (least: number, most: number) =>
  numberText(least, most, `Enter a number from ${least} to ${most}.`);
const hours = z.object({
  days: z.array(z.string()).check(z.minLength(1, 'Choose at least one day.')),
  opens: z.string().check(z.minLength(1, 'Enter a time.')),
  closes: z.string().check(z.minLength(1, 'Enter a time.')),
  slotMinutes: z.string(),
  capacity: count(1, 200),
  maxGuests: count(1, 20),
  daysAhead: count(1, 180),
  confirms: z.boolean(),
  note: line(300),
});

interface VisitHoursProps {
  readonly communityId: string;
  readonly settings: VisitSettings;
  readonly onClose: () => void;
}

/** Visiting days, hours, and how many visits fit at a time. */
export function VisitHours({ communityId, settings, onClose }: VisitHoursProps) {
  const [save] = useSaveVisitSettingsMutation();
  const form = useSaveForm({
    schema: hours,
    defaultValues: {
      days: [...settings.days],
      opens: settings.opens.slice(0, 5),
      closes: settings.closes.slice(0, 5),
      slotMinutes: `${settings.slot_minutes}`,
      capacity: `${settings.capacity}`,
      maxGuests: `${settings.max_guests}`,
      daysAhead: `${settings.days_ahead}`,
      confirms: settings.confirms_automatically,
      note: settings.note ?? '',
    },
    save: (values) =>
      save({
        communityId,
        version: settings.version,
        values: {
          days: values.days,
          opens: values.opens,
          closes: values.closes,
          slot_minutes: Number(values.slotMinutes),
          capacity: values.capacity,
          max_guests: values.maxGuests,
          days_ahead: values.daysAhead,
          confirms_automatically: values.confirms,
          note: values.note,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Visiting hours" action="Save visiting hours" onCancel={onClose}>
      <fieldset className={styles.days}>
        <legend>Days</legend>
        {WEEKDAYS.map(({ value, label }) => (
          <Checkbox key={value} value={value} {...form.register('days')}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextField label="From" type="time" {...form.field('opens')} />
      <TextField label="Until" type="time" {...form.field('closes')} />
      <SelectField
        label="Length of a visit"
        options={[
          ['30', '30 minutes'],
          ['45', '45 minutes'],
          ['60', '1 hour'],
          ['90', '1.5 hours'],
          ['120', '2 hours'],
        ]}
        {...form.field('slotMinutes')}
      />
      <WholeNumberField label="Visits at a time" {...form.field('capacity')} />
      <WholeNumberField label="Visitors per visit" {...form.field('maxGuests')} />
      <WholeNumberField label="Days ahead" {...form.field('daysAhead')} />
      <TextField label="Note for families" isOptional {...form.field('note')} />
      <Checkbox {...form.register('confirms')}>Confirm visits automatically</Checkbox>
    </SaveDialog>
  );
}

const appointment = z.object({
  resident: z.string().check(z.minLength(1, 'Choose a resident.')),
  title: requiredLine(120, 'Enter what it is.'),
  place: line(120),
  at: z.string().check(z.minLength(1, 'Enter a date and time.')),
});

interface NewAppointmentProps {
  readonly communityId: string;
  readonly zone: string;
  readonly onClose: () => void;
}

/** An appointment on a resident's family calendar. */
export function NewAppointment({ communityId, zone, onClose }: NewAppointmentProps) {
  const residents = useResidentChoices(communityId);
  const [save] = useSaveAppointmentMutation();
  const form = useSaveForm({
    schema: appointment,
    defaultValues: { resident: '', title: '', place: '', at: '' },
    save: ({ resident, title, place, at }, id) =>
      save({
        id,
        residentId: resident,
        values: { title, place, starts_at: toInstant(at, zone) },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Add appointment"
      action="Add appointment"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField
        label="Resident"
        options={[['', 'Choose a resident'], ...residents]}
        {...form.field('resident')}
      />
      <TextField
        label="Appointment"
        hint="Family who share the calendar see it."
        {...form.field('title')}
      />
      <TextField label="Place" isOptional {...form.field('place')} />
      <DateTimeField label="Date and time" {...form.field('at')} />
    </SaveDialog>
  );
}
