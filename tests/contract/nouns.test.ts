import { beforeAll, describe, expect, it } from 'vitest';
import type { FieldType } from '#shared/records/noun.ts';
import { queryDatabase } from '../security/sql.ts';
import { nouns } from '../support/nouns.ts';

/** Column types that can store each field type. */
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

describe.each(nouns)('$kind', ({ kind, title, path, parent, fields, columns: shown = [] }) => {
  let columns: ReadonlyMap<string, Column>;

  beforeAll(async () => {
    const rows = (await queryDatabase(`
      select a.attname::text as name, format_type(a.atttypid, null) as type,
        has_column_privilege('authenticated', a.attrelid, a.attnum, 'update') as "isWritten",
        has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert') as "isAdded",
        a.attnotnull and not a.atthasdef as "isNeeded"
      from pg_attribute a
      where a.attrelid = to_regclass('public.${kind}') and a.attnum > 0 and not a.attisdropped`)) as unknown as Column[];
    columns = new Map(rows.map((column) => [column.name, column]));
  });

  it('has a column of a matching type for each field', () => {
    const unfit = fields.flatMap(({ name, type }) => {
      const column = columns.get(name)?.type ?? 'none';
      return FITTING[type].includes(column) ? [] : [`${name}: ${type}, ${column}`];
    });
    expect(unfit).toEqual([]);
  });

  it('lets users write only form fields, not server fields', () => {
    // A record's page links it to a listing, and a care plan its tasks to interventions; no form has these fields.
    const shared = new Set([
      'sharing',
      'deleted_at',
      'id',
      'listing_id',
      'intervention_id',
      parent?.by,
    ]);
    const typed = fields.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name);
    const written = [...columns.values()].filter(({ isWritten }) => isWritten);
    const added = [...columns.values()].filter(({ isAdded }) => isAdded);
    // A new record can belong to a teammate; later its owner changes only through a call.
    const addedByForm = added.filter(({ name }) => name !== 'owner_id');
    for (const granted of [written, addedByForm]) {
      const names = granted.map(({ name }) => name).filter((name) => !shared.has(name));
      expect(names.toSorted()).toEqual(typed.toSorted());
    }
    expect(written.map(({ name }) => name)).not.toContain('id');
  });

  it('shows only existing columns next to the name, once each', () => {
    const names = fields.map(({ name }) => name).filter((name) => name !== title);
    expect(shown.filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it("requires no value that forms don't have", () => {
    const requiredNames = new Set(
      fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    );
    const needed = [...columns.values()].filter(({ isNeeded }) => isNeeded);
    // The server sets the community of a nested record, and the resident of one below a part of a resident's record.
    const known = new Set<string | undefined>([
      ...requiredNames,
      parent?.by,
      parent && 'community_id',
      parent && 'resident_id',
    ]);
    expect(needed.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  // Nested nouns are listed by their parent.
  it.skipIf(parent !== undefined)(
    'has an index for each order, for the trash and for search',
    async () => {
      const rows = await queryDatabase(`
      select c.relname::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass('public.${kind}')`);
      const indexes = rows.map(({ name }) => name);
      const sorted = fields.filter(({ isSorted }) => isSorted).map(({ name }) => name);
      const orders = [...sorted, 'created_at', 'deleted_at'].map(
        (name) => `${kind}_by_${name}_idx`,
      );
      expect(indexes).toEqual(expect.arrayContaining([...orders, `${kind}_words_idx`]));
    },
  );

  it('has its title and path known to the server', async () => {
    const known = await queryDatabase(
      `select * from private.record_kinds() where kind = '${kind}'`,
    );
    expect(known).toEqual([{ kind, title, path }]);
  });
});
