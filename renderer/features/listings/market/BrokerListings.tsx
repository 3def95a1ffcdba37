import { BROKER_LISTINGS_SHOWN } from '#shared/constants.ts';
import { rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './BrokerListings.module.css';
import { ListingPhoto } from './ListingPhoto.tsx';
import { formatAskingPrice, type ListedCommunity, propertyTypeLabel, sizeText } from './listing.ts';
import { useBrokerListingsQuery } from './listingsApi.ts';

/** A broker's active listings, newest first. */
export function BrokerListings({ brokerId }: { readonly brokerId: string }) {
  return (
    <Loaded answer={useBrokerListingsQuery(brokerId)} waiting={<Skeleton height="24rem" />}>
      {(listings) => (
        <>
          <ul className={styles.list}>
            {listings.map((listing) => (
              <Row key={listing.id} listing={listing} />
            ))}
          </ul>
          {listings.length === BROKER_LISTINGS_SHOWN && (
            <p className={styles.quiet}>The newest {BROKER_LISTINGS_SHOWN} are shown.</p>
          )}
        </>
      )}
    </Loaded>
  );
}

const Row = ({ listing }: { readonly listing: ListedCommunity }) => (
  <li>
    <ListingPhoto picture={listing.listing_images[0]} />
    <div>
      <Link {...usePrefetch('property')} to={linkTo('property', { id: listing.id })}>
        {listing.property_name}
      </Link>
      <p className={styles.quiet}>
        {listing.location} · {propertyTypeLabel(listing.property_type)} · {sizeText(listing)}
      </p>
    </div>
    <p className={styles.price}>
      {formatAskingPrice(listing.price)}
      <span className={styles.quiet}>{rateText(listing.cap_rate)} cap rate</span>
    </p>
  </li>
);
