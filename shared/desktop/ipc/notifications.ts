import { z } from 'zod';
import { accountDecisions, type Matter, type NoteKind } from '../../notifications/notes.ts';
import type { NoteOutcome } from '../../notifications/notifications.ts';
import { type Area, call } from './channel.ts';

/** What pages may have shown: facts about a matter, never words or an address. */
const matter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('approval'),
    userId: z.uuid(),
    decision: z.enum(accountDecisions),
    decidedAt: z.iso.datetime({ offset: true }),
  }),
  z.strictObject({
    kind: z.literal('signIn'),
    sessionId: z.uuid(),
    device: z.string().min(1).max(60),
  }),
  z.strictObject({ kind: z.literal('notice'), id: z.uuid() }),
]) satisfies z.ZodType<Matter>;

const kind = z.enum(['approval', 'signIn', 'trial']) satisfies z.ZodType<NoteKind>;

const outcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('shown') }),
  z.object({
    kind: z.literal('suppressed'),
    reason: z.enum(['off', 'quiet', 'repeated', 'in-view']),
  }),
  z.object({
    kind: z.literal('failed'),
    reason: z.enum(['unsupported', 'route', 'not-allowed', 'system']),
  }),
]) satisfies z.ZodType<NoteOutcome>;

/** What reaches people who look elsewhere. */
export const notificationsArea = {
  calls: {
    show: call(matter, outcome),
    clear: call(kind, z.undefined()),
    showCount: call(z.strictObject({ count: z.int().min(0).max(1_000_000) }), z.undefined()),
    test: call(z.undefined(), outcome),
  },
  events: {},
} satisfies Area;
