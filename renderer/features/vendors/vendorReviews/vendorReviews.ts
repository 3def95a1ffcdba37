import { formatMonth } from '#shared/format/date.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import * as s from '../../../ui/shape/shape.ts';

/** Public shape: only the trade of the project and the month of the date. */
const card = {
  id: s.text,
  category: s.text,
  signed: s.text,
  rating: s.number,
  body: s.orNull(s.text),
  month: s.text,
  reply: s.orNull(s.text),
};
const isReview = s.object(card);
type Review = s.ShapeOf<typeof isReview>;

const published = { average: s.orNull(s.number), count: s.number, reviews: s.listOf(isReview) };

export const isVendorReviewsOrNone = s.orNull(s.object(published));

export const isOwnVendorReviewsOrNone = s.orNull(s.object({ ...published, vendor_id: s.text }));
export type OwnVendorReviews = NonNullable<s.ShapeOf<typeof isOwnVendorReviewsOrNone>>;

const isPendingReview = s.object({ ...card, vendor: s.text, vendor_id: s.text, n: s.number });
export const arePendingVendorReviews = s.listOf(isPendingReview);
export type PendingVendorReview = s.ShapeOf<typeof isPendingReview>;

/** Returns, for example, "Construction · March 2026". */
export const vendorReviewContext = ({ category, month }: Review) =>
  `${VENDOR_CATEGORIES[category as VendorCategory] ?? category} · ${formatMonth(new Date(`${month}-01T00:00`))}`;
