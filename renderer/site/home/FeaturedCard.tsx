import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent, formatRate } from '#shared/format/percent.ts';
import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import { SmallTickIcon } from '../../ui/icon/icons.tsx';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { LazyImage } from '../../ui/picture/LazyImage.tsx';
import styles from './FeaturedCard.module.css';
import {
  type FeaturedListing,
  formatListingPlace,
  isPremium,
  orNotAvailable,
  parseListingState,
} from './featuredListing.ts';

interface FeaturedCardProps {
  readonly listing: FeaturedListing;
  readonly isFeatured?: boolean;
}

export function FeaturedCard({ listing, isFeatured = false }: FeaturedCardProps) {
  const { id, property_name: name, location, price, property_type: type } = listing;
  return (
    <li className={styles.card} data-featured={isFeatured}>
      <div className={styles.picture}>
        <Picture picture={listing.listing_images[0]} />
        <span className={styles.state}>{parseListingState(location)}</span>
      </div>
      <p className={styles.badges}>
        <span className={styles.verified}>
          <SmallTickIcon /> Verified
        </span>
        {isFeatured && <span className={styles.brass}>Featured</span>}
        {isPremium(price) && <span className={styles.brass}>Premium</span>}
        {listing.status === 'under_contract' && (
          <span className={styles.contract}>Under Contract</span>
        )}
      </p>
      <h3>
        <RouteLink to="property" params={{ id }}>
          {name}
        </RouteLink>
      </h3>
      <p className={styles.place}>{formatListingPlace(location)}</p>
      <p className={styles.type}>{PROPERTY_TYPES[type as PropertyType] ?? type}</p>
      <p className={styles.price}>{price === null ? 'Price on request' : formatDollars(price)}</p>
      <dl>
        <Figure name="Beds" value={orNotAvailable(listing.total_beds, formatNumber)} />
        <Figure name="Occupancy" value={orNotAvailable(listing.occupancy_rate, formatPercent)} />
        <Figure name="Cap rate" value={orNotAvailable(listing.cap_rate, formatRate)} />
      </dl>
    </li>
  );
}

/** A placeholder card of the same height. */
export const FeaturedCardSkeleton = () => (
  <li className={styles.card}>
    <div className={styles.picture} />
    <p className={styles.badges} />
    <p className={styles.wait} data-line="name" />
    <p className={styles.wait} data-line="place" />
    <p className={styles.wait} data-line="type" />
    <p className={styles.wait} data-line="price" />
    <div className={styles.wait} data-line="figures" />
  </li>
);

/** Decorative: the adjacent name describes the image. */
function Picture({
  picture,
}: {
  readonly picture: FeaturedListing['listing_images'][number] | undefined;
}) {
  const [hasFailed, setFailed] = useState(false);
  if (picture === undefined || hasFailed) {
    return <span className={styles.missing}>Image not available</span>;
  }
  return (
    <LazyImage
      src={picture.image_url}
      alt=""
      width={picture.width ?? 1200}
      height={picture.height ?? 800}
      onError={() => setFailed(true)}
    />
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
