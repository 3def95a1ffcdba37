import { z } from 'zod';
import { type Area, call } from './channel.ts';

/** Requests from main to a page, and the computer's state as a page sees it. */
export const pageArea = {
  calls: {
    /** Current value of `navigator.onLine`. */
    network: call(z.boolean(), z.undefined()),
    /** The frame that `draw` requested has been painted. */
    drawn: call(z.strictObject({ question: z.int().nonnegative() }), z.undefined()),
  },
  events: {
    draw: z.int().nonnegative(),
    /** Opens the find bar. */
    find: z.undefined(),
  },
} satisfies Area;
