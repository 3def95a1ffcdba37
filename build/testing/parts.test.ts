import { expect, test } from 'vitest';
import { dealt, testFiles } from './parts.ts';
import { weightOf } from './prices.ts';

const files = testFiles('tests/desktop', '.spec.ts');

test('assigns every file to exactly one part', () => {
  expect(files).toContain('tests/desktop/workspaces.spec.ts');
  expect(dealt(files, 3).flat().toSorted()).toEqual(files);
});

test("balances parts to within one file's weight", () => {
  const weigh = (part: readonly string[]) => part.reduce((sum, file) => sum + weightOf(file), 0);
  const parts = dealt(files, 3);
  const lightest = Math.min(...parts.map(weigh));
  for (const part of parts) {
    expect(weigh(part) - weightOf(part.at(-1) ?? '')).toBeLessThanOrEqual(lightest);
  }
});
