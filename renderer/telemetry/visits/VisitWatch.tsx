import { useEffect } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { useIsScreenOpen } from '../../session/place/useIsScreenOpen.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { recordPageView } from './visits.ts';

/** Counts screen views by route only. Renders nothing. */
export default function VisitWatch() {
  const { auth, backend } = useHost();
  const { pathname, route } = usePlace();
  const isOpen = useIsScreenOpen();
  const pattern = isOpen ? (route?.path ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record of the same screen is another visit of it
  useEffect(() => {
    if (pattern !== null)
      recordPageView(pattern, { address: backend, token: () => auth.accessToken() });
  }, [pattern, pathname, auth, backend]);
  return null;
}
