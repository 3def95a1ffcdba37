import { z } from 'zod';
import type { DiagnosticFact, Diagnostics } from '../diagnostics.ts';
import { type Area, call } from './channel.ts';
import { keychainState } from './keychain.ts';

const fact = z.object({ name: z.string(), value: z.string() }) satisfies z.ZodType<DiagnosticFact>;

const diagnostics = z.object({
  versions: z.array(fact),
  keychain: keychainState.nullable(),
  workspace: z.string().nullable(),
  policies: z.array(fact),
  unusedPolicies: z.array(z.string()),
}) satisfies z.ZodType<Diagnostics>;

/** Diagnostics for support. Pages never name a file; the user picks the location in the system's dialog. */
export const diagnosticsArea = {
  calls: {
    read: call(z.undefined(), diagnostics),
    save: call(z.undefined(), z.enum(['saved', 'cancelled', 'failed'])),
    showLog: call(z.undefined(), z.undefined()),
  },
  events: {},
} satisfies Area;
