import { describe, expect, test } from 'vitest';
import {
  hashPassword,
  importPasswordHash,
  isPasswordOf,
  requireStrongPassword,
} from './passwords.ts';

describe('a new password', () => {
  test.each(['12345678', 'x'.repeat(72), '🏡🏡🏡🏡🏡🏡🏡🏡'])('%s is accepted', (password) => {
    expect(() => requireStrongPassword(password)).not.toThrow();
  });

  test.each(['1234567', '🏡🏡🏡🏡', 'x'.repeat(73), '🏡'.repeat(19)])(
    '%s is refused',
    (password) => {
      expect(() => requireStrongPassword(password)).toThrow(/at least 8|longer than 72/);
    },
  );
});

test('a new password is as much work to compare with as the product says, unless a test says less', async () => {
  expect(await hashPassword('correct horse')).toMatch(/^\$2b\$10\$/);
  expect(await hashPassword('correct horse', 4)).toMatch(/^\$2b\$04\$/);
});

describe('comparing a password', () => {
  test('finds the right one and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await isPasswordOf('correct horse', hash)).toBe(true);
    expect(await isPasswordOf('correct hors', hash)).toBe(false);
  });

  test('does not take a longer one for the 72 bytes that bcrypt reads of it', async () => {
    const hash = await hashPassword('x'.repeat(72));
    expect(await isPasswordOf('x'.repeat(72), hash)).toBe(true);
    expect(await isPasswordOf('x'.repeat(73), hash)).toBe(false);
  });

  test('costs the same when there is no account to compare with', async () => {
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

test('an imported hash must be bcrypt of a bearable cost', () => {
  const body = 'a'.repeat(53);
  expect(importPasswordHash(`$2y$10$${body}`)).toBe(`$2b$10$${body}`);
  for (const hash of [`$2b$31$${body}`, `$2b$03$${body}`, '$argon2id$v=19$…', 'plain']) {
    expect(() => importPasswordHash(hash)).toThrow('bcrypt');
  }
});
