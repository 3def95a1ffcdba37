import { flag, listOf, number, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';

const isSavedListing = object({
  id: text,
  listing_id: text,
  list_id: orNull(text),
  note: text,
  saved_at: text,
  price_when_saved: orNull(number),
  /** How it stands now; of one that is `gone` nothing else is told. */
  standing: text,
  property_name: orNull(text),
  location: orNull(text),
  us_state: orNull(text),
  property_type: orNull(text),
  is_confidential: orNull(flag),
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
  has_notes: flag,
  shared_at: text,
};
/** A list that a broker shows to the reader. */
export const areListsForMe = listOf(
  object({ ...sharedFacts, by_name: text, company: orNull(text) }),
);
export type ListForMe = ShapeOf<typeof areListsForMe>[number];
/** A list of one's own. */
export interface OwnList {
  readonly id: string;
  readonly name: string;
}
/** Somebody whom one shows a list. */
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
    is_confidential: flag,
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
  on_new: flag,
  on_price: flag,
  on_status: flag,
  is_paused: flag,
  looked_at: text,
  created_at: text,
  /** How many communities met it since its owner last looked, counted to 100. */
  found: number,
  last_found_at: orNull(text),
});
export type SavedSearch = ShapeOf<typeof isSavedSearch>;
export const areSavedSearches = listOf(isSavedSearch);
