import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import {
  addDays,
  describeProblem,
  formatHours,
  STAFF_POSITIONS,
  weekOf,
} from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { localClock } from './clock.ts';
import { ScheduleGrid } from './ScheduleGrid.tsx';
import { ShiftDialog, type ShiftDraft } from './ShiftDialog.tsx';
import { SlotDialog, type SlotKey } from './SlotDialog.tsx';
import styles from './Staff.module.css';
import {
  useCopyWeekMutation,
  usePublishScheduleMutation,
  useSaveShiftMutation,
  useScheduleQuery,
} from './staffApi.ts';
import type { Published, Schedule, StaffShift } from './staffShapes.ts';

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const formatWeek = (week: string): string =>
  [week, addDays(week, 6)]
    .map((day) => SHORT_DAY.format(new Date(`${day}T00:00:00Z`)))
    .join(' to ');

/** A week of shifts by employee and day, with required hours. */
export function ScheduleTab({ communityId }: { readonly communityId: string }) {
  const { params } = useUrlSearch();
  const week = params.get('week');
  const query = useScheduleQuery({
    communityId,
    week: week !== null && /^\d{4}-\d{2}-\d{2}$/.test(week) ? week : null,
  });
  return (
    <Loaded answer={query} waiting={<Skeleton height="40rem" />} keepsLast>
      {(schedule) => <Week communityId={communityId} schedule={schedule} />}
    </Loaded>
  );
}

interface WeekProps {
  readonly communityId: string;
  readonly schedule: Schedule;
}

function Week({ communityId, schedule }: WeekProps) {
  const { params, change } = useUrlSearch();
  const [draft, setDraft] = useState<ShiftDraft | null>(null);
  const [slot, setSlot] = useState<SlotKey | null>(null);
  const [blocked, setBlocked] = useState<Published['blocked']>([]);
  const [save] = useSaveShiftMutation();
  const position = params.get('position');
  const shown =
    position === null
      ? schedule
      : {
          ...schedule,
          employees: schedule.employees.filter((one) => one.position === position),
          shifts: schedule.shifts.filter((one) => one.position === position),
          staffing: schedule.staffing.filter((one) => one.position === position),
        };

  /** Saves a moved or copied shift; opens the dialog if the server warns or refuses. */
  async function place(shift: StaffShift, employeeId: string | null, day: string, isCopy: boolean) {
    const moved = { shift, employeeId, day, isCopy, problems: [] };
    const saved = await save({
      id: isCopy ? crypto.randomUUID() : shift.id,
      communityId,
      version: isCopy ? 0 : shift.version,
      values: {
        day,
        starts: localClock(shift.starts_at, schedule.time_zone),
        ends: localClock(shift.ends_at, schedule.time_zone),
        position: shift.position,
        employee_id: employeeId,
        unit_group: shift.unit_group,
        break_minutes: shift.break_minutes,
        note: shift.note,
        agency_name: employeeId === null ? shift.agency_name : null,
        agency_rate: employeeId === null ? shift.agency_rate : null,
      },
    });
    if (saved.data === undefined) setDraft(moved);
    else if (!saved.data.saved) setDraft({ ...moved, problems: saved.data.problems });
  }

  return (
    <div className={ui.stack12}>
      <WeekBar communityId={communityId} schedule={schedule} onBlocked={setBlocked}>
        <Select
          aria-label="Position"
          options={[['', 'All positions'], ...toOptions(STAFF_POSITIONS)]}
          value={position ?? ''}
          onChange={({ target }) => change([['position', target.value || null]])}
        />
      </WeekBar>
      {blocked.length > 0 && (
        <div role="alert" className={styles.blocked}>
          <strong>Not published. Change these shifts first:</strong>
          <ul>
            {blocked.map((one) => (
              <li key={`${one.shift_id}/${one.problem}/${one.detail}`}>
                {one.employee}, {formatCalendarDay(one.day)}:{' '}
                {describeProblem({ ...one, is_blocking: true })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {schedule.employees.length === 0 ? (
        <EmptyState title="No employees yet">
          Add employees first, then plan their shifts here.
        </EmptyState>
      ) : (
        <ScheduleGrid
          schedule={shown}
          onOpen={(shift) =>
            setDraft({
              shift,
              employeeId: shift.employee_id,
              day: shift.day,
              isCopy: false,
              problems: [],
            })
          }
          onAdd={(employeeId, day) =>
            setDraft({ shift: null, employeeId, day, isCopy: false, problems: [] })
          }
          onPlace={(shift, employeeId, day, isCopy) => void place(shift, employeeId, day, isCopy)}
          onSlot={setSlot}
        />
      )}
      <p className={ui.caption}>
        {schedule.residents} residents in house. Required hours follow the census and levels of
        care.
        {schedule.can_change &&
          ' Arrow keys move, Enter opens or adds, Ctrl+C and Ctrl+V copy a shift.'}
      </p>
      {draft !== null && (
        <ShiftDialog
          key={draft.shift?.id ?? 'new'}
          communityId={communityId}
          schedule={schedule}
          draft={draft}
          onClose={() => setDraft(null)}
        />
      )}
      {slot !== null && (
        <SlotDialog
          schedule={shown}
          slot={slot}
          onAdd={() => {
            setSlot(null);
            setDraft({
              shift: null,
              employeeId: null,
              day: slot.day,
              isCopy: false,
              problems: [],
              slot: slot.shift,
            });
          }}
          onOpen={(shift) => {
            setSlot(null);
            setDraft({
              shift,
              employeeId: shift.employee_id,
              day: shift.day,
              isCopy: false,
              problems: [],
            });
          }}
          onClose={() => setSlot(null)}
        />
      )}
    </div>
  );
}

interface WeekBarProps extends WeekProps {
  readonly onBlocked: (blocked: Published['blocked']) => void;
  readonly children: ReactNode;
}

function WeekBar({ communityId, schedule, onBlocked, children }: WeekBarProps) {
  const { change } = useUrlSearch();
  const dispatch = useAppDispatch();
  const [copy, { isLoading: isCopying }] = useCopyWeekMutation();
  const [publish, { isLoading: isPublishing }] = usePublishScheduleMutation();
  const { week, today, shifts } = schedule;
  const go = (day: string) => change([['week', weekOf(day) === weekOf(today) ? null : day]]);
  const drafts = shifts.filter(({ state }) => state !== 'published').length;
  const hours = shifts.reduce((sum, shift) => sum + shift.hours, 0);
  const agency = shifts.reduce(
    (sum, { agency_rate, hours: length }) => sum + (agency_rate ?? 0) * length,
    0,
  );

  async function copyLast() {
    const { data } = await copy({ communityId, from: addDays(week, -7), to: week });
    if (data === undefined) return;
    dispatch(
      showToast({
        intent: 'success',
        title: data.copied === 0 ? 'Nothing to copy' : `${data.copied} shifts copied`,
        description:
          data.opened === 0
            ? 'They are drafts until you publish.'
            : `${data.opened} became open shifts.`,
      }),
    );
  }
  async function publishWeek() {
    const { data } = await publish({ communityId, week });
    if (data === undefined) return;
    onBlocked(data.blocked);
    if (data.blocked.length === 0) {
      dispatch(
        showToast({
          intent: 'success',
          title: 'Schedule published',
          description: `${data.published} shifts. Employees are notified.`,
        }),
      );
    }
  }

  return (
    <div className={operator.bar}>
      <div className={ui.line}>
        <Button
          size="small"
          icon={<ChevronLeft />}
          aria-label="Previous week"
          onClick={() => go(addDays(week, -7))}
        />
        <strong className={ui.number}>{formatWeek(week)}</strong>
        <Button
          size="small"
          icon={<ChevronRight />}
          aria-label="Next week"
          onClick={() => go(addDays(week, 7))}
        />
        {weekOf(today) !== week && (
          <Button size="small" variant="minimal" onClick={() => go(today)}>
            This week
          </Button>
        )}
      </div>
      {children}
      <span className={ui.caption}>
        {formatHours(hours)} scheduled
        {agency > 0 && `, agency ${formatDollars(agency)}`}
      </span>
      {schedule.can_change && (
        <div className={styles.end}>
          <Button size="small" loading={isCopying} onClick={() => void copyLast()}>
            Copy last week
          </Button>
          <Button
            size="small"
            intent="primary"
            disabled={drafts === 0}
            loading={isPublishing}
            onClick={() => void publishWeek()}
          >
            {drafts === 0 ? 'Published' : `Publish ${drafts} ${drafts === 1 ? 'shift' : 'shifts'}`}
          </Button>
        </div>
      )}
    </div>
  );
}
