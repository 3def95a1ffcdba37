/** What may be offered, by its name in the database and as people read it, in the order of the forms. */
export const PROPERTY_TYPES = {
  'assisted-living': 'Assisted Living',
  'memory-care': 'Memory Care',
  'independent-living': 'Independent Living',
  'skilled-nursing': 'Skilled Nursing',
  ccrc: 'CCRC (Continuing Care)',
  'active-adult': 'Active Adult Communities (55+)',
  'development-land': 'Senior Housing Development Land',
  'board-and-care': 'Board And Care',
  'adult-day-care': 'Adult Day Care',
  'group-homes': 'Group Homes',
  portfolio: 'Portfolio (Multiple Properties)',
  'new-construction': 'New Construction',
  lease: 'Lease',
  'vacant-property': 'Vacant Property',
  auction: 'Auction',
  developments: 'Developments',
  'mixed-use': 'Mixed Use',
  'vacant-land': 'Vacant Land',
} as const;

export type PropertyType = keyof typeof PROPERTY_TYPES;

/** Where a listing stands for its broker; the first two are live once it is approved. */
export const LISTING_STATUSES = ['active', 'under_contract', 'sold', 'withdrawn'] as const;

export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Where a listing may go from each; schemas/listings/moves.sql has the same, and a test compares the two. */
export const LISTING_MOVES: Readonly<Record<ListingStatus, readonly ListingStatus[]>> = {
  active: ['under_contract', 'sold', 'withdrawn'],
  under_contract: ['active', 'sold', 'withdrawn'],
  withdrawn: ['active'],
  sold: [],
};

/** As lists and headings say it, where the full name is too long. */
export const PROPERTY_TYPES_SHORT: Readonly<Partial<Record<PropertyType, string>>> = {
  ccrc: 'Life plan (CCRC)',
  'active-adult': 'Active adult 55+',
  'development-land': 'Development land',
  portfolio: 'Portfolio',
};
