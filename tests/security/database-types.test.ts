import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes, hasSupabaseCli, TYPES_FILE } from '../../build/generate-types.ts';

it.skipIf(!hasSupabaseCli())('the row types are those of the migrations', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes());
});
