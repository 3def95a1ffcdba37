import {
  type AccessContext,
  type Subscription,
  subscriptionAccess,
} from '#shared/access/access.ts';
import type { UserType } from '#shared/access/roles.ts';
import { PLANS, type PlanId } from '#shared/account/billing/plans.ts';
import type { Account } from '../../../session/account/index.ts';
import type { Numbers } from '../../../session/dashboard/dashboardPart.ts';

const DAY_MS = 86_400_000;

export interface DemoAccountOptions {
  readonly role: UserType;
  readonly plan: PlanId;
  /** Days left of a trial or plan; negative once ended, null if it renews. */
  readonly daysLeft: number | null;
  readonly isTrial: boolean;
  readonly isConfirmed: boolean;
  readonly hasProfile: boolean;
  readonly now: Date;
}

/** A fictional account in the database's format; the real rules decide what its dashboard shows. */
export function createDemoAccount(options: DemoAccountOptions): Account {
  const { role, isConfirmed, hasProfile, now } = options;
  const created = now.toISOString();
  return {
    profile: {
      id: '00000000-0000-4000-8000-000000000000',
      email: null,
      first_name: null,
      last_name: null,
      full_name: null,
      avatar_url: null,
      phone: hasProfile ? 'on file' : null,
      company_name: hasProfile ? 'on file' : null,
      brokerage_name: null,
      bio: hasProfile ? 'on file' : null,
      user_type: role,
      is_company_user: false,
      requires_approval: false,
      approval_status: 'approved',
      suspended_at: null,
      created_at: created,
      updated_at: created,
    },
    roles: [role],
    primary_role: role,
    staff_role: null,
    is_family: false,
    subscription: subscriptionIn(options),
    billing: null,
    tenant: null,
    address: { is_confirmed: isConfirmed, awaiting: null },
    leaving: null,
    ending_roles: [],
  };
}

function subscriptionIn({ plan, daysLeft, isTrial, now }: DemoAccountOptions): Subscription | null {
  const { tier } = PLANS[plan];
  if (tier === null) return null;
  return {
    subscribed: !isTrial,
    subscription_tier: tier,
    is_trial: isTrial,
    subscription_end:
      daysLeft === null ? null : new Date(now.getTime() + daysLeft * DAY_MS).toISOString(),
  };
}

/** The fictional account's usage numbers; nothing of its plan is used yet. */
export function createDemoUsage(accessContext: AccessContext, now: Date): Numbers {
  const { contactsPerMonth, listingAllowance } = subscriptionAccess(accessContext, now);
  const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return {
    broker_contacts: {
      used: 0,
      allowed: contactsPerMonth,
      left: contactsPerMonth,
      resets_at: nextMonth.toISOString(),
    },
    listings: { used: 0, allowed: listingAllowance },
  };
}
