import { formatDay } from '#shared/format/date.ts';
import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Maintenance.module.css';
import { useMyRequestsQuery } from './maintenanceApi.ts';

/** Requests of a position that doesn't manage maintenance, with their state. */
export function MyRequests({ communityId }: { readonly communityId: string }) {
  const query = useMyRequestsQuery(communityId, { pollingInterval: 60_000 });
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="16rem" />}
      nothing={
        <EmptyState title="No requests yet">
          Request work when something is broken. Its state appears here.
        </EmptyState>
      }
    >
      {(requests) => (
        <OperatorTable
          label="My requests"
          className={styles.list}
          columns={[{ number: 'No.' }, 'Work', 'Place', 'State', 'Requested']}
        >
          {requests.map(({ id, number, title, place, state, reason, requested_at }) => (
            <tr key={id}>
              <td data-label="No." className={operator.number}>
                {number}
              </td>
              <th scope="row">{title}</th>
              <td data-label="Place">{place ?? '—'}</td>
              <td>
                <span className={styles.state} data-state={state}>
                  {labelOf(WORK_ORDER_STATES, state)}
                </span>
                {reason !== null && <span className={ui.subline}>{reason}</span>}
              </td>
              <td data-label="Requested">{formatDay(requested_at)}</td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </Loaded>
  );
}
