import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildClientFiles } from './generate-api.ts';

it('the client’s generated files are current', () => {
  const outdated = buildClientFiles().filter(
    ({ path, text }) => readFileSync(path, 'utf8') !== text,
  );
  expect(outdated.map(({ path }) => path)).toEqual([]);
});
