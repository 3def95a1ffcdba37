import { Hono } from 'hono';
import { writeAudit } from '../audit.ts';
import { lockCaller, requireBearer } from '../bearer.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { consumeEmailQuota } from '../email-limits.ts';
import { AuthFailure } from '../failure.ts';
import { sendNonce } from '../link-emails.ts';

/** Emails the signed-in user a code that replaces the password for the next change. */
export function reauthenticateRoutes(auth: AuthService): Hono {
  return new Hono().get('/reauthenticate', async (c) => {
    const claims = await requireBearer(auth, c);
    await consumeEmailQuota(auth, c, 'reauthentication', claims.sub);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      if (!user.email_confirmed_at) {
        throw new AuthFailure(422, 'email_not_confirmed', 'Please verify your email first.');
      }
      await sendNonce(auth, sql, user, now);
      const action = 'user_reauthenticate_requested';
      await writeAudit(sql, { action, actorId: user.id, origin, now });
    });
    return c.json({});
  });
}
