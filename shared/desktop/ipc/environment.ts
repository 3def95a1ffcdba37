import { z } from 'zod';
import type { BackendAddress } from '../../host.ts';
import { type Area, call } from './channel.ts';

const address = z.object({
  url: z.string(),
  publishableKey: z.string(),
  mailbox: z.string().nullable(),
}) satisfies z.ZodType<BackendAddress>;

/** The app's environment: its backend and the system browser. */
export const environmentArea = {
  calls: {
    backend: call(z.undefined(), address, 'often'),
    openExternal: call(z.string().max(2048), z.undefined()),
  },
  events: {},
} satisfies Area;
