import { useAuth } from '../../core/session/index.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import type { Listing } from './listing.ts';
import { useGetAddressQuery } from './listingsApi.ts';
import styles from './Property.module.css';

/** The street, where the server tells it to this person; otherwise why it does not. */
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
        'The street address could not be loaded.'
      ) : listing.is_confidential ? (
        'The street address is confidential until the broker has been contacted.'
      ) : (
        <>
          The street address is part of a <RouteLink to="userPricing">plan</RouteLink>.
        </>
      )}
    </p>
  );
}
