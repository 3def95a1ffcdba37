import { Stars } from '../../kit/rating/Stars.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import styles from './Reviews.module.css';
import { averageText } from './reviews.ts';
import { useAgentReviewsQuery } from './reviewsApi.ts';

/** What clients said of an agent after a closing; nothing while nobody did. */
export function AgentReviews({ agentId }: { readonly agentId: string }) {
  const { currentData: said } = useAgentReviewsQuery(agentId);
  if (said === undefined || said === null || said.count === 0) return null;
  return (
    <section aria-labelledby="reviews" className={styles.part}>
      <h2 id="reviews">Reviews by clients</h2>
      <p className={styles.quiet}>
        {averageText(said)}. Each is of a buyer or seller after a closing, and was read by the team.
      </p>
      <ul className={styles.reviews}>
        {said.reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}

/** The average of them beside the name; nothing while there is none. */
export function AgentRating({ agentId }: { readonly agentId: string }) {
  const { currentData: said } = useAgentReviewsQuery(agentId);
  if (said === undefined || said === null || said.average === null) return null;
  return (
    <p className={styles.head}>
      <Stars rating={said.average} />
      <a href="#reviews">{averageText(said)}</a>
    </p>
  );
}
