import { describe, expect, it } from 'vitest';
import { fromBase32, toBase32 } from './base32.ts';
import { codeOf, findStep, stepAt } from './totp.ts';

const seed = (length: number) => Buffer.from('1234567890'.repeat(7).slice(0, length));
const KEYS = { sha1: seed(20), sha256: seed(32), sha512: seed(64) };

describe('RFC 6238 test vectors, appendix B', () => {
  it.each([
    [59, 'sha1', '94287082'],
    [59, 'sha256', '46119246'],
    [59, 'sha512', '90693936'],
    [1111111109, 'sha1', '07081804'],
    [1111111109, 'sha256', '68084774'],
    [1111111109, 'sha512', '25091201'],
    [1111111111, 'sha1', '14050471'],
    [1111111111, 'sha256', '67062674'],
    [1111111111, 'sha512', '99943326'],
    [1234567890, 'sha1', '89005924'],
    [1234567890, 'sha256', '91819424'],
    [1234567890, 'sha512', '93441116'],
    [2000000000, 'sha1', '69279037'],
    [2000000000, 'sha256', '90698825'],
    [2000000000, 'sha512', '38618901'],
    [20000000000, 'sha1', '65353130'],
    [20000000000, 'sha256', '77737706'],
    [20000000000, 'sha512', '47863826'],
  ] as const)('match at %i with %s: %s', (seconds, hash, code) => {
    expect(codeOf(KEYS[hash], stepAt(new Date(seconds * 1000)), 8, hash)).toBe(code);
  });
});

describe('typed code', () => {
  const now = new Date('2026-05-01T12:00:10Z');
  const key = KEYS.sha1;

  it.each([-1, 0, 1])('is accepted when the clock is %i steps off', (off) => {
    const step = stepAt(now) + off;
    expect(findStep(key, codeOf(key, step), now)).toBe(step);
  });

  it.each([-2, 2])('is rejected when the clock is %i steps off', (off) => {
    expect(findStep(key, codeOf(key, stepAt(now) + off), now)).toBeUndefined();
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('is rejected: "%s"', (code) => {
    expect(findStep(key, code, now)).toBeUndefined();
  });
});

describe('base32', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('encodes and decodes "%s" as in RFC 4648', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded).toString()).toBe(text);
  });

  it('rejects other characters', () => {
    expect(() => fromBase32('MZ1')).toThrow('Invalid base32.');
  });
});
