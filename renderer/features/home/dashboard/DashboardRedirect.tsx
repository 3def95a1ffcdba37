import { Navigate, useLocation } from 'react-router-dom';
import { dashboardFor } from '#shared/navigation/dashboards.ts';
import { linkTo } from '#shared/routes.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { usePilotView } from '../../../session/pilot/index.ts';

/** `/dashboard` has no content; it redirects users to their own dashboard. */
export function Component() {
  const accessContext = useAccessContext();
  const { chosenView } = usePilotView();
  const { search } = useLocation();
  if (accessContext === null) return null;
  return <Navigate replace to={linkTo(dashboardFor(accessContext, chosenView)) + search} />;
}
