import * as s from '../../../ui/shape/shape.ts';

/** Broker contacts available this month; `allowed` and `left` are -1 if unlimited. */
export const isContactAllowance = s.object({
  used: s.number,
  allowed: s.number,
  left: s.number,
  /** Start of the next month, in server time. */
  resets_at: s.text,
});
