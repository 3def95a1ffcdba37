import { Button } from '@blueprintjs/core';
import { formatDateTime } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { combineQueries, Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import styles from '../Campaigns.module.css';
import own from './Sequences.module.css';
import { endReasonLabel, stepAfter, stepLabel } from './sequenceLabels.ts';
import {
  type Enrollment,
  type Step,
  useEndEnrolmentMutation,
  useSequencePeopleQuery,
  useSequenceStepsQuery,
} from './sequencesApi.ts';

interface PeopleProps {
  readonly sequenceId: string;
  readonly runs: boolean;
}

/** Enrolled contacts with their next step, and exited ones with the reason. */
export function EnrolledPeople({ sequenceId, runs }: PeopleProps) {
  const query = combineQueries(
    useSequencePeopleQuery(sequenceId),
    useSequenceStepsQuery(sequenceId),
  );
  return (
    <section aria-label="People" className={styles.part}>
      <h3>People</h3>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {([people, steps]) =>
          people.length === 0 ? (
            <p className={styles.quiet}>No contacts enrolled yet.</p>
          ) : (
            <div className={styles.scroll}>
              <RuledTable className={own.table}>
                <TableHead columns={['Contact', 'Next step', 'Date', 'Act']} />
                <tbody>
                  {people.map((each) => (
                    <Person
                      key={each.id}
                      enrolled={each}
                      steps={steps}
                      sequenceId={sequenceId}
                      runs={runs}
                    />
                  ))}
                </tbody>
              </RuledTable>
            </div>
          )
        }
      </Loaded>
      <p className={styles.quiet}>
        Emails go out on business days within the hours above, in the recipient's time zone, at most
        one per day from your workspace. Messages here count as replies. Mark email replies
        yourself.
      </p>
    </section>
  );
}

interface PersonProps {
  readonly enrolled: Enrollment;
  readonly steps: readonly Step[];
  readonly sequenceId: string;
  readonly runs: boolean;
}

function Person({ enrolled, steps, sequenceId, runs }: PersonProps) {
  const { id, contact_id, contacts, status, place, due_at, ended_at } = enrolled;
  const [end, { isLoading }] = useEndEnrolmentMutation();
  const name = contacts?.name ?? 'A contact';
  const isActive = status === 'active';
  const step = stepAfter(steps, place);
  const when = isActive ? due_at : ended_at;
  return (
    <tr data-quiet={!isActive || undefined}>
      <th scope="row">
        <Link to={linkTo('client', { id: contact_id })}>{name}</Link>
      </th>
      <td>
        {isActive ? (step ? stepLabel(step) : 'Last step completed') : endReasonLabel(enrolled)}
      </td>
      <td>{isActive && !runs ? 'When resumed' : when !== null && formatDateTime(when)}</td>
      <td>
        {isActive && (
          <span className={own.acts}>
            <Button
              size="small"
              variant="minimal"
              loading={isLoading}
              aria-label={`Mark as replied: ${name}`}
              onClick={() => void end({ id, sequenceId, isAnswer: true })}
            >
              Mark as replied
            </Button>
            <Button
              size="small"
              variant="minimal"
              disabled={isLoading}
              aria-label={`Remove from sequence: ${name}`}
              onClick={() => void end({ id, sequenceId, isAnswer: false })}
            >
              Remove
            </Button>
          </span>
        )}
      </td>
    </tr>
  );
}
