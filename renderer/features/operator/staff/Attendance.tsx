import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ATTENDANCE_STATES, addDays, formatHours, weekOf } from '#shared/operator/staff.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateTimeField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import { formatShift, formatShiftTimes, localClock } from './clock.ts';
import styles from './Staff.module.css';
import { useAttendanceQuery, useCorrectTimeMutation, usePayrollQuery } from './staffApi.ts';
import type { Attended } from './staffShapes.ts';

const isDay = (typed: string | null): typed is string =>
  typed !== null && /^\d{4}-\d{2}-\d{2}$/.test(typed);

/** Who came, late or not, with corrections, and hours for payroll. */
export function Attendance({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const { canRead } = usePositions(communityId);
  const today = toCalendarDay(new Date());
  const askedFrom = params.get('from');
  const askedTo = params.get('to');
  const from = isDay(askedFrom) ? askedFrom : addDays(weekOf(today), -7);
  const to = isDay(askedTo) ? askedTo : today;
  const query = useAttendanceQuery({ communityId, from, to });
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <label>
          From{' '}
          <input
            type="date"
            value={from}
            onChange={({ target }) => isDay(target.value) && change([['from', target.value]])}
          />
        </label>
        <label>
          To{' '}
          <input
            type="date"
            value={to}
            onChange={({ target }) => isDay(target.value) && change([['to', target.value]])}
          />
        </label>
        {canRead('time_entries') && <Payroll communityId={communityId} from={from} to={to} />}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {({ shifts, time_zone, can_correct }) =>
          shifts.length === 0 ? (
            <EmptyState title="No published shifts in this period">
              Publish the schedule to track attendance.
            </EmptyState>
          ) : (
            <Shifts shifts={shifts} zone={time_zone} canCorrect={can_correct} />
          )
        }
      </Loaded>
    </div>
  );
}

interface PayrollProps {
  readonly communityId: string;
  readonly from: string;
  readonly to: string;
}

/** Exports regular and overtime hours of each employee as CSV. */
function Payroll({ communityId, from, to }: PayrollProps) {
  const { data = [], isFetching } = usePayrollQuery({ communityId, from, to });
  const open = data.reduce((sum, row) => sum + row.open, 0);
  return (
    <div className={styles.end}>
      {open > 0 && (
        <span className={ui.warning}>
          {open} {open === 1 ? 'entry' : 'entries'} without a clock-out
        </span>
      )}
      <Button
        size="small"
        loading={isFetching}
        disabled={data.length === 0}
        onClick={() =>
          void saveSheet(
            {
              name: `payroll-${from}-${to}`,
              columns: [
                { label: 'Employee', type: 'text' },
                { label: 'Position', type: 'text' },
                { label: 'Type', type: 'text' },
                { label: 'From', type: 'date' },
                { label: 'To', type: 'date' },
                { label: 'Shifts', type: 'number' },
                { label: 'Regular hours', type: 'number' },
                { label: 'Overtime hours', type: 'number' },
                { label: 'Total hours', type: 'number' },
              ],
              rows: data.map((row) => [
                row.name,
                labelOf(POSITIONS, row.position),
                row.employment_type,
                from,
                to,
                row.shifts,
                row.regular,
                row.overtime,
                Math.round((row.regular + row.overtime) * 100) / 100,
              ]),
            },
            { kind: 'csv' },
          )
        }
      >
        Export payroll CSV
      </Button>
    </div>
  );
}

interface ShiftsProps {
  readonly shifts: readonly Attended[];
  readonly zone: string;
  readonly canCorrect: boolean;
}

function Shifts({ shifts, zone, canCorrect }: ShiftsProps) {
  const { params, change } = useUrlSearch();
  const [corrected, setCorrected] = useState<Attended | null>(null);
  const state = params.get('show');
  const shown = shifts
    .filter((shift) => (state === null ? shift.state !== 'upcoming' : shift.state === state))
    .toSorted((a, b) => b.starts_at.localeCompare(a.starts_at));
  return (
    <>
      <FilterButtons
        label="States"
        filters={ATTENDANCE_STATES.map(({ value, label }) => ({
          id: value,
          label,
          count: shifts.filter((shift) => shift.state === value).length,
        }))}
        chosen={state}
        onChoose={(id) => change([['show', id]])}
      />
      <OperatorTable
        label="Attendance"
        className={styles.list}
        columns={[
          'Shift',
          'Employee',
          'Position',
          'Clocked',
          { number: 'Worked' },
          'Status',
          { hidden: 'Actions' },
        ]}
      >
        {shown.map((shift) => (
          <tr key={shift.shift_id}>
            <td>{formatShift(shift, zone)}</td>
            <th scope="row">
              <OpenButton onClick={() => change([['employee', shift.employee_id]])}>
                {shift.employee}
              </OpenButton>
            </th>
            <td>{labelOf(POSITIONS, shift.position)}</td>
            <td data-label="Clocked">
              <Clocked shift={shift} zone={zone} />
            </td>
            <td className={operator.number} data-label="Worked">
              {shift.worked === null ? '—' : formatHours(shift.worked)}
            </td>
            <td data-state={shift.state} className={styles.state}>
              {labelOf(ATTENDANCE_STATES, shift.state)}
            </td>
            <td>
              {canCorrect && !shift.is_mine && shift.state !== 'upcoming' && (
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Correct ${shift.employee}, ${formatShift(shift, zone)}`}
                  onClick={() => setCorrected(shift)}
                >
                  Correct
                </Button>
              )}
            </td>
          </tr>
        ))}
      </OperatorTable>
      {corrected !== null && (
        <CorrectDialog shift={corrected} zone={zone} onClose={() => setCorrected(null)} />
      )}
    </>
  );
}

function Clocked({ shift, zone }: { readonly shift: Attended; readonly zone: string }) {
  const { clocked_in_at: from, clocked_out_at: to, corrections } = shift;
  const last = corrections.at(-1);
  return (
    <>
      {from === null
        ? '—'
        : to === null
          ? `${localClock(from, zone)}, open`
          : formatShiftTimes({ starts_at: from, ends_at: to }, zone)}
      {last !== undefined && (
        <span className={ui.subline}>
          Corrected by {last.by}: {last.reason}
        </span>
      )}
    </>
  );
}

const isMoment = (typed: string): boolean => !Number.isNaN(Date.parse(typed));
const correction = z.object({
  in: checkedText(isMoment, 'Enter a date and time.'),
  out: checkedText(isMoment, 'Enter a date and time.'),
  isRemoved: z.boolean(),
  reason: requiredLine(300, 'Enter a reason.').check(z.minLength(3, 'Use at least 3 characters.')),
});

interface CorrectDialogProps {
  readonly shift: Attended;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Corrects the times of a shift with a reason. Earlier entries stay. */
function CorrectDialog({ shift, zone, onClose }: CorrectDialogProps) {
  const [correct] = useCorrectTimeMutation();
  const form = useSaveForm({
    schema: correction,
    defaultValues: {
      in: toLocalTime(Date.parse(shift.clocked_in_at ?? shift.starts_at), zone),
      out: toLocalTime(Date.parse(shift.clocked_out_at ?? shift.ends_at), zone),
      isRemoved: false,
      reason: '',
    },
    save: (values, id) =>
      correct({
        id,
        shiftId: shift.shift_id,
        correctsId: shift.entry_id,
        times: values.isRemoved
          ? null
          : { in: toInstant(values.in, zone), out: toInstant(values.out, zone) },
        reason: values.reason,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Correct ${shift.employee}`}
      action="Save correction"
      onCancel={onClose}
    >
      <DateTimeField
        label="Clocked in"
        hint="In the community's time zone."
        {...form.field('in')}
      />
      <DateTimeField label="Clocked out" {...form.field('out')} />
      {shift.entry_id !== null && (
        <Checkbox {...form.register('isRemoved')}>Remove the entry: they did not work</Checkbox>
      )}
      <TextField label="Reason" {...form.field('reason')} />
    </SaveDialog>
  );
}
