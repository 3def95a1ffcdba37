import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isSavedListing = object({
  id: text,
  listing_id: text,
  list_id: orNull(text),
  note: text,
  saved_at: text,
  price_when_saved: orNull(number),
  /** Current status; for `gone`, no other fields are returned. */
  standing: text,
  property_name: orNull(text),
  location: orNull(text),
  us_state: orNull(text),
  property_type: orNull(text),
  is_confidential: orNull(bool),
  price: orNull(number),
  total_beds: orNull(number),
  total_units: orNull(number),
  occupancy_rate: orNull(number),
  cap_rate: orNull(number),
  listed_at: orNull(text),
});
export type SavedListing = ShapeOf<typeof isSavedListing>;
export const areSavedListings = listOf(isSavedListing);

const sharedFacts = {
  id: text,
  name: text,
  has_notes: bool,
  shared_at: text,
};
/** Lists brokers share with the user. */
export const areReceivedLists = listOf(
  object({ ...sharedFacts, by_name: text, company: orNull(text) }),
);
export type ReceivedList = ShapeOf<typeof areReceivedLists>[number];
/** A list owned by the user. */
export interface OwnList {
  readonly id: string;
  readonly name: string;
}
/** People a list is shared with. */
export const areListShares = listOf(object({ ...sharedFacts, list_id: text, address: text }));
export type ListShare = ShapeOf<typeof areListShares>[number];

export const areSharedRows = listOf(
  object({
    listing_id: text,
    note: text,
    saved_at: text,
    standing: text,
    property_name: text,
    location: text,
    us_state: text,
    property_type: text,
    is_confidential: bool,
    price: orNull(number),
    total_beds: orNull(number),
    total_units: orNull(number),
    occupancy_rate: orNull(number),
    cap_rate: orNull(number),
    listed_at: text,
  }),
);

const isSavedSearch = object({
  id: text,
  name: text,
  facets: listOf(text),
  words: text,
  cadence: text,
  on_new: bool,
  on_price: bool,
  on_status: bool,
  is_paused: bool,
  looked_at: text,
  created_at: text,
  /** New matches since the owner last looked, counted up to 100. */
  found: number,
  last_found_at: orNull(text),
});
export type SavedSearch = ShapeOf<typeof isSavedSearch>;
export const areSavedSearches = listOf(isSavedSearch);
