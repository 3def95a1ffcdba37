import { useAuth } from '../../../session/auth/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useHasTourQuery } from './toursApi.ts';

/** Link to the tour of a listing, if it has a published one. Tours are for members. */
export function TourLink({ listingId }: { readonly listingId: string }) {
  const { session } = useAuth();
  const { currentData: hasTour = false } = useHasTourQuery(listingId, { skip: session === null });
  if (!hasTour) return null;
  return (
    <LinkButton to="arPropertyExplorer" query={{ listing: listingId }}>
      Tour
    </LinkButton>
  );
}
