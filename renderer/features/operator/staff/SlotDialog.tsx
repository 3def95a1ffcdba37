import { Button } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { toInstant } from '#shared/format/zonedTime.ts';
import { SHIFTS, type Shift } from '#shared/operator/care.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { addDays, formatHours, isShort } from '#shared/operator/staff.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { formatShiftTimes } from './clock.ts';
import styles from './Staff.module.css';
import type { Schedule, StaffShift } from './staffShapes.ts';

export interface SlotKey {
  readonly day: string;
  readonly shift: Shift;
}

/** Start and end of each shift, as in `private.get_shift_bounds`. */
export const SHIFT_CLOCKS: Readonly<Record<Shift, readonly [string, string]>> = {
  day: ['07:00', '15:00'],
  evening: ['15:00', '23:00'],
  night: ['23:00', '07:00'],
};

interface SlotDialogProps {
  readonly schedule: Schedule;
  readonly slot: SlotKey;
  readonly onAdd: () => void;
  readonly onOpen: (shift: StaffShift) => void;
  readonly onClose: () => void;
}

/** Required and scheduled hours of a shift by position, with the shifts that count. */
export function SlotDialog({ schedule, slot, onAdd, onOpen, onClose }: SlotDialogProps) {
  const { time_zone: zone, can_change: canChange, staffing, shifts, employees } = schedule;
  const [starts, ends] = SHIFT_CLOCKS[slot.shift];
  const from = toInstant(`${slot.day}T${starts}`, zone);
  const to = toInstant(`${slot.shift === 'night' ? addDays(slot.day, 1) : slot.day}T${ends}`, zone);
  const inside = shifts.filter(
    (shift) =>
      Date.parse(shift.starts_at) < Date.parse(to) && Date.parse(shift.ends_at) > Date.parse(from),
  );
  const title = `${labelOf(SHIFTS, slot.shift)} shift, ${formatCalendarDay(slot.day)}`;
  return (
    <PanelDialog title={title} onClose={onClose}>
      <table className={operator.table} aria-label="Hours by position">
        <TableHead
          columns={[
            'Position',
            { number: 'Required' },
            { number: 'Scheduled' },
            { number: 'Short' },
          ]}
        />
        <tbody>
          {staffing
            .filter(({ day, shift }) => day === slot.day && shift === slot.shift)
            .map(({ position, required, scheduled }) => (
              <tr key={position}>
                <th scope="row">{labelOf(POSITIONS, position)}</th>
                <td className={operator.number}>{formatHours(required)}</td>
                <td className={operator.number}>{formatHours(scheduled)}</td>
                <td className={operator.number} data-is-over={isShort({ required, scheduled })}>
                  {isShort({ required, scheduled }) ? formatHours(required - scheduled) : '—'}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      <h3>Shifts</h3>
      {inside.length === 0 && <p className={ui.muted}>No shifts yet.</p>}
      <ul className={styles.steps}>
        {inside.map((shift) => (
          <li key={shift.id}>
            <span>
              {employees.find(({ id }) => id === shift.employee_id)?.name ??
                shift.agency_name ??
                'Open shift'}
              <span className={ui.subline}>
                {labelOf(POSITIONS, shift.position)}, {formatShiftTimes(shift, zone)}
              </span>
            </span>
            <Button size="small" onClick={() => onOpen(shift)}>
              Open
            </Button>
          </li>
        ))}
      </ul>
      {canChange && (
        <div>
          <Button intent="primary" size="small" onClick={onAdd}>
            Add shift
          </Button>
        </div>
      )}
    </PanelDialog>
  );
}
