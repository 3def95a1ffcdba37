import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataSentence } from '#shared/messages/messages.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { useReturnFocus } from '../../kit/form/useFocus.ts';
import { announce } from '../../kit/live/announce.ts';
import { ReviewCard } from '../../kit/rating/ReviewCard.tsx';
import type { ReviewWords } from '../../kit/rating/reviews.ts';
import { OneText } from './OneText.tsx';
import styles from './Reviews.module.css';
import { REVIEW_LENGTHS } from './reviews.ts';

interface QueuedReviewProps {
  readonly review: ReviewWords;
  readonly told: string;
  /** Without a reason it is published. */
  readonly decide: (reason: string) => Promise<{ readonly error?: unknown }>;
}

/** A review that waits, for the team: published, or refused with a reason. */
export function QueuedReview({ review, told, decide }: QueuedReviewProps) {
  const [isRefusing, setRefusing] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const opener = useReturnFocus<HTMLButtonElement>(isRefusing);
  async function publish() {
    setPublishing(true);
    const { error } = await decide('');
    setPublishing(false);
    setRefused(error);
    if (error === undefined) announce('Published');
  }
  return (
    <ReviewCard review={review} told={told}>
      {isRefusing ? (
        <OneText
          label="Why it is not published"
          hint="Whoever wrote it reads this."
          longest={REVIEW_LENGTHS.reason}
          button="Refuse"
          missing="Say why first."
          send={decide}
          onClose={() => setRefusing(false)}
        />
      ) : (
        <>
          <FormError
            notice={isDataError(refused) ? { title: '', description: dataSentence(refused) } : null}
          />
          <div className={styles.acts}>
            <Button
              intent="primary"
              aria-label={`Publish what ${review.signed} wrote`}
              loading={isPublishing}
              onClick={() => void publish()}
            >
              Publish
            </Button>
            <Button
              ref={opener}
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
