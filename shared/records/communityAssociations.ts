/** Relations of a contact or company to a community. */
export const COMMUNITY_RELATIONS = [
  ['owner', 'Owner'],
  ['operator', 'Operator'],
  ['buyer', 'Buyer interested'],
  ['lender', 'Lender'],
  ['former_owner', 'Former owner'],
  ['other', 'Other'],
] as const;

export const relationLabel = (relation: string): string =>
  COMMUNITY_RELATIONS.find(([value]) => value === relation)?.[1] ?? relation;
