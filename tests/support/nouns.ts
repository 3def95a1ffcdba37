import { globSync } from 'node:fs';
import type { Noun } from '#shared/records/noun.ts';

const folder = new URL('../../shared/records/nouns/', import.meta.url);
const modules = await Promise.all(
  globSync('*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file) => (await import(new URL(file, folder).href)) as Record<string, Noun>),
);

/** All nouns. */
export const nouns: readonly Noun[] = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value === 'object' && 'kind' in value);
