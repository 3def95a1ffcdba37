import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldType } from '#shared/records/noun.ts';
import { askDatabase } from '../security/sql.ts';
import { nouns } from '../support/nouns.ts';

/** The types of columns that hold what a field of this type holds. */
const FITTING: Readonly<Record<FieldType, readonly string[]>> = {
  text: ['text'],
  longText: ['text'],
  email: ['text'],
  phone: ['text'],
  link: ['text'],
  money: ['numeric', 'bigint'],
  percent: ['numeric'],
  number: ['numeric', 'integer', 'bigint', 'smallint'],
  date: ['date'],
  time: ['timestamp with time zone'],
  flag: ['boolean'],
  person: ['uuid'],
  record: ['uuid'],
  people: ['uuid[]'],
  tags: ['text[]'],
  usState: ['text'],
  usStates: ['text[]'],
  choice: ['text'],
  choices: ['text[]'],
  ways: ['text[]'],
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isWritten: boolean;
  readonly isAdded: boolean;
  readonly isNeeded: boolean;
}

describe.each(nouns)('$kind', ({ kind, title, path, fields, columns: shown = [] }) => {
  let columns: ReadonlyMap<string, Column>;

  beforeAll(async () => {
    const rows = (await askDatabase(`
      select a.attname::text as name, format_type(a.atttypid, null) as type,
        has_column_privilege('authenticated', a.attrelid, a.attnum, 'update') as "isWritten",
        has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert') as "isAdded",
        a.attnotnull and not a.atthasdef as "isNeeded"
      from pg_attribute a
      where a.attrelid = to_regclass('public.${kind}') and a.attnum > 0 and not a.attisdropped`)) as unknown as Column[];
    columns = new Map(rows.map((column) => [column.name, column]));
  });

  it('has a column for each field, of a type that holds it', () => {
    const unfit = fields.flatMap(({ name, type }) => {
      const column = columns.get(name)?.type ?? 'none';
      return FITTING[type].includes(column) ? [] : [`${name}: ${type}, ${column}`];
    });
    expect(unfit).toEqual([]);
  });

  it('lets people write what forms write, and nothing that the server says', () => {
    // A record's page ties it to a listing; no form asks for one.
    const shared = new Set(['sharing', 'deleted_at', 'id', 'listing_id']);
    const typed = fields.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name);
    const written = [...columns.values()].filter(({ isWritten }) => isWritten);
    const added = [...columns.values()].filter(({ isAdded }) => isAdded);
    for (const granted of [written, added]) {
      const names = granted.map(({ name }) => name).filter((name) => !shared.has(name));
      expect(names.toSorted()).toEqual(typed.toSorted());
    }
    expect(written.map(({ name }) => name)).not.toContain('id');
  });

  it('shows beside the name columns that it has, each once', () => {
    const names = fields.map(({ name }) => name).filter((name) => name !== title);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('needs no value that no form asks for', () => {
    const asked = new Set(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name));
    const needed = [...columns.values()].filter(({ isNeeded }) => isNeeded);
    expect(needed.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([]);
  });

  it('has an index for each order, for the bin and for its words', async () => {
    const rows = await askDatabase(`
      select c.relname::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass('public.${kind}')`);
    const indexes = rows.map(({ name }) => name);
    const sorted = fields.filter(({ isSorted }) => isSorted).map(({ name }) => name);
    const orders = [...sorted, 'created_at', 'deleted_at'].map((name) => `${kind}_by_${name}_idx`);
    expect(indexes).toEqual(expect.arrayContaining([...orders, `${kind}_words_idx`]));
  });

  it('is known to the server by its title and its path', async () => {
    const known = await askDatabase(`select * from private.record_kinds() where kind = '${kind}'`);
    expect(known).toEqual([{ kind, title, path }]);
  });
});
