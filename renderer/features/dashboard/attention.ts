import { ROLE_LABELS } from '#shared/access/roles.ts';
import { ENDING_SOON_DAYS } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatList } from '#shared/format/list.ts';
import type { PathName, Query } from '#shared/routes.ts';
import { missingFrom } from '../profile/index.ts';
import type { Facts } from './figures.ts';

export interface AttentionItem {
  readonly title: string;
  readonly detail: string;
  readonly intent: 'warning' | 'danger' | 'none';
  /** How many matters this is, where it is more than one. */
  readonly count?: number;
  /** Shown once its screen exists. */
  readonly action?: { readonly to: PathName; readonly label: string; readonly query?: Query };
}

type AttentionOf = (facts: Facts) => readonly AttentionItem[];

const DAY_MS = 86_400_000;

const daysUntil = (end: string, now: Date): number =>
  Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS);

const inDays = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;

const address: AttentionOf = ({ account: { address: own, profile } }) => {
  if (!own.is_confirmed) {
    return [
      {
        title: 'Confirm your e-mail address',
        detail: `Open the link that was sent to ${profile.email ?? 'you'}.`,
        intent: 'warning',
        action: { to: 'verifyEmail', label: 'Send it again' },
      },
    ];
  }
  if (own.awaiting === null) return [];
  return [
    {
      title: 'Confirm your new e-mail address',
      detail: `Open the link that was sent to ${own.awaiting}.`,
      intent: 'none',
    },
  ];
};

const roles: AttentionOf = ({ account: { ending_roles: ending }, now }) =>
  ending.flatMap(({ role, expires_at: end }): AttentionItem[] => {
    const days = daysUntil(end, now);
    if (Math.abs(days) > ENDING_SOON_DAYS) return [];
    const hasEnded = new Date(end) <= now;
    return [
      {
        title: `Your ${ROLE_LABELS[role].toLowerCase()} role ${hasEnded ? 'has ended' : `ends ${inDays(days)}`}`,
        detail: `${hasEnded ? 'It counted until' : 'It counts until'} ${formatDay(end)}. An administrator can extend it.`,
        intent: hasEnded ? 'danger' : 'warning',
        action: { to: 'profile', label: 'See your roles' },
      },
    ];
  });

const subscription: AttentionOf = ({ account: { subscription: own, billing }, now }) => {
  if (own === null || own.subscription_end === null || billing?.renews_at) return [];
  const { is_trial: isTrial, subscription_end: end } = own;
  if (billing?.status === 'past_due' && new Date(end) > now) {
    return [
      {
        title: 'Your last payment failed',
        detail: `Everything stays open until ${formatDay(end)}. Change your card to keep the plan.`,
        intent: 'danger',
        action: { to: 'cancelSubscription', label: 'Change card' },
      },
    ];
  }
  const days = daysUntil(end, now);
  const hasEnded = new Date(end) <= now;
  if (days > ENDING_SOON_DAYS) return [];
  const what = isTrial ? 'trial' : 'subscription';
  return [
    {
      title: hasEnded ? `Your ${what} has ended` : `Your ${what} ends ${inDays(days)}`,
      detail: hasEnded
        ? 'Broker contacts and full addresses are hidden until you choose a plan.'
        : `Everything stays open until ${formatDay(end)}.`,
      intent: hasEnded ? 'danger' : 'warning',
      action: { to: 'userPricing', label: 'Choose a plan' },
    },
  ];
};

const profileGaps: AttentionOf = ({ account: { profile } }) => {
  const missing = missingFrom(profile);
  if (missing.length === 0) return [];
  return [
    {
      title: 'Complete your profile',
      detail: `Add ${formatList(missing)}, so that people you contact know who is writing.`,
      intent: 'none',
      action: { to: 'profile', label: 'Complete profile' },
    },
  ];
};

/** For administrators: support sees who waits, and decides nothing. */
const reviews: AttentionOf = ({ account: { staff_figures: figures }, standing }) => {
  const waiting = standing.roles.includes('admin') ? (figures?.awaiting_review ?? 0) : 0;
  if (waiting === 0) return [];
  return [
    {
      title: waiting === 1 ? '1 account awaits review' : `${waiting} accounts await review`,
      detail: 'They can sign in, and see nothing until somebody decides.',
      intent: 'warning',
      count: waiting,
      action: { to: 'adminUsers', label: 'Review accounts', query: { status: 'pending' } },
    },
  ];
};

/** Most pressing first. A feature adds what it knows here. */
const sources: readonly AttentionOf[] = [address, reviews, subscription, roles, profileGaps];

export const attentionOf = (facts: Facts): AttentionItem[] =>
  sources.flatMap((source) => source(facts));

/** How much waits for this person and should not, for the badge at the app's icon. */
export const countPressing = (facts: Facts): number =>
  attentionOf(facts)
    .filter(({ intent }) => intent !== 'none')
    .reduce((sum, { count = 1 }) => sum + count, 0);
