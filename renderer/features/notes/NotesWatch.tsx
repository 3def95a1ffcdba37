import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { type Approval, approvalOf } from '#shared/access/access.ts';
import { isShownAt } from '#shared/navigation/dashboards.ts';
import type { NotificationPort } from '#shared/notifications/notifications.ts';
import { linkTo } from '#shared/routes.ts';
import { type Account, useAccount, useEndings } from '../../core/account/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { countPressing, useFacts } from '../dashboard/index.ts';
import { useNotificationCounts } from '../notifications/index.ts';
import { useNewNotices } from './useNewNotices.ts';
import { useNotify } from './useNotify.ts';
import { useSignInNotes } from './useSignInNotes.ts';

/** Where somebody sees for themselves what a kind of notification tells. */
const SEEN_AT = [
  ['approval', linkTo('dashboard')],
  ['signIn', linkTo('securitySettings')],
] as const;

interface NotesWatchProps {
  readonly userId: string;
}

/** Beside every screen of a signed-in person: what they hear of while they look elsewhere. It draws nothing. */
export default function NotesWatch({ userId }: NotesWatchProps) {
  const { notifications } = useHost();
  const { account } = useAccount();
  const { pathname } = useLocation();
  useEndings(account);
  useApprovalNotes(account);
  useSignInNotes(userId);
  useNewNotices(userId);

  useEffect(() => {
    const look = () => {
      for (const [kind, route] of SEEN_AT) {
        if (isShownAt(route, pathname)) notifications?.clear(kind);
      }
    };
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [notifications, pathname]);

  return notifications === null ? null : <Badge notifications={notifications} />;
}

/** How much presses and how much is unread, at the icon of the app. */
function Badge({ notifications }: { readonly notifications: NotificationPort }) {
  const facts = useFacts();
  const { unread } = useNotificationCounts();
  useEffect(() => {
    if (facts !== null) notifications.showCount(countPressing(facts) + unread);
  }, [notifications, facts, unread]);
  return null;
}

/** Tells of what an administrator decides about the account while the app runs. */
function useApprovalNotes(account: Account | undefined): void {
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
