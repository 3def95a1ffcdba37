import { routeAt } from '#shared/routes.ts';
import { useNavigation } from '../link/navigation.ts';

/** Returns a screen's title: its own, or the route's. */
export function useTitle(own?: string): string {
  const { pathname } = useNavigation();
  return own ?? routeAt(pathname)?.title ?? '';
}
