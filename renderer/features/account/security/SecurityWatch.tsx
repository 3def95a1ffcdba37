import { useEffect } from 'react';
import { SECURITY_CHECK_MS } from '#shared/constants.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { accountApi } from '../../../session/account/index.ts';
import { reportFailedChecks } from './pageChecks.ts';
import { useLazyCheckMySecurityQuery } from './securityApi.ts';

/** Failed page checks already reported to staff. */
const reportedChecks = new Set<string>();

/**
 * Checks the session every minute, so that one ended from another device stops within a minute instead of when its
 * token expires. Page checks run as often, and failures are reported to staff. Renders nothing.
 */
export function SecurityWatch() {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [check] = useLazyCheckMySecurityQuery();

  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      void reportFailedChecks(reportedChecks);
      const { data, error } = await check();
      // The workspace now demands more than this session has shown; the gate asks for it.
      if (isDataError(error) && error.code === 'HXSSW') {
        dispatch(accountApi.util.invalidateTags(['Account']));
        return;
      }
      // The server rejects every call of an ended session; any other error proves nothing.
      const isSessionEnded = isDataError(error) && error.code === '42501';
      if (!isSessionEnded && (data === undefined || (data.session_live && data.assured))) return;
      dispatch(showToast({ intent: 'none', ...securityNotices.sessionEndedElsewhere }));
      await auth.forget();
    };
    const timer = setInterval(() => void look(), SECURITY_CHECK_MS);
    return () => clearInterval(timer);
  }, [auth, check, dispatch]);

  return null;
}
