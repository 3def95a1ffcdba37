import { z } from 'zod';
import type { ProxyLoginQuestion } from '../proxy-login.ts';
import { type Area, call } from './channel.ts';

const nothing = z.undefined();

const question = z.object({
  host: z.string(),
  port: z.int(),
  realm: z.string(),
  username: z.string(),
  wasRejected: z.boolean(),
  canRemember: z.boolean(),
}) satisfies z.ZodType<ProxyLoginQuestion>;

/** The dialog for a proxy's password. Only its own window may call these. */
export const proxyLoginArea = {
  calls: {
    question: call(nothing, question, 'often'),
    answer: call(
      z.strictObject({
        username: z.string().min(1).max(320),
        password: z.string().max(1024),
        remember: z.boolean(),
      }),
      nothing,
    ),
    cancel: call(nothing, nothing),
  },
  events: {},
} satisfies Area;
