import { useEffect, useRef } from 'react';
import { type Approval, approvalOf } from '#shared/access/access.ts';
import type { Account } from '../../core/account/index.ts';
import { useNotify } from './useNotify.ts';

/** Tells of what an administrator decides about the account while the app runs. */
export function useApprovalNotes(account: Account | undefined): void {
  const notify = useNotify();
  const known = useRef<{ readonly userId: string; readonly approval: Approval } | null>(null);

  useEffect(() => {
    if (account === undefined) return;
    const { id: userId, updated_at: decidedAt } = account.profile;
    const approval = approvalOf(account.profile);
    const before = known.current;
    known.current = { userId, approval };
    if (before?.userId !== userId || before.approval === approval || approval === 'pending') return;
    void notify({ kind: 'approval', userId, decision: approval, decidedAt });
  }, [account, notify]);
}
