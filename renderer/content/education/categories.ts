import type { CategorySlug } from '#shared/home/contentTerms.ts';

export interface Category {
  readonly slug: CategorySlug;
  readonly heading: string;
  readonly lede: string;
  readonly description: string;
}

/** Topics of courses and articles, in the order of the Education page. */
export const categories: readonly Category[] = [
  {
    slug: 'markets-and-care',
    heading: 'Markets and care types',
    lede: 'What each kind of community offers, who lives there, and who pays.',
    description:
      'Courses and articles on care types, payors, occupancy, and licensing in senior housing, for people who are new to the field.',
  },
  {
    slug: 'finance',
    heading: 'Finance and underwriting',
    lede: 'Read a statement, adjust it, and turn it into a value and a loan.',
    description:
      'Courses and articles on T-12 statements, adjustments, cap rates, debt coverage, and HUD-232 loans for senior-living communities.',
  },
  {
    slug: 'operations',
    heading: 'Operations and care',
    lede: 'Daily practice for the people who care for residents and manage a building.',
    description:
      'Courses and articles for community teams: infection control, falls, incident reporting, staffing hours, and the medication record.',
  },
  {
    slug: 'transactions',
    heading: 'Buying and selling',
    lede: 'From the first confidential conversation to the license on closing day.',
    description:
      'Courses and articles on deal stages, confidential marketing, deal rooms, and the change of ownership of a senior-living community.',
  },
];
