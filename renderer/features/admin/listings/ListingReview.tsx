import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '#shared/format/date.ts';
import { findFigureWarnings } from '#shared/listings/figure-warnings.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useAccessContext } from '../../../session/account/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import styles from './AdminListings.module.css';
import { type PendingReview, useDecideListingMutation } from './adminListingsApi.ts';
import { findDifferences } from './differences.ts';
import { PendingPhotos } from './PendingPhotos.tsx';

interface ListingReviewProps {
  readonly review: PendingReview;
  readonly to: string;
  readonly closed: string;
}

/** A submitted listing or revision, with the approve and decline form. */
export function ListingReview({ review, to, closed }: ListingReviewProps) {
  const navigate = useNavigate();
  const { listing, revision } = review;
  const close = () => void navigate(closed, { replace: true });
  const doubts = findFigureWarnings({
    type: listing.property_type,
    price: listing.price,
    noi: null,
    capRate: listing.cap_rate,
    units: listing.total_units,
    beds: listing.total_beds,
    licensedBeds: listing.licensed_beds,
    occupancy: listing.occupancy_rate,
    census: null,
    monthlyRate: listing.avg_monthly_rate,
  });
  const account = listing.broker_accounts?.user_id;
  return (
    <RecordPanel
      title={listing.property_name}
      isLoading={false}
      isBusy={false}
      to={to}
      onClose={close}
      subtitle={
        <>
          {revision === null ? 'New listing' : 'Changes to an approved listing'} in{' '}
          {listing.location}
          {listing.is_confidential && ', confidential'}
          {listing.is_unlisted && ', unlisted'} · since {formatDateTime(review.since)}
        </>
      }
    >
      {doubts.length > 0 && (
        <ul className={styles.doubts} aria-label="Inconsistent figures">
          {doubts.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <PanelSection title={revision === null ? 'What it says' : 'Changes'}>
        <dl className={styles.differences}>
          {findDifferences(review).map(({ label, was, becomes }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {was !== '' && <del>{was}</del>}
                {was === '' ? becomes : <ins>{becomes}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      </PanelSection>
      <PendingPhotos review={review} />
      <PanelSection title="Listed by">
        <p>
          {listing.broker_name ?? 'No brokerage'}{' '}
          {account !== undefined && (
            <RouteLink to="adminUsers" query={{ account }}>
              Open account
            </RouteLink>
          )}
        </p>
      </PanelSection>
      {listing.listing_reviews.length > 0 && (
        <PanelSection title="Past decisions">
          <ul>
            {listing.listing_reviews.map(({ at, decision, reason }) => (
              <li key={at}>
                {formatDateTime(at)}: {decision === 'approved' ? 'approved' : 'declined'}
                {reason !== null && ` – ${reason}`}
              </li>
            ))}
          </ul>
        </PanelSection>
      )}
      <Decide review={review} onDone={close} />
    </RecordPanel>
  );
}

const REASONS = [
  "The photos don't show this community.",
  "The figures don't agree. Please check price, NOI, and cap rate.",
  'The name or description identifies a confidential seller.',
  'The description includes contact details. Buyers contact you through the exchange.',
];

function Decide({
  review,
  onDone,
}: {
  readonly review: PendingReview;
  readonly onDone: () => void;
}) {
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  const [decide, { isLoading, error }] = useDecideListingMutation();
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const id = useId();
  if (!isAdmin) return <p>Only administrators can decide.</p>;
  async function say(decision: 'approved' | 'rejected') {
    if (decision === 'rejected' && reason.trim() === '') {
      setSubmitted(true);
      return;
    }
    const { error: decisionError } = await decide({ review, decision, reason });
    if (decisionError === undefined) onDone();
  }
  return (
    <Form onSend={() => say('rejected')} className={styles.decision} aria-labelledby={id}>
      <h3 id={id}>Decision</h3>
      <div className={styles.reasons}>
        {REASONS.map((one) => (
          <Button
            key={one}
            size="small"
            variant="outlined"
            onClick={() => setReason((before) => (before === '' ? one : `${before}\n${one}`))}
          >
            {one}
          </Button>
        ))}
      </div>
      <TextAreaField
        label="Required changes"
        hint="The broker sees this in a notification, by email, and in the form."
        rows={4}
        maxLength={2000}
        value={reason}
        error={
          isSubmitted && reason.trim() === ''
            ? 'Describe the required changes before you decline.'
            : undefined
        }
        onChange={(event) => setReason(event.target.value)}
      />
      <ServerError error={error} />
      <div className={styles.reasons}>
        <Button intent="success" disabled={isLoading} onClick={() => void say('approved')}>
          Approve
        </Button>
        <Button type="submit" intent="danger" disabled={isLoading}>
          Decline
        </Button>
      </div>
    </Form>
  );
}
