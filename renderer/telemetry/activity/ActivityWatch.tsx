import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Unsubscribe } from '#shared/host.ts';
import { redactPath } from '#shared/navigation/redact-path.ts';
import { routeAt } from '#shared/routes.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { whenIdle } from '../../host/whenIdle.ts';
import { useIsScreenOpen } from '../../session/place/useIsScreenOpen.ts';
import type { RootState } from '../../session/store.ts';
import { activityApi } from './activityApi.ts';
import { analyticsEvents, logEntries } from './eventBuffer.ts';
import { PageViews } from './PageViews.ts';
import { activityRow } from './record.ts';
import { Visit } from './visit.ts';
import {
  type ActivityGroup,
  activityByEndpoint,
  groupOfScreen,
  toActivityType,
} from './vocabulary.ts';

interface ActivityWatchProps {
  readonly userId: string;
}

/** Records a signed-in user's activity, for the user and product administrators. Renders nothing and blocks nothing. */
export default function ActivityWatch({ userId }: ActivityWatchProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isOpen = useIsScreenOpen();
  const store = useStore<RootState>();
  const parts = useRef<{ visit: Visit; views: PageViews } | null>(null);
  parts.current ??= { visit: new Visit(sessionStorage, Date.now()), views: new PageViews() };
  const { visit, views } = parts.current;

  const note = useRef((type: string, group: ActivityGroup, message: string, pathname: string) => {
    const path = redactPath(pathname);
    const row = activityRow(userId, { type, group, message, path, sessionId: visit.id });
    dispatch(activityApi.endpoints.noteActivity.initiate(row, { track: false }))
      .unwrap()
      .catch(() => logEntries.add({ at: row.metadata.timestamp, what: 'activity' }));
  });

  // Screens passed before the browser is idle also count.
  const passed = useRef(new Set<Unsubscribe>());
  useEffect(() => {
    if (!isOpen) return;
    const now = Date.now();
    const cancelIdle = whenIdle(() => {
      passed.current.delete(cancelIdle);
      visit.touch(now);
      if (!views.isNews(pathname, now)) return;
      const title = routeAt(pathname)?.title;
      const message = title === undefined ? 'Viewed a page' : `Viewed “${title}”`;
      note.current('page_view', groupOfScreen(pathname), message, pathname);
      keepEvent('page_view', null, pathname, userId, visit.id);
    });
    passed.current.add(cancelIdle);
  }, [pathname, isOpen, userId, visit, views]);
  useEffect(
    () => () => {
      for (const cancelIdle of passed.current) cancelIdle();
    },
    [],
  );

  useEffect(() => {
    const onFocus = () => visit.focus(Date.now());
    const onClick = ({ target }: MouseEvent) => {
      const pressed = target instanceof Element ? target.closest('a, button') : null;
      if (pressed !== null) keepEvent('click', pressed, location.pathname, userId, visit.id);
    };
    addEventListener('focus', onFocus);
    document.addEventListener('click', onClick, { capture: true, passive: true });
    return () => {
      removeEventListener('focus', onFocus);
      document.removeEventListener('click', onClick, { capture: true });
      // The next user in this window must not see this data.
      analyticsEvents.clear();
      logEntries.clear();
    };
  }, [userId, visit]);

  useEffect(() => {
    const known = new Set(Object.keys(store.getState().api.mutations));
    return store.subscribe(() => {
      const { mutations } = store.getState().api;
      for (const [key, entry] of Object.entries(mutations)) {
        if (known.has(key) || entry?.status !== 'fulfilled') continue;
        known.add(key);
        const act = activityByEndpoint[entry.endpointName];
        if (act) {
          note.current(
            toActivityType(entry.endpointName),
            act.group,
            act.message,
            location.pathname,
          );
        }
      }
      if (known.size > 200) for (const key of known) if (!(key in mutations)) known.delete(key);
    });
  }, [store]);
  return null;
}

/** Labels of our buttons and links; never user input. */
function keepEvent(
  event_type: 'click' | 'page_view',
  pressed: Element | null,
  pathname: string,
  user_id: string,
  session_id: string,
): void {
  analyticsEvents.add({
    event_type,
    element_id: pressed?.id ?? '',
    element_text: (pressed?.textContent ?? '').trim().slice(0, 80),
    page_url: redactPath(pathname),
    user_id,
    session_id,
    timestamp: new Date().toISOString(),
    metadata: {
      user_agent: navigator.userAgent.slice(0, 512),
      viewport: `${innerWidth}x${innerHeight}`,
      referrer: document.referrer,
      scroll_position: Math.round(scrollY),
    },
  });
}
