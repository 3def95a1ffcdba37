import type { Sql } from '../../backend/db/engine.ts';

/** Tables that are empty in the demo and stay empty. None holds text that one user writes and another reads. */
export const STAYS_EMPTY: ReadonlyMap<string, string> = new Map([
  ['private.api_idempotency', 'responses of programs, which are not shown'],
  ['private.api_key_secrets', 'hashes'],
  ['private.api_rates', 'counts of the current minute'],
  ['private.billing_customers', 'keys at the provider of payments, who would not know the key'],
  ['private.buyer_packages', 'needs a linked listing and figures of a community'],
  ['private.capital_introductions', 'belongs to a conversation about a request'],
  ['private.care_claim_events', 'written by calls about claims'],
  ['private.care_scenarios', 'a mix under a rule of its own'],
  ['private.claim_exports', 'belongs to claims, which need posted charges'],
  ['private.community_boards', 'computed by the server'],
  ['private.community_invitations', 'an email address and a position from a list'],
  ['private.community_reports', 'a report of either a question or an answer'],
  ['private.connector_connections', 'secrets that only the server seals'],
  ['private.connector_exports', 'IDs at the vendor, which are not shown'],
  ['private.connector_flows', 'secrets of a few minutes'],
  ['private.connector_links', 'values that are compared and not shown'],
  ['private.connector_syncs', 'counts and rules of a sync'],
  ['private.course_captions', 'parsed from a file of captions'],
  ['private.course_credits', 'a state and hours under rules of their own'],
  ['private.course_package_reports', 'what a package says, which only it reads'],
  ['private.course_package_tickets', 'random keys'],
  ['private.course_task_attempts', 'figures of a task'],
  ['private.distinct_contacts', 'two keys in an order'],
  ['private.event_meetings', 'a link that the sync checks'],
  ['private.interest_transfers', 'a request of one holder, under rules of its own'],
  ['private.investor_ledger_periods', 'months of a ledger'],
  ['private.investor_notices', 'notifications about to be sent'],
  ['private.offering_file_receipts', 'belongs to an upload'],
  ['private.offering_files', 'belongs to an upload'],
  ['private.offering_wire_events', 'belongs to wire instructions'],
  ['private.offering_wire_numbers', 'digits under a rule of their own'],
  ['private.offering_wires', 'entered after a second factor'],
  ['private.position_carryovers', 'written by approved transfers'],
  ['private.position_postings', 'keys about to be posted'],
  ['private.remittance_lines', 'belongs to a payment file of claims'],
  ['private.retention_items', 'records that a job deletes'],
  ['private.retention_periods', 'numbers of years'],
  ['private.retention_runs', 'confirmed deletions of a kind and day'],
  ['private.room_envelopes', 'names from the room and a document of it'],
  ['private.scheduled_export_parts', 'belongs to a file at a download address'],
  ['private.scim_tokens', 'hashes'],
  ['private.service_accounts', 'an account that could no longer sign in'],
  ['private.sso_connections', 'belongs to a provider, whose addresses its owner enters'],
  ['private.sso_flows', 'sign-ins of a few minutes'],
  ['private.sso_sessions', 'keys of sessions'],
  ['private.trust_periods', 'months of a ledger'],
  ['private.webhook_secrets', 'random secrets'],
  ['public.conversions', 'counts, under names that its rule lists'],
  ['public.user_blocks', 'two keys that differ'],
]);

/** Nullable columns that a constraint still requires one of. */
const FILLED_NULLABLE =
  /^(?:public\.revisions\.listing_id|public\.community_associations\.(?:company_id|community))$/;

/**
 * Sample values for JSON columns that are empty in the demo, shaped as the API writes them. Each `x` is replaced with
 * user text.
 */
const SAMPLES: readonly (readonly [table: string, column: string, sample: unknown])[] = [
  ['private.client_reports', 'log', [{ at: 1, level: 'error', text: 'x' }]],
  ['private.contact_merges', 'was', { full_name: 'x', notes: 'x' }],
  ['private.contact_merges', 'became', { full_name: 'x', notes: 'x' }],
  ['private.cleared_notifications', 'row_data', { title: 'x', message: 'x' }],
  ['private.outbox', 'facts', { name: 'x', message: 'x' }],
  ['private.record_import_rows', 'data', { first_name: 'x', last_name: 'x', notes: 'x' }],
  ['public.activity_feed', 'metadata', { name: 'x' }],
  ['public.conversation_messages', 'forwarded', { name: 'x' }],
  ['public.saved_values', 'value', 'x'],
  ['public.listing_changes', 'was', { property_name: 'x' }],
  ['public.listing_drafts', 'content', { property_name: 'x', description: 'x' }],
  ['public.presence', 'device_info', { browser: 'x' }],
  ['public.revisions', 'changes', { description: 'x' }],
];

interface Field {
  readonly name: string;
  readonly type: string;
  readonly mayLack: boolean;
  readonly refersTo: string | null;
  readonly labels: string[] | null;
}

const WORD_CANDIDATES = [
  'a',
  'a@people.example',
  'a'.repeat(64),
  'a'.repeat(43),
  '/a',
  'a/b.pdf',
  'https://people.example/a',
  'Europe/Berlin',
  'application/pdf',
  '2026-11',
  '123456',
  'a'.repeat(32),
  'ABCDEF01',
  'name:a',
];

const OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  uuid: ["'dec0de00-0000-4000-8000-00000000e2e1'"],
  'timestamp with time zone': ['now()', "now() + interval '1 hour'", "now() - interval '1 hour'"],
  date: ['current_date'],
  'time without time zone': ["'09:00'"],
  boolean: ['false', 'true'],
  jsonb: ["'{}'", "'[]'"],
  bytea: ["decode(repeat('ab', 32), 'hex')", "decode(repeat('ab', 16), 'hex')"],
  inet: ["'127.0.0.1'"],
  interval: ["interval '1 hour'"],
};

const fieldsOf = async (sql: Sql, table: string): Promise<Field[]> =>
  await sql<Field[]>`
    select quote_ident(a.attname) as name, format_type(a.atttypid, null) as type,
      not a.attnotnull or (
        a.atthasdef and (select pg_get_expr(d.adbin, d.adrelid) not like '%uid()' from pg_attrdef d
          where d.adrelid = a.attrelid and d.adnum = a.attnum)
      ) or a.attidentity <> '' as "mayLack",
      (select format('select %I from %s limit 1', f.attname, k.confrelid::regclass)
        from pg_constraint k join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum] limit 1) as "refersTo",
      (select array_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = a.atttypid) as labels
    from pg_attribute a
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`;

/** Constraints contain their allowed values as `'word'::text`. */
async function rulesOf(sql: Sql, table: string): Promise<Map<string, string>> {
  const rules = await sql<{ name: string; text: string }[]>`
    select conname as name, pg_get_constraintdef(oid) as text from pg_constraint
    where conrelid = ${table}::regclass and contype = 'c'`;
  return new Map(rules.map(({ name, text }) => [name, text]));
}

function valuesFor(field: Field, people: string, rules: ReadonlyMap<string, string>): string[] {
  const { name, type, refersTo, labels } = field;
  const isPerson =
    refersTo !== null && / (?:auth\.users|profiles|public\.profiles) /.test(refersTo);
  if (isPerson) return [people];
  if (refersTo !== null) return [`(${refersTo})`];
  if (labels !== null) return labels.map((label) => `'${label}'`);
  if (/^(?:user|owner|account|person|member|sender)_id$/.test(name)) return [people];
  if (type.endsWith('[]')) return ["'{}'", `array[null]::${type}`];
  if (type !== 'text') return [...(OF_TYPE[type] ?? ['1', '0', '2'])];
  const own = [...rules.values()].filter((text) => new RegExp(`\\b${name}\\b`).test(text));
  const named = own.flatMap((text) =>
    [...text.matchAll(/'([\w./-]+)'::text/g)].map(([, one]) => one),
  );
  return [...named, ...WORD_CANDIDATES].map((candidate) => `'${candidate}'`);
}

const ATTEMPTS = 80;

/** Inserts a first row that satisfies a table's constraints. Returns the last error if no attempt succeeds. */
async function writeRow(sql: Sql, table: string, people: string): Promise<string | null> {
  const rules = await rulesOf(sql, table);
  const fields = (await fieldsOf(sql, table)).filter(
    ({ name, mayLack }) => !mayLack || FILLED_NULLABLE.test(`${table}.${name}`),
  );
  const attempts = new Map(fields.map(({ name }) => [name, 0]));
  let last = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const values = fields.map((field) => {
      const all = valuesFor(field, people, rules);
      return all[(attempts.get(field.name) ?? 0) % all.length] ?? 'null';
    });
    const names = fields.map(({ name }) => name);
    const row =
      names.length === 0 ? 'default values' : `(${names.join(', ')}) values (${values.join(', ')})`;
    try {
      await sql.savepoint(async (inner) => {
        await inner.unsafe(`insert into ${table} ${row}`);
      });
      return null;
    } catch (error) {
      last = String((error as Error).message);
      const [, rule = ''] = /check constraint "(\w+)"/.exec(last) ?? [];
      const text = rules.get(rule) ?? '';
      const concerned = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
      if (concerned.length === 0) return last;
      // Tries each combination, like a combination lock.
      for (const name of concerned) {
        const field = fields.find((one) => one.name === name);
        const count = field === undefined ? 1 : valuesFor(field, people, rules).length;
        const next = ((attempts.get(name) ?? 0) + 1) % count;
        attempts.set(name, next);
        if (next !== 0) break;
      }
    }
  }
  return last;
}

/** Inserts a row into each empty table. Returns the tables that rejected every row, with the error. */
export async function fillEmptyTables(
  sql: Sql,
  tables: readonly string[],
): Promise<Map<string, string>> {
  const [broker] = await sql<{ id: string }[]>`
    select id::text from auth.users where email = 'broker@demo.havenexchange.example'`;
  const empty = new Map<string, string>();
  for (const table of tables) {
    const [one] = await sql.unsafe(`select from ${table} limit 1`);
    if (one === undefined) empty.set(table, STAYS_EMPTY.get(table) ?? '');
  }
  // Dependent tables are filled on the second pass.
  for (const _again of [1, 2]) {
    for (const table of [...empty.keys()]) {
      if (STAYS_EMPTY.has(table)) continue;
      const lastError = await writeRow(sql, table, `'${broker?.id}'`);
      if (lastError === null) empty.delete(table);
      else empty.set(table, lastError);
    }
  }
  return empty;
}

/** Fills empty JSON columns with samples where constraints allow it. */
export async function fillEmptyJson(sql: Sql): Promise<string[]> {
  const rejected: string[] = [];
  for (const [table, column, sample] of SAMPLES) {
    const json = JSON.stringify(sample).replaceAll("'", "''");
    try {
      await sql.savepoint(async (inner) => {
        await inner.unsafe(
          `update ${table} set ${column} = '${json}' where ctid = (select min(ctid) from ${table})`,
        );
      });
    } catch (error) {
      rejected.push(`${table}.${column}: ${(error as Error).message}`);
    }
  }
  return rejected;
}

/** Walks a JSON value; array elements share the array's path. */
const WALKS = `
create function pg_temp.places(value jsonb, place text) returns setof text language plpgsql as $walk$
begin
  case jsonb_typeof(value)
    when 'object' then
      return query select p from jsonb_each(value) e, pg_temp.places(e.value, place || '.' || e.key) p;
    when 'array' then
      return query select p from jsonb_array_elements(value) e, pg_temp.places(e, place || '[]') p;
    when 'string' then
      if value #>> '{}' !~ '^([0-9a-f-]{36}|[0-9]{4}-[0-9]{2}.*)$' then return next place; end if;
    else null;
  end case;
end $walk$;
create function pg_temp.with_words(value jsonb, place text, words jsonb) returns jsonb language plpgsql as $walk$
begin
  case jsonb_typeof(value)
    when 'object' then
      return (select coalesce(jsonb_object_agg(e.key, pg_temp.with_words(e.value, place || '.' || e.key, words)), '{}')
        from jsonb_each(value) e);
    when 'array' then
      return (select coalesce(jsonb_agg(pg_temp.with_words(e.value, place || '[]', words) order by e.n), '[]')
        from jsonb_array_elements(value) with ordinality e (value, n));
    when 'string' then
      if value #>> '{}' ~ '^([0-9a-f-]{36}|[0-9]{4}-[0-9]{2}.*)$' then return value; end if;
      return coalesce(words -> place, value);
    else return value;
  end case;
end $walk$;`;

/**
 * Writes hostile text at every text path of every JSON column; `firstTaken` returns which of the texts a change
 * accepts.
 */
export async function injectHostileJson(
  sql: Sql,
  isNobodys: (place: string, key: string) => boolean,
  findFirstAccepted: (changeTo: (words: string) => string) => Promise<string | undefined>,
): Promise<{ taken: Map<string, string>; refused: string[] }> {
  await sql.unsafe(WALKS);
  const accepted = new Map<string, string>();
  const rejected: string[] = [];
  const columns = await sql<{ table: string; name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'private') and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid = 'jsonb'::regtype
    order by 1, a.attnum`;
  for (const { table, name } of columns) {
    const places = await sql.unsafe<{ place: string; at: string }[]>(
      `select p as place, min(t.ctid)::text as at from ${table} t, pg_temp.places(t.${name}, '') p group by p order by p`,
    );
    const words: Record<string, string> = {};
    const set = (all: Record<string, string>) =>
      `${name} = pg_temp.with_words(${name}, '', '${JSON.stringify(all).replaceAll("'", "''")}')`;
    for (const { place, at } of places) {
      const key = place.slice(place.lastIndexOf('.') + 1).replaceAll('[]', '');
      if (isNobodys(`${table}.${name}${place}`, key)) continue;
      const found = await findFirstAccepted(
        (one) => `update ${table} set ${set({ [place]: one })} where ctid = '${at}'`,
      );
      if (found === undefined) rejected.push(`${table}.${name}${place}`);
      else {
        words[place] = found;
        accepted.set(`${table}.${name}${place}`, found);
      }
    }
    if (Object.keys(words).length > 0) {
      await sql.unsafe(`update ${table} set ${set(words)} where ${name} is not null`);
    }
  }
  return { taken: accepted, refused: rejected };
}
