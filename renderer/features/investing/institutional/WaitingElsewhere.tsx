import { formatCents } from '#shared/format/money.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from '../Entity.module.css';
import { kindLabel } from './approvalText.ts';
import { useListMyApprovalsQuery } from './institutionApi.ts';

/** Requests of other entities that wait for the caller's decision. */
export function WaitingElsewhere({ entityId }: { readonly entityId: string }) {
  const { currentData: waiting = [] } = useListMyApprovalsQuery();
  const others = waiting.filter(({ entity_id }) => entity_id !== entityId);
  if (others.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="Requests of other entities">
      {others.map(({ id, entity, entity_id, kind, cents, counterparty }) => (
        <li key={id}>
          <RouteLink to="institutionalInvestor" query={{ entity: entity_id, request: id }}>
            {entity}: {kindLabel(kind)} of {formatCents(cents)} to {counterparty}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
