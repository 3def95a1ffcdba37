import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildModel } from '#shared/listings/models/buildModel.ts';
import { cleanModel } from '#shared/listings/models/cleanModel.ts';
import { backend, service } from '../support/backend.ts';
import { PDF, PNG } from '../support/file-samples.ts';
import { collectChanges, joinChannel } from '../support/realtime.ts';
import { UNUSED_ID } from './area.ts';
import { EXPECTATIONS, type TableName } from './expectations.ts';
import { connectDirectly, queryDatabase } from './sql.ts';
import {
  isOfCommunity,
  recordTablesAmong,
  type TenantTable,
  tenantTables,
} from './tenant-tables.ts';
import { buildWorld, memberOf, type Person, succeed, tenantOwner, type World } from './world.ts';

const MODEL = cleanModel(
  buildModel([{ at: [0, 0, 0], size: [1, 1, 1], color: 0 }], [[1, 1, 1, 1]]),
);

/** Ways one tenant's data could reach another. tables-of-tenants covers the tables themselves. */

let world: World;
let one: Person;
let teammate: Person;
let other: Person;
let tables: readonly TenantTable[];
let nouns: readonly string[];
/** Nouns with a screen of their own, which shows presence. */
let kinds: readonly string[];
let conversation: string;
/** A unique word that no one else may read anywhere. */
const secretWord = `w${randomUUID().slice(0, 8)}`;
/** One record per noun, by table. */
const records = new Map<string, string>();

const anyTable = ({ client }: Pick<Person, 'client'>, table: string) =>
  (client as unknown as SupabaseClient).from(table);
const call = ({ client }: Person, name: string, args: object = {}) =>
  (client as unknown as SupabaseClient).rpc(name, args);

/** Returns a noun's row as its own tests define it, for the user's team. */
const rowOf = (table: string, { id, tenantId }: Person) => {
  const { rows } = EXPECTATIONS[table as TableName];
  if (typeof rows === 'function') throw new Error(`${table} brings no row to fill it with.`);
  return { ...rows.row?.(world), owner_id: id, tenant_id: tenantId, sharing: 'team' };
};
async function add(table: string, who: Person): Promise<string> {
  const inserted = anyTable({ client: service() as never }, table).insert(rowOf(table, who));
  const { data, error } = await inserted.select('id').single();
  expect(error).toBeNull();
  return (data as { id: string }).id;
}

beforeAll(async () => {
  world = await buildWorld();
  [one, other] = [await tenantOwner(), await tenantOwner()];
  teammate = await memberOf(one.tenantId);
  tables = await tenantTables();
  nouns = recordTablesAmong(tables);
  for (const table of nouns) records.set(table, await add(table, one));
  kinds = (await queryDatabase('select kind from private.record_kinds()'))
    .map(({ kind }) => `${kind}`)
    .filter((kind) => records.has(kind));
  const { client } = one;
  const named = {
    name: secretWord,
    company: secretWord,
    email: `${secretWord}@people.example`,
    tags: [secretWord],
  };
  await succeed(client.from('contacts').insert(named).select('id'));
  await succeed(
    client
      .from('companies')
      .insert({ name: secretWord, tags: [secretWord] })
      .select('id'),
  );
  const talk = service()
    .from('chat_conversations')
    .insert({ participants: [one.id, teammate.id].toSorted() } as never);
  conversation = (await succeed(talk.select('id').single())).id;
});

/** A PDF, a picture, or bytes that are neither: a bucket checks what a file contains. */
function allowedFile(types: readonly string[] | null): Blob {
  if (types === null || types.includes('application/pdf')) {
    return new Blob([PDF], { type: 'application/pdf' });
  }
  if (types.includes('model/gltf-binary')) return new Blob([MODEL], { type: 'model/gltf-binary' });
  return types.includes('image/png')
    ? new Blob([PNG], { type: 'image/png' })
    : new Blob([new Uint8Array(64)], { type: 'application/octet-stream' });
}

describe('by file:', () => {
  it("a closed bucket can't be listed, read, linked to, moved, copied, replaced or removed by another tenant", async () => {
    const buckets = (await queryDatabase(
      'select id, allowed_mime_types as types from storage.buckets where not public order by id',
    )) as { id: string; types: string[] | null }[];
    expect(buckets.length).toBeGreaterThan(3);
    for (const { id, types } of buckets) {
      const file = allowedFile(types);
      const path = `${one.id}/${randomUUID()}`;
      const put = await service().storage.from(id).upload(path, file);
      expect({ id, error: put.error }).toEqual({ id, error: null });
      const theirs = other.client.storage.from(id);
      expect({ id, listed: (await theirs.list(one.id)).data ?? [] }).toEqual({ id, listed: [] });
      const attempts = {
        download: await theirs.download(path),
        link: await theirs.createSignedUrl(path, 60),
        about: await theirs.info(path),
        move: await theirs.move(path, `${other.id}/taken`),
        copy: await theirs.copy(path, `${other.id}/taken`),
        replace: await theirs.update(path, file),
        lay: await theirs.upload(`${one.id}/${randomUUID()}`, file),
      };
      for (const [act, { error }] of Object.entries(attempts))
        expect({ id, act, isRefused: error !== null }).toEqual({ id, act, isRefused: true });
      expect({ id, removed: (await theirs.remove([path])).data ?? [] }).toEqual({
        id,
        removed: [],
      });
      expect({ id, stays: (await service().storage.from(id).download(path)).error }).toEqual({
        id,
        stays: null,
      });
      await service().storage.from(id).remove([path]);
    }
  });
});

describe('by channel:', () => {
  const TOPICS: Readonly<Record<string, () => readonly string[]>> = {
    'Users join their own channel': () => [`user:${one.id}`],
    'Record viewers join its channel': () =>
      kinds.map((kind) => `record:${kind}:${records.get(kind)}`),
    'Participants join their conversation channel': () => [`conversation:${conversation}`],
  };

  it('every kind of channel is listed here', async () => {
    const policies = await queryDatabase(`
      select policyname as name from pg_policies
      where schemaname = 'realtime' and tablename = 'messages' and cmd = 'SELECT' and permissive = 'PERMISSIVE'`);
    expect(policies.map(({ name }) => name).toSorted()).toEqual(Object.keys(TOPICS).toSorted());
  });

  it.each(Object.keys(TOPICS))("another tenant can't join any channel: %s", async (policy) => {
    for (const topic of TOPICS[policy]?.() ?? []) {
      const enter = async ({ client }: Person) => {
        const channel = client.channel(topic, { config: { private: true } });
        try {
          return await joinChannel(channel).then(
            () => 'joined',
            (error: Error) => error.message,
          );
        } finally {
          await client.removeChannel(channel);
        }
      };
      expect({ topic, said: await enter(one) }).toEqual({ topic, said: 'joined' });
      const rejection = await enter(other);
      expect(rejection).toMatch(/do not have permissions to read/);
      // A topic that doesn't exist is rejected with the same message.
      const none = topic.replace(/[0-9a-f-]{36}$/, UNUSED_ID);
      const channel = other.client.channel(none, { config: { private: true } });
      const unknown = await joinChannel(channel).catch((error: Error) => error.message);
      expect(rejection.replace(topic, none)).toBe(unknown);
    }
  });
});

describe('by realtime change:', () => {
  let ears: Awaited<ReturnType<typeof collectChanges>>[];
  afterAll(() => Promise.all(ears.map(({ channel }) => channel.unsubscribe())));

  /** Published but not records; their own expectations define who can read the rows. */
  const APART = ['record_comments', 'record_files', 'record_tasks'];

  it('every tenant table published to realtime is tested here', () => {
    const published = tables
      .filter((table) => table.is_published && !isOfCommunity(table))
      .map(({ name }) => name);
    expect(published.filter((name) => !nouns.includes(name)).toSorted()).toEqual(APART);
  });

  it('no row of one tenant is delivered to the other', async () => {
    const subscriptions = nouns.map((table) => ({ table }));
    ears = [
      await collectChanges(one.client, ...subscriptions),
      await collectChanges(other.client, ...subscriptions),
    ];
    const [mine, theirs] = ears;
    const inserted: string[] = [];
    for (const table of nouns) inserted.push(`INSERT ${await add(table, one)}`);
    await vi.waitFor(() => expect(mine?.told().toSorted()).toEqual(inserted.toSorted()));
    const own = `INSERT ${await add(nouns[0] ?? '', other)}`;
    await vi.waitFor(() => expect(theirs?.told()).toContain(own));
    expect(theirs?.told()).toEqual([own]);
  });
});

describe('by suggestion:', () => {
  it('no name, tag, company, email or duplicate of one tenant is suggested to the other', async () => {
    const asked: readonly (readonly [string, object])[] = [
      ['get_search_suggestions', { partial_term: secretWord }],
      ['find_duplicates', {}],
      ['record_people', {}],
      ...kinds
        .filter((kind) => tables.find(({ name }) => name === kind)?.columns.includes('tags'))
        .map((p_kind) => ['record_tags', { p_kind }] as const),
      ...kinds
        .filter((kind) => kind !== 'events')
        .map((kind) => [`find_${kind}`, { p_words: secretWord }] as const),
    ];
    for (const [name, args] of asked) {
      const { data, error } = await call(other, name, args);
      expect({ name, error }).toEqual({ name, error: null });
      expect(JSON.stringify(data), name).not.toContain(secretWord);
      expect(JSON.stringify(data), name).not.toContain(one.id);
    }
    // The same queries find it for its owner.
    expect(JSON.stringify((await call(one, 'record_tags', { p_kind: 'contacts' })).data)).toContain(
      secretWord,
    );
  });
});

describe('by count:', () => {
  it("no count, sum or estimate of one tenant changes with the other's data", async () => {
    const names = new Set(
      (await queryDatabase(`select proname as name from pg_proc`)).map(({ name }) => name),
    );
    const counted = async () =>
      JSON.stringify(
        await Promise.all(
          nouns.flatMap((table) => [
            ...['count', 'sums']
              .map((what) => `${what}_${table}`)
              .filter((name) => names.has(name))
              .map(async (name) => [name, (await call(other, name)).data]),
            ...(['exact', 'estimated'] as const).map(async (count) => [
              table,
              (await anyTable(other, table).select('id', { count, head: true })).count,
            ]),
          ]),
        ),
      );
    const figures = async () =>
      JSON.stringify(await succeed(other.client.rpc('my_figures'))).replace(/"since":"[^"]*"/, '');
    const before = [await counted(), await figures()];
    for (const table of nouns) for (let n = 0; n < 3; n += 1) await add(table, one);
    expect([await counted(), await figures()]).toEqual(before);
  });
});

describe('by timing:', () => {
  let sql: postgres.Sql;
  beforeAll(() => {
    if (backend().engine === 'postgres') sql = connectDirectly(1);
  });
  afterAll(() => sql?.end());
  const noPlans = 'another database is asked beside PGlite';

  /** Returns how many pages a query reads and how many rows it returns. */
  async function pagesOf(who: Person, statement: string): Promise<{ rows: number; pages: number }> {
    const { data } = await who.client.auth.getSession();
    const [, payload = ''] = data.session?.access_token.split('.') ?? [];
    const claims = Buffer.from(payload, 'base64url').toString();
    return sql.begin('read only', async (within) => {
      await within`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
      const [row] = await within.unsafe(
        `explain (analyze, buffers, timing off, format json) ${statement}`,
      );
      const plan: Record<string, number> = row?.['QUERY PLAN']?.[0]?.Plan ?? {};
      return {
        rows: plan['Actual Rows'],
        pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      };
    }) as never;
  }

  /** A first run also warms up functions and plans, which is not counted. */
  async function differenceOf(one: string, another: string): Promise<number> {
    for (const asked of [one, another]) await pagesOf(other, asked);
    const [first, second] = [await pagesOf(other, one), await pagesOf(other, another)];
    expect(first.rows).toBe(second.rows);
    return Math.abs(first.pages - second.pages);
  }

  it("a word common in the other tenant's data costs the same as one no one has", async ({
    skip,
  }) => {
    skip(backend().engine !== 'postgres', noPlans);
    for (let n = 0; n < 40; n += 1) {
      await succeed(
        one.client
          .from('contacts')
          .insert({ name: `${secretWord} ${n}` })
          .select('id'),
      );
    }
    const asked = (terms: string) => `select * from public.find_contacts(p_words => '${terms}')`;
    const none = `w${randomUUID().slice(0, 8)}`;
    expect(await differenceOf(asked(secretWord), asked(none))).toBeLessThanOrEqual(3);
  });

  it("the other tenant's record costs the same as a missing one, apart from the access check", async ({
    skip,
  }) => {
    skip(backend().engine !== 'postgres', noPlans);
    for (const [table, id] of records) {
      const asked = (of: string) => `select * from public.${table} where id = '${of}'`;
      const check = await pagesOf(other, `select private.list_my_workspace_ids('${table}')`);
      // IDs can't be guessed; a user who knows one has seen it. The policy and the guard of former members each read the
      // caller's workspaces.
      const most = 2 * check.pages;
      expect(await differenceOf(asked(id), asked(UNUSED_ID)), table).toBeLessThanOrEqual(most);
    }
  });
});

describe('by error message:', () => {
  it("another tenant's record is rejected with the same message as a missing one", async () => {
    for (const [table, id] of records) {
      const acts = (of: string) => ({
        change: anyTable(other, table).update({ sharing: 'private' }).eq('id', of).select('id'),
        remove: anyTable(other, table).delete().eq('id', of).select('id'),
        comment: anyTable(other, 'record_comments').insert({
          kind: table,
          record_id: of,
          body: 'x',
        }),
        task: anyTable(other, 'record_tasks').insert({ kind: table, record_id: of, title: 'x' }),
        file: call(other, 'add_record_file', {
          p_kind: table,
          p_record_id: of,
          p_id: UNUSED_ID,
          p_name: 'a.pdf',
        }),
        timeline: call(other, 'record_timeline', { p_kind: table, p_id: of }),
        hand: call(other, 'transfer_records', { p_kind: table, p_ids: [of], p_to: other.id }),
        many: call(other, 'change_records', {
          p_kind: table,
          p_ids: [of],
          p_changes: { deleted_at: new Date(0).toISOString() },
        }),
        restore: call(other, 'restore_record', { p_kind: table, p_id: of, p_change_id: 1 }),
      });
      const getResponses = async (of: string) =>
        Object.fromEntries(
          await Promise.all(
            Object.entries(acts(of)).map(async ([act, asked]) => {
              const { data, error, status } = await asked;
              return [act, JSON.stringify({ data, error, status }).replaceAll(of, 'it')] as const;
            }),
          ),
        );
      const responses = await getResponses(id);
      expect({ table, ...responses }).toEqual({ table, ...(await getResponses(UNUSED_ID)) });
      for (const secret of [secretWord, one.id, one.tenantId, teammate.id])
        expect(JSON.stringify(responses), table).not.toContain(secret);
    }
  });
});
