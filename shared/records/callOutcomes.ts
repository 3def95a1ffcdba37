/** How a call ended; must match schemas/platform/records/record_comments.sql. */
export const CALL_OUTCOMES = [
  ['reached', 'Reached'],
  ['voicemail', 'Left voicemail'],
  ['no_answer', 'No answer'],
  ['call_back', 'Asked to call back'],
  ['wrong_number', 'Wrong number'],
] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number][0];

export const getCallOutcomeLabel = (outcome: string): string | undefined =>
  CALL_OUTCOMES.find(([value]) => value === outcome)?.[1];
