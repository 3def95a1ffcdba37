import { type DragEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { SHIFTS } from '#shared/operator/care.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import {
  addDays,
  CREDENTIAL_TYPES,
  formatHours,
  isShort,
  STAFF_POSITIONS,
} from '#shared/operator/staff.ts';
import ui from '../../../ui/theme/ui.module.css';
import { formatShiftTimes } from './clock.ts';
import styles from './ScheduleGrid.module.css';
import type { SlotKey } from './SlotDialog.tsx';
import type { Schedule, Scheduled, StaffShift } from './staffShapes.ts';

interface ScheduleGridProps {
  readonly schedule: Schedule;
  readonly onOpen: (shift: StaffShift) => void;
  readonly onAdd: (employeeId: string | null, day: string) => void;
  readonly onPlace: (
    shift: StaffShift,
    employeeId: string | null,
    day: string,
    isCopy: boolean,
  ) => void;
  readonly onSlot: (slot: SlotKey) => void;
}

/** A row of the grid: an employee, or shifts without one. */
interface Row {
  readonly id: string | null;
  readonly employee: Scheduled | null;
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const nameDay = (day: string): string =>
  `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${Number(day.slice(8))}`;

const POSITION_ORDER = STAFF_POSITIONS.map(({ value }) => value);

/** Shifts by employee and day like a spreadsheet, with totals and the shortage of each shift below. */
export function ScheduleGrid({ schedule, onOpen, onAdd, onPlace, onSlot }: ScheduleGridProps) {
  const { week, today, employees, shifts, staffing, can_change: canChange } = schedule;
  const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<readonly [number, number]>([0, 0]);
  const copied = useRef<StaffShift | null>(null);
  const dragged = useRef<StaffShift | null>(null);
  const byCell = useMemo(() => {
    const cells = new Map<string, StaffShift[]>();
    for (const shift of shifts) {
      const key = `${shift.employee_id}/${shift.day}`;
      cells.set(key, [...(cells.get(key) ?? []), shift]);
    }
    return cells;
  }, [shifts]);
  const rows: readonly Row[] = [
    { id: null, employee: null },
    ...employees
      .toSorted(
        (a, b) =>
          POSITION_ORDER.indexOf(a.position) - POSITION_ORDER.indexOf(b.position) ||
          a.name.localeCompare(b.name),
      )
      .map((employee) => ({ id: employee.id, employee })),
  ];
  const shiftsIn = (row: Row | undefined, day: string | undefined): readonly StaffShift[] =>
    byCell.get(`${row?.id ?? null}/${day}`) ?? [];

  function focusCell(row: number, column: number) {
    const next = [
      Math.max(0, Math.min(rows.length - 1, row)),
      Math.max(0, Math.min(6, column)),
    ] as const;
    setFocused(next);
    table.current
      ?.querySelector<HTMLElement>(`[data-cell="${next[0]}/${next[1]}"]`)
      ?.focus({ preventScroll: false });
  }

  function onKey(event: KeyboardEvent, row: number, column: number) {
    const step = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, -6],
      End: [0, 6],
    }[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    const day = days[column];
    const here = rows[row];
    if (day === undefined || here === undefined) return;
    const [first] = shiftsIn(here, day);
    if (step !== undefined) {
      event.preventDefault();
      focusCell(row + (step[0] ?? 0), column + (step[1] ?? 0));
    } else if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault();
      if (first !== undefined) onOpen(first);
      else if (canChange) onAdd(here.id, day);
    } else if (canChange && event.key === 'n' && !isCommand) {
      event.preventDefault();
      onAdd(here.id, day);
    } else if (canChange && isCommand && event.key === 'c' && first !== undefined) {
      event.preventDefault();
      copied.current = first;
    } else if (canChange && isCommand && event.key === 'v' && copied.current !== null) {
      event.preventDefault();
      onPlace(copied.current, here.id, day, true);
    }
  }

  function onDrop(event: DragEvent, row: Row, day: string) {
    event.preventDefault();
    const shift = dragged.current;
    dragged.current = null;
    if (shift === null || (shift.employee_id === row.id && shift.day === day)) return;
    onPlace(shift, row.id, day, event.altKey);
  }

  return (
    <div className={styles.gridFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a spreadsheet of focusable cells. */}
      <table ref={table} role="grid" aria-label="Schedule" className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">Employee</th>
            {days.map((day) => (
              <th key={day} scope="col" data-is-today={day === today}>
                {nameDay(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id ?? 'open'}>
              <RowHeader row={row} />
              {days.map((day, column) => (
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells of a grid take focus.
                  role="gridcell"
                  data-cell={`${index}/${column}`}
                  data-is-off={isOff(row.employee, day)}
                  tabIndex={focused[0] === index && focused[1] === column ? 0 : -1}
                  onFocus={() => setFocused([index, column])}
                  onKeyDown={(event) => onKey(event, index, column)}
                  onDoubleClick={() => canChange && onAdd(row.id, day)}
                  {...(canChange && {
                    onDragOver: (event: DragEvent) => event.preventDefault(),
                    onDrop: (event: DragEvent) => onDrop(event, row, day),
                  })}
                >
                  {shiftsIn(row, day).map((shift) => (
                    <ShiftChip
                      key={shift.id}
                      shift={shift}
                      zone={schedule.time_zone}
                      rowPosition={row.employee?.position ?? null}
                      onOpen={() => onOpen(shift)}
                      onDrag={canChange ? () => (dragged.current = shift) : null}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Scheduled</th>
            {days.map((day) => (
              <td key={day}>
                {formatHours(
                  shifts
                    .filter((shift) => shift.day === day && !isOpen(shift))
                    .reduce((sum, { hours }) => sum + hours, 0),
                )}
              </td>
            ))}
          </tr>
          {SHIFTS.map(({ value, label }) => (
            <tr key={value}>
              <th scope="row">{label} coverage</th>
              {days.map((day) => {
                const slots = staffing.filter((one) => one.day === day && one.shift === value);
                const short = slots
                  .filter(isShort)
                  .reduce((sum, { required, scheduled }) => sum + required - scheduled, 0);
                const text = short > 0 ? `Short ${formatHours(short)}` : 'Covered';
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-is-short={short > 0}
                      aria-label={`${label} ${nameDay(day)}: ${text}`}
                      aria-haspopup="dialog"
                      onClick={() => onSlot({ day, shift: value })}
                    >
                      {text}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

const isOpen = ({ employee_id, agency_name }: StaffShift): boolean =>
  employee_id === null && agency_name === null;

function isOff(employee: Scheduled | null, day: string): boolean {
  if (employee === null) return false;
  const weekday = WEEKDAY.format(new Date(`${day}T00:00:00Z`)).toLowerCase();
  return (
    employee.unavailable_on.includes(day) ||
    (employee.available_days.length > 0 && !employee.available_days.includes(weekday))
  );
}

function RowHeader({ row: { employee } }: { readonly row: Row }) {
  if (employee === null) {
    return (
      <th scope="row">
        Open and agency
        <span className={ui.subline}>Shifts without an employee</span>
      </th>
    );
  }
  const overtime = employee.hours - 40;
  return (
    <th scope="row">
      {employee.name}
      <span className={ui.subline}>
        {labelOf(POSITIONS, employee.position)} ·{' '}
        <span data-is-over={overtime > 0}>
          {formatHours(employee.hours)}
          {overtime > 0 && `, ${formatHours(overtime)} overtime`}
        </span>
      </span>
      {employee.blocked.length > 0 && (
        <span className={styles.blockedBy}>
          Blocked: {employee.blocked.map((type) => labelOf(CREDENTIAL_TYPES, type)).join(', ')}
        </span>
      )}
    </th>
  );
}

interface ShiftChipProps {
  readonly shift: StaffShift;
  readonly zone: string;
  readonly rowPosition: string | null;
  readonly onOpen: () => void;
  readonly onDrag: (() => void) | null;
}

function ShiftChip({ shift, zone, rowPosition, onOpen, onDrag }: ShiftChipProps) {
  const kind =
    shift.agency_name !== null ? 'agency' : shift.employee_id === null ? 'open' : 'staffed';
  const details = [
    shift.position !== rowPosition && labelOf(POSITIONS, shift.position),
    shift.agency_name,
    shift.agency_rate !== null && formatDollars(shift.agency_rate * shift.hours),
    shift.unit_group,
    shift.units.length > 0 && `Units ${shift.units.map(({ name }) => name).join(', ')}`,
  ].filter(Boolean);
  const state = { draft: 'Draft', changed: 'Changed', published: '' }[shift.state];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.chip}
      data-kind={kind}
      data-state={shift.state}
      draggable={onDrag !== null}
      aria-haspopup="dialog"
      onClick={onOpen}
      onDragStart={() => onDrag?.()}
    >
      <strong>{formatShiftTimes(shift, zone)}</strong>
      {details.length > 0 && <span>{details.join(' · ')}</span>}
      {state !== '' && <em>{state}</em>}
    </button>
  );
}
