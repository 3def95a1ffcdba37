import type { Approval } from '#shared/access/access.ts';
import { planOfTier } from '#shared/account/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import type { AccountPlan } from './adminAccount.ts';

export const STATUS_LABELS: Readonly<Record<Approval, string>> = {
  approved: 'Active',
  pending: 'Waiting',
  rejected: 'Rejected',
  suspended: 'Suspended',
};

export const STATUS_INTENTS = {
  approved: 'none',
  pending: 'warning',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<Approval, string>;

/** Returns the active paid plan in one or two words. */
export function planName(plan: AccountPlan | null, now: Date): string {
  const end = plan?.subscription_end ?? null;
  if (plan === null || (end !== null && new Date(end) <= now)) return planOfTier(null).name;
  if (plan.is_trial) return 'Trial';
  return planOfTier(plan.subscribed ? plan.subscription_tier : null).name;
}

/** Returns the plan name with its end date. */
export function planText(plan: AccountPlan | null, now: Date): string {
  const name = planName(plan, now);
  const end = plan?.subscription_end ?? null;
  if (end === null) return name;
  return new Date(end) <= now
    ? `${name}, ended ${formatDay(end)}`
    : `${name} until ${formatDay(end)}`;
}

const outcomes: Readonly<Record<string, string>> = {
  signed_in: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
  recovery_code: 'Recovery code used',
};

export const outcomeText = (outcome: string): string => outcomes[outcome] ?? outcome;
