import { impliedNoi, type Listing } from '../listing.ts';

/** What the investment calculator needs of a community, in its address; null where it would stay empty. */
export function calculatorQuery(listing: Listing): Readonly<Record<string, string>> | null {
  const { price, cap_rate: cap } = listing;
  const noi = impliedNoi(listing);
  if (price === null || noi === null || cap === null) return null;
  // Sold again at the rate at which it is bought, where the calculator takes that.
  const exit = Math.min(30, Math.max(0.5, cap));
  return { price: String(price), noi: String(noi), exit: String(exit) };
}
