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

/** Where a listing stands for its broker; the first two are live once it is approved. */
export const LISTING_STATUSES = ['active', 'under_contract', 'sold', 'withdrawn'] as const;
