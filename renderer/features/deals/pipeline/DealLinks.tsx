import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { underwritingStatement } from '#shared/records/nouns/underwritingStatement.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  useListingOfDealQuery,
  useMatchBuyersQuery,
  useMyDealListingsQuery,
  useTieDealMutation,
} from '../../../workbench/data/matchingApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { LinkedFacets } from '../../../workbench/record/LinkedFacets.tsx';
import { type Match, Matches } from '../../../workbench/record/Matches.tsx';
import { RelatedRecords } from '../../../workbench/record/RelatedRecords.tsx';
import { WatchButton } from '../../listings/watching/index.ts';
import styles from './Deals.module.css';

/** What is linked to a deal, its underwriting models, and the clients looking for such a community. */
export const DealLinks = ({ row }: { readonly row: RecordRow }) => (
  <>
    <WatchButton
      target={{ kind: 'deal', deal_id: row.id }}
      name={String(getFieldValue(row, 'name') ?? 'this deal')}
    />
    <LinkedFacets kind="deals" id={row.id} />
    <DealListing row={row} />
    <RelatedRecords noun={underwritingModel} title="Underwriting" by="deal_id" id={row.id} />
    <RelatedRecords noun={underwritingStatement} title="Statements" by="deal_id" id={row.id} />
  </>
);

function DealListing({ row }: { readonly row: RecordRow }) {
  const listingId = getFieldValue(row, 'listing_id');
  return (
    <section aria-label="Listing" className={`${ui.stack8} ${styles.listing}`}>
      <h3>Listing</h3>
      {typeof listingId === 'string' ? (
        <Tied dealId={row.id} listingId={listingId} />
      ) : (
        <ListingPicker dealId={row.id} />
      )}
    </section>
  );
}

function Tied({ dealId, listingId }: { readonly dealId: string; readonly listingId: string }) {
  const { data: listing } = useListingOfDealQuery(listingId);
  const [associate, { isLoading }] = useTieDealMutation();
  const query = useMatchBuyersQuery(listingId);
  const matches = useMemo(
    () =>
      query.currentData?.map(
        ({ id, name, company, funds, fits, misses }): Match => ({
          id,
          href: linkTo('client', { id }),
          name,
          detail: [company, funds === 'verified' && 'funds verified'].filter(Boolean).join(' · '),
          fits,
          misses,
        }),
      ),
    [query.currentData],
  );
  return (
    <>
      <p>
        {listing
          ? `${listing.property_name}, ${listing.location}`
          : "A listing that's off the market"}
        <Button
          size="small"
          variant="minimal"
          loading={isLoading}
          onClick={() => void associate({ dealId, listingId: null })}
        >
          Unlink
        </Button>
      </p>
      <Matches
        title="Matching clients"
        nothing="No clients are looking for this type of community."
        answer={{ ...query, data: matches, currentData: matches }}
      />
    </>
  );
}

function ListingPicker({ dealId }: { readonly dealId: string }) {
  const { data: listings = [] } = useMyDealListingsQuery();
  const [chosen, setChosen] = useState('');
  const [associate, { isLoading }] = useTieDealMutation();
  if (listings.length === 0) {
    return <p className={styles.quiet}>You don't have a listing to link yet.</p>;
  }
  return (
    <p>
      <Select
        aria-label="Deal listing"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ['', 'Choose a listing'],
          ...listings.map(
            ({ id, property_name, location }) => [id, `${property_name}, ${location}`] as const,
          ),
        ]}
      />
      <Button
        size="small"
        disabled={chosen === ''}
        loading={isLoading}
        onClick={() => void associate({ dealId, listingId: chosen })}
      >
        Link listing
      </Button>
    </p>
  );
}
