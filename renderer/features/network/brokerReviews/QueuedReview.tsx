import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { announce } from '../../../ui/live/announce.ts';
import { ReviewCard } from '../../../ui/rating/ReviewCard.tsx';
import type { PublicReview } from '../../../ui/rating/reviews.ts';
import ui from '../../../ui/theme/ui.module.css';
import { REVIEW_LENGTHS } from './reviews.ts';
import { ShortTextForm } from './ShortTextForm.tsx';

interface QueuedReviewProps {
  readonly review: PublicReview;
  readonly told: string;
  /** Publishes without a reason; rejects with one. */
  readonly decide: (reason: string) => Promise<{ readonly error?: unknown }>;
}

/** A pending review for staff to publish, or reject with a reason. */
export function QueuedReview({ review, told, decide }: QueuedReviewProps) {
  const [isRefusing, setRefusing] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const [publishError, setPublishError] = useState<unknown>();
  const opener = useReturnFocus<HTMLButtonElement>(isRefusing);
  async function publish() {
    setPublishing(true);
    const { error } = await decide('');
    setPublishing(false);
    setPublishError(error);
    if (error === undefined) announce('Published');
  }
  return (
    <ReviewCard review={review} told={told}>
      {isRefusing ? (
        <ShortTextForm
          label="Rejection reason"
          hint="Shown to the author."
          longest={REVIEW_LENGTHS.reason}
          button="Reject"
          missing="Enter a reason first."
          send={decide}
          onClose={() => setRefusing(false)}
        />
      ) : (
        <>
          <ServerError error={publishError} />
          <div className={ui.wrap}>
            <Button
              intent="primary"
              aria-label={`Publish review by ${review.signed}`}
              loading={isPublishing}
              onClick={() => void publish()}
            >
              Publish
            </Button>
            <Button
              ref={opener}
              aria-label={`Reject review by ${review.signed}`}
              onClick={() => setRefusing(true)}
            >
              Reject
            </Button>
          </div>
        </>
      )}
    </ReviewCard>
  );
}
