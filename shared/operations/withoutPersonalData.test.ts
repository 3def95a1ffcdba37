import { expect, test } from 'vitest';
import { PERSONAL_SAMPLES } from './personalSamples.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

test.each(PERSONAL_SAMPLES)('redacts “%s” to “%s”', (said, left) => {
  expect(withoutPersonalData(said, 300)).toBe(left);
});

test('truncates long text before scanning it', () => {
  expect(withoutPersonalData('a '.repeat(1_000_000), 300)).toHaveLength(299);
});
