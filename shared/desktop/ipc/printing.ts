import { z } from 'zod';
import type { PrintOutcome } from '../../host.ts';
import { type Area, call } from './channel.ts';

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), name: z.string() }),
  z.object({ kind: z.enum(['cancelled', 'failed']) }),
]) satisfies z.ZodType<PrintOutcome>;

/** Saves a window's content as a PDF. The outcome is reported the same way to the page and the menu. */
export const printingArea = {
  calls: { print: call(z.undefined(), z.undefined()) },
  events: { outcome },
} satisfies Area;
