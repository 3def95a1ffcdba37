import { expect, test } from 'vitest';
import { PERSONAL_SAMPLES } from './personalSamples.ts';
import { withoutPersonalData } from './withoutPersonalData.ts';

test.each(PERSONAL_SAMPLES)('a report of “%s” says “%s”', (said, left) => {
  expect(withoutPersonalData(said, 300)).toBe(left);
});

test('what is long is cut before it is looked through', () => {
  expect(withoutPersonalData('a '.repeat(1_000_000), 300)).toHaveLength(299);
});
