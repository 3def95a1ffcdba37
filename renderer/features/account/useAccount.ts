import { type DataError, isDataError } from '../../app/api/dataError.ts';
import { useSession } from '../session/index.ts';
import type { Account } from './account.ts';
import { useGetMyAccountQuery } from './accountApi.ts';

interface AccountView {
  readonly account: Account | undefined;
  readonly error: DataError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The account of the signed-in person; nothing is asked while nobody is signed in. */
export function useAccount(): AccountView {
  const { session } = useSession();
  const { data, error, isFetching, refetch } = useGetMyAccountQuery(undefined, {
    skip: session === null,
  });
  return {
    account: data,
    error: isDataError(error) ? error : undefined,
    isFetching,
    refetch: () => void refetch(),
  };
}
