import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useHasTourQuery } from './toursApi.ts';

/** Link to the tour of a listing, if the reader can open one. Visitors see it on the listing's page. */
export function TourLink({ listingId }: { readonly listingId: string }) {
  const { session } = useAuth();
  const { currentData: hasTour = false } = useHasTourQuery(listingId);
  if (!hasTour) return null;
  return session === null ? (
    <LinkButton to="property" params={{ id: listingId }} query={{ view: 'tour' }}>
      Tour
    </LinkButton>
  ) : (
    <LinkButton to="arPropertyExplorer" query={{ listing: listingId }}>
      Tour
    </LinkButton>
  );
}
