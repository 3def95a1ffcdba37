/** Why people leave; the server keeps the id. */
export const cancelReasons = [
  { id: 'too_expensive', label: 'It costs too much' },
  { id: 'not_used', label: 'I do not use it enough' },
  { id: 'missing_features', label: 'Something is missing' },
  { id: 'found_other', label: 'I use something else now' },
  { id: 'deal_done', label: 'My deal is done' },
] as const;
