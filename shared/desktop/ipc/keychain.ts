import { z } from 'zod';
import type { KeychainStatus } from '../../host.ts';
import { type Area, call } from './channel.ts';

export const keychainState = z.enum(['ready', 'locked', 'absent', 'failing']);

const standing = z.object({
  state: keychainState,
  isSessionLocked: z.boolean(),
}) satisfies z.ZodType<KeychainStatus>;

/** Where the session is stored and whether it can be read. */
export const keychainArea = {
  calls: { standing: call(z.undefined(), standing), retry: call(z.undefined(), standing) },
  events: { changed: standing },
} satisfies Area;
