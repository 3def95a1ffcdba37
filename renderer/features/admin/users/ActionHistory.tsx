import { formatDateTime } from '#shared/format/date.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import styles from './ActionHistory.module.css';
import { OPEN_ACCOUNT_PARAM } from './accountAddress.ts';
import { actionText, actorText, getActionReason } from './actionText.ts';
import type { AuditedAction } from './adminAccount.ts';
import { type ActionQuery, useListActsInfiniteQuery } from './adminUsersApi.ts';

/** Audit entries of one account or all accounts, newest first, paginated. */
export function ActionHistory({ account, automatic }: ActionQuery) {
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

function Entry({
  act,
  showsTarget,
}: {
  readonly act: AuditedAction;
  readonly showsTarget: boolean;
}) {
  const { addressOf } = useOpenRecord(OPEN_ACCOUNT_PARAM);
  const reason = getActionReason(act);
  return (
    <li>
      <p className={styles.what}>
        {actionText(act)}
        {showsTarget && act.target_user_id !== null && (
          <>
            {' · '}
            <Link to={addressOf(act.target_user_id)}>{act.target_email ?? 'Unknown account'}</Link>
          </>
        )}
      </p>
      {reason !== null && <p className={styles.reason}>“{reason}”</p>}
      <p className={styles.who}>
        <time dateTime={act.at}>{formatDateTime(act.at)}</time>
        <span>{actorText(act)}</span>
      </p>
    </li>
  );
}
