import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';
import { areFeatured } from '../home/featuredListing.ts';
import { loadStatistics } from '../home/statistics.ts';

const SHOWN_CARDS = 4;
export const SHOWN_DEALS = 8;
export const SHOWN_PEOPLE = 6;

const isFigures = s.object({
  count: s.number,
  recent: s.orNullish(s.number),
  value: s.orNullish(s.number),
  cap_rate: s.orNullish(s.number),
  /** Live listing counts by filter and option. */
  facets: s.recordOf(s.recordOf(s.number)),
});

const isCommunityPage = s.object({ rows: areFeatured });

const areDeals = s.object({
  rows: s.listOf(
    s.object({
      id: s.text,
      property_name: s.text,
      location: s.text,
      property_type: s.text,
      price: s.orNull(s.number),
      total_units: s.orNull(s.number),
      total_beds: s.orNull(s.number),
      occupancy_rate: s.orNull(s.number),
      cap_rate: s.orNull(s.number),
    }),
  ),
});

const areAgents = s.object({
  count: s.number,
  rows: s.listOf(
    s.object({
      id: s.text,
      name: s.text,
      brokerage: s.orNull(s.text),
      listings: s.number,
      states: s.listOf(s.text),
    }),
  ),
});

const isVendorCounts = s.object({ total: s.number, categories: s.recordOf(s.number) });

const areVendors = s.object({
  rows: s.listOf(
    s.object({ id: s.text, company_name: s.text, category: s.text, states: s.listOf(s.text) }),
  ),
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
