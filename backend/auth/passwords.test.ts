import { describe, expect, test } from 'vitest';
import {
  hashPassword,
  importPasswordHash,
  isPasswordOf,
  requireStrongPassword,
} from './passwords.ts';

describe('new password', () => {
  test.each(['12345678', 'x'.repeat(72), '🏡🏡🏡🏡🏡🏡🏡🏡'])('accepts %s', (password) => {
    expect(() => requireStrongPassword(password)).not.toThrow();
  });

  test.each(['1234567', '🏡🏡🏡🏡', 'x'.repeat(73), '🏡'.repeat(19)])('rejects %s', (password) => {
    expect(() => requireStrongPassword(password)).toThrow(/at least 8|longer than 72/);
  });
});

test('hashes a new password at the configured cost unless a test lowers it', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$2b\$10\$/);
  expect(await hashPassword('correct horse', 4)).toMatch(/^\$2b\$04\$/);
});

describe('password comparison', () => {
  test('matches only the right password', async () => {
    const hash = await hashPassword('correct horse');
    expect(await isPasswordOf('correct horse', hash)).toBe(true);
    expect(await isPasswordOf('correct hors', hash)).toBe(false);
  });

  test('rejects a longer password with the same first 72 bytes', async () => {
    const hash = await hashPassword('x'.repeat(72));
    expect(await isPasswordOf('x'.repeat(72), hash)).toBe(true);
    expect(await isPasswordOf('x'.repeat(73), hash)).toBe(false);
  });

  test('costs the same if there is no account', async () => {
    const hash = await hashPassword('correct horse');
    const timed = async (stored: string | null) => {
      const before = process.cpuUsage();
      for (let i = 0; i < 3; i += 1) expect(await isPasswordOf('wrong', stored)).toBe(false);
      return process.cpuUsage(before).user;
    };
    const [known, unknown] = [await timed(hash), await timed(null)];
    expect(unknown).toBeGreaterThan(known / 4);
  });
});

test('accepts imported hashes only if they are bcrypt of a reasonable cost', () => {
  const body = 'a'.repeat(53);
  expect(importPasswordHash(`$2y$10$${body}`)).toBe(`$2b$10$${body}`);
  for (const hash of [`$2b$31$${body}`, `$2b$03$${body}`, '$argon2id$v=19$…', 'plain']) {
    expect(() => importPasswordHash(hash)).toThrow('bcrypt');
  }
});
