import { STATES } from '#shared/listings/states.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { combineQueries, Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { ListingSubmission } from './listingReturn.ts';
import { useCheckListingLicenseQuery, useGetListingSubmissionQuery } from './reviewApi.ts';
import styles from './SubmitListing.module.css';
import { type OwnListingRow, useGetOwnListingQuery } from './submitApi.ts';

/** Confirms a submission: what happens next, and what the broker can do until then. */
export function SubmittedListing({ id }: { readonly id: string }) {
  const answer = combineQueries(useGetOwnListingQuery(id), useGetListingSubmissionQuery(id));
  return (
    <Loaded answer={answer} waiting={<Skeleton height="20rem" />}>
      {([listing, submission]) =>
        listing === null || submission === null ? (
          <EmptyState
            title="Listing not found"
            action={<LinkButton to="myListings">My listings</LinkButton>}
          >
            It was removed, or it belongs to someone else.
          </EmptyState>
        ) : (
          <Confirmation listing={listing} submission={submission} />
        )
      }
    </Loaded>
  );
}

interface ConfirmationProps {
  readonly listing: OwnListingRow;
  readonly submission: ListingSubmission;
}

function Confirmation({ listing, submission }: ConfirmationProps) {
  const { id, property_name: name, state } = listing;
  const { currentData: license } = useCheckListingLicenseQuery({ state, listing: id });
  const needsCoBroker =
    license?.needs_license === true && !license.is_licensed && license.co_broker === null;
  const stateName = STATES[state as keyof typeof STATES] ?? state;
  return (
    <section className={styles.next} aria-labelledby="submitted" role="status">
      <h2 id="submitted">{name} was submitted for review</h2>
      <ol>
        {submission.broker_of_record !== null && (
          <li>
            {submission.is_signed
              ? `${submission.broker_of_record} signed it as broker of record.`
              : `${submission.broker_of_record}, your broker of record, reviews and signs it, or returns it with comments.`}
          </li>
        )}
        {needsCoBroker && (
          <li>
            Add your {stateName} license, or a co-broker licensed in {stateName}. The listing isn't
            published without one.
          </li>
        )}
        <li>Our team reviews it. This typically takes 1-2 business days.</li>
        <li>You get a notification and an email with the decision.</li>
        <li>
          {listing.is_unlisted
            ? 'Once approved, anyone with the link can see it.'
            : 'Once approved, buyers find it in search, and matching saved searches are alerted.'}
        </li>
      </ol>
      <h2>What you can do now</h2>
      <div className={styles.buttons}>
        {needsCoBroker ? (
          <LinkButton to="coBrokers" intent="primary">
            Invite co-broker
          </LinkButton>
        ) : (
          <LinkButton to="myListings" intent="primary">
            My listings
          </LinkButton>
        )}
        <LinkButton to="submitListing" query={{ listing: id }}>
          Edit listing
        </LinkButton>
        <LinkButton to="property" params={{ id }}>
          Add documents and NDA
        </LinkButton>
        <LinkButton to="sellerMarketingMaterials">Prepare materials</LinkButton>
        <LinkButton to="submitListing">Submit another</LinkButton>
      </div>
    </section>
  );
}
