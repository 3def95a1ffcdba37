import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { useHasTourQuery } from './toursApi.ts';

/** Link to the tour of a listing, if it has a published one. */
export function TourLink({ listingId }: { readonly listingId: string }) {
  const { currentData: hasTour = false } = useHasTourQuery(listingId);
  if (!hasTour) return null;
  return (
    <LinkButton to="arPropertyExplorer" query={{ listing: listingId }}>
      Tour
    </LinkButton>
  );
}
