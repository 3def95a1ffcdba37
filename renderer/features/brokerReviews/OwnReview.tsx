import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useReturnFocus } from '../../kit/form/useFocus.ts';
import { Answered, ReviewFrame } from '../../kit/rating/ReviewCard.tsx';
import { Stars } from '../../kit/rating/Stars.tsx';
import { ReviewForm, type WrittenReview } from './ReviewForm.tsx';
import styles from './Reviews.module.css';

const STANDING = {
  asked: 'Not written yet.',
  waiting: 'The team reads it; until then you can change it.',
  published: 'Public.',
  refused: 'Not published:',
} as const;

interface OwnReviewProps {
  /** By which the words of its form are kept. */
  readonly id: string;
  /** Who is reviewed. */
  readonly name: string;
  readonly review: {
    readonly state: keyof typeof STANDING;
    readonly signed: string | null;
    readonly rating: number | null;
    readonly body: string | null;
    readonly reason: string | null;
    readonly reply?: string | null;
  };
  /** With what it was asked for. */
  readonly note?: string;
  /** What is better left out of it. */
  readonly hint: string;
  readonly send: (review: WrittenReview) => Promise<{ readonly error?: unknown }>;
}

/** What its reader said of somebody, or shall say, and what became of it; one of a `ReviewList`. */
export function OwnReview({ id, name, review, note = '', hint, send }: OwnReviewProps) {
  const [isWriting, setWriting] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isWriting);
  const { state, rating, body, reason, reply = null } = review;
  const isNew = state === 'asked';
  const act = isNew ? 'Write a review' : 'Change the review';
  const quoted = reply !== null ? <Answered reply={reply} /> : isNew && note !== '' ? note : null;
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
          {STANDING[state]} {reason}
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
          <div className={styles.acts}>
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
