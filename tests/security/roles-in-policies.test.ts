import { expect, test } from 'vitest';
import { ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { ACTORS, EXPECTATIONS, type TableName } from './expectations.ts';
import { queryDatabase } from './sql.ts';

const CALLED = /\b(?:private|public)\.\w+(?=\()/g;

interface Definition {
  readonly name: string;
  readonly text: string;
}

/** Returns a policy's text with the text of every function it calls, recursively. */
function wholeText(text: string, functions: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let whole = text;
  let open = [text];
  while (open.length > 0) {
    const called = open.flatMap((part) => part.match(CALLED) ?? []);
    const fresh = [...new Set(called)].filter((name) => functions.has(name) && !seen.has(name));
    for (const name of fresh) seen.add(name);
    open = fresh.map((name) => functions.get(name) ?? '');
    whole += open.join('\n');
  }
  return whole;
}

test("every role a table's policies distinguish is named in its expectations", async () => {
  const policies = (await queryDatabase(`
    select tablename as name, concat_ws(' ', qual, with_check) as text
    from pg_policies where schemaname = 'public'`)) as unknown as Definition[];
  const functions = (await queryDatabase(`
    select n.nspname || '.' || p.proname as name, string_agg(pg_get_functiondef(p.oid), ' ') as text
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('private', 'public') and p.prokind = 'f' group by 1`)) as unknown as Definition[];
  const texts = new Map(functions.map(({ name, text }) => [name, text]));
  const actors = [...new Set([...ROLES, ...USER_TYPES])].filter((role) =>
    (ACTORS as readonly string[]).includes(role),
  );
  const unnamed = policies.flatMap(({ name, text }) => {
    const whole = wholeText(text, texts);
    const { but } = EXPECTATIONS[name as TableName];
    return actors
      .filter((role) => whole.includes(`'${role}'`) && !Object.hasOwn(but, role))
      .map((role) => `${name}: ${role}`);
  });
  expect(policies.length).toBeGreaterThan(30);
  expect([...new Set(unnamed)]).toEqual([]);
});
