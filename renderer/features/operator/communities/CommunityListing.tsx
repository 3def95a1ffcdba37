import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  useListingOfDealQuery,
  useMyDealListingsQuery,
} from '../../../workbench/data/matchingApi.ts';
import { useLinkCommunityListingMutation } from '../operatorApi.ts';
import { ListingOccupancy } from './ListingOccupancy.tsx';

interface CommunityListingProps {
  readonly communityId: string;
  readonly listingId: string | null;
  readonly canLink: boolean;
}

/** The listing that sells a community. */
export function CommunityListing({ communityId, listingId, canLink }: CommunityListingProps) {
  const [link, { isLoading }] = useLinkCommunityListingMutation();
  const { data: listing } = useListingOfDealQuery(listingId ?? '', { skip: listingId === null });
  return (
    <section aria-label="Listing" className={ui.stack8}>
      <h3>Listing</h3>
      {listingId === null ? (
        canLink ? (
          <Picker isBusy={isLoading} onChoose={(id) => void link({ communityId, listingId: id })} />
        ) : (
          <p className={ui.muted}>No listing linked.</p>
        )
      ) : (
        <p>
          {listing ? (
            <Link to={linkTo('property', { id: listing.id })}>{listing.property_name}</Link>
          ) : (
            "A listing that's off the market"
          )}
          {canLink && (
            <Button
              size="small"
              variant="minimal"
              loading={isLoading}
              onClick={() => void link({ communityId, listingId: null })}
            >
              Unlink listing
            </Button>
          )}
        </p>
      )}
      {listingId !== null && canLink && <ListingOccupancy communityId={communityId} />}
    </section>
  );
}

function Picker({
  isBusy,
  onChoose,
}: {
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { data: listings = [] } = useMyDealListingsQuery();
  const [chosen, setChosen] = useState('');
  if (listings.length === 0) {
    return <p className={ui.muted}>Your listings appear here to be linked.</p>;
  }
  return (
    <div className={ui.wrap}>
      <Select
        aria-label="Listing"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ['', 'Choose'],
          ...listings.map(({ id, property_name: name }) => [id, name] as const),
        ]}
      />
      <Button disabled={chosen === ''} loading={isBusy} onClick={() => onChoose(chosen)}>
        Link listing
      </Button>
    </div>
  );
}
