import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

const isReview = s.object({ id: s.text, rating: s.number, review: s.text, created_at: s.text });

/** Response of `rating_summary()`. */
export const isRatings = s.object({
  count: s.number,
  /** Null if there are no ratings. */
  average: s.orNull(s.number),
  stars: s.object({ 5: s.number, 4: s.number, 3: s.number, 2: s.number, 1: s.number }),
  recent: s.listOf(isReview),
});

export type Review = s.ShapeOf<typeof isReview>;
export type Ratings = s.ShapeOf<typeof isRatings>;

export const loadRatings = (signal: AbortSignal) =>
  callRpc('rating_summary', {}, { accepts: isRatings, signal, retries: 1 });

/** Percentage of ratings with at least this many stars. */
export function getShareAtLeast(
  least: StarCount,
  { stars, count }: Pick<Ratings, 'stars' | 'count'>,
) {
  if (count === 0) return 0;
  const reached = STARS.filter((star) => star >= least).reduce((sum, star) => sum + stars[star], 0);
  return Math.round((reached / count) * 100);
}

/** True if a review is long enough to be truncated. */
export const isLongReview = (review: string): boolean => review.length > 110;
