import { Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { runWithDecoy } from '../decoy.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { consumeEmailQuota, tryConsumeEmailQuota } from '../email-limits.ts';
import { readChallenge } from '../flow-state.ts';
import { sendLink } from '../link-emails.ts';
import { challengeFields, emailSchema, readBody } from '../request-bodies.ts';
import { findNewestSignUp } from '../sign-ups.ts';
import { findUserByEmail, isBanned, type UserRow } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema,
  type: z.enum(['signup', 'email_change']),
  ...challengeFields,
});

/** Recipient of the account's pending link, if any. */
function pendingAddress(user: UserRow, type: 'signup' | 'email_change'): string | null {
  if (type === 'signup') return user.email_confirmed_at ? null : user.email;
  return user.email_change || null;
}

/** Resends a pending link; responds the same if none is pending. */
export function resendRoutes(auth: AuthService): Hono {
  return new Hono().post('/resend', async (c) => {
    const body = await readBody(c, bodySchema);
    const { email, type: kind } = body;
    const challenge = readChallenge(body);
    await consumeEmailQuota(auth, c, kind, email);
    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));
    const origin = getRequestSource(auth, c);
    const now = auth.now();
    await auth.engine.write('system', async (sql) => {
      const found = await findUserByEmail(sql, email);
      const user = found && !isBanned(found, now) ? found : undefined;
      const address = user && pendingAddress(user, kind);
      const isTaken = Boolean(await findUserByEmail(sql, address ?? email)) && kind !== 'signup';
      const isFree = address === email || (address && (await tryConsumeEmailQuota(auth, address)));
      const target = isFree && !isTaken ? user : undefined;
      await runWithDecoy(sql, target, now, async (inner, { id: userId }) => {
        const signUpId = kind === 'signup' ? await findNewestSignUp(inner, userId) : null;
        const link = { kind, userId, redirectTo, challenge, signUpId, now };
        await sendLink(auth, inner, { ...link, address: address ?? email });
        const action = 'user_confirmation_requested';
        await writeAudit(inner, { action, actorId: userId, origin, now, traits: { kind } });
      });
    });
    return c.json({});
  });
}
