import { isPlanned } from '#shared/routes.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { NotFoundMessage } from '../../ui/page/NotFoundMessage.tsx';
import { NotFound } from '../archetypes/NotFound.tsx';

/** Page for a planned route. */
const NotHereYet = () => (
  <NotFoundMessage title="Not here yet" to="featuresStatus" button="See what's available">
    Coming soon. This feature is planned but not built, and you aren't charged for it.
  </NotFoundMessage>
);

/** Page for unknown and planned routes. */
export function Component() {
  const { pathname } = useNavigation();
  return isPlanned(pathname) ? <NotHereYet /> : <NotFound />;
}
