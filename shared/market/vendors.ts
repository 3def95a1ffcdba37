/** What vendors offer, by its name in the database and as people read it, in the order of the forms. */
export const VENDOR_CATEGORIES = {
  consultant: 'Consultant',
  financial: 'Financial',
  construction: 'Construction',
  management: 'Management',
  legal: 'Legal',
  technology: 'Technology',
} as const;

export type VendorCategory = keyof typeof VENDOR_CATEGORIES;

/** Whose first page is fetched before anybody asks: all but technology. */
export const WARMED_CATEGORIES: readonly VendorCategory[] = [
  'consultant',
  'financial',
  'construction',
  'legal',
  'management',
];

/** How long a vendor has been in business, as the profile form asks. */
export const YEARS_IN_BUSINESS = ['1-2', '3-5', '6-10', '11-15', '15+'] as const;

/** The fewest years that an answer of the form stands for; no answer is zero. */
export function leastYears(answer: string): number {
  const years = Number.parseInt(answer, 10);
  return Number.isNaN(years) ? 0 : years;
}

export const AVAILABILITY = {
  available: 'Takes new work',
  limited: 'Limited capacity',
  unavailable: 'Booked for now',
} as const;

/** Where the review of a vendor stands; visitors see verified ones. */
export const VERIFICATION = {
  verified: 'Verified',
  pending: 'Waiting for review',
  rejected: 'Turned away',
} as const;

/** In the place of "Verified" while a paper that the mark rests on has ended. */
export const PAPER_LAPSED = 'A paper has lapsed';

export type Verification = keyof typeof VERIFICATION;

/** What staff may ask the directory for: those of a verification, and those whose changes wait. */
export const REVIEW_CHOICES = { ...VERIFICATION, changed: 'Changes wait' } as const;

/** What of a vendor profile staff has to approve, as people read it. */
export const REVIEWED_FIELDS = {
  company_name: 'Company name',
  description: 'Description',
  category: 'Category',
  specialization_tags: 'Certifications and licenses',
  years_experience: 'Years in business',
} as const;
