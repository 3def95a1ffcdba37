import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { CREDENTIAL_TYPES, REQUIREMENT_STATES } from '#shared/operator/staff.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Staff.module.css';
import { StaffSettingsDialog, type StaffSettingsPart } from './StaffSettingsDialog.tsx';
import { useStaffQuery } from './staffApi.ts';
import type { Staff } from './staffShapes.ts';

const FIGURES = [
  ...REQUIREMENT_STATES.filter(({ value }) => value !== 'valid'),
  { value: 'training', label: 'Training due' },
];

/** What employees lack, by state and by position; each figure opens its rows. */
export function Compliance({ communityId }: { readonly communityId: string }) {
  const query = useStaffQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(staff) =>
        staff.employees.length === 0 ? (
          <EmptyState title="No employees yet">
            Add employees to see what expires, lapsed, or is missing.
          </EmptyState>
        ) : (
          <Figures communityId={communityId} staff={staff} />
        )
      }
    </Loaded>
  );
}

interface Row {
  readonly employeeId: string;
  readonly name: string;
  readonly position: string;
  readonly type: string;
  readonly state: string;
  readonly isBlocking: boolean;
  readonly day: string | null;
}

function listRows({ employees, trainings }: Staff): readonly Row[] {
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  return [
    ...employees.flatMap(({ id, name, position, gaps }) =>
      gaps.map(({ type, state, is_blocking, expires_on }) => ({
        employeeId: id,
        name,
        position,
        type,
        state,
        isBlocking: is_blocking,
        day: expires_on,
      })),
    ),
    ...trainings.map(({ employee_id, type, due_on }) => ({
      employeeId: employee_id,
      name: byId.get(employee_id)?.name ?? '',
      position: byId.get(employee_id)?.position ?? '',
      type,
      state: 'training',
      isBlocking: false,
      day: due_on,
    })),
  ];
}

function Figures({ communityId, staff }: { readonly communityId: string; readonly staff: Staff }) {
  const { params, change } = useUrlSearch();
  const [editing, setEditing] = useState<StaffSettingsPart | null>(null);
  const rows = listRows(staff);
  const state = params.get('show');
  const position = params.get('position');
  const positions = [...new Set(staff.employees.map((employee) => employee.position))].toSorted();
  const isIn = (row: Row, inState: string | null, inPosition: string | null): boolean =>
    (inState === null || row.state === inState) &&
    (inPosition === null || row.position === inPosition);
  const shown = rows
    .filter((row) => isIn(row, state, position))
    .toSorted(
      (a, b) =>
        Number(b.isBlocking) - Number(a.isBlocking) ||
        (a.day ?? '9').localeCompare(b.day ?? '9') ||
        a.name.localeCompare(b.name),
    );
  const choose = (nextState: string | null, nextPosition: string | null) =>
    change([
      ['show', nextState],
      ['position', nextPosition],
    ]);
  return (
    <div className={ui.stack16}>
      {staff.can_change_settings && (
        <div className={operator.bar}>
          <Button size="small" onClick={() => setEditing('rules')}>
            Overtime and rest rules
          </Button>
          <Button size="small" onClick={() => setEditing('requirements')}>
            Required credentials
          </Button>
          <Button size="small" onClick={() => setEditing('hours')}>
            Hours of care
          </Button>
        </div>
      )}
      <OperatorTable
        label="Compliance by position"
        columns={['Position', ...FIGURES.map(({ label }) => ({ number: label }))]}
      >
        {[null, ...positions].map((one) => (
          <tr key={one ?? 'all'}>
            <th scope="row">{one === null ? 'All positions' : labelOf(POSITIONS, one)}</th>
            {FIGURES.map(({ value, label }) => {
              const count = rows.filter((row) => isIn(row, value, one)).length;
              return (
                <td key={value} data-label={label} className={operator.number}>
                  {count === 0 ? (
                    <span className={ui.muted}>0</span>
                  ) : (
                    <button
                      type="button"
                      className={ui.linkButton}
                      aria-pressed={state === value && position === one}
                      aria-label={`${label}, ${one === null ? 'all positions' : labelOf(POSITIONS, one)}: ${count}`}
                      onClick={() => choose(value, one)}
                    >
                      {count}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </OperatorTable>
      <div className={operator.bar}>
        <span role="status" className={ui.caption}>
          {shown.length} of {rows.length} items
        </span>
        {(state !== null || position !== null) && (
          <Button size="small" variant="minimal" onClick={() => choose(null, null)}>
            Clear filters
          </Button>
        )}
      </div>
      <OperatorTable
        label="Items"
        className={styles.list}
        columns={['Employee', 'Position', 'Item', 'Status', 'Date', 'Schedule']}
      >
        {shown.map((row) => (
          <tr key={`${row.employeeId}/${row.type}/${row.state}`}>
            <th scope="row">
              <OpenButton onClick={() => change([['employee', row.employeeId]])}>
                {row.name}
              </OpenButton>
            </th>
            <td>{labelOf(POSITIONS, row.position)}</td>
            <td>{labelOf(CREDENTIAL_TYPES, row.type)}</td>
            <td data-state={row.state} className={styles.state}>
              {labelOf(FIGURES, row.state)}
            </td>
            <td data-label="Date">{row.day === null ? '—' : formatCalendarDay(row.day)}</td>
            <td data-label="Schedule">
              {row.isBlocking && row.state !== 'expiring' ? 'Blocked' : '—'}
            </td>
          </tr>
        ))}
      </OperatorTable>
      {editing !== null && (
        <StaffSettingsDialog
          part={editing}
          communityId={communityId}
          settings={staff.settings}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
