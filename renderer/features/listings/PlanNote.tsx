import { subscriptionAccess } from '#shared/access/access.ts';
import { PLANS } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import { useStanding } from '../../core/account/index.ts';
import { useAuth } from '../../core/session/index.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Listings.module.css';
import { useGetContactAllowanceQuery } from './listingsApi.ts';

const FROM = formatPrice(PLANS.starter.monthlyCents);

/** What this person would see more of, and what opens it; the server decides what it sends. */
export function PlanNote() {
  const { session, status } = useAuth();
  const standing = useStanding();
  const isOpen = standing !== null && subscriptionAccess(standing, new Date()).isOpen;
  const { data: contacts } = useGetContactAllowanceQuery(undefined, { skip: !isOpen });
  if (status === 'loading' || (session !== null && standing === null)) {
    return <p className={styles.plan}>&nbsp;</p>;
  }
  if (standing === null) {
    return (
      <p className={styles.plan}>
        Every figure here is open to everyone. A{' '}
        <RouteLink to="auth" query={{ mode: 'sign-up', redirect: 'investment-opportunities' }}>
          free account
        </RouteLink>{' '}
        gives you a workspace of your own; a{' '}
        <RouteLink to="userPricing">plan from {FROM} a month</RouteLink> adds street addresses and
        direct contact with brokers.
      </p>
    );
  }
  if (!isOpen) {
    return (
      <p className={styles.plan}>
        A <RouteLink to="userPricing">plan from {FROM} a month</RouteLink> adds street addresses and
        direct contact with brokers.
      </p>
    );
  }
  return (
    <p className={styles.plan}>
      Street addresses and brokers are open to you
      {contacts && contacts.allowed > 0
        ? `: ${contacts.left} of ${contacts.allowed} contacts are left this month.`
        : '.'}
    </p>
  );
}
