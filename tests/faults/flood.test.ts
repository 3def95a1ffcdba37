import { expect, test } from 'vitest';
import { runFlood } from './flood.ts';

/** Generous for a busy machine. `npm run soak -- flood` asserts three seconds and floods ten times as hard. */
const SOON_MS = 10_000;
const MOST_MB = 1_500;

// PGlite serves one query at a time, so it is the easiest to block.
test('on pglite a flood of every kind at once blocks no one', async () => {
  const { flooded, peakMb } = await runFlood({
    engine: 'pglite',
    seconds: 1,
    fullDiskSeconds: 0,
    scale: 0.1,
  });
  for (const { who, p50, unanswered } of flooded) {
    expect(unanswered, who).toBe(0);
    expect(p50, who).toBeLessThan(SOON_MS);
  }
  expect(peakMb).toBeLessThan(MOST_MB);
});
