import { expect, test } from 'vitest';
import {
  type PersonalDataTable,
  personalDataTables,
  WITHHELD_COLUMNS,
} from '#shared/account/privacy/personalData.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Client, newUser } from '../support/backend.ts';
import { nouns } from '../support/nouns.ts';

const EVERY_PART = personalDataTables(nouns);

const read = (client: Client, { table, by, key = 'id' }: PersonalDataTable, userId: string) =>
  client
    .from(table as 'saved_views')
    .select('*')
    .eq(by as 'owner_id', userId)
    .order(key as 'id')
    .range(0, 499);

test('decides for every column that names a person if it is exported and what deletion does', async () => {
  const rows = await queryDatabase(`
    select distinct c.conrelid::regclass::text as place, n.nspname::text as schema, r.relname::text as name,
      a.attname::text as by
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_namespace n on n.oid = r.relnamespace
    join unnest(c.conkey) as k (attnum) on true
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and not r.relispartition and n.nspname in ('public', 'private')
      and c.confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)`);
  const found = rows.map(({ schema, name, by }) => `${schema}.${name}.${by}`);
  const decided = [
    ...EVERY_PART.map(({ table, by }) => `public.${table}.${by}`),
    ...Object.keys(WITHHELD_COLUMNS),
  ];
  expect(decided.toSorted()).toEqual(found.toSorted());
});

test("returns all parts of the user's own data and no one else's", async () => {
  const person = await newUser();
  const other = await newUser();
  const saved = { user_id: person.id, timezone: 'UTC' };
  expect((await person.client.from('notification_preferences').insert(saved)).error).toBeNull();
  const results = await Promise.all(
    EVERY_PART.map(async (part) => {
      const own = await read(person.client, part, person.id);
      const foreign = await read(other.client, part, person.id);
      return { part, own, foreign };
    }),
  );
  for (const { part, own, foreign } of results) {
    expect({ part, error: own.error }).toEqual({ part, error: null });
    expect({ part, foreign: foreign.data }).toEqual({ part, foreign: [] });
    if (part.table === 'profiles' || part.table === 'notification_preferences')
      expect(own.data).toHaveLength(1);
  }
});
