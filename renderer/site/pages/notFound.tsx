import { isPlanned } from '#shared/routes.ts';
import { useNavigation } from '../../kit/link/navigation.ts';
import { NotFound } from '../archetypes/NotFound.tsx';
import { NotHereYet } from '../archetypes/NotHereYet.tsx';

/** Stands where nothing else does: at an unknown address, or at one that the product is to have. */
export function Component() {
  const { pathname } = useNavigation();
  return isPlanned(pathname) ? <NotHereYet /> : <NotFound />;
}
