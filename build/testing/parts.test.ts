import { expect, test } from 'vitest';
import { dealt, testFiles } from './parts.ts';
import { weightOf } from './prices.ts';

const files = testFiles('tests/desktop', '.spec.ts');

test('every file is in one part, and nothing else', () => {
  expect(files).toContain('tests/desktop/workspaces.spec.ts');
  expect(dealt(files, 3).flat().toSorted()).toEqual(files);
});

test('no part is heavier than another by more than its last file', () => {
  const weigh = (part: readonly string[]) => part.reduce((sum, file) => sum + weightOf(file), 0);
  const parts = dealt(files, 3);
  const lightest = Math.min(...parts.map(weigh));
  for (const part of parts) {
    expect(weigh(part) - weightOf(part.at(-1) ?? '')).toBeLessThanOrEqual(lightest);
  }
});
