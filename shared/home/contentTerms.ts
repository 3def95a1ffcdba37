/** The fictional team members who sign articles. */
export const TEAM_SLUGS = [
  'margaret-oyelaran',
  'daniel-kowalczyk',
  'ruth-abernathy',
  'luis-ferreira',
  'hannah-lindqvist',
  'theo-park',
] as const;
export type TeamSlug = (typeof TEAM_SLUGS)[number];

export const CATEGORY_SLUGS = [
  'markets-and-care',
  'finance',
  'operations',
  'transactions',
] as const;
export type CategorySlug = (typeof CATEGORY_SLUGS)[number];

/** Areas of the glossary, in the order of its filter. */
export const glossaryAreas = {
  care: 'Care',
  licensing: 'Licensing and surveys',
  finance: 'Finance',
  deal: 'Deals',
  operations: 'Operations',
  payors: 'Payors',
  law: 'Law',
} as const;
export type GlossaryArea = keyof typeof glossaryAreas;
