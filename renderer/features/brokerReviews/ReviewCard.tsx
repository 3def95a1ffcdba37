import type { ReactNode } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { Stars } from '../../kit/rating/Stars.tsx';
import styles from './Reviews.module.css';
import type { Review } from './reviews.ts';

interface ReviewCardProps {
  readonly review: Review;
  /** Said of the broker where several are together. */
  readonly about?: string;
  readonly children?: ReactNode;
}

/** What somebody said of a broker, and the answer to it. */
export const ReviewCard = ({ review, about, children }: ReviewCardProps) => (
  <li className={styles.review}>
    <p className={styles.head}>
      <Stars rating={review.rating} />
      <strong>{review.signed}</strong>
      <span className={styles.quiet}>
        {review.role === 'buyer' ? 'Bought' : 'Sold'}
        {about === undefined ? '' : `, about ${about}`} · {formatDay(review.written_at)}
      </span>
    </p>
    {review.body !== null && <p className={styles.words}>{review.body}</p>}
    {review.reply !== null && (
      <blockquote className={styles.reply}>
        <span className={styles.quiet}>Answer</span>
        {review.reply}
      </blockquote>
    )}
    {children}
  </li>
);
