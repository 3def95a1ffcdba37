import { useMemo } from 'react';
import { type Standing, seenAs } from '#shared/access/access.ts';
import { ACCOUNT_STALE_SECONDS } from '#shared/constants.ts';
import { type DataError, isDataError } from '../api/dataError.ts';
import { usePilotView } from '../pilot/index.ts';
import { useAuth } from '../session/index.ts';
import { type Account, standingOf } from './account.ts';
import { useGetMyAccountQuery } from './accountApi.ts';

interface AccountView {
  readonly account: Account | undefined;
  readonly error: DataError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The account of the signed-in person; nothing is asked while nobody is, or half of the way only. */
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

/** What the signed-in person may open, for a pilot as the role of their view; null while nobody is known. */
export function useStanding(): Standing | null {
  const { account } = useAccount();
  const { chosenView } = usePilotView();
  return useMemo(
    () => (account === undefined ? null : seenAs(standingOf(account), chosenView)),
    [account, chosenView],
  );
}
