import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { announce } from '../../kit/live/announce.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { OneText } from './OneText.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';
import { REVIEW_LENGTHS, type Waiting } from './reviews.ts';
import { useDecideReviewMutation, useReviewsToDecideQuery } from './reviewsApi.ts';

/** What clients wrote of brokers, for the team, those that wait the longest first. */
export const ReviewQueue = () => (
  <Loaded
    answer={useReviewsToDecideQuery()}
    waiting={<Skeleton height="20rem" />}
    nothing={
      <EmptyState title="Nothing waits">
        What clients write of a broker after a closing stands here until it is decided.
      </EmptyState>
    }
  >
    {(waiting) => (
      <ul className={styles.reviews} aria-label="Reviews that wait">
        {waiting.map((review) => (
          <Queued key={review.id} review={review} />
        ))}
      </ul>
    )}
  </Loaded>
);

function Queued({ review }: { readonly review: Waiting }) {
  const [isRefusing, setRefusing] = useState(false);
  const [decide, { isLoading, error }] = useDecideReviewMutation();
  const about = [review.broker, review.company].filter(Boolean).join(', ');
  async function publish() {
    const answer = await decide({ id: review.id, reason: '' });
    if (answer.error === undefined) announce('Published');
  }
  return (
    <ReviewCard review={review} about={about}>
      {isRefusing ? (
        <OneText
          label="Why it is not published"
          hint="Whoever wrote it reads this."
          longest={REVIEW_LENGTHS.reason}
          button="Refuse"
          missing="Say why first."
          send={(reason) => decide({ id: review.id, reason })}
          onClose={() => setRefusing(false)}
        />
      ) : (
        <>
          <FormError
            notice={isDataError(error) ? { title: '', description: dataSentence(error) } : null}
          />
          <div className={styles.acts}>
            <Button
              intent="primary"
              aria-label={`Publish what ${review.signed} wrote`}
              loading={isLoading}
              onClick={() => void publish()}
            >
              Publish
            </Button>
            <Button
              aria-label={`Refuse what ${review.signed} wrote`}
              onClick={() => setRefusing(true)}
            >
              Refuse
            </Button>
          </div>
        </>
      )}
    </ReviewCard>
  );
}
