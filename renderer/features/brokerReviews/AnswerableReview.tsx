import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useReturnFocus } from '../../kit/form/useFocus.ts';
import { ReviewCard } from '../../kit/rating/ReviewCard.tsx';
import type { ReviewWords } from '../../kit/rating/reviews.ts';
import { OneText } from './OneText.tsx';
import styles from './Reviews.module.css';
import { REVIEW_LENGTHS } from './reviews.ts';

interface AnswerableReviewProps {
  readonly review: ReviewWords;
  readonly told: string;
  readonly reply: (words: string) => Promise<{ readonly error?: unknown }>;
}

/** A published review, for whom it is about: they answer it once. */
export function AnswerableReview({ review, told, reply }: AnswerableReviewProps) {
  const [isAnswering, setAnswering] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAnswering);
  return (
    <ReviewCard review={review} told={told}>
      {review.reply === null &&
        (isAnswering ? (
          <OneText
            label="Your answer"
            hint="Everybody reads it below the review. It is written once."
            longest={REVIEW_LENGTHS.reply}
            button="Answer in public"
            missing="Write the answer first."
            send={reply}
            onClose={() => setAnswering(false)}
          />
        ) : (
          <div className={styles.acts}>
            <Button
              ref={opener}
              size="small"
              aria-label={`Answer ${review.signed}`}
              onClick={() => setAnswering(true)}
            >
              Answer
            </Button>
          </div>
        ))}
    </ReviewCard>
  );
}
