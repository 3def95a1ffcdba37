import { formatPrice } from '#shared/format/money.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { kindLabel } from './approvalText.ts';
import { useListMyApprovalsQuery } from './institutionApi.ts';

/** Requests of other entities that wait for the caller's decision. */
export function WaitingElsewhere({ entityId }: { readonly entityId: string }) {
  const { currentData: waiting = [] } = useListMyApprovalsQuery();
  const others = waiting.filter(({ entity_id }) => entity_id !== entityId);
  if (others.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="Waiting for you in other entities">
      <h2 className={ui.caption}>Waiting for you in other entities</h2>
      <ul className={styles.notes}>
        {others.map(({ id, entity, entity_id, kind, cents, counterparty }) => (
          <li key={id}>
            <RouteLink to="institutionalInvestor" query={{ entity: entity_id, request: id }}>
              {entity}: {kindLabel(kind)} of {formatPrice(cents)} to {counterparty}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
