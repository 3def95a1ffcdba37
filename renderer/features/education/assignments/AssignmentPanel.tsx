import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { CREDENTIAL_TYPES } from '#shared/operator/staff.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Assignments.module.css';
import {
  type AssignedPerson,
  type AssignmentRecord,
  labelPosition,
  labelState,
} from './assignments.ts';
import { useCourseAssignmentQuery, useEndAssignmentMutation } from './assignmentsApi.ts';

interface AssignmentPanelProps {
  readonly id: string;
  readonly canEnd: boolean;
  readonly onClose: () => void;
}

/** An assigned course with everyone it covers. */
export function AssignmentPanel({ id, canEnd, onClose }: AssignmentPanelProps) {
  const query = useCourseAssignmentQuery(id);
  return (
    <Dialog label={query.data?.title ?? 'Assigned course'} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
          {(assignment) => (
            <>
              <header>
                <h2>{assignment.title}</h2>
                <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
              </header>
              <AssignmentFacts assignment={assignment} />
              <div className={ui.actions12}>
                <SaveCsv
                  name={`Course record ${assignment.title}`}
                  head={EVIDENCE_COLUMNS}
                  rows={() => assignment.people.map(toEvidence)}
                />
                {canEnd && assignment.ended_at === null && <EndAssignment id={id} />}
              </div>
              {assignment.people.length === 0 ? (
                <EmptyState title="No people yet">
                  People in these positions appear here when they join.
                </EmptyState>
              ) : (
                <People people={assignment.people} />
              )}
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

const AssignmentFacts = ({ assignment }: { readonly assignment: AssignmentRecord }) => (
  <Facts>
    <Fact name="Positions">{assignment.positions.map(labelPosition).join(', ')}</Fact>
    <Fact name="Due">{formatCalendarDay(assignment.due_on)}</Fact>
    <Fact name="People who join later">{assignment.days_for_new} days</Fact>
    <Fact name="Managers notified">{assignment.escalate_after_days} days overdue</Fact>
    {assignment.credential_type !== null && (
      <Fact name="Recorded as">
        {CREDENTIAL_TYPES.find(({ value }) => value === assignment.credential_type)?.label}
      </Fact>
    )}
    <Fact name="Assigned">
      {formatDay(assignment.created_at)}
      {assignment.assigned_by !== '' && ` by ${assignment.assigned_by}`}
    </Fact>
    {assignment.ended_at !== null && <Fact name="Ended">{formatDay(assignment.ended_at)}</Fact>}
  </Facts>
);

/** Asks once more before it ends the assignment. */
function EndAssignment({ id }: { readonly id: string }) {
  const [isAsking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndAssignmentMutation();
  async function confirm() {
    const done = await end(id);
    if ('error' in done) return;
    setAsking(false);
    announce('Assignment ended');
  }
  if (!isAsking) {
    return (
      <Button size="small" variant="minimal" onClick={() => setAsking(true)}>
        End assignment
      </Button>
    );
  }
  return (
    <>
      <span>End it for everyone?</span>
      <Button size="small" intent="danger" loading={isLoading} onClick={() => void confirm()}>
        End assignment
      </Button>
      <Button size="small" variant="minimal" onClick={() => setAsking(false)}>
        Keep
      </Button>
    </>
  );
}

const EVIDENCE_COLUMNS = [
  'Name',
  'Position',
  'Status',
  'Due',
  'Best score (%)',
  'Completed',
  'Valid until',
  'Certificate ID',
];

const toDay = (at: string | null): string => at?.slice(0, 10) ?? '';

const toEvidence = (person: AssignedPerson) => [
  person.name,
  labelPosition(person.position),
  labelState(person.state),
  person.due_on,
  person.best_percent ?? '',
  toDay(person.completed_at),
  toDay(person.expires_at),
  person.certificate_id ?? '',
];

const People = ({ people }: { readonly people: readonly AssignedPerson[] }) => (
  <div className={ui.scroll}>
    <RuledTable aria-label="People" className={`${styles.table} ${styles.folding}`}>
      <TableHead columns={['Name', 'Status', 'Due', 'Progress', 'Certificate']} />
      <tbody>
        {people.map((person) => (
          <tr key={person.person_id}>
            <th scope="row">
              {person.name}
              <span className={ui.subline}>{labelPosition(person.position)}</span>
            </th>
            <td data-label="Status" data-state={person.state} className={styles.state}>
              {labelState(person.state)}
            </td>
            <td data-label="Due">{formatCalendarDay(person.due_on)}</td>
            <td data-label="Progress">
              {person.lessons === 0 ? '—' : `${person.lessons_done} of ${person.lessons} lessons`}
              {person.best_percent !== null && (
                <span className={ui.subline}>
                  Best score {formatWholePercent(person.best_percent)}
                </span>
              )}
            </td>
            <td data-label="Certificate">
              {person.certificate_id === null ? (
                '—'
              ) : (
                <RouteLink
                  to="certificateCheck"
                  params={{ certificateId: person.certificate_id }}
                  aria-label={`${person.completed_at === null ? 'Open' : formatDay(person.completed_at)}: certificate of ${person.name}`}
                >
                  {person.completed_at === null ? 'Open' : formatDay(person.completed_at)}
                </RouteLink>
              )}
              {person.expires_at !== null && (
                <span className={ui.subline}>Valid until {formatDay(person.expires_at)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </RuledTable>
  </div>
);
