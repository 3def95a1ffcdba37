import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { ReviewCard } from '../../../ui/rating/ReviewCard.tsx';
import type { PublicReview } from '../../../ui/rating/reviews.ts';
import ui from '../../../ui/theme/ui.module.css';
import { REVIEW_LENGTHS } from './reviews.ts';
import { ShortTextForm } from './ShortTextForm.tsx';

interface AnswerableReviewProps {
  readonly review: PublicReview;
  readonly told: string;
  readonly reply: (words: string) => Promise<{ readonly error?: unknown }>;
}

/** A published review that its subject can reply to once. */
export function ReviewWithReply({ review, told, reply }: AnswerableReviewProps) {
  const [isAnswering, setAnswering] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isAnswering);
  return (
    <ReviewCard review={review} told={told}>
      {review.reply === null &&
        (isAnswering ? (
          <ShortTextForm
            label="Your reply"
            hint="Public. You can reply only once."
            longest={REVIEW_LENGTHS.reply}
            button="Post reply"
            missing="Write a reply first."
            send={reply}
            onClose={() => setAnswering(false)}
          />
        ) : (
          <div className={ui.wrap}>
            <Button
              ref={opener}
              size="small"
              aria-label={`Reply to ${review.signed}`}
              onClick={() => setAnswering(true)}
            >
              Reply
            </Button>
          </div>
        ))}
    </ReviewCard>
  );
}
