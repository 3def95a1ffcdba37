import { listOf, number, object, orNull, orNullish, recordOf, text } from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';
import { areFeatured } from '../home/featuredListing.ts';
import { loadStatistics } from '../home/statistics.ts';

const SHOWN_CARDS = 4;
export const SHOWN_DEALS = 8;
export const SHOWN_PEOPLE = 6;

const isFigures = object({
  count: number,
  recent: orNullish(number),
  value: orNullish(number),
  cap_rate: orNullish(number),
  /** Live listing counts by filter and option. */
  facets: recordOf(recordOf(number)),
});

const isCommunityPage = object({ rows: areFeatured });

const areDeals = object({
  rows: listOf(
    object({
      id: text,
      property_name: text,
      location: text,
      property_type: text,
      price: orNull(number),
      total_units: orNull(number),
      total_beds: orNull(number),
      occupancy_rate: orNull(number),
      cap_rate: orNull(number),
    }),
  ),
});

const areAgents = object({
  count: number,
  rows: listOf(
    object({
      id: text,
      name: text,
      brokerage: orNull(text),
      listings: number,
      states: listOf(text),
    }),
  ),
});

const isVendorCounts = object({ total: number, categories: recordOf(number) });

const areVendors = object({
  rows: listOf(object({ id: text, company_name: text, category: text, states: listOf(text) })),
});

export const NO_COMMUNITIES = 'No communities are listed yet.';

/** Some figures are omitted if more listings match than the server counts. */
const loadListingFigures = (signal: AbortSignal) =>
  callRpc('listing_figures', {}, { accepts: isFigures, signal, retries: 1 });

export async function loadListings(signal: AbortSignal) {
  const [figures, { rows }] = await Promise.all([
    loadListingFigures(signal),
    callRpc('find_listings', { page_size: SHOWN_CARDS }, { accepts: isCommunityPage, signal }),
  ]);
  return { figures, rows };
}

export async function loadDeals(signal: AbortSignal) {
  // Loaded with the rows, because the page's script budget is small.
  const computing = import('#shared/listings/listing-figures.ts');
  const [figures, { rows }, { impliedNoi, pricePerUnit: perEach, formatAskingPrice: priceText }] =
    await Promise.all([
      loadListingFigures(signal),
      callRpc('find_listings', { page_size: SHOWN_DEALS }, { accepts: areDeals, signal }),
      computing,
    ]);
  return {
    figures,
    rows: rows.map((row) => ({
      ...row,
      price: priceText(row.price),
      each: perEach(row.price, row.total_units ?? row.total_beds),
      /** Implied by price and cap rate. */
      noi: impliedNoi(row),
    })),
  };
}

export async function loadAgents(signal: AbortSignal) {
  const [{ count, rows }, { listings }] = await Promise.all([
    callRpc('find_agents', {}, { accepts: areAgents, signal, retries: 1 }),
    loadStatistics(signal),
  ]);
  return { count, listings, rows: rows.slice(0, SHOWN_PEOPLE) };
}

export async function loadVendors(signal: AbortSignal) {
  const [counts, { rows }] = await Promise.all([
    callRpc('vendor_counts', {}, { accepts: isVendorCounts, signal, retries: 1 }),
    callRpc('find_vendors', {}, { accepts: areVendors, signal }),
  ]);
  return { ...counts, rows: rows.slice(0, SHOWN_PEOPLE) };
}

export type Deal = Awaited<ReturnType<typeof loadDeals>>['rows'][number];
