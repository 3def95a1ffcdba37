import { ROLE_LABELS } from '#shared/access/roles.ts';
import { ENDING_SOON_DAYS } from '#shared/constants.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatList } from '#shared/format/list.ts';
import type { Profile } from '../../../session/account/index.ts';
import {
  type AttentionItem,
  type DashboardContext,
  type DashboardPart,
  daysUntil,
  formatDaysUntil,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

export const dashboard: DashboardPart = {
  attention: (facts) => [...address(facts), ...roles(facts), ...gaps(facts)],
};

function address({ account: { address: own, profile } }: DashboardContext): AttentionItem[] {
  if (!own.is_confirmed) {
    return [
      {
        title: 'Confirm your email',
        detail: `Open the link we sent to ${profile.email ?? 'you'}.`,
        intent: 'warning',
        action: { to: 'verifyEmail', label: 'Resend link' },
      },
    ];
  }
  if (own.awaiting === null) return [];
  return [
    {
      title: 'Confirm your new email',
      detail: `Open the link we sent to ${own.awaiting}.`,
      intent: 'none',
    },
  ];
}

const roles = ({ account: { ending_roles: ending }, now }: DashboardContext): AttentionItem[] =>
  ending.flatMap(({ role, expires_at: end }): AttentionItem[] => {
    const days = daysUntil(end, now);
    if (Math.abs(days) > ENDING_SOON_DAYS) return [];
    const hasEnded = new Date(end) <= now;
    return [
      {
        title: `Your ${ROLE_LABELS[role].toLowerCase()} role ${hasEnded ? 'has ended' : `ends ${formatDaysUntil(days)}`}`,
        detail: `${hasEnded ? 'It counted until' : 'It counts until'} ${formatDay(end)}. An administrator can extend it.`,
        intent: hasEnded ? 'danger' : 'warning',
        action: { to: 'profile', label: 'View roles' },
      },
    ];
  });

const checklistOf = getNumbers(
  'onboarding',
  s.object({ is_hidden: s.bool, done: s.object({ profile: s.bool }) }),
);

function gaps({ account: { profile }, numbers }: DashboardContext): AttentionItem[] {
  const checklist = checklistOf(numbers);
  // The checklist of a new account asks for it already.
  if (checklist !== null && !checklist.is_hidden && !checklist.done.profile) return [];
  const missing = missingFrom(profile);
  if (missing.length === 0) return [];
  return [
    {
      title: 'Add to your profile',
      detail: `Add ${formatList(missing)} so that people you contact know who you are.`,
      intent: 'none',
      action: { to: 'profile', label: 'Complete profile' },
    },
  ];
}

/** Profile details a counterparty would look for that are missing. */
function missingFrom(profile: Profile): string[] {
  const expected: readonly [string | null, string][] = [
    [profile.phone, 'a phone number'],
    [profile.company_name, 'a company'],
    [profile.bio, 'a short bio'],
  ];
  return expected.flatMap(([value, name]) => (value ? [] : [name]));
}
