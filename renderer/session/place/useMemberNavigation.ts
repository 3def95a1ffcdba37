import { use, useMemo } from 'react';
import { memberNavigation } from '#shared/navigation/navigation.ts';
import { useHost } from '../../host/HostContext.tsx';
import { RouteTableContext } from '../../ui/header/routeTable.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { useFrameAccessContext } from '../account/index.ts';
import { usePilotView } from '../pilot/index.ts';

/** Menus of the signed-in user on this page; empty until the account is loaded. */
export function useMemberNavigation() {
  const { pathname } = useNavigation();
  const who = useFrameAccessContext();
  const { chosenView } = usePilotView();
  const table = use(RouteTableContext);
  const isDesktop = useHost().platform.kind === 'desktop';
  return useMemo(() => {
    const context = { pathname, who, chosenView, now: new Date(), isDesktop, table };
    return { ...memberNavigation(context), situation: context };
  }, [pathname, who, chosenView, isDesktop, table]);
}
