import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { describeProblem, formatHours } from '#shared/operator/staff.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { formatShift } from './clock.ts';
import { ShiftDialog, type ShiftDraft } from './ShiftDialog.tsx';
import styles from './Staff.module.css';
import { useDecideSwapMutation, useScheduleQuery } from './staffApi.ts';
import type { Schedule, SwapToDecide } from './staffShapes.ts';

/** Shifts without an employee, and swaps that wait for a coworker or a manager. */
export function Requests({ communityId }: { readonly communityId: string }) {
  const query = useScheduleQuery({ communityId, week: null });
  const [draft, setDraft] = useState<ShiftDraft | null>(null);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {(schedule) => (
        <div className={`${ui.stack16} ${styles.tab}`}>
          <Swaps schedule={schedule} />
          <OpenShifts schedule={schedule} onOpen={setDraft} />
          {draft !== null && (
            <ShiftDialog
              communityId={communityId}
              schedule={schedule}
              draft={draft}
              onClose={() => setDraft(null)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}

function Swaps({ schedule }: { readonly schedule: Schedule }) {
  const [decide, { isLoading }] = useDecideSwapMutation();
  return (
    <section className={ui.stack8} aria-label="Swaps">
      <h2 className={styles.title}>Swaps</h2>
      {schedule.swaps.length === 0 ? (
        <p className={ui.muted}>No open swaps. Employees ask for them on their schedule.</p>
      ) : (
        <ul className={styles.steps}>
          {schedule.swaps.map((swap) => (
            <li key={swap.id}>
              <SwapFacts swap={swap} />
              {swap.state === 'asked' ? (
                <span className={ui.muted}>Waiting for {swap.to}</span>
              ) : (
                schedule.can_change && (
                  <span className={ui.line}>
                    <Button
                      size="small"
                      intent="primary"
                      disabled={isLoading || swap.problems.some(({ is_blocking }) => is_blocking)}
                      aria-label={`Approve the swap of ${swap.from} and ${swap.to}`}
                      onClick={() => void decide({ id: swap.id, approves: true })}
                    >
                      Approve
                    </Button>
                    <Button
                      size="small"
                      disabled={isLoading}
                      aria-label={`Decline the swap of ${swap.from} and ${swap.to}`}
                      onClick={() => void decide({ id: swap.id, approves: false })}
                    >
                      Decline
                    </Button>
                  </span>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SwapFacts({ swap }: { readonly swap: SwapToDecide }) {
  const given = formatShift(swap, swap.time_zone);
  const taken =
    swap.for_starts_at === null || swap.for_ends_at === null
      ? null
      : formatShift({ starts_at: swap.for_starts_at, ends_at: swap.for_ends_at }, swap.time_zone);
  return (
    <span>
      {swap.from} gives {given} to {swap.to}
      {taken !== null && ` for ${taken}`}
      <span className={ui.subline}>{labelOf(POSITIONS, swap.position)}</span>
      {swap.problems.map((problem) => (
        <span
          key={`${problem.problem}/${problem.detail}`}
          className={problem.is_blocking ? ui.error : ui.warning}
        >
          {describeProblem(problem)}{' '}
        </span>
      ))}
    </span>
  );
}

interface OpenShiftsProps {
  readonly schedule: Schedule;
  readonly onOpen: (draft: ShiftDraft) => void;
}

function OpenShifts({ schedule, onOpen }: OpenShiftsProps) {
  const open = schedule.shifts.filter(
    ({ employee_id, agency_name, ends_at }) =>
      employee_id === null && agency_name === null && Date.parse(ends_at) > Date.now(),
  );
  return (
    <section className={ui.stack8} aria-label="Open shifts">
      <h2 className={styles.title}>Open shifts this week</h2>
      {open.length === 0 ? (
        <EmptyState title="No open shifts">Every remaining shift this week is staffed.</EmptyState>
      ) : (
        <OperatorTable
          label="Open shifts"
          columns={[
            'Shift',
            'Position',
            'Unit group',
            { number: 'Hours' },
            'Status',
            { hidden: 'Actions' },
          ]}
        >
          {open.map((shift) => (
            <tr key={shift.id}>
              <th scope="row">{formatShift(shift, schedule.time_zone)}</th>
              <td>{labelOf(POSITIONS, shift.position)}</td>
              <td data-label="Unit group">{shift.unit_group ?? '—'}</td>
              <td className={operator.number} data-key>
                {formatHours(shift.hours)}
              </td>
              <td>{shift.state === 'draft' ? 'Draft' : 'Employees can claim it'}</td>
              <td>
                {schedule.can_change && (
                  <Button
                    size="small"
                    aria-label={`Assign ${formatShift(shift, schedule.time_zone)}`}
                    onClick={() =>
                      onOpen({
                        shift,
                        employeeId: null,
                        day: shift.day,
                        isCopy: false,
                        problems: [],
                      })
                    }
                  >
                    Assign
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </section>
  );
}
