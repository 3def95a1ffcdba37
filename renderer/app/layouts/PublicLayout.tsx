import { Outlet } from 'react-router-dom';
import { isForMembers } from '#shared/access/gates.ts';
import { usePlace } from '../../core/place/usePlace.ts';
import { useArrivalOutside } from '../../core/session/index.ts';
import { PublicFrame } from '../../site/PublicFrame.tsx';
import { Gate } from '../gate/Gate.tsx';
import { Breadcrumbs } from '../header/Breadcrumbs.tsx';

/** Around the pages that everyone may open. */
export function Component() {
  const { route } = usePlace();
  useArrivalOutside(!isForMembers(route));
  return (
    <PublicFrame>
      <Gate>
        <Breadcrumbs />
        <Outlet />
      </Gate>
    </PublicFrame>
  );
}
