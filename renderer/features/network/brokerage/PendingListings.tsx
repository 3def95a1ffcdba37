import { formatDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brokerage.module.css';
import type { Desk, PendingListing } from './brokerage.ts';

/** Member listings awaiting signature, oldest first. */
export function PendingListings({ desk }: { readonly desk: Desk }) {
  if (desk.waiting.length === 0) {
    return (
      <EmptyState title="Nothing to sign">
        New listings from your brokers appear here for the broker of record.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={`${ui.splitRows} ${styles.lines}`}>
        {desk.waiting.map((listing) => (
          <PendingListingRow key={listing.id} listing={listing} maySign={desk.signs} />
        ))}
      </ul>
      <p className={styles.quiet}>
        {desk.profile.signs_listings
          ? "These can't be approved until signed."
          : 'Platform review continues in parallel. To require signatures, choose “Edit brokerage”.'}
      </p>
    </>
  );
}

interface PendingListingRowProps {
  readonly listing: PendingListing;
  readonly maySign: boolean;
}

function PendingListingRow({ listing, maySign }: PendingListingRowProps) {
  return (
    <li>
      <div>
        <strong>
          {listing.name}
          {listing.is_confidential && <span className={styles.quiet}> (confidential)</span>}
        </strong>
        <span className={styles.quiet}>
          {listing.city}, {listing.state},{' '}
          {listing.price === null ? 'price on request' : formatShortDollars(listing.price)}
          {listing.by === null ? '' : `, ${listing.by}`}, since {formatDay(listing.at)}
          {listing.is_returned && ', returned with comments'}
        </span>
      </div>
      {maySign ? (
        <LinkButton
          to="submitListing"
          query={{ review: listing.id }}
          size="small"
          intent={listing.is_returned ? undefined : 'primary'}
          aria-label={`Review ${listing.name}`}
        >
          Review
        </LinkButton>
      ) : (
        <span className={styles.quiet}>{listing.is_returned ? 'Returned' : 'Not signed'}</span>
      )}
    </li>
  );
}
