import { use, useMemo } from 'react';
import { visitorNavigation } from '#shared/navigation/nav-links.ts';
import { RouteTableContext } from '../ui/header/routeTable.ts';
import { useNavigation } from '../ui/link/navigation.ts';

/** Navigation for visitors on this page. */
export function useVisitorNavigation() {
  const { pathname } = useNavigation();
  const table = use(RouteTableContext);
  return useMemo(() => visitorNavigation({ pathname, now: new Date(), table }), [pathname, table]);
}
