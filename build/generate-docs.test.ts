import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listTriggers } from './docs/list-triggers.ts';
import { buildDocuments } from './generate-docs.ts';
import { schemaFiles } from './schema.ts';

describe('the generated documents are up to date', () => {
  test.each(buildDocuments())('has an up-to-date docs/$file', ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('each table lists its triggers in other files', () => {
    const files = schemaFiles();
    const outdated = listTriggers(files).filter(({ text }, index) => text !== files[index]?.text);
    expect(outdated.map(({ name }) => name)).toEqual([]);
  });
});
