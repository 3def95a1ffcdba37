import { z } from 'zod';
import { type Area, call } from './channel.ts';

/** What main asks a page itself for, and what a page sees of the computer. */
export const pageArea = {
  calls: {
    /** What `navigator.onLine` says now. */
    network: call(z.boolean(), z.undefined()),
    /** The frame that `draw` asked for is on the screen. */
    drawn: call(z.strictObject({ question: z.int().nonnegative() }), z.undefined()),
  },
  events: { draw: z.int().nonnegative() },
} satisfies Area;
