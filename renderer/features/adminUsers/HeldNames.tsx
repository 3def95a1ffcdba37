import { Button } from '@blueprintjs/core';
import { useStanding } from '../../core/account/index.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Fact, Facts } from '../../kit/panel/Facts.tsx';
import { PanelSection } from '../../kit/panel/PanelSection.tsx';
import styles from './AccountPanel.module.css';
import { useListHeldNamesQuery, useReviewNamesMutation } from './adminUsersApi.ts';
import { namesIn } from './heldNames.ts';

/** In an account: the names it asks to be listed under, which administrators let through or not. */
export function HeldNames({ account }: { readonly account: string }) {
  const isAdmin = useStanding()?.roles.includes('admin') === true;
  const { data: [held] = [] } = useListHeldNamesQuery(account);
  const [review, { isLoading }] = useReviewNamesMutation();
  if (held === undefined) return null;
  const decide = (decision: 'approved' | 'rejected') => void review({ id: held.id, decision });
  return (
    <PanelSection title="Asks to be listed as">
      <p className={styles.quiet}>
        Approved listings and the directory of agents keep the names before until somebody decides.
      </p>
      <Facts>
        {namesIn(held).map(([label, value]) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {isAdmin && (
        <div className={styles.buttons}>
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

/** Over the list of accounts: who asks to be listed under other names, the first to ask first. */
export function AllHeldNames() {
  const { data: waiting = [] } = useListHeldNamesQuery(null);
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="held-names" className={`${styles.question} ${styles.heldNames}`}>
      <h2 id="held-names">Names that wait for a review</h2>
      <ul className={styles.lines}>
        {waiting.map((held) => (
          <li key={held.id}>
            <RouteLink to="adminUsers" query={{ account: held.profile_id ?? '' }}>
              {namesIn(held)
                .map(([label, value]) => `${label}: ${value}`)
                .join(', ')}
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
