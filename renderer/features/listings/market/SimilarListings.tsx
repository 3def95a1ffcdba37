import { rateText } from '#shared/format/figures.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import { ListingPhoto } from './ListingPhoto.tsx';
import { formatAskingPrice, type Listing } from './listing.ts';
import { useSimilarListingsQuery } from './listingsApi.ts';
import styles from './Property.module.css';

/** A few listings of the same state or type; hidden if they can't be loaded. */
export function SimilarListings({ listing }: { readonly listing: Listing }) {
  const { id, state, property_type } = listing;
  const { data = [] } = useSimilarListingsQuery({ id, state, property_type });
  const warm = usePrefetch('property');
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="similar" className={styles.similar}>
      <h2 id="similar">Similar communities</h2>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <ListingPhoto picture={other.listing_images[0]} />
            <Link {...warm} to={linkTo('property', { id: other.id })}>
              {other.property_name}
            </Link>
            <p>{other.location}</p>
            <p>
              {formatAskingPrice(other.price)} · {rateText(other.cap_rate)} cap rate
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
