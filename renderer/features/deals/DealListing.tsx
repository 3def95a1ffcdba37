import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { valueIn } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import {
  useListingOfDealQuery,
  useMatchBuyersQuery,
  useMyDealListingsQuery,
  useTieDealMutation,
} from '../../core/records/matchingApi.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { Select } from '../../kit/form/Select.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { type Match, Matches } from '../../kit/work/record/Matches.tsx';
import styles from './Deals.module.css';

/** The listing that a deal is about, and which clients look for such a community. */
export function DealListing({ row }: { readonly row: RecordRow }) {
  const listingId = valueIn(row, 'listing_id');
  return (
    <section aria-label="Listing" className={styles.listing}>
      <h3>Listing</h3>
      {typeof listingId === 'string' ? (
        <Tied dealId={row.id} listingId={listingId} />
      ) : (
        <Tie dealId={row.id} />
      )}
    </section>
  );
}

function Tied({ dealId, listingId }: { readonly dealId: string; readonly listingId: string }) {
  const { data: listing } = useListingOfDealQuery(listingId);
  const [tie, { isLoading }] = useTieDealMutation();
  const answer = useMatchBuyersQuery(listingId);
  const matches = useMemo(
    () =>
      answer.currentData?.map(
        ({ id, name, company, funds, fits, misses }): Match => ({
          id,
          href: linkTo('client', { id }),
          name,
          detail: [company, funds === 'verified' && 'funds verified'].filter(Boolean).join(' · '),
          fits,
          misses,
        }),
      ),
    [answer.currentData],
  );
  return (
    <>
      <p>
        {listing ? (
          <Link to={linkTo('property', { id: listing.id })}>
            {listing.property_name}, {listing.location}
          </Link>
        ) : (
          'A listing that is not on the market any more'
        )}
        <Button
          size="small"
          variant="minimal"
          loading={isLoading}
          onClick={() => void tie({ dealId, listingId: null })}
        >
          Untie
        </Button>
      </p>
      <Matches
        title="Clients who look for it"
        nothing="None of your clients has said that they look for such a community."
        answer={{ ...answer, data: matches, currentData: matches }}
      />
    </>
  );
}

function Tie({ dealId }: { readonly dealId: string }) {
  const { data: listings = [] } = useMyDealListingsQuery();
  const [chosen, setChosen] = useState('');
  const [tie, { isLoading }] = useTieDealMutation();
  if (listings.length === 0) {
    return <p className={styles.quiet}>You have no listing yet to which it could be tied.</p>;
  }
  return (
    <p>
      <Select
        aria-label="Listing of this deal"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ['', 'Choose one of your listings'],
          ...listings.map(
            ({ id, property_name, location }) => [id, `${property_name}, ${location}`] as const,
          ),
        ]}
      />
      <Button
        size="small"
        disabled={chosen === ''}
        loading={isLoading}
        onClick={() => void tie({ dealId, listingId: chosen })}
      >
        Tie
      </Button>
    </p>
  );
}
