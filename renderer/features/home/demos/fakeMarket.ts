import type { Community } from './community.ts';

/** A community fixture; tests override what matters to them. */
export const community = (own: Partial<Community> = {}): Community => ({
  id: 'maple',
  property_name: 'Maple Court',
  location: 'Westerville, OH',
  state: 'OH',
  property_type: 'assisted-living',
  is_confidential: false,
  price: 12_000_000,
  total_units: 80,
  total_beds: 92,
  licensed_beds: 96,
  license_type: null,
  care_level: null,
  occupancy_rate: 91.7,
  cap_rate: 7.4,
  avg_monthly_rate: 5450,
  status: 'active',
  created_at: '2026-03-14T09:00:00Z',
  staleness: 0,
  listing_images: [],
  ...own,
});
