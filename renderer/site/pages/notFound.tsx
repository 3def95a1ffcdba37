import { isPlanned } from '#shared/routes.ts';
import { useNavigation } from '../../kit/link/navigation.ts';
import { Missing } from '../../kit/page/Missing.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';

/** Stands at an address that the product is to have. */
const NotHereYet = () => (
  <Missing title="Not here yet" to="featuresStatus" button="See what is built">
    This part of Haven Exchange is planned and not built. Nothing of it can be opened, and nothing
    is charged for it.
  </Missing>
);

/** Stands where nothing else does: at an unknown address, or at one that the product is to have. */
export function Component() {
  const { pathname } = useNavigation();
  return isPlanned(pathname) ? <NotHereYet /> : <NotFound />;
}
