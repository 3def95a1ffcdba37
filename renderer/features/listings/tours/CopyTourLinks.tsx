import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import type { TourOfListing } from './toursApi.ts';

interface CopyTourLinksProps extends Pick<TourOfListing, 'isOwn' | 'isOpen'> {
  readonly listingId: string;
}

/** Copies the tour's address. It opens for everyone who can see the listing, and closes with it. */
export function CopyTourLinks({ listingId, isOwn, isOpen }: CopyTourLinksProps) {
  async function copy(query: Readonly<Record<string, string>>) {
    // Visitors can't open the explorer, so an open tour is shared on the page of its listing.
    const address = isOpen
      ? linkTo('property', { id: listingId }, { view: 'tour', ...query })
      : linkTo('arPropertyExplorer', {}, { listing: listingId, ...query });
    await navigator.clipboard.writeText(location.origin + address);
    announce('Link copied');
  }
  return (
    <>
      <PlainButton onClick={() => void copy({})}>Copy link</PlainButton>
      {isOwn && (
        <PlainButton
          title="Opens the tour and plays it, for a screen in a lobby"
          onClick={() => void copy({ play: 'true' })}
        >
          Copy lobby link
        </PlainButton>
      )}
    </>
  );
}
