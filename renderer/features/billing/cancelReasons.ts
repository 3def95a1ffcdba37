/** Why people leave, by the ids that the payment provider counts; another one it keeps in words. */
export const cancelReasons = [
  { id: 'too_expensive', label: 'It costs too much' },
  { id: 'unused', label: 'I do not use it enough' },
  { id: 'missing_features', label: 'Something is missing' },
  { id: 'switched_service', label: 'I use something else now' },
  { id: 'deal_done', label: 'My deal is done' },
] as const;
