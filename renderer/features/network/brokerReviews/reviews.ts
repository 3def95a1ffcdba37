import { formatDay } from '#shared/format/date.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const roles = oneOf(['buyer', 'seller']);

/** Public fields. */
const card = {
  id: text,
  role: roles,
  signed: text,
  rating: number,
  body: orNull(text),
  written_at: text,
  reply: orNull(text),
};
const isReview = object(card);
type Review = ShapeOf<typeof isReview>;

const average = { average: orNull(number), count: number };

export const isAgentReviewsOrNone = orNull(object({ ...average, reviews: listOf(isReview) }));

const isParty = object({
  party_id: text,
  name: text,
  company: orNull(text),
  role: roles,
  sale: text,
  transaction_id: text,
  closed_on: orNull(text),
});
export type Party = ShapeOf<typeof isParty>;

export const isOwnReviewsOrNone = orNull(
  object({
    ...average,
    to_ask: listOf(isParty),
    open: listOf(object({ id: text, to: text, asked_at: text, is_written: bool })),
    reviews: listOf(isReview),
  }),
);
export type OwnReviews = NonNullable<ShapeOf<typeof isOwnReviewsOrNone>>;

const isRequest = object({
  id: text,
  broker: text,
  company: orNull(text),
  role: roles,
  note: text,
  asked_at: text,
  state: oneOf(['asked', 'waiting', 'published', 'refused']),
  signed: orNull(text),
  rating: orNull(number),
  body: orNull(text),
  reason: orNull(text),
});
export const areRequests = listOf(isRequest);

const isPendingReview = object({
  ...card,
  broker: text,
  company: orNull(text),
  author_id: orNull(text),
});
export const arePendingReviews = listOf(isPendingReview);
export type PendingReview = ShapeOf<typeof isPendingReview>;

export const DEAL_ROLE_LABELS = { buyer: 'Bought', seller: 'Sold' } as const;

/** Describes the sale context shown with a review. */
export const reviewContextText = ({ role, written_at: at }: Review) =>
  `${DEAL_ROLE_LABELS[role]} · ${formatDay(at)}`;

export const REVIEW_LENGTHS = { note: 1000, signed: 80, body: 2000, reply: 1000, reason: 500 };
