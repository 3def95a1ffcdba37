import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { useAccessContext, useAccount } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import type { DashboardContext, Numbers } from '../../../session/dashboard/dashboardPart.ts';
import { useGetMyFiguresQuery } from './figuresApi.ts';

const NONE: Numbers = {};

/** Returns the data for a dashboard; null until all of it is loaded. Unavailable counts are left out. */
export function useFacts(): DashboardContext | null {
  const { session } = useAuth();
  const isKnown = session !== null && !session.needsCode;
  const { account } = useAccount();
  const accessContext = useAccessContext();
  const { data, isError } = useGetMyFiguresQuery(isKnown ? session.userId : skipToken);
  const numbers = data ?? (isError ? NONE : undefined);
  return useMemo(
    () =>
      account === undefined || accessContext === null || numbers === undefined
        ? null
        : { account, standing: accessContext, numbers, now: serverNow() },
    [account, accessContext, numbers],
  );
}
