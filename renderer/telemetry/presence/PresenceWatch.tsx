import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Host, Unsubscribe } from '#shared/host.ts';
import { redactPath } from '#shared/navigation/redact-path.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { useHost } from '../../host/HostContext.tsx';
import { whenIdle } from '../../host/whenIdle.ts';
import { logEntries } from '../activity/eventBuffer.ts';
import { PresenceHeartbeat, type PresenceStatus } from './PresenceHeartbeat.ts';
import { type PresenceReport, presenceApi } from './presenceApi.ts';

interface PresenceWatchProps {
  readonly userId: string;
}

/** Reports presence on every screen of a signed-in user. Renders nothing. */
export default function PresenceWatch({ userId }: PresenceWatchProps) {
  const host = useHost();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const beat = useRef<PresenceHeartbeat | null>(null);

  useEffect(() => {
    const last = rememberAccess(host);
    // Also needed while another tab leads: this one may take over.
    void last.renew();
    const heartbeat = new PresenceHeartbeat({
      tell: (status, place) => {
        void last.renew();
        const payload = report(status, place);
        dispatch(presenceApi.endpoints.tellPresence.initiate(payload, { track: false }))
          .unwrap()
          .catch(() => logEntries.add({ at: payload.p_device_info.timestamp, what: 'presence' }));
      },
      tellLast: (place) => last.send(report('offline', place)),
      lead: (onLead) => leadTabs(`haven-presence-${userId}`, onLead),
      channel:
        typeof BroadcastChannel === 'undefined'
          ? null
          : new BroadcastChannel(`haven-presence-${userId}`),
      place: () => redactPath(location.pathname),
    });
    beat.current = heartbeat;
    const onVisible = () => {
      if (document.visibilityState !== 'visible') return;
      void last.renew();
      heartbeat.look();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) heartbeat.comeBack();
    };
    const onHide = () => heartbeat.leave();
    document.addEventListener('visibilitychange', onVisible);
    addEventListener('pageshow', onShow);
    addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      removeEventListener('pageshow', onShow);
      removeEventListener('pagehide', onHide);
      beat.current = null;
      heartbeat.close();
    };
  }, [host, dispatch, userId]);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenIdle(() => beat.current?.look());
  }, [pathname]);
  return null;
}

/** A query may contain secrets; presence only needs the screen. */
const report = (p_status: PresenceStatus, place: string): PresenceReport => ({
  p_status,
  p_current_page: place,
  p_device_info: {
    userAgent: navigator.userAgent.slice(0, 512),
    platform: navigator.platform,
    timestamp: new Date().toISOString(),
    version: window.havenFaults?.version ?? '',
  },
  p_location: { pathname: place, search: '', href: location.origin + place },
});

/** Elects a leader tab with a named lock; without locks every tab leads. */
function leadTabs(name: string, onLead: () => void): Unsubscribe {
  if (!('locks' in navigator)) {
    onLead();
    return () => undefined;
  }
  const lockRequest = new AbortController();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    .request(name, { signal: lockRequest.signal }, () => {
      if (lockRequest.signal.aborted) return;
      onLead();
      return held;
    })
    .catch(() => undefined);
  return () => {
    lockRequest.abort();
    release();
  };
}

/** Keeps the data for the final report at hand, because an unloading page can't wait. */
function rememberAccess({ auth, backend }: Host) {
  let access: { readonly url: string; readonly key: string; readonly token: string } | null = null;
  return {
    async renew() {
      try {
        const [{ url, publishableKey: key }, token] = await Promise.all([
          backend(),
          auth.accessToken(),
        ]);
        access = token ? { url, key, token } : null;
      } catch {
        access = null;
      }
    },
    send(body: PresenceReport) {
      if (access === null) return;
      const { url, key, token } = access;
      fetch(`${url}/rest/v1/rpc/update_user_presence`, {
        method: 'POST',
        keepalive: true,
        headers: {
          apikey: key,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(body),
      }).catch(() => undefined);
    },
  };
}
