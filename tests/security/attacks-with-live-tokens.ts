import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { service } from '../support/backend.ts';
import { joinChannel } from '../support/realtime.ts';
import { type Call, listAllCalls } from './all-calls.ts';
import { openDirectClients } from './direct-clients.ts';
import { callsWithTrait, EXPECTATIONS, type TableName } from './expectations.ts';
import { expectRefused } from './refusal.ts';
import { queryDatabase } from './sql.ts';
import { type Client, type Person, person, succeed } from './world.ts';

/** Selects the tables or calls that one of several kinds of accounts tries. */
type Pick = <T>(all: readonly T[], kind: string, kinds: readonly string[]) => readonly T[];

export function defineLiveTokens(pick: Pick): void {
  const TABLES = Object.keys(EXPECTATIONS) as TableName[];

  const tableClients = openDirectClients(TABLES);
  afterAll(() => tableClients.close());

  /** Calls still open to an account without access; `private.is_call_open_to_unapproved` explains why. */
  const OPEN_CALLS = callsWithTrait('isOpen');

  let calls: Call[];
  let callClients: ReturnType<typeof openDirectClients>;
  afterAll(() => callClients.close());

  const act = async (client: Client, { name, args }: Call) =>
    (await callClients.at(name, client)).rpc(name as 'my_account', args as never);

  /** One column per table to use in writes. */
  let columns: Map<string, string>;
  beforeAll(async () => {
    calls = await listAllCalls();
    callClients = openDirectClients(calls.map(({ name }) => name));
    const rows = await queryDatabase(`
    select c.relname::text as name, a.attname::text as first
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
    columns = new Map(rows.map(({ name, first }) => [String(name), String(first)]));
  });

  async function expectNoWrite(client: Client, table: TableName) {
    const rows = (await tableClients.at(table, client)).from(table as 'profiles');
    const column = (columns.get(table) ?? '') as 'id';
    const change = { [column]: null } as never;
    await expectRefused(rows.insert(change));
    await expectRefused(rows.update(change).not(column, 'is', null));
    await expectRefused(rows.delete().not(column, 'is', null));
  }

  const ENDS: Record<string, (id: string) => PromiseLike<{ error: unknown }>> = {
    'a banned account': (id) => service().auth.admin.updateUserById(id, { ban_duration: '24h' }),
    'a deleted account whose row is kept': (id) => service().auth.admin.deleteUser(id, true),
    'a deleted account': (id) => service().auth.admin.deleteUser(id),
  };

  describe.each(Object.keys(ENDS))('%s with a valid token', (kind) => {
    let account: Person;
    beforeAll(async () => {
      account = await person('broker');
      const documents = account.client.storage.from('documents');
      const file = new Blob(['x'], { type: 'text/plain' });
      expect((await documents.upload(`${account.id}/deed.txt`, file)).error).toBeNull();
      expect((await ENDS[kind]?.(account.id))?.error).toBeNull();
    });

    it.each(pick(TABLES, kind, Object.keys(ENDS)))("can't read or write %s", async (table) => {
      const client = (await tableClients.at(table, account.client)) as SupabaseClient;
      await expectRefused(client.from(table).select().limit(1));
      await expectNoWrite(account.client, table);
    });

    it("can't call the API", async () => {
      expect(calls.length).toBeGreaterThan(30);
      for (const call of pick(calls, kind, Object.keys(ENDS))) {
        const { error, status } = await act(account.client, call);
        expect([call.name, status, error?.code]).toEqual([call.name, 403, '42501']);
      }
    });

    it("can't access files", async () => {
      const documents = account.client.storage.from('documents');
      const path = `${account.id}/deed.txt`;
      expect((await documents.download(path)).error).not.toBeNull();
      expect((await documents.list(account.id)).data ?? []).toEqual([]);
      const file = new Blob(['x'], { type: 'text/plain' });
      expect((await documents.upload(`${account.id}/more.txt`, file)).error).not.toBeNull();
      const picture = new Blob(['x'], { type: 'image/png' });
      const avatars = account.client.storage.from('avatars');
      expect((await avatars.upload(`${account.id}/me.png`, picture)).error).not.toBeNull();
      expect((await avatars.list(account.id)).data ?? []).toEqual([]);
    });

    it("can't join a private channel", async () => {
      const topic = `user:${account.id}`;
      const channel = account.client.channel(topic, { config: { private: true } });
      await expect(joinChannel(channel)).rejects.toThrow(/Unauthorized/);
      await account.client.removeAllChannels();
    });
  });

  const STANDINGS: Record<string, object> = {
    suspended: { suspended_at: '2026-11-22T00:00:00Z' },
    pending: { requires_approval: true, approval_status: 'pending' },
    rejected: { requires_approval: true, approval_status: 'rejected' },
  };

  describe.each(Object.keys(STANDINGS))('a %s account', (accountStatus) => {
    let account: Person;
    beforeAll(async () => {
      account = await person('broker');
      const change = service()
        .from('profiles')
        .update(STANDINGS[accountStatus] ?? {});
      await succeed(change.eq('id', account.id).select('id'));
    });

    it('can read its own record', async () => {
      expect(await succeed(account.client.from('profiles').select('id'))).toEqual([
        { id: account.id },
      ]);
      expect(await succeed(account.client.rpc('my_account'))).toMatchObject({ roles: [] });
    });

    it.each(pick(TABLES, accountStatus, Object.keys(STANDINGS)))(
      "can't change anything in %s",
      async (table) => {
        await expectNoWrite(account.client, table);
      },
    );

    it("can't make any writing call, except for its own security and support", async () => {
      const changing = calls.filter(({ name, writes }) => writes && !OPEN_CALLS.includes(name));
      expect(changing.length).toBeGreaterThan(10);
      for (const call of pick(changing, accountStatus, Object.keys(STANDINGS))) {
        const { error, status } = await act(account.client, call);
        expect([call.name, status, error?.code]).toEqual([call.name, 403, '42501']);
      }
    });

    it('can write to support', async () => {
      const ticket = {
        request_id: crypto.randomUUID(),
        name: 'Ben',
        email: 'ben@people.example',
        topic: 'other',
        message: 'Why is my account closed?',
      };
      const { error } = await account.client.rpc('send_ticket', ticket as never);
      expect(error?.code).not.toBe('42501');
    });
  });
}
