import { routeAt } from '#shared/routes.ts';
import { useNavigation } from '../link/navigation.ts';

/** What a screen is headed with: what it says itself, else what its route is called. */
export function useTitle(own?: string): string {
  const { pathname } = useNavigation();
  return own ?? routeAt(pathname)?.title ?? '';
}
