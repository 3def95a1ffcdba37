import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { integrationJobs } from './jobs.ts';

const SCHEMAS = fileURLToPath(new URL('../../supabase/schemas/', import.meta.url));

test('every trigger that announces due work names an existing job', () => {
  const names = integrationJobs({} as Engine, () => {
    throw new Error('No job runs in this test.');
  }).map(({ name }) => name);
  const announced = globSync('**/*.sql', { cwd: SCHEMAS }).flatMap((file) =>
    [
      ...readFileSync(`${SCHEMAS}${file}`, 'utf8').matchAll(
        /private\.announce_due_work\('([^']+)'\)/g,
      ),
    ].map(([, name]) => name),
  );
  expect(announced.toSorted()).toEqual([
    'make scheduled exports',
    'read file drops',
    'read listing feeds',
  ]);
  expect(names).toEqual(expect.arrayContaining(announced));
});
