import { callRpc } from '../data/publicData.ts';

export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

export interface Review {
  readonly id: string;
  readonly rating: number;
  readonly review: string;
  readonly created_at: string;
}

/** What `rating_summary()` answers. */
export interface Ratings {
  readonly count: number;
  /** Null while nobody has rated. */
  readonly average: number | null;
  readonly stars: Readonly<Record<StarCount, number>>;
  readonly recent: readonly Review[];
}

const isRatings = (value: unknown): value is Ratings => {
  const { count, stars, recent } = Object(value);
  return typeof count === 'number' && typeof stars === 'object' && Array.isArray(recent);
};

export const loadRatings = (signal: AbortSignal) =>
  callRpc('rating_summary', {}, { accepts: isRatings, signal, retries: 1 });

/** How many percent of all ratings have at least so many stars. */
export function shareFrom(least: StarCount, { stars, count }: Pick<Ratings, 'stars' | 'count'>) {
  if (count === 0) return 0;
  const reached = STARS.filter((star) => star >= least).reduce((sum, star) => sum + stars[star], 0);
  return Math.round((reached / count) * 100);
}

/** What stands of a long review until somebody wants the rest. */
export const isLong = (review: string): boolean => review.length > 110;
