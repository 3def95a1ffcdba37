import { number, object, text } from '../../../ui/shape/shape.ts';

/** Broker contacts available this month; `allowed` and `left` are -1 if unlimited. */
export const isContactAllowance = object({
  used: number,
  allowed: number,
  left: number,
  /** Start of the next month, in server time. */
  resets_at: text,
});
