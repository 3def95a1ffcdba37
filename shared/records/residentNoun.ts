/** What the nouns below a resident share. */
export const residentNoun = {
  path: '/operator/residents',
  parent: { kind: 'residents', by: 'resident_id' },
  scope: 'community',
  outlivesOwner: true,
} as const;
