import { formatCalendarDay } from '#shared/format/date.ts';
import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import { compareCensusDays, computeCensusDays, toLocalDay } from '#shared/operator/census.ts';
import { foldStays, needsUnit, STAY_TYPES, type StayType } from '#shared/operator/stays.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line } from '../../../ui/form/textSchemas.ts';
import type { BoardUnit } from '../census.ts';
import { useRecordStayMutation } from '../operatorApi.ts';
import type { OpenResident, Stay } from '../resident.ts';
import { bedInUnit, listBedOptions, listUnitOptions } from '../unitOptions.ts';
import styles from './Resident.module.css';

interface StayDialogProps {
  readonly resident: OpenResident;
  readonly stays: readonly Stay[];
  readonly units: readonly BoardUnit[];
  /** The event to correct; null for a new one. */
  readonly corrected: Stay | null;
  readonly types: readonly StayType[];
  readonly onClose: () => void;
}

const stayForm = (isCorrection: boolean) =>
  z.object({
    type: z.string(),
    at: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
    unitId: z.string(),
    bedId: z.string(),
    isSecond: z.boolean(),
    isRemoval: z.boolean(),
    destination: line(120),
    reason: line(300).check(
      z.refine((typed) => !isCorrection || typed.length >= 3, 'Enter a reason for the correction.'),
    ),
  });

const orNull = (typed: string): string | null => (typed === '' ? null : typed);

/** Records an event, or corrects one after showing what changes. */
export function StayDialog(props: StayDialogProps) {
  const { resident, units, corrected, types, onClose } = props;
  const [record] = useRecordStayMutation();
  const zone = resident.time_zone;
  const form = useSaveForm({
    schema: stayForm(corrected !== null),
    defaultValues: {
      type: (corrected?.type ?? types[0] ?? 'admit') as string,
      at: toLocalTime(corrected === null ? Date.now() : Date.parse(corrected.at), zone),
      unitId: corrected?.unit_id ?? '',
      bedId: corrected?.bed_id ?? '',
      isSecond: corrected?.is_second_occupant ?? false,
      isRemoval: false,
      destination: corrected?.destination ?? '',
      reason: '',
    },
    save: (values, id) =>
      record({
        id,
        residentId: resident.id,
        type: values.type,
        at: toInstant(values.at, zone),
        unitId: needsUnit(values.type as StayType) ? orNull(values.unitId) : null,
        bedId: needsUnit(values.type as StayType)
          ? bedInUnit(units, values.unitId, values.bedId)
          : null,
        isSecondOccupant: values.isSecond,
        reason: orNull(values.reason),
        destination: orNull(values.destination),
        correctsId: corrected?.id ?? null,
        isRemoval: values.isRemoval,
      }),
    onSaved: onClose,
  });
  const { values } = form;
  const type = values.type as StayType;
  const beds = listBedOptions(
    units.find(({ id }) => id === values.unitId),
    resident.id,
  );
  return (
    <SaveDialog
      form={form}
      title={corrected === null ? 'Record event' : 'Correct event'}
      action={corrected === null ? 'Record event' : 'Save correction'}
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Event"
        options={STAY_TYPES.filter(({ value }) => types.includes(value)).map(
          ({ value, label }) => [value, label] as const,
        )}
        {...form.field('type')}
      />
      <DateTimeField
        label="Date and time"
        hint="In the community's time zone."
        {...form.field('at')}
      />
      {needsUnit(type) && !values.isRemoval && (
        <>
          <SelectField label="Unit" options={listUnitOptions(units)} {...form.field('unitId')} />
          {beds.length > 0 && <SelectField label="Bed" options={beds} {...form.field('bedId')} />}
          <Checkbox {...form.register('isSecond')}>Second occupant</Checkbox>
        </>
      )}
      {(type === 'discharge' || type === 'hospital_leave') && (
        <TextField label="Destination" isOptional {...form.field('destination')} />
      )}
      <TextField label="Reason" isOptional={corrected === null} {...form.field('reason')} />
      {corrected !== null && (
        <Checkbox {...form.register('isRemoval')}>This event didn't happen</Checkbox>
      )}
      <Preview
        {...props}
        type={type}
        at={values.at}
        unitId={values.unitId}
        isRemoval={values.isRemoval}
      />
    </SaveDialog>
  );
}

interface PreviewProps extends StayDialogProps {
  readonly type: StayType;
  readonly at: string;
  readonly unitId: string;
  readonly isRemoval: boolean;
}

/** What the event changes in the census, before it is saved. */
function Preview({ resident, stays, corrected, type, at, unitId, isRemoval }: PreviewProps) {
  if (at.length < 16 || Number.isNaN(Date.parse(at))) return null;
  const zone = resident.time_zone;
  const event = {
    id: 'preview',
    type,
    at: toInstant(at, zone),
    unit_id: needsUnit(type) ? orNull(unitId) : null,
    corrects_id: corrected?.id ?? null,
    is_removal: isRemoval,
    recorded_at: new Date().toISOString(),
  };
  const after = [...stays, event];
  const today = toLocalDay(Date.now(), zone);
  const first = after.map((one) => toLocalDay(Date.parse(one.at), zone)).toSorted()[0] ?? today;
  const daysOf = (events: readonly (Stay | typeof event)[]) =>
    computeCensusDays(events, zone, first, today);
  const change = compareCensusDays(daysOf(stays), daysOf(after));
  const sign = (days: number) =>
    `${days > 0 ? '+' : ''}${days} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return (
    <p role="status" className={styles.preview}>
      {foldStays(after) === null
        ? "This event can't follow the one before it."
        : change.from === null ||
            change.to === null ||
            (change.inHouse === 0 && change.onLeave === 0)
          ? 'No census day changes.'
          : `Census days: ${sign(change.inHouse)} in house, ${sign(change.onLeave)} on leave, from ${formatCalendarDay(change.from)} to ${formatCalendarDay(change.to)}.`}
    </p>
  );
}
