import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../../backend/db/postgres.ts';
import { recordJobs } from '../../backend/maintenance/records.ts';
import { getVersionPath } from '../../backend/storage/folder-store.ts';
import { StoredFiles } from '../../backend/storage/stored-files.ts';
import { Sweeper } from '../../backend/storage/sweep.ts';
import { connectDirectly } from '../security/sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';
import { backend, service } from '../support/backend.ts';

let owner: Person;
let teammate: Person;

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
});

it("counts only visible records on a board, without the trash or others' records", async () => {
  const stranger = await tenantOwner();
  const deal = async ({ client }: Person, values: { price?: number; sharing?: string }) =>
    (
      await succeed(
        client
          .from('deals')
          .insert({ name: 'Harbor House', ...values })
          .select('id')
          .single(),
      )
    ).id;
  await deal(owner, { price: 100 });
  await deal(teammate, { price: 20.5 });
  await deal(owner, {});
  await deal(owner, { price: 7, sharing: 'private' });
  await deal(stranger, { price: 9000 });
  const deletedDeal = await deal(owner, { price: 4000 });
  const deleted_at = new Date().toISOString();
  await succeed(
    owner.client.from('deals').update({ deleted_at }).eq('id', deletedDeal).select('id'),
  );
  const getTotals = (who: Person, params = {}) => succeed(who.client.rpc('sums_deals', params));
  expect(await getTotals(owner)).toEqual([{ value: 'valuation', records: 4, sum: 127.5 }]);
  expect(await getTotals(teammate)).toEqual([{ value: 'valuation', records: 3, sum: 120.5 }]);
  const dear = [{ field: 'price', is: 'at_least', value: 50 }];
  expect(await getTotals(teammate, { p_words: 'harb', p_filters: dear })).toEqual([
    { value: 'valuation', records: 1, sum: 100 },
  ]);
  expect(await getTotals(teammate, { p_words: 'nowhere' })).toEqual([]);
});

/** PGlite has no second connection to change times with. */
describe.skipIf(backend().engine !== 'postgres')('over time', () => {
  const later = async (...statements: string[]) => {
    const sql = connectDirectly(1);
    await sql.unsafe(['set session_replication_role = replica', ...statements].join(';'));
    await sql.end();
  };
  /** Runs one of the backend's periodic jobs. */
  const work = async (name: string) => {
    const url = new URL(inject('adminUrl'));
    url.pathname = '/haven';
    const engine = openPostgres(url.href);
    const sweeper = new Sweeper(engine, new StoredFiles(backend().dataDir));
    const jobs = recordJobs(engine, () => sweeper.sweep());
    await jobs.find((job) => job.name === name)?.work(() => false);
    await engine.close();
  };

  it('notifies once about due items, for users who can still see them', async () => {
    const formerMember = await memberOf(owner.tenantId);
    const due_at = new Date(Date.now() + 3_600_000).toISOString();
    const rows = [teammate, formerMember].map(({ id: assignee_id }) => ({
      title: 'Call',
      due_at,
      assignee_id,
    }));
    const ids = [];
    for (const row of rows) {
      const contact = await succeed(
        owner.client.from('contacts').insert({ name: 'Grace' }).select('id').single(),
      );
      const on = { kind: 'contacts', record_id: contact.id };
      const task = owner.client.from('record_tasks').insert({ ...row, ...on });
      ids.push((await succeed(task.select('id').single())).id);
    }
    const due = async ({ id }: Person) =>
      succeed(
        service().from('notifications').select('title').eq('user_id', id).eq('kind', 'task_due'),
      );
    await work('send task reminders');
    expect([await due(teammate), await due(formerMember)]).toEqual([[], []]);
    await later(
      `delete from public.tenant_users where user_id = '${formerMember.id}'`,
      `update public.record_tasks set remind_at = now() - interval '1 minute' where id in ('${ids.join("','")}')`,
    );
    await work('send task reminders');
    await work('send task reminders');
    expect([(await due(teammate)).length, (await due(formerMember)).length]).toEqual([1, 0]);
  });

  it('empties the trash after thirty days, with related rows and file contents', async () => {
    const { client, id: me } = owner;
    const days = { old: 31, young: 29 };
    const files: Record<string, string> = {};
    const ids: Record<string, string> = {};
    for (const [age, count] of Object.entries(days)) {
      const id = randomUUID();
      ids[age] = id;
      await succeed(client.from('contacts').insert({ id, name: age }).select('id'));
      const on = { kind: 'contacts', record_id: id };
      await succeed(
        client
          .from('record_comments')
          .insert({ ...on, body: 'Hm' })
          .select('id'),
      );
      await succeed(
        client
          .from('record_tasks')
          .insert({ ...on, title: 'Do' })
          .select('id'),
      );
      const file = randomUUID();
      const path = `${me}/contacts/${id}/${file}`;
      const pdf = new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
      expect((await client.storage.from('record-files').upload(path, pdf)).error).toBeNull();
      const fileParams = { p_kind: 'contacts', p_record_id: id, p_id: file, p_name: 'a.pdf' };
      await succeed(client.rpc('add_record_file', fileParams));
      const sql = connectDirectly(1);
      const [row] = await sql`select version from storage.objects where name = ${path}`;
      await sql.end();
      files[age] = getVersionPath(backend().dataDir, row?.version);
      expect(existsSync(files[age])).toBe(true);
      await later(
        `update public.contacts set deleted_at = now() - interval '${count} days' where id = '${id}'`,
        `update storage.objects set created_at = now() - interval '40 days' where name = '${path}'`,
      );
    }
    await work('purge records');
    const left = async (age: string) => {
      const counts = [];
      for (const table of ['changes', 'comments', 'tasks', 'files'] as const) {
        const { count } = await service()
          .from(`record_${table}`)
          .select('*', { count: 'exact', head: true })
          .eq('record_id', ids[age] ?? '');
        counts.push(count);
      }
      const { data } = await service()
        .from('contacts')
        .select('id')
        .eq('id', ids[age] ?? '');
      return [data?.length, ...counts, existsSync(files[age] ?? '')];
    };
    expect(await left('old')).toEqual([0, 0, 0, 0, 0, false]);
    expect(await left('young')).toEqual([1, 1, 1, 1, 1, true]);
  });

  it("deletes orphans with their file contents on a hosted project's schedule", async () => {
    const { client, id: me } = owner;
    const contact = await succeed(
      client.from('contacts').insert({ name: 'Mary' }).select('id').single(),
    );
    const pdf = () => new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' });
    const upload = async (age: string) => {
      const name = `${me}/contacts/${contact.id}/${randomUUID()}`;
      expect((await client.storage.from('record-files').upload(name, pdf())).error).toBeNull();
      const sql = connectDirectly(1);
      const [row] = await sql`
        update storage.objects set created_at = now() - ${age}::interval where name = ${name} returning version`;
      await sql.end();
      return { name, file: getVersionPath(backend().dataDir, row?.version) };
    };
    const [old, young] = [await upload('26 hours'), await upload('1 hour')];
    const fileParams = { p_kind: 'contacts', p_record_id: contact.id, p_name: 'a.pdf' };
    const attachFile = (name: string) =>
      client.rpc('add_record_file', { ...fileParams, p_id: name.split('/').at(-1) ?? '' });
    expect((await attachFile(old.name)).error?.code).toBe('HXRFM');
    const sweep = (apikey: string) =>
      fetch(`${backend().url}/functions/v1/sweep-files`, { method: 'POST', headers: { apikey } });
    expect((await sweep(backend().publishableKey)).status).toBe(401);
    expect(existsSync(old.file)).toBe(true);
    const response = await sweep(backend().secretKey);
    expect(response.status).toBe(200);
    expect((await response.json()).removed).toBeGreaterThanOrEqual(1);
    expect([existsSync(old.file), existsSync(young.file)]).toEqual([false, true]);
    expect((await attachFile(young.name)).error).toBeNull();
    expect((await client.rpc('list_orphaned_files', { most: 1 })).error).not.toBeNull();
  });

  it('limits the records of a workspace, including the trash, and rejects a bulk insert over the limit', async () => {
    const full = await tenantOwner();
    const sql = connectDirectly(1);
    const insert = (count: number) =>
      `insert into public.contacts (name) select 'Ada' from generate_series(1, ${count})`;
    const attempt = sql.begin(async (tx) => {
      await tx.unsafe(
        `create or replace function private.get_max_records() returns integer language sql as 'select 5'`,
      );
      const claims = JSON.stringify({
        sub: full.id,
        role: 'authenticated',
        aal: 'aal1',
        haven_acting: 'database',
      });
      await tx`select set_config('request.jwt.claims', ${claims}, true)`;
      await tx.unsafe('set local role authenticated');
      await tx.unsafe(insert(5));
      await tx.unsafe(`update public.contacts set deleted_at = now()`);
      const errorCode = await tx.savepoint((point) => point.unsafe(insert(1))).catch((e) => e.code);
      const [row] = await tx`select count(*)::int as count from public.contacts`;
      throw Object.assign(new Error('undone'), { found: [errorCode, row?.count] });
    });
    await expect(attempt).rejects.toMatchObject({ found: ['HXRMA', 5] });
    const [row] = await sql`select private.get_max_records() as most`;
    await sql.end();
    expect(row?.most).toBe(200_000);
  });

  it('lists common values in list order, page by page, like rare ones', async () => {
    const busy = await tenantOwner();
    const sql = connectDirectly(1);
    await sql.begin(async (tx) => {
      const claims = JSON.stringify({
        sub: busy.id,
        role: 'authenticated',
        aal: 'aal1',
        haven_acting: 'database',
      });
      await tx`select set_config('request.jwt.claims', ${claims}, true)`;
      await tx.unsafe(`set local role authenticated;
        insert into public.contacts (name, company, state)
        select lpad(n::text, 5, '0'), 'Harbor & Sons', case when n % 1000 = 0 then 'TX' else 'FL' end
        from generate_series(1, 2400) n`);
    });
    await sql.end();
    const names = async (params: object) => {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const call = { p_sort: 'name', p_limit: 800, ...params, p_after: after };
        const page = (await succeed(
          busy.client.rpc('find_contacts', call as never),
        )) as unknown as { name: string; cursor: string }[];
        found.push(...page.map(({ name }) => name));
        after = page.length === 800 ? page.at(-1)?.cursor : undefined;
      } while (after);
      return found;
    };
    const all = Array.from({ length: 2400 }, (_, n) => String(n + 1).padStart(5, '0'));
    expect(await names({ p_words: 'harb' })).toEqual(all);
    expect(await names({ p_words: 'sons HARBOR', p_descending: true })).toEqual(all.toReversed());
    const texan = [{ field: 'state', is: 'is', value: 'TX' }];
    expect(await names({ p_words: 'harbor', p_filters: texan })).toEqual(['01000', '02000']);
    expect(await names({ p_words: 'harbor 00042' })).toEqual(['00042']);
    expect(await names({ p_words: 'arbor' })).toEqual([]);
  });

  it('limits sixty mentions per hour, but not comments without mentions', async () => {
    const contact = await succeed(
      owner.client.from('contacts').insert({ name: 'Alan' }).select('id').single(),
    );
    await later(
      `insert into private.message_pace (user_id, kind, since, uses) values ('${owner.id}', 'mention', now(), 59)
       on conflict (user_id, kind) do update set since = now(), uses = 59`,
    );
    const say = (body: string, mentions: string[]) =>
      owner.client
        .from('record_comments')
        .insert({ kind: 'contacts', record_id: contact.id, body, mentions });
    expect((await say('sixtieth', [teammate.id])).error).toBeNull();
    expect((await say('one more', [teammate.id])).error?.code).toBe('HXMRT');
    expect((await say('no mentions', [])).error).toBeNull();
    const comments = owner.client
      .from('record_comments')
      .select('body')
      .eq('record_id', contact.id);
    expect((await succeed(comments.order('created_at'))).map(({ body }) => body)).toEqual([
      'sixtieth',
      'no mentions',
    ]);
  });
});
