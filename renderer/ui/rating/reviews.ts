/** A review as shown to the public. */
export interface PublicReview {
  readonly signed: string;
  readonly rating: number;
  readonly body: string | null;
  readonly reply: string | null;
}

export interface RatingAverage {
  readonly average: number | null;
  readonly count: number;
}

/** "4.8 of 5, 12 reviews". */
export const formatRatingAverage = (of: RatingAverage) =>
  of.average === null
    ? 'No reviews yet'
    : `${of.average} of 5, ${of.count === 1 ? '1 review' : `${of.count} reviews`}`;
