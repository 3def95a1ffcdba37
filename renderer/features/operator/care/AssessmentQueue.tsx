import { formatDay } from '#shared/format/date.ts';
import { ASSESSMENT_TYPES } from '#shared/operator/care.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Care.module.css';
import { useAssessmentQueueQuery } from './careApi.ts';
import type { QueueRow } from './careShapes.ts';

const FILTERS = [
  { value: 'all', label: 'All', has: () => true },
  { value: 'overdue', label: 'Overdue', has: (row: QueueRow) => row.is_overdue },
  {
    value: 'open',
    label: 'In progress',
    has: (row: QueueRow) => row.assessment_status === 'draft',
  },
  {
    value: 'signed',
    label: 'To approve',
    has: (row: QueueRow) => row.assessment_status === 'signed',
  },
] as const;

const ACTIONS = { not_started: 'Start', draft: 'Continue', signed: 'Approve' } as const;
const STATUSES = { not_started: 'Not started', draft: 'Draft', signed: 'Signed' } as const;

/** The next assessment of each resident by due date. */
export function AssessmentQueue({ communityId }: { readonly communityId: string }) {
  const query = useAssessmentQueueQuery(communityId);
  const { params, change } = useUrlSearch();
  const filter = FILTERS.find(({ value }) => value === params.get('show')) ?? FILTERS[0];
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="28rem" />}
      nothing={
        <EmptyState title="No residents yet">
          Residents of this community appear here with their next assessment.
        </EmptyState>
      }
    >
      {(rows) => (
        <div className={ui.stack12}>
          <div className={styles.bar}>
            <ViewButtons
              label="Filter"
              views={FILTERS.map(
                ({ value, label, has }) => [value, `${label} ${rows.filter(has).length}`] as const,
              )}
              chosen={filter.value}
              onChoose={(value) => change([['show', value === 'all' ? null : value]])}
            />
          </div>
          <QueueTable rows={rows.filter(filter.has)} />
        </div>
      )}
    </Loaded>
  );
}

function QueueTable({ rows }: { readonly rows: readonly QueueRow[] }) {
  const { addressWith } = useUrlSearch();
  if (rows.length === 0) return <p className={ui.muted}>No assessments here.</p>;
  return (
    <OperatorTable
      label="Due assessments"
      columns={[
        'Resident',
        'Unit',
        'Assessment',
        'Due',
        'Level',
        'Last approved',
        'Status',
        { hidden: 'Actions' },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.resident_id}>
          <th scope="row">
            <Link to={linkTo('operatorResident', { id: row.resident_id })}>{row.resident}</Link>
          </th>
          <td data-label="Unit">{row.unit ?? '—'}</td>
          <td>{labelOf(ASSESSMENT_TYPES, row.type)}</td>
          <td data-label="Due" className={row.is_overdue ? styles.overdue : undefined}>
            {formatDay(row.due_on)}
            {row.is_overdue && ' (overdue)'}
          </td>
          <td data-label="Level">{row.level ?? '—'}</td>
          <td data-label="Last approved">
            {row.last_approved_on === null ? '—' : formatDay(row.last_approved_on)}
          </td>
          <td data-label="Status">{STATUSES[row.assessment_status]}</td>
          <td>
            <Link
              to={addressWith([
                ['resident', row.resident_id],
                ['assessment', row.assessment_id],
                ['type', row.type],
              ])}
              aria-label={`${ACTIONS[row.assessment_status]} assessment of ${row.resident}`}
            >
              {ACTIONS[row.assessment_status]}
            </Link>
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}
