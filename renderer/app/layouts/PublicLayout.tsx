import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/gates.ts';
import { useArrivalOutside, useAuth } from '../../features/session/index.ts';
import { PresenceContext } from '../../kit/presence/Presence.tsx';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { Gate } from '../gate/Gate.tsx';
import { usePlace } from '../gate/usePlace.ts';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';

/** Around the pages that everyone may open. */
export function Component() {
  const { route } = usePlace();
  const { session, status } = useAuth();
  useArrivalOutside(!isForMembers(route));
  const known = session === null ? 'visitor' : 'member';
  return (
    <PresenceContext value={status === 'loading' ? 'unknown' : known}>
      <PublicFrame header={<AppHeader />}>
        <Gate>
          <Breadcrumbs />
          <Outlet />
        </Gate>
      </PublicFrame>
    </PresenceContext>
  );
}
