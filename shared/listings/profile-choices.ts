/** Options of the profile forms by database name with their labels, in form order. */
export const SPECIALIZATIONS = {
  'assisted-living': 'Assisted Living',
  'memory-care': 'Memory Care',
  'independent-living': 'Independent Living',
  'skilled-nursing': 'Skilled Nursing',
  ccrc: 'CCRC (Continuing Care)',
  'all-types': 'All types',
} as const;

export const OCCUPANCY_BANDS = {
  '90-100': '90–100%',
  '80-89': '80–89%',
  '70-79': '70–79%',
  '60-69': '60–69%',
  'below-60': 'Below 60%',
} as const;

export const SELLING_TIMELINES = {
  immediate: 'Immediately',
  '3-months': 'Within 3 months',
  '6-months': 'Within 6 months',
  '1-year': 'Within a year',
  exploring: 'Just exploring',
} as const;

export const PRICE_RANGES = {
  'under-1m': 'Under $1M',
  '1m-3m': '$1M – $3M',
  '3m-5m': '$3M – $5M',
  '5m-10m': '$5M – $10M',
  'over-10m': 'Over $10M',
  unsure: 'Not sure yet',
} as const;

export const SELLING_REASONS = {
  retirement: 'Retirement',
  relocation: 'Relocation',
  'portfolio-optimization': 'Portfolio optimization',
  'market-timing': 'Market timing',
  'financial-reasons': 'Financial reasons',
  other: 'Other',
} as const;
