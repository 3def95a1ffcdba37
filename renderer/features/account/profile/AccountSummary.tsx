import { Tag } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { isUserType, ROLE_LABELS } from '#shared/access/roles.ts';
import { planOfTier } from '#shared/account/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { Account } from '../../../session/account/index.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './Profile.module.css';

const approvals: Readonly<
  Record<string, { label: string; intent: 'success' | 'warning' | 'danger' }>
> = {
  approved: { label: 'Approved', intent: 'success' },
  pending: { label: 'Pending', intent: 'warning' },
  rejected: { label: 'Rejected', intent: 'danger' },
};

/** Summary rail with the account's facts in one column. */
export function AccountSummary({ account }: { readonly account: Account }) {
  const { profile, primary_role: role, tenant } = account;
  const approval = approvals[profile.approval_status];
  return (
    <aside aria-label="Account" className={styles.rail}>
      <dl>
        <Fact name="Name">{profile.full_name || '—'}</Fact>
        <Fact name="Email">
          <EmailText address={profile.email ?? '—'} />
        </Fact>
        <Fact name="Joined as">
          {isUserType(profile.user_type) ? ROLE_LABELS[profile.user_type] : 'Not selected yet'}
        </Fact>
        <Fact name="Primary role">{ROLE_LABELS[role]}</Fact>
        <Fact name="Approval">
          <Tag minimal intent={approval?.intent ?? 'none'}>
            {approval?.label ?? profile.approval_status}
          </Tag>
        </Fact>
        <Fact name="Subscription">
          {subscriptionText(account)}{' '}
          <RouteLink to="cancelSubscription" className={styles.more}>
            Plan and billing
          </RouteLink>
        </Fact>
        {account.roles.includes('vendor') && (
          <Fact name="Directory">
            <RouteLink to="vendorOnboarding">Your vendor profile</RouteLink>
          </Fact>
        )}
        <Fact name="Tenant">{tenant === null ? 'None' : `${tenant.name}, ${tenant.role}`}</Fact>
        {tenant !== null && (
          <Fact name="Team">
            {`${formatNumber(tenant.members)} of ${formatNumber(tenant.max_users)} seats, ${formatNumber(tenant.max_properties)} properties allowed`}
          </Fact>
        )}
        <Fact name="Member since">
          <time dateTime={profile.created_at}>{formatDay(profile.created_at)}</time>
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function subscriptionText({ subscription, billing }: Account): string {
  if (subscription === null) return 'None';
  const {
    is_trial: isTrial,
    subscribed,
    subscription_tier: tier,
    subscription_end: end,
  } = subscription;
  const plan = tier === null ? 'Active' : planOfTier(tier).name;
  const until = end === null ? '' : formatDay(end);
  if (end !== null && new Date(end) < new Date()) return `Ended ${until}`;
  if (billing?.renews_at) return `${plan}, renews ${formatDay(billing.renews_at)}`;
  if (isTrial) return `Trial until ${until}`;
  if (!subscribed) return 'None';
  return until === '' ? plan : `${plan} until ${until}`;
}
