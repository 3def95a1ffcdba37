import { formatDay } from '#shared/format/date.ts';
import { labelOf, RESIDENT_STATUSES } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useOpenResidentQuery } from '../operatorApi.ts';
import styles from './Care.module.css';
import { CarePlan } from './CarePlan.tsx';
import { useCarePlansQuery } from './careApi.ts';

/** An open record is readable for 15 minutes; this renews it while a plan is on screen. */
const RENEW_MS = 10 * 60_000;

/** The care plans of a community, or one of them. */
export function Component() {
  const { params, addressWith } = useUrlSearch();
  const resident = params.get('resident');
  return (
    <CommunityScreen kind="care_needs">
      {(communityId) =>
        resident === null ? (
          <Plans key={communityId} communityId={communityId} />
        ) : (
          <div className={ui.stack16}>
            <p>
              <Link to={addressWith([['resident', null]])}>All care plans</Link>
            </p>
            <Plan key={resident} residentId={resident} />
          </div>
        )
      }
    </CommunityScreen>
  );
}

/** Opening a plan writes to the access log. */
function Plan({ residentId }: { readonly residentId: string }) {
  const query = useOpenResidentQuery(
    { id: residentId, reason: null },
    { pollingInterval: RENEW_MS },
  );
  return (
    <Loaded answer={query} waiting={<Skeleton height="28rem" />}>
      {(resident) => (
        <article className={ui.stack16} aria-label={`Care plan of ${resident.name}`}>
          <h2>
            Care plan of{' '}
            <Link to={linkTo('operatorResident', { id: resident.id })}>{resident.name}</Link>
          </h2>
          <CarePlan resident={resident} />
        </article>
      )}
    </Loaded>
  );
}

function Plans({ communityId }: { readonly communityId: string }) {
  const query = useCarePlansQuery(communityId);
  const { addressWith } = useUrlSearch();
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="28rem" />}
      nothing={
        <EmptyState title="No residents yet">
          Residents of this community appear here with their care plans.
        </EmptyState>
      }
    >
      {(plans) => (
        <OperatorTable
          label="Care plans"
          columns={[
            'Resident',
            'Unit',
            'Status',
            'Level',
            { number: 'Active needs' },
            { number: 'Tasks' },
            { number: 'Goals past target' },
            'Changed',
          ]}
        >
          {plans.map((plan) => (
            <tr key={plan.resident_id}>
              <th scope="row">
                <Link to={addressWith([['resident', plan.resident_id]])}>{plan.resident}</Link>
              </th>
              <td data-label="Unit">{plan.unit ?? '—'}</td>
              <td>{labelOf(RESIDENT_STATUSES, plan.status)}</td>
              <td data-label="Level">{plan.level ?? '—'}</td>
              <td className={operator.number} data-label="Needs">
                {plan.needs}
              </td>
              <td className={operator.number} data-label="Tasks">
                {plan.tasks}
              </td>
              <td className={operator.number} data-label="Goals past target">
                <span className={plan.goals_past_target > 0 ? styles.overdue : undefined}>
                  {plan.goals_past_target}
                </span>
              </td>
              <td data-label="Changed">
                {plan.changed_at === null ? 'No plan yet' : formatDay(plan.changed_at)}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </Loaded>
  );
}
