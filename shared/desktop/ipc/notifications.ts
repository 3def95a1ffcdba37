import { z } from 'zod';
import type {
  DismissReason,
  ShowNotificationResult,
} from '../../messaging/notifications/notifications.ts';
import { type Area, call } from './channel.ts';

/** Pages may only show a server row, never free text or a URL. */
const shown = z.strictObject({ id: z.uuid() });

const MAX_DISMISSALS = 100;
const because = z.enum(['seen', 'read']) satisfies z.ZodType<DismissReason>;
const dismissal = z.strictObject({ ids: z.array(z.uuid()).max(MAX_DISMISSALS), because });

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
]) satisfies z.ZodType<ShowNotificationResult>;

/** The product's name in the current workspace, on one line. */
const productName = z.string().regex(/^[^\p{Cc}\p{Cf}]{1,60}$/u);

/** Desktop notifications. */
export const notificationsArea = {
  calls: {
    show: call(shown, outcome),
    takeBack: call(dismissal, z.undefined()),
    showCount: call(
      z.strictObject({ count: z.int().min(0).max(1_000_000), name: productName }),
      z.undefined(),
    ),
    test: call(z.undefined(), outcome),
  },
  events: {},
} satisfies Area;
