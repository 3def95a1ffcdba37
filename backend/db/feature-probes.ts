import type { Sql } from './engine.ts';

/** Something that the product needs from its database, and a way to try it in a transaction that is rolled back. */
export interface FeatureProbe {
  what: string;
  usedBy: string;
  run(sql: Sql): Promise<unknown>;
}

/** Fails a probe whose statement ran, but did something else. */
function expectValue(actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`It returned ${actual}, not ${expected}.`);
}

/** Runs statements in a schema of their own. */
const inSchema = async (sql: Sql, text: string): Promise<void> => {
  await sql.unsafe('create schema haven_check');
  await sql.unsafe('set local search_path = haven_check');
  for (const statement of text.split(';\n')) await sql.unsafe(statement);
};

const extension = (name: string, usedBy: string): FeatureProbe => ({
  what: `extension ${name}`,
  usedBy,
  run: (sql) => sql.unsafe(`create extension if not exists "${name}"`),
});

const statements = (what: string, usedBy: string, text: string): FeatureProbe => ({
  what,
  usedBy,
  run: (sql) => inSchema(sql, text),
});

const LEAST_VERSION = 150_000;

export const FEATURE_PROBES: readonly FeatureProbe[] = [
  {
    what: 'the SQL of PostgreSQL 15',
    usedBy: 'the schema',
    async run(sql) {
      const [row] = await sql`select current_setting('server_version_num')::int as version`;
      if (Number(row?.version) < LEAST_VERSION) throw new Error(`It is version ${row?.version}.`);
    },
  },
  {
    what: 'creating roles, and becoming one for a transaction',
    usedBy: 'rights of requests',
    async run(sql) {
      await sql`create role haven_check nologin noinherit`;
      await sql`grant haven_check to current_user`;
      await sql`select set_config('role', 'haven_check', true)`;
      const [row] = await sql`select current_user::text as name`;
      expectValue(row?.name, 'haven_check');
    },
  },
  {
    what: 'a role that row-level security does not apply to',
    usedBy: 'the secret key',
    run: (sql) => sql`create role haven_check nologin noinherit bypassrls`,
  },
  {
    what: 'row-level security with settings of the transaction',
    usedBy: 'every table',
    async run(sql) {
      await sql`create role haven_check nologin noinherit`;
      await sql`grant haven_check to current_user`;
      await inSchema(
        sql,
        `create table notes (owner text);
alter table notes enable row level security;
create policy own on notes for select using (owner = current_setting('request.jwt.claims', true)::json ->> 'sub');
insert into notes values ('me'), ('other');
grant usage on schema haven_check to haven_check;
grant select on notes to haven_check;
select set_config('request.jwt.claims', '{"sub":"me"}', true), set_config('role', 'haven_check', true)`,
      );
      const [row] = await sql`select count(*)::int as seen from notes`;
      expectValue(row?.seen, 1);
    },
  },
  statements(
    'functions with the rights of their owner, and triggers on tables and views',
    'rules of every area',
    `create table notes (text text);
create view shown as select text from notes;
create function keep() returns trigger language plpgsql security definer set search_path = '' as $$ begin
  insert into haven_check.notes values (new.text); return new; end $$;
create trigger keep instead of insert on shown for each row execute function keep();
create function count_new() returns trigger language plpgsql as $$ begin perform count(*) from added; return null; end $$;
create trigger counted after insert on notes referencing new table as added for each statement execute function count_new();
insert into shown values ('a')`,
  ),
  statements(
    'generated columns, partial and expression indexes, unique nulls',
    'lists and search',
    `create table notes (name text, lower_name text generated always as (lower(name)) stored, closed_at date, unique nulls not distinct (name, closed_at));
create unique index on notes (lower(name)) where closed_at is null`,
  ),
  statements(
    'tables partitioned by range',
    'charting',
    `create table entries (at date not null) partition by range (at);
create table entries_1 partition of entries for values from ('2026-01-01') to ('2026-02-01')`,
  ),
  statements(
    'deferred constraints and constraint triggers',
    'ledgers',
    `create table a (id int primary key);
create table b (a_id int references a deferrable initially deferred);
insert into b values (1);
insert into a values (1)`,
  ),
  statements(
    'full-text search with its own configuration',
    'search',
    `create text search configuration plain (copy = simple);
create table notes (words tsvector);
create index on notes using gin (words);
select * from notes where words @@ to_tsquery('plain', 'a:*')`,
  ),
  statements(
    'locking rows that others skip',
    'queues and schedules',
    `create table jobs (id int primary key);
select id from jobs for update skip locked;
select id from jobs for no key update`,
  ),
  statements(
    'tables without a log',
    'limits on signing in, over several processes',
    'create unlogged table counters (id int primary key)',
  ),
  {
    what: 'advisory locks of a transaction',
    usedBy: 'changes that must not overlap',
    run: (sql) => sql`select pg_advisory_xact_lock(hashtextextended('haven_check', 0))`,
  },
  {
    what: 'publications',
    usedBy: 'the list of tables that realtime announces',
    async run(sql) {
      await inSchema(sql, 'create table notes (id int primary key)');
      await sql`create publication haven_check for table haven_check.notes`;
    },
  },
  {
    what: 'turning triggers off for a transaction',
    usedBy: 'restoring a backup',
    run: (sql) => sql`set local session_replication_role = replica`,
  },
  extension('pgcrypto', 'keys and hashes'),
  extension('citext', 'addresses'),
  extension('pg_trgm', 'search'),
  extension('unaccent', 'search'),
  extension('uuid-ossp', 'IDs'),
];
