import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../../db/engine.ts';
import { writeAudit } from '../audit.ts';
import { lockCaller, requireBearer } from '../bearer.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { AuthFailure } from '../failure.ts';
import { readGrant, signGrant } from '../grants.ts';
import { reportFailedAttempt } from '../hooks.ts';
import { toBase32 } from '../mfa/base32.ts';
import { closeChallenge, openChallenge, requireChallenge } from '../mfa/challenges.ts';
import {
  enrollFactor,
  factorNotFoundFailure,
  hasVerifiedFactor,
  markVerified,
  removeFactor,
  requireFactor,
  requireUsableFactor,
  spendCode,
  wrongCodeFailure,
} from '../mfa/factors.ts';
import { renderQrCode } from '../mfa/qr-code.ts';
import { elevateSession, readAssuranceLevel } from '../mfa/session-elevation.ts';
import { requireFreshSession } from '../recent-authentication.ts';
import { readBody, validateInput } from '../request-bodies.ts';
import type { UserRow } from '../users.ts';

const nameSchema = z
  .string()
  .max(100)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they have no place in a name
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'Names must be a single line of text.');

const enrolSchema = z.object({
  factor_type: z.string(),
  friendly_name: nameSchema.nullish(),
  issuer: nameSchema.nullish(),
});

const verifySchema = z.object({ challenge_id: z.uuid(), code: z.string().min(1).max(64) });

const UNSUPPORTED_TYPES: Readonly<Record<string, AuthFailure>> = {
  phone: new AuthFailure(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  webauthn: new AuthFailure(
    422,
    'mfa_webauthn_enroll_not_enabled',
    'MFA enroll is disabled for WebAuthn',
  ),
};

function requireTotp(type: string): void {
  if (type === 'totp') return;
  throw (
    UNSUPPORTED_TYPES[type] ??
    new AuthFailure(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  );
}

/** An invalid id is treated as an unknown factor, so the response doesn't reveal the difference. */
function factorIdOf(text: string): string {
  if (!z.uuid().safeParse(text).success) throw factorNotFoundFailure();
  return text;
}

/** URI an authenticator app reads from the QR code. */
function keyUri(issuer: string, account: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const query = `algorithm=SHA1&digits=6&issuer=${encodeURIComponent(issuer)}&period=30`;
  return `otpauth://totp/${label}?${query}&secret=${secret}`;
}

const requireFresh = (sql: Sql, user: UserRow, sessionId: string, now: Date): Promise<void> =>
  requireFreshSession(sql, { userId: user.id, sessionId }, Boolean(user.encrypted_password), now);

/** Two-factor authentication: adding an authenticator app, verifying its codes, removing it. */
export function factorRoutes(auth: AuthService): Hono {
  const routes = new Hono();

  routes.post('/factors', async (c) => {
    const claims = await requireBearer(auth, c);
    await auth.limiter.spend('changePerAccount', claims.sub);
    const body = await readBody(c, enrolSchema);
    requireTotp(body.factor_type);
    const name = body.friendly_name?.trim() ?? '';
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const { email, id, key } = await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      const level = await readAssuranceLevel(sql, claims.session_id);
      if (level === 'aal2' || !(await hasVerifiedFactor(sql, user.id))) {
        await requireFresh(sql, user, claims.session_id, now);
      }
      const factor = await enrollFactor(sql, auth.keys, { userId: user.id, name, level, now });
      const traits = { factor_id: factor.id };
      await writeAudit(sql, {
        action: 'factor_in_progress',
        actorId: user.id,
        origin,
        now,
        traits,
      });
      return { email: user.email, ...factor };
    });
    const secret = toBase32(key);
    const uri = keyUri(body.issuer || new URL(auth.siteUrl()).host, email, secret);
    const totp = { qr_code: renderQrCode(uri), secret, uri };
    return c.json({ id, type: 'totp', friendly_name: name, totp });
  });

  routes.post('/factors/:id/challenge', async (c) => {
    const claims = await requireBearer(auth, c);
    await auth.limiter.spend('challengePerAccount', claims.sub);
    const factorId = factorIdOf(c.req.param('id'));
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const challenge = await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      const factor = await requireUsableFactor(sql, user.id, factorId, now);
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await writeAudit(sql, { action: 'challenge_created', actorId: user.id, origin, now, traits });
      return openChallenge(sql, factor, origin.ip, now);
    });
    return c.json({ id: challenge.id, type: 'totp', expires_at: challenge.expiresAt });
  });

  routes.post('/factors/:id/verify', async (c) => {
    const claims = await requireBearer(auth, c);
    await auth.limiter.spend('codePerAccount', claims.sub);
    await auth.limiter.spend('codePerAccountAndDay', claims.sub);
    const factorId = factorIdOf(c.req.param('id'));
    const { challenge_id: challengeId, code } = await readBody(c, verifySchema);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const granted = await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      const factor = await requireUsableFactor(sql, user.id, factorId, now);
      await requireChallenge(sql, factor, challengeId, origin.ip, now);
      if (!(await spendCode(sql, auth.keys, factor, code, now))) {
        await reportFailedAttempt(sql, 'mfa_verification_attempt', user.id, origin);
        return undefined;
      }
      const traits = { factor_id: factor.id, challenge_id: challengeId, factor_type: 'totp' };
      const entry = { actorId: user.id, origin, now, traits };
      await writeAudit(sql, { ...entry, action: 'verification_attempted' });
      await closeChallenge(sql, challengeId, now);
      await markVerified(sql, factor, now);
      const raise = { userId: user.id, sessionId: claims.session_id, factorId: factor.id, now };
      return readGrant(sql, user.id, await elevateSession(sql, raise));
    });
    // Throw only here: the recorded failure must be committed first.
    if (!granted) throw wrongCodeFailure();
    await auth.limiter.forgive('codePerAccount', claims.sub);
    await auth.limiter.forgive('codePerAccountAndDay', claims.sub);
    return c.json(await signGrant(auth, granted, auth.now()));
  });

  routes.delete('/factors/:id', async (c) => {
    const claims = await requireBearer(auth, c);
    const factorId = validateInput(z.uuid(), factorIdOf(c.req.param('id')));
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      const factor = await requireFactor(sql, user.id, factorId);
      // Otherwise a stolen password would be enough to remove the second factor.
      if (
        factor.status === 'verified' &&
        (await readAssuranceLevel(sql, claims.session_id)) !== 'aal2'
      ) {
        throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      }
      if (factor.status === 'verified') {
        await requireFresh(sql, user, claims.session_id, now);
      }
      await removeFactor(sql, factor);
      const traits = { factor_id: factor.id, factor_status: factor.status };
      await writeAudit(sql, { action: 'factor_unenrolled', actorId: user.id, origin, now, traits });
    });
    return c.json({ id: factorId });
  });

  return routes;
}
