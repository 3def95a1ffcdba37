import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_SECONDS = 30;
/** How many steps a phone's clock may be off. */
const SKEW = 1;

type Hash = 'sha1' | 'sha256' | 'sha512';

/** The number of 30-second steps since 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/** The code of RFC 6238 for one step; authenticator apps use SHA-1 and six digits. */
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

/** The step that a code belongs to, now or a step to either side; undefined when it is wrong. */
export function findStep(key: Buffer, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  const steps = Array.from({ length: 2 * SKEW + 1 }, (_, index) => current - SKEW + index);
  // Every step is compared, so that timing does not tell which one came close.
  return steps.filter((step) => isSame(code, codeOf(key, step)))[0];
}
