import { listOf, number, object, orNull, type ShapeOf, text } from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

const isReview = object({ id: text, rating: number, review: text, created_at: text });

/** Response of `rating_summary()`. */
export const isRatings = object({
  count: number,
  /** Null if there are no ratings. */
  average: orNull(number),
  stars: object({ 5: number, 4: number, 3: number, 2: number, 1: number }),
  recent: listOf(isReview),
});

export type Review = ShapeOf<typeof isReview>;
export type Ratings = ShapeOf<typeof isRatings>;

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
