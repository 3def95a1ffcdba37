import { use, useMemo } from 'react';
import { visitorNavigation } from '#shared/navigation/nav-links.ts';
import { RouteTableContext } from '../kit/header/routeTable.ts';
import { useNavigation } from '../kit/link/navigation.ts';

/** Navigation for visitors on this page. */
export function useVisitorNavigation() {
  const { pathname } = useNavigation();
  const table = use(RouteTableContext);
  return useMemo(() => visitorNavigation({ pathname, now: new Date(), table }), [pathname, table]);
}
