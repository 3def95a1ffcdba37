import { useMemo } from 'react';
import { type DataError, isDataError } from '../../../data/api/dataError.ts';
import { type Account, useAccount } from '../../../session/account/index.ts';
import { useGetMyBillQuery } from './billingApi.ts';
import { type BillingPosition, getBillingPosition } from './billingPosition.ts';
import type { Bill } from './billingTables.ts';

export interface Billing {
  readonly account: Account;
  readonly bill: Bill | null;
  readonly position: BillingPosition;
}

interface BillingView {
  /** Undefined until both the account and the bill are loaded. */
  readonly billing: Billing | undefined;
  readonly error: DataError | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Returns the signed-in user's plan and bill; both update in real time. */
export function useBilling(isEnabled = true): BillingView {
  const { account } = useAccount();
  const { data, error, isFetching, refetch } = useGetMyBillQuery(account?.profile.id ?? '', {
    skip: !isEnabled || account === undefined,
  });
  const billing = useMemo(
    () =>
      account === undefined || data === undefined
        ? undefined
        : {
            account,
            bill: data,
            position: getBillingPosition(account.subscription, data, new Date()),
          },
    [account, data],
  );
  return {
    billing,
    error: isDataError(error) ? error : undefined,
    isFetching,
    refetch: () => void refetch(),
  };
}
