import { describe, expect, test } from 'vitest';
import { parseDuration } from './duration.ts';
import { readChallenge } from './flow-state.ts';
import { emailSchema, mergeMetadata, metadataSchema, validateInput } from './request-bodies.ts';

describe('email address', () => {
  test('is trimmed and lowercased', () => {
    expect(validateInput(emailSchema, '  Ada@Example.COM ')).toBe('ada@example.com');
  });

  test.each([
    '',
    'ada',
    'ada@',
    'a@b',
    'a@example.com\nbcc:b@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('rejects %j without repeating it', (email) => {
    expect(() => validateInput(emailSchema, email)).toThrow(/^(?!.*ada).*$/);
  });
});

describe('metadata', () => {
  test('merges fields, and removes a field set to null', () => {
    expect(mergeMetadata({ a: 1, b: 2 }, { b: null, c: 3 })).toEqual({ a: 1, c: 3 });
    expect(mergeMetadata(null, { a: 1 })).toEqual({ a: 1 });
  });

  test("can't reach any prototype", () => {
    const merged = mergeMetadata({}, JSON.parse('{"__proto__": {"isAdmin": true}}'));
    expect((merged as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    ['too large for a token', { text: 'x'.repeat(5000) }],
    ['with a character that cannot be stored', { text: 'a\u0000b' }],
    ['with half a character', { text: '\ud800' }],
    ['that is no object', ['a']],
  ])('rejects %s', (_, data) => {
    expect(() => validateInput(metadataSchema, data)).toThrow();
  });

  test('rejects metadata that grows too large by merging', () => {
    const half = { text: 'x'.repeat(3000) };
    expect(() => mergeMetadata(half, { more: half.text })).toThrow('too large');
  });
});

describe('a ban', () => {
  test.each([
    ['none', 0],
    ['300ms', 300],
    ['24h', 86_400_000],
    ['2h45m', 9_900_000],
  ])('parses %s', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  test.each(['', 'forever', '-1h', '1d', '1h nonsense'])('rejects %j', (text) => {
    expect(() => parseDuration(text)).toThrow('ban duration');
  });
});

describe('code challenge', () => {
  const code_challenge = 'c'.repeat(43);

  test('requires both parts or neither', () => {
    expect(readChallenge({})).toBeUndefined();
    expect(readChallenge({ code_challenge: null, code_challenge_method: null })).toBeUndefined();
    expect(readChallenge({ code_challenge, code_challenge_method: 'S256' })).toEqual({
      challenge: code_challenge,
      method: 's256',
    });
  });

  test.each([
    { code_challenge },
    { code_challenge_method: 's256' },
    { code_challenge, code_challenge_method: 'md5' },
    { code_challenge: 'short', code_challenge_method: 'plain' },
  ])('rejects the body %j', (body) => {
    expect(() => readChallenge(body)).toThrow('PKCE');
  });
});
