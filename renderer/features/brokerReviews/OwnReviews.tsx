import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { useReturnFocus } from '../../kit/form/useFocus.ts';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { ReviewList } from '../../kit/rating/ReviewCard.tsx';
import { averageText } from '../../kit/rating/reviews.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { AnswerableReview } from './AnswerableReview.tsx';
import { OneText } from './OneText.tsx';
import styles from './Reviews.module.css';
import { type OwnReviews as Own, type Party, REVIEW_LENGTHS, toldOf } from './reviews.ts';
import { useAskForReviewMutation, useReplyToReviewMutation } from './reviewsApi.ts';

/** A broker's own: whom to ask, what is under way, and what everybody reads. */
export function OwnReviews({ own }: { readonly own: Own }) {
  const { to_ask: parties, open, reviews } = own;
  const [reply] = useReplyToReviewMutation();
  if (parties.length + open.length + reviews.length === 0) {
    return (
      <EmptyState title="No closing yet to ask about">
        Once a sale of yours has closed, its buyer and seller stand here, and you ask them with one
        letter. What they say is public after the team has read it.
      </EmptyState>
    );
  }
  return (
    <div className={styles.parts}>
      {parties.length > 0 && (
        <section className={styles.part} aria-labelledby="to-ask">
          <h2 id="to-ask">Ask after a closing</h2>
          <ul className={styles.lines}>
            {parties.map((party) => (
              <PartyLine key={party.party_id} party={party} />
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section className={styles.part} aria-labelledby="asked">
          <h2 id="asked">Asked</h2>
          <ul className={styles.lines}>
            {open.map(({ id, to, asked_at: at, is_written: isWritten }) => (
              <li key={id}>
                <span>
                  <EmailText address={to} />
                </span>
                <span className={styles.quiet}>
                  {isWritten
                    ? 'Written; the team reads it before it is public'
                    : `Asked ${formatDay(at)}, no answer yet`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="public">
        <h2 id="public">Public</h2>
        <p className={styles.quiet}>{averageText(own)}</p>
        {reviews.length > 0 && (
          <ReviewList>
            {reviews.map((review) => (
              <AnswerableReview
                key={review.id}
                review={review}
                told={toldOf(review)}
                reply={(words) => reply({ id: review.id, reply: words })}
              />
            ))}
          </ReviewList>
        )}
      </section>
    </div>
  );
}

function PartyLine({ party }: { readonly party: Party }) {
  const [id] = useState(() => crypto.randomUUID());
  const [isAsking, setAsking] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAsking);
  const [ask] = useAskForReviewMutation();
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
      {isAsking ? (
        <OneText
          label="A word of yours"
          hint="It stands in the letter above the link."
          longest={REVIEW_LENGTHS.note}
          button="Send the letter"
          send={(note) => ask({ id, partyId: party.party_id, note })}
          onClose={() => setAsking(false)}
        />
      ) : (
        <Button ref={opener} aria-label={`Ask ${name}`} onClick={() => setAsking(true)}>
          Ask
        </Button>
      )}
    </li>
  );
}
