import styles from './ReviewCard.module.css';
import { ReviewCard, ReviewList } from './ReviewCard.tsx';
import { averageText, type RatingAverage, type ReviewWords } from './reviews.ts';
import { Stars } from './Stars.tsx';

interface PublicReviewsProps<Review> {
  /** Undefined and null where nothing is known. */
  readonly said: (RatingAverage & { readonly reviews: readonly Review[] }) | null | undefined;
  /** Whose they are, and that they were read. */
  readonly sentence: string;
  readonly toldOf: (review: Review) => string;
}

/** What everybody reads that was said of somebody; nothing while nobody did. */
export function PublicReviews<Review extends ReviewWords & { readonly id: string }>({
  said,
  sentence,
  toldOf,
}: PublicReviewsProps<Review>) {
  if (said === undefined || said === null || said.count === 0) return null;
  return (
    <section aria-labelledby="reviews" className={styles.part}>
      <h2 id="reviews">Reviews by clients</h2>
      <p className={styles.quiet}>
        {averageText(said)}. {sentence}
      </p>
      <ReviewList>
        {said.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} told={toldOf(review)} />
        ))}
      </ReviewList>
    </section>
  );
}

/** The average beside a name, with the way to `PublicReviews`; nothing while there is none. */
export function RatingLine({ said }: { readonly said: RatingAverage | null | undefined }) {
  if (said === undefined || said === null || said.average === null) return null;
  return (
    <p className={styles.head}>
      <Stars rating={said.average} />
      <a href="#reviews">{averageText(said)}</a>
    </p>
  );
}
