import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { ReviewFrame, ReviewReply } from '../../../ui/rating/ReviewCard.tsx';
import { Stars } from '../../../ui/rating/Stars.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ReviewForm, type WrittenReview } from './ReviewForm.tsx';
import styles from './Reviews.module.css';

const STATUS_LABELS = {
  asked: 'Not written yet.',
  waiting: 'Our team is reviewing it. You can still edit it.',
  published: 'Public.',
  refused: 'Not published:',
} as const;

interface OwnReviewProps {
  /** Key of the saved form draft. */
  readonly id: string;
  /** The person being reviewed. */
  readonly name: string;
  readonly review: {
    readonly state: keyof typeof STATUS_LABELS;
    readonly signed: string | null;
    readonly rating: number | null;
    readonly body: string | null;
    readonly reason: string | null;
    readonly reply?: string | null;
  };
  /** The note sent with the request. */
  readonly note?: string;
  /** Hint on details to leave out. */
  readonly hint: string;
  readonly send: (review: WrittenReview) => Promise<{ readonly error?: unknown }>;
}

/** The user's own or requested review, with its status; an entry of a `ReviewList`. */
export function AuthoredReview({ id, name, review, note = '', hint, send }: OwnReviewProps) {
  const [isWriting, setWriting] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isWriting);
  const { state, rating, body, reason, reply = null } = review;
  const isNew = state === 'asked';
  const act = isNew ? 'Write review' : 'Edit review';
  const quoted =
    reply !== null ? <ReviewReply reply={reply} /> : isNew && note !== '' ? note : null;
  return (
    <ReviewFrame
      head={
        <>
          <strong>{name}</strong>
          {rating !== null && !isWriting && <Stars rating={rating} />}
        </>
      }
      words={isWriting ? null : body}
      quoted={quoted ?? undefined}
    >
      {!(isNew && isWriting) && (
        <p className={styles.quiet}>
          {STATUS_LABELS[state]} {reason}
        </p>
      )}
      {(isNew || state === 'waiting') &&
        (isWriting ? (
          <ReviewForm
            of={id}
            review={review}
            hint={hint}
            send={send}
            onClose={() => setWriting(false)}
          />
        ) : (
          <div className={ui.wrap}>
            <Button
              ref={opener}
              intent={isNew ? 'primary' : 'none'}
              aria-label={`${act} of ${name}`}
              onClick={() => setWriting(true)}
            >
              {act}
            </Button>
          </div>
        ))}
    </ReviewFrame>
  );
}
