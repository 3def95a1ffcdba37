import { AuthFailure } from './failure.ts';

const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const PART = /(\d+(?:\.\d+)?)(ms|s|m|h)/gy;
const WHOLE = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/;
const LONGEST_MS = 200 * 365 * 24 * 3_600_000;

/** Parses a ban duration such as `24h` or `2h45m` to milliseconds; `none` means no ban. */
export function parseDuration(text: string): number {
  if (text === 'none') return 0;
  if (text.length > 64 || !WHOLE.test(text)) {
    throw new AuthFailure(400, 'validation_failed', 'invalid format for ban duration');
  }
  const parts = [...text.matchAll(PART)];
  const total = parts.reduce(
    (sum, [, n, unit]) => sum + Number(n) * (MILLISECONDS[unit ?? ''] ?? 0),
    0,
  );
  return Math.min(total, LONGEST_MS);
}
