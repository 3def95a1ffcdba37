import { expect, test } from 'vitest';
import { splitByDuration, testFiles } from './parts.ts';
import { estimateFileSeconds } from './time-budgets.ts';

const files = testFiles('tests/desktop', '.spec.ts');

test('assigns every file to exactly one part', () => {
  expect(files).toContain('tests/desktop/workspaces.spec.ts');
  expect(splitByDuration(files, 3).flat().toSorted()).toEqual(files);
});

test("balances parts to within one file's weight", () => {
  const weigh = (part: readonly string[]) =>
    part.reduce((sum, file) => sum + estimateFileSeconds(file), 0);
  const parts = splitByDuration(files, 3);
  const lightest = Math.min(...parts.map(weigh));
  for (const part of parts) {
    expect(weigh(part) - estimateFileSeconds(part.at(-1) ?? '')).toBeLessThanOrEqual(lightest);
  }
});
