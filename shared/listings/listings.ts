/** Property types by database name with their labels, in form order. */
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

/** A listing's status for its broker; the first two are live once approved. */
export const LISTING_STATUSES = ['active', 'under_contract', 'sold', 'withdrawn'] as const;

export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Allowed status changes; must match schemas/listings/catalog/listing_status.sql, which a test checks. */
export const LISTING_STATUS_TRANSITIONS: Readonly<Record<ListingStatus, readonly ListingStatus[]>> =
  {
    active: ['under_contract', 'sold', 'withdrawn'],
    under_contract: ['active', 'sold', 'withdrawn'],
    withdrawn: ['active'],
    sold: [],
  };

/** Short labels for lists and headings. */
export const SHORT_PROPERTY_TYPE_LABELS: Readonly<Partial<Record<PropertyType, string>>> = {
  ccrc: 'Life plan (CCRC)',
  'active-adult': 'Active adult 55+',
  'development-land': 'Development land',
  portfolio: 'Portfolio',
};
