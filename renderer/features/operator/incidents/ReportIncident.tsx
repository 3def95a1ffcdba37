import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import {
  INCIDENT_FACTORS,
  INCIDENT_PLACES,
  INCIDENT_TYPES,
  INJURIES,
} from '#shared/operator/incidents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, plainText } from '../../../ui/form/textSchemas.ts';
import { useCensusBoardQuery } from '../operatorApi.ts';
import { useResidentChoices } from '../residentChoices.ts';
import styles from './Incidents.module.css';
import { useReportIncidentMutation } from './incidentsApi.ts';

const incidentForm = z.object({
  type: z.string(),
  residentId: z.string(),
  at: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
  place: z.string(),
  description: plainText(5000).check(z.minLength(3, 'Describe what happened.')),
  injury: z.string(),
  injuryDetails: plainText(2000),
  factors: z.array(z.string()),
  witnesses: plainText(1000),
  action: plainText(5000),
});

interface ReportIncidentProps {
  readonly communityId: string;
  readonly onClose: () => void;
  /** A dose that went wrong. */
  readonly event?: {
    readonly residentId: string;
    readonly doseId: string | null;
    readonly description: string;
  };
}

/** Reports an incident. Directors and nurses are notified, and the state's clock starts. */
export function ReportIncident({ communityId, onClose, event }: ReportIncidentProps) {
  const board = useCensusBoardQuery({ communityId, day: null });
  const zone = board.data?.time_zone;
  return zone === undefined ? null : (
    <ReportForm communityId={communityId} zone={zone} onClose={onClose} event={event} />
  );
}

interface ReportFormProps extends Omit<ReportIncidentProps, 'event'> {
  readonly zone: string;
  readonly event: ReportIncidentProps['event'] | undefined;
}

function ReportForm({ communityId, zone, onClose, event }: ReportFormProps) {
  const residents = useResidentChoices(communityId);
  const [report] = useReportIncidentMutation();
  const form = useSaveForm({
    schema: incidentForm,
    defaultValues: {
      type: event === undefined ? 'fall' : 'medication_event',
      residentId: event?.residentId ?? '',
      at: toLocalTime(Date.now(), zone),
      place: 'resident_room',
      description: event?.description ?? '',
      injury: 'none',
      injuryDetails: '',
      factors: [] as string[],
      witnesses: '',
      action: '',
    },
    save: (values, id) =>
      report({
        id,
        communityId,
        values: {
          type: values.type,
          at: toInstant(values.at, zone),
          place: values.place,
          description: values.description,
          injury: values.injury,
          injury_details: values.injuryDetails,
          factors: values.factors,
          witnesses: values.witnesses,
          action_taken: values.action,
          ...(values.residentId !== '' && { resident_id: values.residentId }),
          ...(event !== undefined && event.doseId !== null && { dose_id: event.doseId }),
        },
      }),
    onSaved: onClose,
  });
  const { type, injury } = form.values;
  return (
    <SaveDialog
      form={form}
      title={event === undefined ? 'Report incident' : 'Report medication event'}
      action="Report incident"
      failure="Not reported"
      onCancel={onClose}
    >
      <SelectField label="Type" options={toOptions(INCIDENT_TYPES)} {...form.field('type')} />
      <SelectField
        label="Resident"
        options={[['', 'No resident'], ...residents]}
        {...form.field('residentId')}
      />
      <DateTimeField
        label="Occurred or discovered"
        hint="In the community's time zone."
        {...form.field('at')}
      />
      <SelectField label="Place" options={toOptions(INCIDENT_PLACES)} {...form.field('place')} />
      <TextAreaField label="What happened" rows={4} {...form.field('description')} />
      <SelectField label="Injury" options={toOptions(INJURIES)} {...form.field('injury')} />
      {injury !== 'none' && (
        <TextAreaField
          label="Injury details"
          isOptional
          rows={2}
          {...form.field('injuryDetails')}
        />
      )}
      <fieldset className={styles.factors}>
        <legend>Factors</legend>
        {INCIDENT_FACTORS.filter(({ types }) => types === undefined || types.includes(type)).map(
          ({ value, label }) => (
            <Checkbox key={value} value={value} {...form.register('factors')}>
              {label}
            </Checkbox>
          ),
        )}
      </fieldset>
      <TextAreaField label="Witnesses" isOptional rows={2} {...form.field('witnesses')} />
      <TextAreaField label="Immediate action" isOptional rows={3} {...form.field('action')} />
    </SaveDialog>
  );
}
