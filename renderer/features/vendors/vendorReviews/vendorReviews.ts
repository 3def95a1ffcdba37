import { formatMonth } from '#shared/format/date.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

/** Public shape: only the trade of the project and the month of the date. */
const card = {
  id: text,
  category: text,
  signed: text,
  rating: number,
  body: orNull(text),
  month: text,
  reply: orNull(text),
};
const isReview = object(card);
type Review = ShapeOf<typeof isReview>;

const published = { average: orNull(number), count: number, reviews: listOf(isReview) };

export const isVendorReviewsOrNone = orNull(object(published));

export const isOwnVendorReviewsOrNone = orNull(object({ ...published, vendor_id: text }));
export type OwnVendorReviews = NonNullable<ShapeOf<typeof isOwnVendorReviewsOrNone>>;

const isPendingReview = object({ ...card, vendor: text, vendor_id: text, n: number });
export const arePendingVendorReviews = listOf(isPendingReview);
export type PendingVendorReview = ShapeOf<typeof isPendingReview>;

/** Returns, for example, "Construction · March 2026". */
export const vendorReviewContext = ({ category, month }: Review) =>
  `${VENDOR_CATEGORIES[category as VendorCategory] ?? category} · ${formatMonth(new Date(`${month}-01T00:00`))}`;
