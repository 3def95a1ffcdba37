import { otherIntegrations } from '../../content/integrations/otherIntegrations.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { NotFound } from '../archetypes/NotFound.tsx';
import { NoticePage } from '../archetypes/NoticePage.tsx';
import { collectionOf, slugOf } from '../page.ts';

export const collection = collectionOf(otherIntegrations);

export function Component() {
  const slug = slugOf(useNavigation().pathname);
  const page = otherIntegrations.find((entry) => entry.slug === slug);
  return page === undefined ? <NotFound /> : <NoticePage page={page} />;
}
