import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
/** Tolerated clock skew in steps. */
const SKEW = 1;

type Hash = 'sha1' | 'sha256' | 'sha512';

/** Returns the number of 30-second steps since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** Returns the RFC 6238 code of one step; authenticator apps use SHA-1 and six digits. */
export function codeOf(key: Buffer, step: number, digits = 6, hash: Hash = 'sha1'): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac(hash, key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

const isSame = (code: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(code), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns the step of a code, now or one step to either side; undefined if it is wrong. */
export function findStep(key: Buffer, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, index) => current - SKEW + index);
  // All steps are compared, so timing doesn't reveal which one nearly matched.
  return steps.filter((step) => isSame(code, codeOf(key, step)))[0];
}
