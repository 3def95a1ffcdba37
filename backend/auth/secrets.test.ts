import { expect, test } from 'vitest';
import {
  deriveNextToken,
  hashCode,
  hashToken,
  isSameSecret,
  makeCode,
  makeToken,
} from './secrets.ts';

const keys = { jwtSecret: 's'.repeat(43), publishableKey: 'p', secretKey: 's' };
const otherKeys = { ...keys, jwtSecret: 'x'.repeat(43) };

test('generates six-digit codes, including leading zeros', () => {
  for (let i = 0; i < 200; i += 1) expect(makeCode()).toMatch(/^\d{6}$/);
});

test('generates unique 256-bit tokens', () => {
  expect(Buffer.from(makeToken(), 'base64url')).toHaveLength(32);
  expect(makeToken()).not.toBe(makeToken());
});

test("stores a token's hash, which doesn't contain the token", () => {
  const token = makeToken();
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).not.toContain(token);
});

test("derives a code's hash from the server, the token and the address", () => {
  const stored = hashCode(keys, 'token', 'a@example.com', '123456');
  expect(hashCode(keys, 'token', 'a@example.com', '123456')).toBe(stored);
  expect(hashCode(otherKeys, 'token', 'a@example.com', '123456')).not.toBe(stored);
  expect(hashCode(keys, 'other', 'a@example.com', '123456')).not.toBe(stored);
  expect(hashCode(keys, 'token', 'b@example.com', '123456')).not.toBe(stored);
  expect(hashCode(keys, 'token', 'a@example.com', '123457')).not.toBe(stored);
});

test('derives the same refresh token successor again, and only for this server', () => {
  const token = makeToken();
  expect(deriveNextToken(keys, token)).toBe(deriveNextToken(keys, token));
  expect(deriveNextToken(keys, token)).not.toBe(token);
  expect(deriveNextToken(otherKeys, token)).not.toBe(deriveNextToken(keys, token));
});

test('compares secrets of different lengths without an error', () => {
  expect(isSameSecret('a', 'abc')).toBe(false);
  expect(isSameSecret('abc', 'abc')).toBe(true);
  expect(isSameSecret('', '')).toBe(true);
});
