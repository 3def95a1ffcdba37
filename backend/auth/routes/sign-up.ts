import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { runWithDecoy } from '../decoy.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { consumeEmailQuota } from '../email-limits.ts';
import { AuthFailure } from '../failure.ts';
import { readChallenge } from '../flow-state.ts';
import { sendLink } from '../link-emails.ts';
import { hashPassword, requireStrongPassword } from '../passwords.ts';
import {
  challengeFields,
  emailSchema,
  metadataSchema,
  passwordSchema,
  readBody,
} from '../request-bodies.ts';
import { consumeSignUpQuota } from '../sign-up-limits.ts';
import { recordSignUp } from '../sign-ups.ts';
import { toSignUpView } from '../user-view.ts';
import { findUserByEmail, insertUser } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  data: metadataSchema.nullish(),
  ...challengeFields,
});

const contactSchema = z.object({ email: z.unknown().optional(), phone: z.unknown().optional() });

async function readSignUp(c: Context) {
  const { email, phone } = await readBody(c, contactSchema);
  if (!email && phone) {
    throw new AuthFailure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  return readBody(c, bodySchema);
}

/**
 * Creates an unconfirmed account. The response is always the same: only the mailbox reveals whether the address was
 * new. Sign-ups with an unconfirmed address are stored separately; the one whose link is followed creates the
 * account.
 */
export function signUpRoutes(auth: AuthService): Hono {
  return new Hono().post('/signup', async (c) => {
    await consumeSignUpQuota(auth, c);
    const body = await readSignUp(c);
    const { email } = body;
    const userMetadata = body.data ?? {};
    const challenge = readChallenge(body);
    requireStrongPassword(body.password);
    await consumeEmailQuota(auth, c, 'signup', email);

    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));
    const passwordHash = await hashPassword(body.password, auth.limits.passwordCost);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const id = randomUUID();
    const user = { id, email, passwordHash, isConfirmed: false, userMetadata, appMetadata: {} };

    await auth.engine.write('system', async (sql) => {
      const fresh = await insertUser(sql, user, now);
      const owner = fresh ?? (await findUserByEmail(sql, email));
      const isRepeated = !fresh;
      const unconfirmedOwner = owner?.email_confirmed_at || owner?.deleted_at ? undefined : owner;
      await runWithDecoy(sql, unconfirmedOwner, now, async (inner, { id: userId }) => {
        const signUp = { userId, passwordHash, metadata: userMetadata, now };
        const signUpId = await recordSignUp(inner, signUp);
        const link = { kind: 'signup' as const, address: email, redirectTo, challenge, now };
        await sendLink(auth, inner, { ...link, userId, isRepeated, signUpId });
      });
      const action = fresh ? 'user_confirmation_requested' : 'user_repeated_signup';
      await writeAudit(sql, { action, actorId: owner?.id ?? id, origin, now });
    });
    return c.json(toSignUpView(id, email, userMetadata, now));
  });
}
