import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/gates.ts';
import { Notes } from '../../features/notes/index.ts';
import { useArrivalOutside } from '../../features/session/index.ts';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { Gate } from '../gate/Gate.tsx';
import { usePlace } from '../gate/usePlace.ts';
import { AppHeader } from '../header/AppHeader.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';

/** Around the pages that everyone may open. */
export function Component() {
  const { route } = usePlace();
  useArrivalOutside(!isForMembers(route));
  return (
    <>
      <Notes />
      <PublicFrame header={<AppHeader />}>
        <Gate>
          <Breadcrumbs />
          <Outlet />
        </Gate>
      </PublicFrame>
    </>
  );
}
