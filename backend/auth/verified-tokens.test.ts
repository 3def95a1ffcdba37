import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_SECONDS, InvalidTokenError, signAccessToken } from './tokens.ts';
import { createTokenVerifier } from './verified-tokens.ts';

const keys = {
  jwtSecret: 'a-secret-that-is-long-enough-for-a-test-of-tokens',
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
};
const claims = { sub: randomUUID(), role: 'authenticated', session_id: randomUUID() };

afterEach(() => {
  vi.useRealTimers();
});

test('rejects a verified token once it has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const verify = createTokenVerifier(keys);
  const token = await signAccessToken(keys, claims, new Date());
  expect((await verify(token)).sub).toBe(claims.sub);
  expect((await verify(token)).sub).toBe(claims.sub);
  vi.setSystemTime(Date.now() + ACCESS_TOKEN_SECONDS * 1000 + 1);
  await expect(verify(token)).rejects.toMatchObject({ reason: 'expired' });
  await expect(verify(token)).rejects.toMatchObject({ reason: 'expired' });
});

test('verifies a token that differs only in its last character separately', async () => {
  const verify = createTokenVerifier(keys);
  const token = await signAccessToken(keys, claims, new Date());
  await verify(token);
  const [header, , signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, role: 'service_role', exp: 9e9 }));
  const forged = `${header}.${other.toString('base64url')}.${signature}`;
  await expect(verify(forged)).rejects.toBeInstanceOf(InvalidTokenError);
});
