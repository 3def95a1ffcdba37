import { Button } from '@blueprintjs/core';
import { useAccessContext } from '../../../session/account/index.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AccountPanel.module.css';
import { useListHeldNamesQuery, useReviewNamesMutation } from './adminUsersApi.ts';
import { listRequestedNames } from './nameChanges.ts';

/** Listing name changes an account requested, which administrators approve or decline. */
export function PendingNames({ account }: { readonly account: string }) {
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  const { data: [held] = [] } = useListHeldNamesQuery(account);
  const [review, { isLoading }] = useReviewNamesMutation();
  if (held === undefined) return null;
  const decide = (decision: 'approved' | 'rejected') => void review({ id: held.id, decision });
  return (
    <PanelSection title="Requested listing names">
      <p className={ui.note}>
        Listings and the agent directory show the current names until you decide.
      </p>
      <Facts>
        {listRequestedNames(held).map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {isAdmin && (
        <div className={ui.wrap}>
          <Button disabled={isLoading} intent="primary" onClick={() => decide('approved')}>
            Approve names
          </Button>
          <Button disabled={isLoading} onClick={() => decide('rejected')}>
            Decline names
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

/** All pending listing name requests, oldest first, above the account list. */
export function AllPendingNames() {
  const { data: pendingNames = [] } = useListHeldNamesQuery(null);
  if (pendingNames.length === 0) return null;
  return (
    <section aria-labelledby="held-names" className={`${styles.question} ${styles.heldNames}`}>
      <h2 id="held-names">Names to review</h2>
      <ul className={styles.lines}>
        {pendingNames.map((held) => (
          <li key={held.id}>
            <RouteLink to="adminUsers" query={{ account: held.profile_id ?? '' }}>
              {listRequestedNames(held)
                .map(([label, value]) => `${label}: ${value}`)
                .join(', ')}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
