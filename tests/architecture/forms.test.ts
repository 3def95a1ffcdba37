import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

/** Kit and site each have a search, and calculators update on every key; they send nothing. */
test("sends features' forms through the shared form, which keeps the focus", () => {
  const files = globSync('renderer/features/**/*.tsx', { cwd: inProject('') }).filter(
    (path) => !path.endsWith('.test.tsx'),
  );
  const withForm = (tag: RegExp) =>
    files.filter((path) => tag.test(readFileSync(inProject(path), 'utf8')));
  expect(withForm(/<Form\b/).length).toBeGreaterThan(20);
  expect(withForm(/<form\b/)).toEqual([]);
});
