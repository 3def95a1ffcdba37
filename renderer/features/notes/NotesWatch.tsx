import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isShownAt } from '#shared/navigation/dashboards.ts';
import { linkTo } from '#shared/routes.ts';
import { useAccount, useEndings, useStanding } from '../../core/account/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { countPressing } from '../dashboard/index.ts';
import { useApprovalNotes } from './useApprovalNotes.ts';
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
  const standing = useStanding();
  const { pathname } = useLocation();
  useEndings(account);
  useApprovalNotes(account);
  useSignInNotes(userId);

  useEffect(() => {
    if (account === undefined || standing === null) return;
    notifications?.showCount(countPressing({ account, standing, now: new Date() }));
  }, [notifications, account, standing]);

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

  return null;
}
