import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openKey, sealKey } from './sealed-keys.ts';

const keys = (jwtSecret: string) => ({
  jwtSecret,
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
});
const ownKeys = keys('a'.repeat(43));

it('a sealed key opens again, and is different each time', () => {
  const [id, key] = [randomUUID(), randomBytes(20)];
  const sealed = sealKey(ownKeys, id, key);
  expect(openKey(ownKeys, id, sealed)).toEqual(key);
  expect(sealKey(ownKeys, id, key)).not.toBe(sealed);
  expect(sealed).not.toContain(key.toString('base64url'));
});

it("a sealed key can't be opened for another factor, with other keys, or after tampering", () => {
  const [id, key] = [randomUUID(), randomBytes(20)];
  const sealed = sealKey(ownKeys, id, key);
  expect(() => openKey(ownKeys, randomUUID(), sealed)).toThrow();
  expect(() => openKey(keys('b'.repeat(43)), id, sealed)).toThrow();
  expect(() => openKey(ownKeys, id, sealed.replace('.', '.A'))).toThrow();
  expect(() => openKey(ownKeys, id, 'plain')).toThrow('Invalid sealed key.');
});
