import { formatMoment } from '#shared/format/date.ts';
import { Link } from '../../kit/link/Link.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { useOpenRecord } from '../../kit/work/list/useOpenRecord.ts';
import styles from './ActHistory.module.css';
import { OPEN_AS } from './accountAddress.ts';
import { actorText, actText, reasonOf } from './actWords.ts';
import type { Act } from './adminAccount.ts';
import { type ActsOf, useListActsInfiniteQuery } from './adminUsersApi.ts';

/** Audit entries of one account or all accounts, newest first, paginated. */
export function ActHistory({ account, automatic }: ActsOf) {
  const list = useListActsInfiniteQuery({ account, automatic });
  return (
    <Loaded answer={list} keepsLast waiting={<Skeleton height="8rem" />}>
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <EmptyState title="No activity yet">
            Changes to accounts, roles, plans, vendors, and settings are recorded here permanently.
          </EmptyState>
        ) : (
          <>
            <ol className={styles.acts}>
              {pages.flat().map((act) => (
                <Entry key={act.id} act={act} showsTarget={account === null} />
              ))}
            </ol>
            <div className={styles.more}>
              <LoadMore list={list} />
            </div>
          </>
        )
      }
    </Loaded>
  );
}

function Entry({ act, showsTarget }: { readonly act: Act; readonly showsTarget: boolean }) {
  const { addressOf } = useOpenRecord(OPEN_AS);
  const reason = reasonOf(act);
  return (
    <li>
      <p className={styles.what}>
        {actText(act)}
        {showsTarget && act.target_user_id !== null && (
          <>
            {' · '}
            <Link to={addressOf(act.target_user_id)}>{act.target_email ?? 'Unknown account'}</Link>
          </>
        )}
      </p>
      {reason !== null && <p className={styles.reason}>“{reason}”</p>}
      <p className={styles.who}>
        <time dateTime={act.at}>{formatMoment(act.at)}</time>
        <span>{actorText(act)}</span>
      </p>
    </li>
  );
}
