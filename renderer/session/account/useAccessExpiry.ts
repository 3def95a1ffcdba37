import { useEffect } from 'react';
import { useAppDispatch } from '../../data/hooks.ts';
import type { Account } from './account.ts';
import { accountApi } from './accountApi.ts';

/** Timers with a longer delay fire immediately. */
const LONGEST_MS = 2 ** 31 - 1;
/** Tolerance for a local clock ahead of the server's. */
const CLOCKS_MS = 2000;

/** Upcoming expiry times of an account's roles and plan. */
function endsOf({ ending_roles: roles, subscription }: Account, now: number): number[] {
  const ends = [...roles.map((role) => role.expires_at), subscription?.subscription_end ?? null];
  return ends.flatMap((end) => (end !== null && Date.parse(end) > now ? [Date.parse(end)] : []));
}

/** Removes a role or plan when it expires, then refetches the account. */
export function useAccessExpiry(account: Account | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const now = Date.now();
    const next = account === undefined ? Infinity : Math.min(...endsOf(account, now));
    if (next - now > LONGEST_MS) return;
    const timer = setTimeout(() => {
      dispatch(
        accountApi.util.updateQueryData('getMyAccount', undefined, (cached) =>
          takeAway(cached, next),
        ),
      );
      setTimeout(() => dispatch(accountApi.util.invalidateTags(['Account', 'Roles'])), CLOCKS_MS);
    }, next - now);
    return () => clearTimeout(timer);
  }, [account, dispatch]);
}

function takeAway(account: Account, timestamp: number): Account {
  const { ending_roles: ending, roles, subscription } = account;
  const ended = ending.filter((role) => Date.parse(role.expires_at) === timestamp);
  const planEnd = subscription?.subscription_end ?? null;
  const hasPlanEnded = planEnd !== null && Date.parse(planEnd) === timestamp;
  return {
    ...account,
    roles: roles.filter((role) => !ended.some((one) => one.role === role)),
    subscription:
      subscription !== null && hasPlanEnded
        ? { ...subscription, subscribed: false, is_trial: false }
        : subscription,
  };
}
