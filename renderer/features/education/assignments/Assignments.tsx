import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { AssignDialog } from './AssignDialog.tsx';
import { AssignmentPanel } from './AssignmentPanel.tsx';
import styles from './Assignments.module.css';
import { type Assignment, type AssignmentList, labelPosition } from './assignments.ts';
import { useCourseAssignmentsQuery } from './assignmentsApi.ts';

/** Courses assigned in a community, or with null in the brokerage that the user supervises. */
export const Assignments = ({ communityId }: { readonly communityId: string | null }) => (
  <Loaded
    answer={useCourseAssignmentsQuery(communityId)}
    waiting={<Skeleton height="24rem" />}
    keepsLast
  >
    {(list) => <AssignmentTable communityId={communityId} list={list} />}
  </Loaded>
);

interface AssignmentTableProps {
  readonly communityId: string | null;
  readonly list: AssignmentList;
}

function AssignmentTable({ communityId, list }: AssignmentTableProps) {
  const { params, change } = useUrlSearch();
  const [isAssigning, setAssigning] = useState(false);
  const openId = params.get('assignment');
  const { assignments, courses, can_assign: canAssign } = list;
  const assignButton = canAssign && courses.length > 0 && (
    <Button size="small" intent="primary" onClick={() => setAssigning(true)}>
      Assign course
    </Button>
  );
  return (
    <div className={styles.tab}>
      {assignments.length === 0 ? (
        <EmptyState title="No assigned courses" action={assignButton || undefined}>
          Assign a course by position and track who finished it.
        </EmptyState>
      ) : (
        <>
          <div className={ui.actions12}>
            {assignButton}
            <span className={ui.caption}>{countOpen(assignments)}</span>
          </div>
          <div className={ui.scroll}>
            <RuledTable
              aria-label="Assigned courses"
              className={`${styles.table} ${styles.folding}`}
            >
              <TableHead
                columns={[
                  'Course',
                  'Positions',
                  'Due',
                  { number: 'Completed' },
                  { number: 'Overdue' },
                  { number: 'No account' },
                ]}
              />
              <tbody>
                {assignments.map((assignment) => (
                  <AssignmentRow
                    key={assignment.id}
                    assignment={assignment}
                    onOpen={() => change([['assignment', assignment.id]])}
                  />
                ))}
              </tbody>
            </RuledTable>
          </div>
        </>
      )}
      {isAssigning && (
        <AssignDialog
          communityId={communityId}
          courses={courses}
          onClose={() => setAssigning(false)}
        />
      )}
      {openId !== null && (
        <AssignmentPanel
          key={openId}
          id={openId}
          canEnd={canAssign}
          onClose={() => change([['assignment', null]])}
        />
      )}
    </div>
  );
}

function countOpen(assignments: readonly Assignment[]): string {
  const open = assignments.filter(({ ended_at: endedAt }) => endedAt === null).length;
  return open === 1 ? '1 open assignment' : `${open} open assignments`;
}

interface AssignmentRowProps {
  readonly assignment: Assignment;
  readonly onOpen: () => void;
}

const AssignmentRow = ({ assignment, onOpen }: AssignmentRowProps) => (
  <tr data-is-ended={assignment.ended_at !== null}>
    <th scope="row">
      <OpenButton onClick={onOpen}>{assignment.title}</OpenButton>
    </th>
    <td>{assignment.positions.map(labelPosition).join(', ')}</td>
    <td data-label="Due">
      {assignment.ended_at === null ? formatCalendarDay(assignment.due_on) : 'Ended'}
    </td>
    <td className={styles.number} data-label="Completed">
      {assignment.done} of {assignment.people}
    </td>
    <td className={styles.number} data-label="Overdue" data-is-over={assignment.overdue > 0}>
      {assignment.overdue}
    </td>
    <td className={styles.number} data-label="No account">
      {assignment.no_account}
    </td>
  </tr>
);
