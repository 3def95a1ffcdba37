import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { useAccount, useStanding } from '../../../session/account/index.ts';
import type { DashboardContext, Numbers } from '../../../session/dashboard/dashboardPart.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { useGetMyFiguresQuery } from './figuresApi.ts';

const NONE: Numbers = {};

/** Returns the data for a dashboard; null until all of it is loaded. Unavailable counts are left out. */
export function useFacts(): DashboardContext | null {
  const { session } = useAuth();
  const isKnown = session !== null && !session.needsCode;
  const { account } = useAccount();
  const standing = useStanding();
  const { data, isError } = useGetMyFiguresQuery(isKnown ? session.userId : skipToken);
  const numbers = data ?? (isError ? NONE : undefined);
  return useMemo(
    () =>
      account === undefined || standing === null || numbers === undefined
        ? null
        : { account, standing, numbers, now: serverNow() },
    [account, standing, numbers],
  );
}
