import { expect, it } from 'vitest';
import { askSupabase } from '../../build/generate-types.ts';
import { hasSupabaseCli } from '../../build/schema.ts';

interface Advice {
  name: string;
  level: 'INFO' | 'WARN' | 'ERROR';
  detail: string;
}

/** An index that no query of a fresh database used says nothing; tables without policies are shut. */
const EXPECTED = new Set(['unused_index', 'rls_enabled_no_policy']);

it("Supabase's advisers have nothing to say against the schema", async ({ skip }) => {
  skip(!hasSupabaseCli(), 'the Supabase CLI has no build for this platform');
  const printed = await askSupabase('db', 'advisors', '--level=info', '--fail-on=none');
  const advice = JSON.parse(printed.slice(printed.indexOf('['))) as Advice[];
  // It always finds the unused indexes, so an empty answer means that nothing was looked at.
  expect(advice.map(({ name }) => name)).toContain('unused_index');
  expect(advice.filter(({ name }) => !EXPECTED.has(name)).map(({ detail }) => detail)).toEqual([]);
});
