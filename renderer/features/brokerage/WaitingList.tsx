import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import styles from './Brokerage.module.css';
import type { Desk, WaitingListing } from './brokerage.ts';
import { useSignOffListingMutation } from './brokerageApi.ts';

/** Listings of members that nobody has signed for yet, the oldest first. */
export function WaitingList({ desk }: { readonly desk: Desk }) {
  if (desk.waiting.length === 0) {
    return (
      <EmptyState title="Nothing waits for a signature">
        A listing that a broker of yours sends in stands here until the broker of record has looked
        at it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.lines}>
        {desk.waiting.map((listing) => (
          <WaitingLine key={listing.id} listing={listing} maySign={desk.signs} />
        ))}
      </ul>
      <p className={styles.quiet}>
        {desk.profile.signs_listings
          ? 'None of these is approved before it is signed.'
          : 'The platform’s review goes on meanwhile. Require signatures under “Edit the brokerage”.'}
      </p>
    </>
  );
}

interface WaitingLineProps {
  readonly listing: WaitingListing;
  readonly maySign: boolean;
}

function WaitingLine({ listing, maySign }: WaitingLineProps) {
  const [sign, { isLoading }] = useSignOffListingMutation();
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
        </span>
      </div>
      {maySign ? (
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          aria-label={`Sign ${listing.name}`}
          onClick={() => void sign(listing.id)}
        >
          Sign
        </Button>
      ) : (
        <span className={styles.quiet}>Not signed</span>
      )}
    </li>
  );
}
