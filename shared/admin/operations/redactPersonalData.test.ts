import { expect, test } from 'vitest';
import { PERSONAL_DATA_SAMPLES } from './personalDataSamples.ts';
import { redactPersonalData } from './redactPersonalData.ts';

test.each(PERSONAL_DATA_SAMPLES)('redacts “%s” to “%s”', (input, left) => {
  expect(redactPersonalData(input, 300)).toBe(left);
});

test('truncates long text before scanning it', () => {
  expect(redactPersonalData('a '.repeat(1_000_000), 300)).toHaveLength(299);
});
