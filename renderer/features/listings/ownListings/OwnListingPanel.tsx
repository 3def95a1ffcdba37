import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { formatDollars } from '#shared/format/money.ts';
import type { ListingStatus } from '#shared/listings/listings.ts';
import { relationLabel } from '#shared/records/communityAssociations.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { useTiesToListingQuery } from '../../../workbench/data/associationsApi.ts';
import { LinkedFacets } from '../../../workbench/record/LinkedFacets.tsx';
import { BuyerPackages } from './BuyerPackages.tsx';
import { CensusProposals } from './CensusProposals.tsx';
import styles from './OwnListingPanel.module.css';
import {
  useConfirmListingMutation,
  useDuplicateListingMutation,
  useGetListingStoryQuery,
  useMoveListingMutation,
} from './ownListingActions.ts';
import { freshnessOf, reviewOf, statusLabel, visibilityOf } from './ownListingColumns.ts';
import { findLeadingSale, listStatusChanges } from './ownListingStatus.ts';
import type { OwnListing } from './ownListingsApi.ts';

interface OwnListingPanelProps {
  readonly listing: OwnListing;
  readonly to: string;
  readonly closed: string;
}

const ACTS: Readonly<Record<ListingStatus, string>> = {
  active: 'Put back on market',
  under_contract: 'Mark under contract',
  sold: 'Mark sold',
  withdrawn: 'Withdraw',
};

/** One of the user's listings: status, history, and available actions. */
export function OwnListingPanel({ listing, to, closed }: OwnListingPanelProps) {
  const navigate = useNavigate();
  const { data: story } = useGetListingStoryQuery(listing.id);
  const [confirm, confirming] = useConfirmListingMutation();
  const [duplicate, duplicating] = useDuplicateListingMutation();
  const { id, approval_status: approval, status } = listing;
  const freshness = freshnessOf(listing);
  const isLive = approval === 'approved' && (status === 'active' || status === 'under_contract');
  const declined = story?.reviews[0]?.decision === 'rejected' ? story.reviews[0] : undefined;
  const error = confirming.error ?? duplicating.error;
  async function copy() {
    const { data } = await duplicate(id);
    if (data !== undefined) void navigate(linkTo('submitListing', {}, { draft: data }));
  }
  return (
    <RecordPanel
      title={listing.property_name}
      isLoading={false}
      isBusy={false}
      to={to}
      onClose={() => void navigate(closed, { replace: true })}
      subtitle={listing.location}
    >
      {declined !== undefined && (
        <div className={styles.declined}>
          <strong>
            {approval === 'approved' ? 'Your changes were declined' : 'Listing declined'}
          </strong>
          <p>{declined.reason ?? 'Review your listing, or contact us with questions.'}</p>
        </div>
      )}
      <Facts>
        <Fact name="Status">{statusLabel(status)}</Fact>
        <Fact name="Visibility">{visibilityOf(listing)}</Fact>
        <Fact name="Review">{reviewOf(listing).label}</Fact>
        <Fact name="Confirmed">{freshness.label}</Fact>
        <Fact name="Price">
          {listing.price === null ? 'On request' : formatDollars(listing.price)}
        </Fact>
        <Fact name="Views">{String(listing.views)}</Fact>
      </Facts>
      {isDataError(error) && <p role="alert">{dataErrorMessage(error)}</p>}
      <div className={styles.acts}>
        {isLive && (
          <Button intent="primary" loading={confirming.isLoading} onClick={() => void confirm(id)}>
            Confirm as accurate
          </Button>
        )}
        <LinkButton to="submitListing" query={{ listing: id }}>
          Edit
        </LinkButton>
        <Button loading={duplicating.isLoading} onClick={() => void copy()}>
          Duplicate
        </Button>
        {isLive && (
          <LinkButton to="property" params={{ id }} variant="minimal">
            View as visitor
          </LinkButton>
        )}
      </div>
      <CensusProposals listingId={id} />
      <BuyerPackages listingId={id} />
      <LinkedFacets kind="listings" id={id} />
      <Moves listing={listing} />
      <Tied listingId={id} />
      {story !== undefined && story.removed.length > 0 && (
        <PanelSection title="Photos we removed">
          <ul>
            {story.removed.map(({ id: key, at, caption, reason }) => (
              <li key={key}>
                {formatDay(at)}: {caption ?? 'a picture'} – {reason}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      {story !== undefined && story.changes.length > 0 && (
        <PanelSection title="History">
          <ul>
            {story.changes.map((change) => (
              <li key={change.id}>
                {formatDay(change.at)}: {changeText(change)}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
    </RecordPanel>
  );
}

/** Contacts and companies related to the listing; renders nothing if there are none. */
function Tied({ listingId }: { readonly listingId: string }) {
  const { data: ties = [] } = useTiesToListingQuery(listingId);
  const shown = ties.flatMap(({ id, relation, contacts, companies }) => {
    const one = contacts ?? companies;
    if (one === null || one.deleted_at !== null) return [];
    const to = linkTo(contacts === null ? 'company' : 'client', { id: one.id });
    return [{ id, name: one.name, to, relation: relationLabel(relation) }];
  });
  if (shown.length === 0) return null;
  return (
    <PanelSection title="Your contacts and companies">
      <ul>
        {shown.map(({ id, name, to, relation }) => (
          <li key={id}>
            {relation}: <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

/** Available status changes; those that can't be undone ask for confirmation. */
function Moves({ listing }: { readonly listing: OwnListing }) {
  const [move, { isLoading, error }] = useMoveListingMutation();
  const [pendingStatus, setPendingStatus] = useState<ListingStatus | null>(null);
  const transitions = listStatusChanges(listing);
  const sale = findLeadingSale(listing);
  if (transitions.length === 0 && sale === undefined) return null;
  const go = async (status: ListingStatus) => {
    await move({ id: listing.id, status });
    setPendingStatus(null);
  };
  return (
    <PanelSection title="Change status">
      {isDataError(error) && <p role="alert">{dataErrorMessage(error)}</p>}
      {sale !== undefined && (
        <p>
          Status follows the transaction{' '}
          <RouteLink to="transaction" params={{ id: sale.id }}>
            {sale.property_name}
          </RouteLink>
          .
        </p>
      )}
      <div className={styles.acts}>
        {transitions.map((nextStatus) => (
          <Button
            key={nextStatus}
            disabled={isLoading}
            onClick={() =>
              nextStatus === 'sold' ? setPendingStatus(nextStatus) : void go(nextStatus)
            }
          >
            {ACTS[nextStatus]}
          </Button>
        ))}
      </div>
      {pendingStatus === 'sold' && (
        <p role="status">
          A sold listing leaves the market permanently.{' '}
          <Button intent="danger" loading={isLoading} onClick={() => void go('sold')}>
            Mark as sold
          </Button>{' '}
          <Button variant="minimal" onClick={() => setPendingStatus(null)}>
            Not yet
          </Button>
        </p>
      )}
    </PanelSection>
  );
}

interface Change {
  readonly what: string;
  readonly was: unknown;
  readonly became: unknown;
}

const priceText = (price: unknown) =>
  typeof price === 'number' ? formatDollars(price) : 'on request';

function changeText({ what, was, became }: Change): string {
  if (what === 'price') return `price ${priceText(was)} → ${priceText(became)}`;
  if (what === 'status') return `${statusLabel(String(was))} → ${statusLabel(String(became))}`;
  return what === 'live' ? 'was listed' : 'left the market';
}
