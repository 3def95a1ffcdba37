import type { ReactNode } from 'react';
import styles from './ReviewCard.module.css';
import type { ReviewWords } from './reviews.ts';
import { Stars } from './Stars.tsx';

interface ReviewListProps {
  readonly label?: string;
  readonly children: ReactNode;
}

export const ReviewList = ({ label, children }: ReviewListProps) => (
  <ul className={styles.reviews} aria-label={label}>
    {children}
  </ul>
);

interface ReviewFrameProps {
  /** Who says it of whom, in one line. */
  readonly head: ReactNode;
  readonly words: string | null;
  /** What somebody else says about it. */
  readonly quoted?: ReactNode;
  readonly children?: ReactNode;
}

/** One of a `ReviewList`, whatever is known of it so far. */
export const ReviewFrame = ({ head, words, quoted, children }: ReviewFrameProps) => (
  <li className={styles.review}>
    <p className={styles.head}>{head}</p>
    {words !== null && <p className={styles.words}>{words}</p>}
    {quoted !== undefined && <blockquote className={styles.reply}>{quoted}</blockquote>}
    {children}
  </li>
);

/** The answer to a review, below it. */
export const Answered = ({ reply }: { readonly reply: string }) => (
  <>
    <span className={styles.quiet}>Answer</span>
    {reply}
  </>
);

interface ReviewCardProps {
  readonly review: ReviewWords;
  /** What the review is about, and of when it is. */
  readonly told: string;
  readonly children?: ReactNode;
}

/** What somebody said of somebody, and the answer to it. */
export const ReviewCard = ({ review, told, children }: ReviewCardProps) => (
  <ReviewFrame
    head={
      <>
        <Stars rating={review.rating} />
        <strong>{review.signed}</strong>
        <span className={styles.quiet}>{told}</span>
      </>
    }
    words={review.body}
    quoted={review.reply === null ? undefined : <Answered reply={review.reply} />}
  >
    {children}
  </ReviewFrame>
);
