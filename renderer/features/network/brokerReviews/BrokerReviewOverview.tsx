import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { formatRatingAverage } from '../../../ui/rating/reviews.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Reviews.module.css';
import { ReviewWithReply } from './ReviewWithReply.tsx';
import {
  type OwnReviews as Own,
  type Party,
  REVIEW_LENGTHS,
  reviewContextText,
} from './reviews.ts';
import { useAskForReviewMutation, useReplyToReviewMutation } from './reviewsApi.ts';
import { ShortTextForm } from './ShortTextForm.tsx';

/** A broker's reviews: parties to ask, pending requests, and published reviews. */
export function BrokerReviewOverview({ own }: { readonly own: Own }) {
  const { to_ask: parties, open, reviews } = own;
  const [reply] = useReplyToReviewMutation();
  if (parties.length + open.length + reviews.length === 0) {
    return (
      <EmptyState title="No closings yet">
        After a closing, request reviews from the buyer and seller here. We review them first.
      </EmptyState>
    );
  }
  return (
    <div className={styles.parts}>
      {parties.length > 0 && (
        <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="to-ask">
          <h2 id="to-ask">Request a review</h2>
          <ul className={`${ui.splitRows} ${styles.lines}`}>
            {parties.map((party) => (
              <PartyLine key={party.party_id} party={party} />
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="asked">
          <h2 id="asked">Requested</h2>
          <ul className={`${ui.splitRows} ${styles.lines}`}>
            {open.map(({ id, to, asked_at: at, is_written: isWritten }) => (
              <li key={id}>
                <span>
                  <EmailText address={to} />
                </span>
                <span className={styles.quiet}>
                  {isWritten
                    ? 'Written, in review by our team'
                    : `Requested ${formatDay(at)}, no reply yet`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={`${ui.stack8} ${styles.part}`} aria-labelledby="public">
        <h2 id="public">Public</h2>
        <p className={styles.quiet}>{formatRatingAverage(own)}</p>
        {reviews.length > 0 && (
          <ReviewList>
            {reviews.map((review) => (
              <ReviewWithReply
                key={review.id}
                review={review}
                told={reviewContextText(review)}
                reply={(text) => reply({ id: review.id, reply: text })}
              />
            ))}
          </ReviewList>
        )}
      </section>
    </div>
  );
}

function PartyLine({ party }: { readonly party: Party }) {
  const request = useRequestId();
  const [isRequesting, setRequesting] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isRequesting);
  const [requestReview] = useAskForReviewMutation();
  const { name, company, role, sale, closed_on: day } = party;
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {company !== null && `, ${company}`}
        <span className={styles.quiet}>
          {role === 'buyer' ? 'Bought ' : 'Sold '}
          <RouteLink to="transaction" params={{ id: party.transaction_id }}>
            {sale}
          </RouteLink>
          {day !== null && `, closed ${formatCalendarDay(day)}`}
        </span>
      </span>
      {isRequesting ? (
        <ShortTextForm
          label="Personal note"
          hint="Added to the email above the link."
          longest={REVIEW_LENGTHS.note}
          button="Send request"
          send={(note) => requestReview({ id: request.idOf(note), partyId: party.party_id, note })}
          onClose={() => setRequesting(false)}
        />
      ) : (
        <Button ref={opener} aria-label={`Ask ${name}`} onClick={() => setRequesting(true)}>
          Ask
        </Button>
      )}
    </li>
  );
}
