/** Vendor categories by database name with their labels, in form order. */
export const VENDOR_CATEGORIES = {
  consultant: 'Consultant',
  financial: 'Financial',
  construction: 'Construction',
  management: 'Management',
  legal: 'Legal',
  technology: 'Technology',
} as const;

export type VendorCategory = keyof typeof VENDOR_CATEGORIES;

/** Categories whose first page is prefetched: all but technology. */
export const PREFETCHED_VENDOR_CATEGORIES: readonly VendorCategory[] = [
  'consultant',
  'financial',
  'construction',
  'legal',
  'management',
];

/** Years in business, as the profile form asks. */
export const YEARS_IN_BUSINESS = ['1-2', '3-5', '6-10', '11-15', '15+'] as const;

/** Returns the minimum years an option stands for; no answer is zero. */
export function minYearsInBusiness(option: string): number {
  const years = Number.parseInt(option, 10);
  return Number.isNaN(years) ? 0 : years;
}

export const AVAILABILITY = {
  available: 'Accepting new work',
  limited: 'Limited capacity',
  unavailable: 'Fully booked',
} as const;

/** Verification status of a vendor; visitors see only verified ones. */
export const VERIFICATION = {
  verified: 'Verified',
  pending: 'Pending review',
  rejected: 'Rejected',
} as const;

/** Replaces "Verified" while a credential or check it depends on is no longer valid. */
export const CREDENTIAL_EXPIRED_LABEL = 'Verification lapsed';

export type Verification = keyof typeof VERIFICATION;

/** Directory filters for staff: by verification status, and profiles with pending changes. */
export const REVIEW_CHOICES = { ...VERIFICATION, changed: 'Pending changes' } as const;

/** Profile fields staff must approve, with their labels. */
export const REVIEWED_FIELDS = {
  company_name: 'Company name',
  description: 'Description',
  category: 'Category',
  specialization_tags: 'Certifications and licenses',
  years_experience: 'Years in business',
} as const;
