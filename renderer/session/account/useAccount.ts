import { useEffect, useMemo } from 'react';
import { type AccessContext, applyPilotView } from '#shared/access/access.ts';
import { ACCOUNT_STALE_SECONDS } from '#shared/constants.ts';
import { type DataError, isDataError } from '../../data/api/dataError.ts';
import { useAuth } from '../auth/index.ts';
import { usePilotView } from '../pilot/index.ts';
import { type Account, getAccessContext } from './account.ts';
import { useGetMyAccountQuery } from './accountApi.ts';
import { cacheAccessContext, getCachedAccessContext } from './cachedStanding.ts';

interface AccountView {
  readonly account: Account | undefined;
  readonly error: DataError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Account of the signed-in user; not queried while signed out or during partial sign-in. */
export function useAccount(): AccountView {
  const { session } = useAuth();
  const { data, error, isFetching, refetch } = useGetMyAccountQuery(undefined, {
    skip: session === null || session.needsCode,
    refetchOnMountOrArgChange: ACCOUNT_STALE_SECONDS,
  });
  return {
    account: data,
    error: isDataError(error) ? error : undefined,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** Access data of the signed-in user; for a pilot, the role they view as; null if unknown. */
export function useAccessContext(): AccessContext | null {
  const { account } = useAccount();
  const { chosenView } = usePilotView();
  return useMemo(
    () => (account === undefined ? null : applyPilotView(getAccessContext(account), chosenView)),
    [account, chosenView],
  );
}

/**
 * Access data for the app frame. Until the account is loaded, such as from a slow server or during a 503, uses the last
 * data seen in this browser so the bar and rail have their menus.
 */
export function useFrameAccessContext(): AccessContext | null {
  const accessContext = useAccessContext();
  const { account } = useAccount();
  const { session } = useAuth();
  const { chosenView } = usePilotView();
  const userId = session !== null && !session.needsCode ? session.userId : null;
  useEffect(() => {
    if (account !== undefined) cacheAccessContext(account.profile.id, getAccessContext(account));
  }, [account]);
  const isMissing = account === undefined;
  const last = useMemo(
    () => (isMissing && userId !== null ? getCachedAccessContext(userId) : null),
    [isMissing, userId],
  );
  return accessContext ?? (last === null ? null : applyPilotView(last, chosenView));
}
