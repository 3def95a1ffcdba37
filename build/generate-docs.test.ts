import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildDocuments } from './generate-docs.ts';

describe('the generated documents are up to date', () => {
  test.each(buildDocuments())('has an up-to-date docs/$file', ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });
});
