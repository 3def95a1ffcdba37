import { useEffect } from 'react';
import { SECURITY_CHECK_MS } from '#shared/constants.ts';
import { securityNotices } from '#shared/messages/security.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { showToast } from '../../core/toasts/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { tellFailedChecks } from './pageChecks.ts';
import { useLazyCheckMySecurityQuery } from './securityApi.ts';

/** What the team has heard of this page. */
const told = new Set<string>();

/**
 * Asks once a minute whether the session still counts: one that was ended from another device stops
 * here within the minute and not when its token expires. What has to hold of the page itself is looked at as often, and
 * told to the team where it does not. It draws nothing.
 */
export function SecurityWatch() {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [check] = useLazyCheckMySecurityQuery();

  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      void tellFailedChecks(told);
      const { data, error } = await check();
      // The server refuses every call of an ended session; any other failure proves nothing.
      const isRefused = isDataError(error) && error.code === '42501';
      if (!isRefused && (data === undefined || (data.session_live && data.assured))) return;
      dispatch(showToast({ intent: 'none', ...securityNotices.sessionEndedElsewhere }));
      await auth.forget();
    };
    const timer = setInterval(() => void look(), SECURITY_CHECK_MS);
    return () => clearInterval(timer);
  }, [auth, check, dispatch]);

  return null;
}
