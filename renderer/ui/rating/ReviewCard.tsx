import type { ReactNode } from 'react';
import ui from '../theme/ui.module.css';
import styles from './ReviewCard.module.css';
import type { PublicReview } from './reviews.ts';
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
  /** Author and subject of the review, on one line. */
  readonly head: ReactNode;
  readonly words: string | null;
  /** A reply or comment on it by someone else. */
  readonly quoted?: ReactNode;
  readonly children?: ReactNode;
}

/** A `ReviewList` item, with whatever data is available so far. */
export const ReviewFrame = ({ head, words, quoted, children }: ReviewFrameProps) => (
  <li className={`${ui.stack8} ${styles.review}`}>
    <p className={styles.head}>{head}</p>
    {words !== null && <p className={styles.words}>{words}</p>}
    {quoted !== undefined && <blockquote className={styles.reply}>{quoted}</blockquote>}
    {children}
  </li>
);

/** The reply below a review. */
export const ReviewReply = ({ reply }: { readonly reply: string }) => (
  <>
    <span className={ui.note}>Reply</span>
    {reply}
  </>
);

interface ReviewCardProps {
  readonly review: PublicReview;
  /** Subject and date of the review. */
  readonly told: string;
  readonly children?: ReactNode;
}

/** A review with its reply. */
export const ReviewCard = ({ review, told, children }: ReviewCardProps) => (
  <ReviewFrame
    head={
      <>
        <Stars rating={review.rating} />
        <strong>{review.signed}</strong>
        <span className={ui.note}>{told}</span>
      </>
    }
    words={review.body}
    quoted={review.reply === null ? undefined : <ReviewReply reply={review.reply} />}
  >
    {children}
  </ReviewFrame>
);
