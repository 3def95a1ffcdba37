import { number, object, text } from '../../kit/shape/shape.ts';

/** How many brokers may be asked this month; `allowed` and `left` are -1 where there is no limit. */
export const isContactAllowance = object({
  used: number,
  allowed: number,
  left: number,
  /** The first moment of the next month, by the server's clock. */
  resets_at: text,
});
