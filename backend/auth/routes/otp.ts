import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { runWithDecoy } from '../decoy.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { consumeEmailQuota } from '../email-limits.ts';
import { readChallenge } from '../flow-state.ts';
import { sendLink } from '../link-emails.ts';
import { challengeFields, emailSchema, metadataSchema, readBody } from '../request-bodies.ts';
import { findNewestSignUp, recordSignUp } from '../sign-ups.ts';
import { findUserByEmail, insertUser, isBanned } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema,
  data: metadataSchema.nullish(),
  create_user: z.boolean().nullish(),
  ...challengeFields,
});

/**
 * Sends a link and a code that sign in without a password. With `create_user: false`, an unknown address gets no
 * email and the response is the same; GoTrue would reveal here that it is unknown.
 */
export function otpRoutes(auth: AuthService): Hono {
  return new Hono().post('/otp', async (c) => {
    const body = await readBody(c, bodySchema);
    const { email } = body;
    const challenge = readChallenge(body);
    await consumeEmailQuota(auth, c, 'magiclink', email);
    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));
    const origin = getRequestSource(auth, c);
    const now = auth.now();
    const fresh = {
      id: randomUUID(),
      email,
      passwordHash: null,
      isConfirmed: false,
      userMetadata: body.data ?? {},
      appMetadata: {},
    };
    await auth.engine.write('system', async (sql) => {
      const created = body.create_user === false ? undefined : await insertUser(sql, fresh, now);
      const found = created ?? (await findUserByEmail(sql, email));
      const user = found && isBanned(found, now) ? undefined : found;
      await runWithDecoy(
        sql,
        user,
        now,
        async (inner, { id: userId, email_confirmed_at: proven }) => {
          const pendingSignUp = await findNewestSignUp(inner, userId);
          const asks = { userId, passwordHash: null, metadata: fresh.userMetadata, now };
          // Accounts created by the server keep their data; a sign-up by email alone starts with this.
          const isOwnSignUp = !proven && Boolean(created || pendingSignUp);
          const signUpId = await recordSignUp(inner, asks, isOwnSignUp);
          const link = { kind: 'magiclink' as const, address: email, redirectTo, challenge, now };
          await sendLink(auth, inner, { ...link, userId, signUpId });
          await writeAudit(inner, {
            action: 'user_recovery_requested',
            actorId: userId,
            origin,
            now,
          });
        },
      );
    });
    return c.json({});
  });
}
