import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import {
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPES,
  formatHours,
  STAFF_POSITIONS,
} from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Staff.module.css';
import { useStaffQuery } from './staffApi.ts';
import type { Employee } from './staffShapes.ts';

/** True if a requirement keeps the employee off the schedule. */
export const isBlocked = ({ gaps }: Pick<Employee, 'gaps'>): boolean =>
  gaps.some(({ is_blocking, state }) => is_blocking && state !== 'expiring');

/** Employees of a community, filtered by name and position. */
export function StaffList({ communityId }: { readonly communityId: string }) {
  const query = useStaffQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {({ employees }) =>
        employees.length === 0 ? (
          <EmptyState title="No employees yet">
            Add employees to track credentials and build the schedule.
          </EmptyState>
        ) : (
          <Employees employees={employees} />
        )
      }
    </Loaded>
  );
}

const COLUMNS = ['Name', 'Position', 'Type', 'Status', 'Hired', 'Hours this week', 'Blocked'];

const toCells = (employee: Employee) => [
  employee.name,
  labelOf(POSITIONS, employee.position),
  labelOf(EMPLOYMENT_TYPES, employee.employment_type),
  labelOf(EMPLOYEE_STATUSES, employee.status),
  employee.hired_on,
  employee.hours,
  isBlocked(employee) ? 'Yes' : 'No',
];

function Employees({ employees }: { readonly employees: readonly Employee[] }) {
  const { params, change } = useUrlSearch();
  const [search, setSearch] = useState('');
  const position = params.get('position');
  const status = params.get('status') ?? 'current';
  const shown = employees.filter(
    (employee) =>
      (position === null || employee.position === position) &&
      (status === 'all' || (status === 'ended') === (employee.status === 'ended')) &&
      employee.name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <input
          type="search"
          placeholder="Search by name"
          aria-label="Search by name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          aria-label="Position"
          options={[['', 'All positions'], ...toOptions(STAFF_POSITIONS)]}
          value={position ?? ''}
          onChange={({ target }) => change([['position', target.value || null]])}
        />
        <Select
          aria-label="Status"
          options={[
            ['current', 'Current'],
            ['ended', 'Ended'],
            ['all', 'All'],
          ]}
          value={status}
          onChange={({ target }) =>
            change([['status', target.value === 'current' ? null : target.value]])
          }
        />
        <span role="status" className={ui.caption}>
          {shown.length} of {employees.length}
        </span>
        {shown.length > 0 && (
          <SaveCsv name="Employees" head={COLUMNS} rows={() => shown.map(toCells)} />
        )}
      </div>
      <OperatorTable
        label="Employees"
        className={styles.list}
        columns={[
          'Name',
          'Position',
          'Type',
          'Credentials',
          { number: 'This week' },
          'Hired',
          'Account',
        ]}
      >
        {shown.map((employee) => (
          <tr key={employee.id}>
            <th scope="row">
              <OpenButton onClick={() => change([['employee', employee.id]])}>
                {employee.name}
              </OpenButton>
            </th>
            <td>{labelOf(POSITIONS, employee.position)}</td>
            <td>
              {employee.status === 'active'
                ? labelOf(EMPLOYMENT_TYPES, employee.employment_type)
                : labelOf(EMPLOYEE_STATUSES, employee.status)}
            </td>
            <td>
              <Gaps employee={employee} />
            </td>
            <td
              className={operator.number}
              data-label="This week"
              data-is-over={employee.hours > 40}
            >
              {formatHours(employee.hours)}
            </td>
            <td data-label="Hired">{formatDay(employee.hired_on)}</td>
            <td data-label="Account">{employee.has_account ? 'Linked' : '—'}</td>
          </tr>
        ))}
      </OperatorTable>
    </div>
  );
}

function Gaps({ employee }: { readonly employee: Employee }) {
  if (employee.status === 'ended') return '—';
  if (isBlocked(employee)) return <span className={ui.error}>Blocked</span>;
  const expiring = employee.gaps.filter(({ state }) => state === 'expiring').length;
  const others = employee.gaps.length - expiring;
  if (employee.gaps.length === 0) return 'Complete';
  return (
    <span className={ui.warning}>
      {[others > 0 && `${others} missing`, expiring > 0 && `${expiring} expiring`]
        .filter(Boolean)
        .join(', ')}
    </span>
  );
}
