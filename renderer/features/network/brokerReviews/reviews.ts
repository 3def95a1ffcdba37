import { formatDay } from '#shared/format/date.ts';
import * as s from '../../../ui/shape/shape.ts';

const roles = s.oneOf(['buyer', 'seller']);

/** Public fields. */
const card = {
  id: s.text,
  role: roles,
  signed: s.text,
  rating: s.number,
  body: s.orNull(s.text),
  written_at: s.text,
  reply: s.orNull(s.text),
};
const isReview = s.object(card);
type Review = s.ShapeOf<typeof isReview>;

const average = { average: s.orNull(s.number), count: s.number };

export const isAgentReviewsOrNone = s.orNull(s.object({ ...average, reviews: s.listOf(isReview) }));

const isParty = s.object({
  party_id: s.text,
  name: s.text,
  company: s.orNull(s.text),
  role: roles,
  sale: s.text,
  transaction_id: s.text,
  closed_on: s.orNull(s.text),
});
export type Party = s.ShapeOf<typeof isParty>;

export const isOwnReviewsOrNone = s.orNull(
  s.object({
    ...average,
    to_ask: s.listOf(isParty),
    open: s.listOf(s.object({ id: s.text, to: s.text, asked_at: s.text, is_written: s.bool })),
    reviews: s.listOf(isReview),
  }),
);
export type OwnReviews = NonNullable<s.ShapeOf<typeof isOwnReviewsOrNone>>;

const isRequest = s.object({
  id: s.text,
  broker: s.text,
  company: s.orNull(s.text),
  role: roles,
  note: s.text,
  asked_at: s.text,
  state: s.oneOf(['asked', 'waiting', 'published', 'refused']),
  signed: s.orNull(s.text),
  rating: s.orNull(s.number),
  body: s.orNull(s.text),
  reason: s.orNull(s.text),
});
export const areRequests = s.listOf(isRequest);

const isPendingReview = s.object({
  ...card,
  broker: s.text,
  company: s.orNull(s.text),
  author_id: s.orNull(s.text),
});
export const arePendingReviews = s.listOf(isPendingReview);
export type PendingReview = s.ShapeOf<typeof isPendingReview>;

export const DEAL_ROLE_LABELS = { buyer: 'Bought', seller: 'Sold' } as const;

/** Describes the sale context shown with a review. */
export const reviewContextText = ({ role, written_at: at }: Review) =>
  `${DEAL_ROLE_LABELS[role]} · ${formatDay(at)}`;

export const REVIEW_LENGTHS = { note: 1000, signed: 80, body: 2000, reply: 1000, reason: 500 };
