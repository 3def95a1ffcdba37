import { randomUUID } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { signAccessToken, verifyAccessToken } from './tokens.ts';

const keys = { jwtSecret: 's'.repeat(43) };
const now = new Date('2026-01-01T00:00:00Z');
const claims = { sub: randomUUID(), role: 'authenticated', session_id: randomUUID() };
const secret = new TextEncoder().encode(keys.jwtSecret);

describe('access token', () => {
  test('is valid for an hour', async () => {
    const token = await signAccessToken(keys, claims, now);
    const almost = new Date(now.getTime() + 3_599_000);
    expect(await verifyAccessToken(token, keys, almost)).toMatchObject(claims);
    const after = new Date(now.getTime() + 3_600_000);
    await expect(verifyAccessToken(token, keys, after)).rejects.toMatchObject({
      reason: 'expired',
    });
  });

  const expectRejected = (token: string) =>
    expect(verifyAccessToken(token, keys, now)).rejects.toMatchObject({ reason: 'invalid' });

  test('is rejected if signed with another secret', async () => {
    await expectRejected(await signAccessToken({ jwtSecret: 'x'.repeat(43) }, claims, now));
  });

  test('is rejected without a signature', async () => {
    await expectRejected(new UnsecuredJWT(claims).setExpirationTime('1h').encode());
  });

  test('is rejected if signed with another algorithm', async () => {
    const long = new TextEncoder().encode(keys.jwtSecret.repeat(2));
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS512' })
      .setExpirationTime('1h')
      .sign(long);
    await expectRejected(token);
    await expect(
      verifyAccessToken(token, { jwtSecret: keys.jwtSecret.repeat(2) }, now),
    ).rejects.toMatchObject({ reason: 'invalid' });
  });

  test.each([
    ['without an expiry', { ...claims }, false],
    ['without a subject', { role: 'authenticated' }, true],
    ['whose subject is no account', { ...claims, sub: 'admin' }, true],
    ['of an unknown role', { ...claims, role: 'postgres' }, true],
  ])('is rejected: %s', async (_, payload, hasExpiry) => {
    const draft = new SignJWT(payload).setProtectedHeader({ alg: 'HS256' });
    if (hasExpiry) draft.setExpirationTime('1h');
    await expectRejected(await draft.sign(secret));
  });

  test.each(['', 'nonsense', 'a.b.c'])('is rejected: %j', (token) => expectRejected(token));
});
