import { z } from 'zod';
import type { Download } from '../../host.ts';
import { type Area, call } from './channel.ts';

const id = z.string().max(20);

const download = z.object({
  id,
  name: z.string(),
  state: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('running'), percent: z.number().nullable() }),
    z.object({ kind: z.enum(['done', 'gone', 'cancelled', 'failed']) }),
    z.object({ kind: z.literal('refused'), reason: z.enum(['executable', 'origin']) }),
  ]),
}) satisfies z.ZodType<Download>;

/** Downloads. Pages refer to a file by the number main assigned, never by a path. */
export const downloadsArea = {
  calls: {
    cancel: call(id, z.undefined()),
    showInFolder: call(id, z.undefined()),
    drag: call(id, z.undefined()),
  },
  events: { changed: download },
} satisfies Area;
