import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import {
  describeInterval,
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_PRIORITIES,
  SCHEDULE_PERIODS,
} from '#shared/operator/maintenance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import {
  useMaintenanceSchedulesQuery,
  usePauseScheduleMutation,
  useSaveScheduleMutation,
} from './buildingApi.ts';
import styles from './Maintenance.module.css';
import { useVendorChoicesQuery, useWorkChoicesQuery } from './maintenanceApi.ts';
import type { Schedule } from './maintenanceShapes.ts';
import { splitPlace, usePlaceOptions } from './OrderDialogs.tsx';

/** Preventive maintenance by calendar or meter. */
export function Schedules({ communityId }: { readonly communityId: string }) {
  const query = useMaintenanceSchedulesQuery(communityId);
  const [open, setOpen] = useState<Schedule | 'new' | null>(null);
  const [pause] = usePauseScheduleMutation();
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <Button size="small" onClick={() => setOpen('new')}>
          Add schedule
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="No schedules yet">
            A schedule creates work orders by calendar or meter, such as filters every 3 months.
          </EmptyState>
        }
      >
        {(schedules) => (
          <OperatorTable
            label="Schedules"
            className={styles.list}
            columns={[
              'Work',
              'Place',
              'Interval',
              'Next',
              'Assigned to',
              'Signature',
              { hidden: 'Actions' },
            ]}
          >
            {schedules.map((schedule) => (
              <tr key={schedule.id}>
                <th scope="row">
                  <OpenButton onClick={() => setOpen(schedule)}>{schedule.title}</OpenButton>
                </th>
                <td data-label="Place">{schedule.place ?? '—'}</td>
                <td data-label="Interval">
                  {describeInterval(schedule.every, schedule.period, schedule.meter_unit)}
                </td>
                <td data-label="Next">{describeNext(schedule)}</td>
                <td data-label="Assigned to">{schedule.assignee ?? '—'}</td>
                <td data-label="Signature">{schedule.needs_signature ? 'Required' : '—'}</td>
                <td>
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`${schedule.paused_at === null ? 'Pause' : 'Resume'} ${schedule.title}`}
                    onClick={() =>
                      void pause({ id: schedule.id, isPaused: schedule.paused_at === null })
                    }
                  >
                    {schedule.paused_at === null ? 'Pause' : 'Resume'}
                  </Button>
                </td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </Loaded>
      {open !== null && (
        <ScheduleDialog
          communityId={communityId}
          schedule={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

function describeNext({ paused_at, next_on, next_meter, meter_value }: Schedule): string {
  if (paused_at !== null) return 'Paused';
  if (next_on !== null) return formatCalendarDay(next_on);
  return `At ${formatNumber(next_meter ?? 0)} (now ${meter_value === null ? 'no reading' : formatNumber(meter_value)})`;
}

const isWhole = (typed: string, least: number, most: number): boolean =>
  /^\d{1,7}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;

const scheduleForm = z
  .object({
    title: requiredLine(120, 'Enter the work.'),
    place: z.string(),
    area: line(120),
    category: z.string(),
    priority: z.string(),
    period: z.string(),
    every: checkedText((typed) => isWhole(typed, 1, 1_000_000), 'Enter a whole number.'),
    startsOn: z.string(),
    leadDays: checkedText((typed) => isWhole(typed, 0, 60), 'Enter 0 to 60.'),
    assignee: z.string(),
    description: plainText(4000),
    needsSignature: z.boolean(),
  })
  .check(
    z.refine(({ period, startsOn }) => period === 'meter' || startsOn !== '', {
      error: 'Choose the first day.',
      path: ['startsOn'],
    }),
    z.refine(({ period, place }) => period !== 'meter' || place.startsWith('asset:'), {
      error: 'Choose an asset with a meter.',
      path: ['place'],
    }),
  );

interface ScheduleDialogProps {
  readonly communityId: string;
  readonly schedule: Schedule | null;
  readonly onClose: () => void;
}

function ScheduleDialog({ communityId, schedule, onClose }: ScheduleDialogProps) {
  const places = usePlaceOptions(communityId);
  const { data } = useWorkChoicesQuery(communityId);
  const { data: vendors } = useVendorChoicesQuery('');
  const [save] = useSaveScheduleMutation();
  const form = useSaveForm({
    schema: scheduleForm,
    defaultValues: {
      title: schedule?.title ?? '',
      place:
        schedule === null
          ? ''
          : schedule.asset_id !== null
            ? `asset:${schedule.asset_id}`
            : schedule.unit_id !== null
              ? `unit:${schedule.unit_id}`
              : '',
      area: schedule?.area ?? '',
      category: schedule?.category ?? 'general',
      priority: schedule?.priority ?? 'normal',
      period: schedule?.period ?? 'month',
      every: String(schedule?.every ?? 1),
      startsOn: schedule?.starts_on ?? '',
      leadDays: String(schedule?.lead_days ?? 0),
      assignee: schedule?.member_id ?? (schedule?.vendor_id ? `vendor:${schedule.vendor_id}` : ''),
      description: schedule?.description ?? '',
      needsSignature: schedule?.needs_signature ?? false,
    },
    save: (values, id) =>
      save({
        id: schedule?.id ?? id,
        communityId,
        version: schedule?.version ?? 0,
        values: {
          title: values.title,
          ...splitPlace(values.place),
          area: values.area,
          category: values.category,
          priority: values.priority,
          period: values.period,
          every: Number(values.every),
          starts_on: values.period === 'meter' || values.startsOn === '' ? null : values.startsOn,
          lead_days: Number(values.leadDays),
          member_id:
            values.assignee === '' || values.assignee.startsWith('vendor:')
              ? null
              : values.assignee,
          vendor_id: values.assignee.startsWith('vendor:') ? values.assignee.slice(7) : null,
          description: values.description,
          needs_signature: values.needsSignature,
        },
      }),
    onSaved: onClose,
  });
  const isMeter = form.values.period === 'meter';
  const vendorName =
    schedule?.vendor_id && !vendors?.rows.some(({ id }) => id === schedule.vendor_id)
      ? [[`vendor:${schedule.vendor_id}`, schedule.assignee ?? 'Vendor'] as const]
      : [];
  return (
    <SaveDialog
      form={form}
      title={schedule === null ? 'Add schedule' : 'Edit schedule'}
      action={schedule === null ? 'Add schedule' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Work" {...form.field('title')} />
      <SelectField
        label="Unit or asset"
        options={[['', 'Common area'], ...places]}
        {...form.field('place')}
      />
      <TextField label="Location" isOptional {...form.field('area')} />
      <SelectField
        label="Repeats"
        options={toOptions(SCHEDULE_PERIODS)}
        {...form.field('period')}
      />
      <WholeNumberField
        label={isMeter ? 'Meter interval' : 'Every'}
        hint={isMeter ? 'In the unit of the meter.' : 'Number of days, weeks, or months.'}
        {...form.field('every')}
      />
      {!isMeter && (
        <>
          <DateField label="First day" {...form.field('startsOn')} />
          <WholeNumberField label="Create days ahead" {...form.field('leadDays')} />
        </>
      )}
      <SelectField
        label="Assign to"
        options={[
          ['', 'No one yet'],
          ...(data?.people ?? []).map(({ id, name }) => [id, name] as const),
          ...vendorName,
          ...(vendors?.rows ?? []).map(
            ({ id, company_name }) => [`vendor:${id}`, `Vendor: ${company_name}`] as const,
          ),
        ]}
        {...form.field('assignee')}
      />
      <SelectField
        label="Category"
        options={toOptions(MAINTENANCE_CATEGORIES)}
        {...form.field('category')}
      />
      <SelectField
        label="Priority"
        options={toOptions(MAINTENANCE_PRIORITIES)}
        {...form.field('priority')}
      />
      <TextAreaField label="Instructions" isOptional rows={3} {...form.field('description')} />
      <Checkbox {...form.register('needsSignature')}>Signature when done</Checkbox>
    </SaveDialog>
  );
}
