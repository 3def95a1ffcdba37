import { expect, test } from 'vitest';
import { runFlood } from './flood.ts';

const MOST_MB = 1_500;

// PGlite serves one query at a time, so it is the easiest to block. `npm run soak -- flood` floods ten times as hard and
// asserts that everyone is answered within three seconds.
test('on pglite a flood of every kind at once blocks no one', async () => {
  const { flooded, peakMb } = await runFlood({
    engine: 'pglite',
    seconds: 1,
    fullDiskSeconds: 0,
    scale: 0.1,
    giveUpMs: 100_000,
  });
  for (const { who, unanswered } of flooded) expect(unanswered, who).toBe(0);
  expect(peakMb).toBeLessThan(MOST_MB);
});
