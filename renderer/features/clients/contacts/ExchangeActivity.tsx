import { formatDay } from '#shared/format/date.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Contacts.module.css';
import { useClientOnExchangeQuery } from './clientWorkApi.ts';

/** Activity on the exchange between the broker and users with this client's email; renders nothing without any. */
export function ExchangeActivity({ row }: { readonly row: RecordRow }) {
  const { data: rows = [] } = useClientOnExchangeQuery(row.id);
  if (rows.length === 0) return null;
  return (
    <section aria-label="Exchange activity" className={ui.grid8}>
      <div className={styles.partHead}>
        <h3>Exchange activity</h3>
      </div>
      <ul className={styles.shares}>
        {rows.map(({ what, at, listing_id, title, has_ended }) => (
          <li key={`${what} ${listing_id} ${at}`}>
            <span>
              {what === 'inquiry' ? 'Inquired about ' : 'Signed the agreement for '}
              <Link to={linkTo('property', { id: listing_id })}>{title}</Link>
            </span>
            <span className={ui.caption}>
              {formatDay(at)}
              {has_ended && ', access revoked'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
