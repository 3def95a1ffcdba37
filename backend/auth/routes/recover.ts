import { Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { runWithDecoy } from '../decoy.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { consumeEmailQuota } from '../email-limits.ts';
import { readChallenge } from '../flow-state.ts';
import { sendLink } from '../link-emails.ts';
import { challengeFields, emailSchema, readBody } from '../request-bodies.ts';
import { findUserByEmail, isBanned } from '../users.ts';

const bodySchema = z.object({ email: emailSchema, ...challengeFields });

/** Sends a password reset link; responds the same if the account doesn't exist. */
export function recoverRoutes(auth: AuthService): Hono {
  return new Hono().post('/recover', async (c) => {
    const body = await readBody(c, bodySchema);
    const challenge = readChallenge(body);
    await consumeEmailQuota(auth, c, 'recovery', body.email);
    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));
    const origin = getRequestSource(auth, c);
    const now = auth.now();
    await auth.engine.write('system', async (sql) => {
      const found = await findUserByEmail(sql, body.email);
      const user = found && isBanned(found, now) ? undefined : found;
      await runWithDecoy(sql, user, now, async (inner, { id: userId }) => {
        const link = { kind: 'recovery' as const, address: body.email, redirectTo, challenge, now };
        await sendLink(auth, inner, { ...link, userId });
        await writeAudit(inner, {
          action: 'user_recovery_requested',
          actorId: userId,
          origin,
          now,
        });
      });
    });
    return c.json({});
  });
}
