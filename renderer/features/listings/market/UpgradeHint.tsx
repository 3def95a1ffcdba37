import { subscriptionAccess } from '#shared/access/access.ts';
import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './Listings.module.css';
import { useGetContactAllowanceQuery } from './listingsApi.ts';

const FROM = formatPrice(PLANS.starter.monthlyCents);

/** What a plan would unlock for this user; the server decides what it sends. */
export function UpgradeHint() {
  const { session, status } = useAuth();
  const accessContext = useAccessContext();
  const isOpen = accessContext !== null && subscriptionAccess(accessContext, new Date()).isOpen;
  const { data: contacts } = useGetContactAllowanceQuery(undefined, { skip: !isOpen });
  if (status === 'loading' || (session !== null && accessContext === null)) {
    return <p className={styles.plan}>&nbsp;</p>;
  }
  if (accessContext === null) {
    return (
      <p className={styles.plan}>
        All figures here are public. A{' '}
        <RouteLink to="auth" query={{ mode: 'sign-up', redirect: 'investment-opportunities' }}>
          free account
        </RouteLink>{' '}
        includes your own workspace. A{' '}
        <RouteLink to="userPricing">plan from {FROM} per month</RouteLink> adds street addresses and
        direct contact with brokers.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <p className={styles.plan}>
        A <RouteLink to="userPricing">plan from {FROM} per month</RouteLink> adds street addresses
        and direct contact with brokers.
      </p>
    );
  }
  return (
    <p className={styles.plan}>
      Your plan includes street addresses and broker contacts
      {contacts && contacts.allowed > 0
        ? `: ${contacts.left} of ${contacts.allowed} contacts left this month.`
        : '.'}
    </p>
  );
}
