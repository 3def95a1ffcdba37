import { z } from 'zod';
import type { KeychainStanding } from '../host.ts';
import { type Area, call } from './channel.ts';

const standing = z.object({
  state: z.enum(['ready', 'locked', 'absent', 'failing']),
  isSessionLocked: z.boolean(),
}) satisfies z.ZodType<KeychainStanding>;

/** Where the session is kept, and whether it can be reached. */
export const keychainArea = {
  calls: { standing: call(z.undefined(), standing), retry: call(z.undefined(), standing) },
  events: { changed: standing },
} satisfies Area;
