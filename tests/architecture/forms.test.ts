import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';

/** Kit and site have a search each, and calculators that follow every key: they send nothing. */
test('what a feature sends goes through the form of the kit, which keeps the focus', () => {
  const files = globSync('renderer/features/**/*.tsx', { cwd: inProject('') }).filter(
    (path) => !path.endsWith('.test.tsx'),
  );
  const withForm = (tag: RegExp) =>
    files.filter((path) => tag.test(readFileSync(inProject(path), 'utf8')));
  expect(withForm(/<Form\b/).length).toBeGreaterThan(20);
  expect(withForm(/<form\b/)).toEqual([]);
});
