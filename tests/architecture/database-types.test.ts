import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../build/generate-types.ts';
import { hasSupabaseCli } from '../../build/schema.ts';

it('the row types are those of the migrations', async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes());
});
