import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import {
  INCIDENT_FACTORS,
  INCIDENT_PLACES,
  INJURIES,
  NOTIFICATION_METHODS,
  NOTIFIED_PARTIES,
  TASK_POSITIONS,
} from '#shared/operator/incidents.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import styles from './Incidents.module.css';
import {
  type Incident,
  useAddIncidentAddendumMutation,
  useAddIncidentTaskMutation,
  useNotifyOfIncidentMutation,
  useUpdateIncidentMutation,
} from './incidentsApi.ts';

interface DialogProps {
  readonly incident: Incident;
  readonly onClose: () => void;
}

const editForm = z.object({
  place: z.string(),
  description: plainText(5000).check(z.minLength(3, 'Describe what happened.')),
  injury: z.string(),
  injuryDetails: plainText(2000),
  factors: z.array(z.string()),
  witnesses: plainText(1000),
  action: plainText(5000),
  rootCause: plainText(5000),
  prevention: plainText(5000),
});

/** Changes what is known about an incident until it is signed. */
export function EditIncident({ incident, onClose }: DialogProps) {
  const [update] = useUpdateIncidentMutation();
  const form = useSaveForm({
    schema: editForm,
    defaultValues: {
      place: incident.place,
      description: incident.description,
      injury: incident.injury,
      injuryDetails: incident.injury_details ?? '',
      factors: [...incident.factors],
      witnesses: incident.witnesses ?? '',
      action: incident.action_taken ?? '',
      rootCause: incident.root_cause ?? '',
      prevention: incident.prevention ?? '',
    },
    save: (values) =>
      update({
        id: incident.id,
        version: incident.version,
        values: {
          place: values.place,
          description: values.description,
          injury: values.injury,
          injury_details: values.injuryDetails,
          factors: values.factors,
          witnesses: values.witnesses,
          action_taken: values.action,
          root_cause: values.rootCause,
          prevention: values.prevention,
        },
      }),
    onSaved: onClose,
  });
  const factors = INCIDENT_FACTORS.filter(
    ({ value, types }) =>
      types === undefined || types.includes(incident.type) || incident.factors.includes(value),
  );
  return (
    <SaveDialog form={form} title="Edit incident" action="Save incident" onCancel={onClose}>
      <SelectField label="Place" options={toOptions(INCIDENT_PLACES)} {...form.field('place')} />
      <TextAreaField label="What happened" rows={4} {...form.field('description')} />
      <SelectField label="Injury" options={toOptions(INJURIES)} {...form.field('injury')} />
      <TextAreaField label="Injury details" isOptional rows={2} {...form.field('injuryDetails')} />
      <fieldset className={styles.factors}>
        <legend>Factors</legend>
        {factors.map(({ value, label }) => (
          <Checkbox key={value} value={value} {...form.register('factors')}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextAreaField label="Witnesses" isOptional rows={2} {...form.field('witnesses')} />
      <TextAreaField label="Immediate action" isOptional rows={3} {...form.field('action')} />
      <TextAreaField label="Root cause" isOptional rows={3} {...form.field('rootCause')} />
      <TextAreaField label="Prevention" isOptional rows={3} {...form.field('prevention')} />
    </SaveDialog>
  );
}

const notificationForm = z.object({
  person: requiredLine(120, 'Enter who was notified.'),
  method: z.string(),
  at: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
});

interface NotificationDialogProps extends DialogProps {
  readonly party: string;
  /** Named by a rule of the community; null for the state, physician, and family. */
  readonly recipient: string | null;
  readonly zone: string;
}

/** Records that the physician, the family, the state, or another recipient was notified. */
export function NotificationDialog(props: NotificationDialogProps) {
  const { incident, party, recipient, zone, onClose } = props;
  const [notify] = useNotifyOfIncidentMutation();
  const form = useSaveForm({
    schema: notificationForm,
    defaultValues: { person: '', method: 'phone', at: toLocalTime(Date.now(), zone) },
    save: ({ person, method, at }) =>
      notify({ id: incident.id, party, recipient, person, method, at: toInstant(at, zone) }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Record notification: ${recipient ?? labelOf(NOTIFIED_PARTIES, party)}`}
      action="Record notification"
      failure="Not recorded"
      onCancel={onClose}
    >
      <TextField label="Person notified" {...form.field('person')} />
      <SelectField
        label="Method"
        options={toOptions(NOTIFICATION_METHODS)}
        {...form.field('method')}
      />
      <DateTimeField label="Date and time" {...form.field('at')} />
    </SaveDialog>
  );
}

const addendumForm = z.object({
  body: plainText(5000).check(z.minLength(3, 'Enter what became known.')),
});

/** Adds to a sealed incident. */
export function AddendumDialog({ incident, onClose }: DialogProps) {
  const [add] = useAddIncidentAddendumMutation();
  const form = useSaveForm({
    schema: addendumForm,
    defaultValues: { body: '' },
    save: ({ body }, id) => add({ id, incidentId: incident.id, body }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Add addendum"
      action="Add addendum"
      failure="Not added"
      onCancel={onClose}
    >
      <TextAreaField
        label="What became known"
        rows={5}
        hint="Saved with your name and the time. It can't be changed later."
        {...form.field('body')}
      />
    </SaveDialog>
  );
}

const taskForm = z.object({
  title: requiredLine(200, 'Enter what to do.'),
  position: z.string(),
  dueOn: checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.'),
});

/** Adds a follow-up task. */
export function TaskDialog({ incident, onClose }: DialogProps) {
  const [add] = useAddIncidentTaskMutation();
  const form = useSaveForm({
    schema: taskForm,
    defaultValues: { title: '', position: 'nurse', dueOn: '' },
    save: (values, id) => add({ id, incidentId: incident.id, ...values }),
    onSaved: onClose,
  });
  const positions = POSITIONS.filter(({ value }) => TASK_POSITIONS.includes(value));
  return (
    <SaveDialog
      form={form}
      title="Add task"
      action="Add task"
      failure="Not added"
      onCancel={onClose}
    >
      <TextField label="Task" {...form.field('title')} />
      <SelectField label="Position" options={toOptions(positions)} {...form.field('position')} />
      <DateField label="Due" {...form.field('dueOn')} />
    </SaveDialog>
  );
}
