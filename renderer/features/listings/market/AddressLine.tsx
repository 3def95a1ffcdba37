import { useAuth } from '../../../session/auth/index.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { Listing } from './listing.ts';
import { useGetAddressQuery } from './listingsApi.ts';
import styles from './Property.module.css';

/** The street address if the server shares it with this user; otherwise the reason. */
export function AddressLine({ listing }: { readonly listing: Listing }) {
  const { session, status } = useAuth();
  const isMember = session !== null && !session.needsCode;
  const { data: address, isLoading, isError } = useGetAddressQuery(listing.id, { skip: !isMember });
  if (status === 'loading' || isLoading) return <Skeleton width="14rem" />;
  if (address) {
    return (
      <address className={styles.address}>
        {address.street_address}, {listing.location} {address.postal_code}
      </address>
    );
  }
  return (
    <p className={styles.address}>
      {listing.location}.{' '}
      {isError ? (
        "Couldn't load the street address."
      ) : listing.is_confidential ? (
        'Contact the broker to see the street address.'
      ) : (
        <>
          The street address requires a <RouteLink to="userPricing">plan</RouteLink>.
        </>
      )}
    </p>
  );
}
