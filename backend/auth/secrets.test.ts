import { expect, test } from 'vitest';
import { hashCode, hashToken, isSameSecret, makeCode, makeToken, succeedToken } from './secrets.ts';

const keys = { jwtSecret: 's'.repeat(43), publishableKey: 'p', secretKey: 's' };
const otherKeys = { ...keys, jwtSecret: 'x'.repeat(43) };

test('codes have six digits, leading zeros included', () => {
  for (let i = 0; i < 200; i += 1) expect(makeCode()).toMatch(/^\d{6}$/);
});

test('tokens are 256 bits and never the same', () => {
  expect(Buffer.from(makeToken(), 'base64url')).toHaveLength(32);
  expect(makeToken()).not.toBe(makeToken());
});

test('what is stored of a token does not contain it', () => {
  const token = makeToken();
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).not.toContain(token);
});

test('what is stored of a code depends on the server, the token and the address', () => {
  const stored = hashCode(keys, 'token', 'a@example.com', '123456');
  expect(hashCode(keys, 'token', 'a@example.com', '123456')).toBe(stored);
  expect(hashCode(otherKeys, 'token', 'a@example.com', '123456')).not.toBe(stored);
  expect(hashCode(keys, 'other', 'a@example.com', '123456')).not.toBe(stored);
  expect(hashCode(keys, 'token', 'b@example.com', '123456')).not.toBe(stored);
  expect(hashCode(keys, 'token', 'a@example.com', '123457')).not.toBe(stored);
});

test('the successor of a refresh token is the same again, and only for this server', () => {
  const token = makeToken();
  expect(succeedToken(keys, token)).toBe(succeedToken(keys, token));
  expect(succeedToken(keys, token)).not.toBe(token);
  expect(succeedToken(otherKeys, token)).not.toBe(succeedToken(keys, token));
});

test('secrets of different lengths are compared without an error', () => {
  expect(isSameSecret('a', 'abc')).toBe(false);
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('', '')).toBe(true);
});
