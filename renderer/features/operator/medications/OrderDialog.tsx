import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import { DOSE_SCHEDULES, parseTimes, ROUTES_OF_DRUGS } from '#shared/operator/medications.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useCensusBoardQuery } from '../operatorApi.ts';
import { useResidentChoices } from '../residentChoices.ts';
import type { MedicationOrder } from './medication.ts';
import { useOrderMedicationMutation } from './medicationsApi.ts';

const isWholeNumber = (least: number, most: number) => (typed: string) =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

const orderForm = z
  .object({
    residentId: z.string().check(z.minLength(1, 'Choose a resident.')),
    kind: z.string(),
    drug: requiredLine(160, 'Enter the drug or treatment.'),
    dose: requiredLine(80, 'Enter the dose.'),
    route: z.string(),
    schedule: z.string(),
    times: line(120),
    everyDays: checkedText(isWholeNumber(1, 90), 'Enter 1 to 90 days.'),
    window: checkedText(isWholeNumber(15, 240), 'Enter 15 to 240 minutes.'),
    prnReason: line(200),
    followUp: checkedText(isWholeNumber(10, 480), 'Enter 10 to 480 minutes.'),
    minHours: checkedText(isWholeNumber(1, 168), 'Enter 1 to 168 hours.'),
    startsAt: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
    stopsAt: checkedText(
      (typed) => typed === '' || !Number.isNaN(Date.parse(typed)),
      'Enter a date and time.',
    ),
    prescriber: requiredLine(120, 'Enter the prescriber.'),
    instructions: plainText(2000),
    controlled: z.string(),
    units: checkedText(isWholeNumber(1, 100), 'Enter 1 to 100.'),
    isAntipsychotic: z.boolean(),
  })
  .check(
    z.refine(({ schedule, times }) => schedule === 'prn' || parseTimes(times) !== undefined, {
      path: ['times'],
      error: 'Enter up to 12 times, such as 8:00, 20:00.',
    }),
    z.refine(({ schedule, prnReason }) => schedule !== 'prn' || prnReason !== '', {
      path: ['prnReason'],
      error: 'Enter a reason.',
    }),
    z.refine(({ startsAt, stopsAt }) => stopsAt === '' || stopsAt > startsAt, {
      path: ['stopsAt'],
      error: 'Stop must be after the start.',
    }),
  );

interface OrderDialogProps {
  readonly communityId: string;
  /** The order that the new one replaces once a nurse reviewed it. */
  readonly replaced: MedicationOrder | null;
  readonly onClose: () => void;
}

/** Enters an order. A nurse must review it before its first dose. */
export function OrderDialog({ communityId, replaced, onClose }: OrderDialogProps) {
  const board = useCensusBoardQuery({ communityId, day: null });
  const zone = board.data?.time_zone;
  return zone === undefined ? null : (
    <OrderForm communityId={communityId} replaced={replaced} zone={zone} onClose={onClose} />
  );
}

const CONTROLLED = [
  ['', 'Not controlled'],
  ['II', 'Schedule II'],
  ['III', 'Schedule III'],
  ['IV', 'Schedule IV'],
  ['V', 'Schedule V'],
] as const;
const KINDS = [
  ['medication', 'Medication'],
  ['treatment', 'Treatment'],
] as const;
const scheduleOf = (value: string) => DOSE_SCHEDULES.find((one) => one.value === value);

function OrderForm({
  communityId,
  replaced,
  zone,
  onClose,
}: OrderDialogProps & { readonly zone: string }) {
  const residents = useResidentChoices(communityId);
  const [order] = useOrderMedicationMutation();
  const form = useSaveForm({
    schema: orderForm,
    defaultValues: {
      residentId: replaced?.resident_id ?? '',
      kind: (replaced?.kind ?? 'medication') as string,
      drug: replaced?.drug ?? '',
      dose: replaced?.dose ?? '',
      route: replaced?.route ?? 'oral',
      schedule: replaced?.schedule ?? 'daily',
      times: (replaced?.times ?? ['08:00']).join(', '),
      everyDays: String(replaced?.every_days ?? 1),
      window: String(replaced?.window_minutes ?? 60),
      prnReason: replaced?.prn_reason ?? '',
      followUp: String(replaced?.prn_follow_up_minutes ?? 60),
      minHours: String(Math.max(1, Math.round(replaced?.prn_min_hours ?? 4))),
      startsAt: toLocalTime(Date.now(), zone),
      stopsAt: '',
      prescriber: replaced?.prescriber ?? '',
      instructions: replaced?.instructions ?? '',
      controlled: replaced?.controlled_schedule ?? '',
      units: String(replaced?.units_per_dose ?? 1),
      isAntipsychotic: replaced?.is_antipsychotic ?? false,
    },
    save: (values, id) => {
      const isPrn = values.schedule === 'prn';
      return order({
        id,
        residentId: values.residentId,
        values: {
          kind: values.kind,
          drug: values.drug,
          dose: values.dose,
          route: values.route,
          schedule: values.schedule,
          times: isPrn ? [] : parseTimes(values.times),
          every_days: isPrn ? 1 : Number(values.everyDays),
          window_minutes: Number(values.window),
          is_prn: isPrn,
          ...(isPrn && {
            prn_reason: values.prnReason,
            prn_follow_up_minutes: Number(values.followUp),
            prn_min_hours: Number(values.minHours),
          }),
          starts_at: toInstant(values.startsAt, zone),
          ...(values.stopsAt !== '' && { stops_at: toInstant(values.stopsAt, zone) }),
          prescriber: values.prescriber,
          instructions: values.instructions,
          ...(values.controlled !== '' && {
            controlled_schedule: values.controlled,
            units_per_dose: Number(values.units),
          }),
          is_antipsychotic: values.isAntipsychotic,
          ...(replaced !== null && { replaces_id: replaced.id }),
        },
      });
    },
    onSaved: onClose,
  });
  const { schedule, controlled } = form.values;
  const field = form.field('schedule');
  return (
    <SaveDialog
      form={form}
      title={replaced === null ? 'New order' : 'Replace order'}
      action="Enter order"
      failure="Not entered"
      onCancel={onClose}
    >
      {replaced === null && (
        <SelectField
          label="Resident"
          options={[['', 'Choose'], ...residents]}
          {...form.field('residentId')}
        />
      )}
      <SelectField label="Kind" options={KINDS} {...form.field('kind')} />
      <TextField label="Drug or treatment" {...form.field('drug')} />
      <TextField label="Dose" {...form.field('dose')} />
      <SelectField label="Route" options={toOptions(ROUTES_OF_DRUGS)} {...form.field('route')} />
      <SelectField
        label="Schedule"
        options={toOptions(DOSE_SCHEDULES)}
        {...field}
        onChange={(event) => {
          const chosen = scheduleOf(event.target.value);
          form.setValue('times', (chosen?.times ?? []).join(', '));
          form.setValue('everyDays', String(chosen?.everyDays ?? 1));
          return field.onChange(event);
        }}
      />
      {schedule === 'prn' ? (
        <>
          <TextField label="Given for" {...form.field('prnReason')} />
          <WholeNumberField label="Check effect after (minutes)" {...form.field('followUp')} />
          <WholeNumberField label="Hours between doses, at least" {...form.field('minHours')} />
        </>
      ) : (
        <>
          <TextField label="Times" {...form.field('times')} />
          <WholeNumberField label="Every how many days" {...form.field('everyDays')} />
          <WholeNumberField label="Window before and after (minutes)" {...form.field('window')} />
        </>
      )}
      <DateTimeField label="Start" {...form.field('startsAt')} />
      <DateTimeField label="Stop" isOptional {...form.field('stopsAt')} />
      <TextField label="Prescriber" {...form.field('prescriber')} />
      <TextAreaField label="Instructions" isOptional rows={2} {...form.field('instructions')} />
      <SelectField label="Controlled drug" options={CONTROLLED} {...form.field('controlled')} />
      {controlled !== '' && <WholeNumberField label="Units per dose" {...form.field('units')} />}
      <Checkbox {...form.register('isAntipsychotic')}>Antipsychotic</Checkbox>
    </SaveDialog>
  );
}
