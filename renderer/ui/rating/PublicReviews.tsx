import ui from '../theme/ui.module.css';
import styles from './ReviewCard.module.css';
import { ReviewCard, ReviewList } from './ReviewCard.tsx';
import { formatRatingAverage, type PublicReview, type RatingAverage } from './reviews.ts';
import { Stars } from './Stars.tsx';

interface PublicReviewsProps<Review> {
  readonly heading?: string;
  /** Undefined or null if nothing is known. */
  readonly said: (RatingAverage & { readonly reviews: readonly Review[] }) | null | undefined;
  /** Whose reviews these are, and that they were moderated. */
  readonly sentence: string;
  readonly toldOf: (review: Review) => string;
}

/** Public reviews of a person or company; renders nothing if there are none. */
export function PublicReviews<Review extends PublicReview & { readonly id: string }>({
  heading = 'Client reviews',
  said,
  sentence,
  toldOf,
}: PublicReviewsProps<Review>) {
  if (said === undefined || said === null || said.count === 0) return null;
  return (
    <section aria-labelledby="reviews" className={ui.stack8}>
      <h2 id="reviews">{heading}</h2>
      <p className={ui.note}>
        {formatRatingAverage(said)}. {sentence}
      </p>
      <ReviewList>
        {said.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} told={toldOf(review)} />
        ))}
      </ReviewList>
    </section>
  );
}

/** Average rating beside a name, linked to `PublicReviews`; renders nothing if there is none. */
export function RatingLine({ said }: { readonly said: RatingAverage | null | undefined }) {
  if (said === undefined || said === null || said.average === null) return null;
  return (
    <p className={styles.head}>
      <Stars rating={said.average} />
      <a href="#reviews">{formatRatingAverage(said)}</a>
    </p>
  );
}
