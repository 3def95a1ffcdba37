import * as s from '../../../ui/shape/shape.ts';

const isSavedListing = s.object({
  id: s.text,
  listing_id: s.text,
  list_id: s.orNull(s.text),
  note: s.text,
  saved_at: s.text,
  price_when_saved: s.orNull(s.number),
  /** Current status; for `gone`, no other fields are returned. */
  standing: s.text,
  property_name: s.orNull(s.text),
  location: s.orNull(s.text),
  us_state: s.orNull(s.text),
  property_type: s.orNull(s.text),
  is_confidential: s.orNull(s.bool),
  price: s.orNull(s.number),
  total_beds: s.orNull(s.number),
  total_units: s.orNull(s.number),
  occupancy_rate: s.orNull(s.number),
  cap_rate: s.orNull(s.number),
  listed_at: s.orNull(s.text),
});
export type SavedListing = s.ShapeOf<typeof isSavedListing>;
export const areSavedListings = s.listOf(isSavedListing);

const sharedFacts = {
  id: s.text,
  name: s.text,
  has_notes: s.bool,
  shared_at: s.text,
};
/** Lists brokers share with the user. */
export const areReceivedLists = s.listOf(
  s.object({ ...sharedFacts, by_name: s.text, company: s.orNull(s.text) }),
);
export type ReceivedList = s.ShapeOf<typeof areReceivedLists>[number];
/** A list owned by the user. */
export interface OwnList {
  readonly id: string;
  readonly name: string;
}
/** People a list is shared with. */
export const areListShares = s.listOf(
  s.object({ ...sharedFacts, list_id: s.text, address: s.text }),
);
export type ListShare = s.ShapeOf<typeof areListShares>[number];

export const areSharedRows = s.listOf(
  s.object({
    listing_id: s.text,
    note: s.text,
    saved_at: s.text,
    standing: s.text,
    property_name: s.text,
    location: s.text,
    us_state: s.text,
    property_type: s.text,
    is_confidential: s.bool,
    price: s.orNull(s.number),
    total_beds: s.orNull(s.number),
    total_units: s.orNull(s.number),
    occupancy_rate: s.orNull(s.number),
    cap_rate: s.orNull(s.number),
    listed_at: s.text,
  }),
);

const isSavedSearch = s.object({
  id: s.text,
  name: s.text,
  facets: s.listOf(s.text),
  words: s.text,
  cadence: s.text,
  on_new: s.bool,
  on_price: s.bool,
  on_status: s.bool,
  is_paused: s.bool,
  looked_at: s.text,
  created_at: s.text,
  /** New matches since the owner last looked, counted up to 100. */
  found: s.number,
  last_found_at: s.orNull(s.text),
});
export type SavedSearch = s.ShapeOf<typeof isSavedSearch>;
export const areSavedSearches = s.listOf(isSavedSearch);
