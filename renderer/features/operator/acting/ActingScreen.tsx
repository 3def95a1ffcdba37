import type { ReactNode } from 'react';
import { ActingContext, useActingIn } from './acting.ts';
import { useOfflineKeyQuery } from './actingApi.ts';

/** Confirms access to the data on this device this often. */
const CONFIRM_MS = 15 * 60_000;

interface ActingScreenProps {
  readonly communityId: string;
  readonly children: ReactNode;
}

/** A screen whose entries belong to the person whose turn it is, and whose data is kept encrypted for work offline. */
export function ActingScreen({ communityId, children }: ActingScreenProps) {
  const [acting] = useActingIn(communityId);
  useOfflineKeyQuery(undefined, { pollingInterval: CONFIRM_MS });
  return <ActingContext value={acting}>{children}</ActingContext>;
}
