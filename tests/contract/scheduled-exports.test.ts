import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Client,
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import { startSftpServer } from '../support/sftp-server.ts';

interface Run {
  readonly state: string;
  readonly failure: string | null;
  readonly rows: number;
  readonly bytes: number;
}
interface ListedExport {
  readonly id: string;
  readonly host: string | null;
  readonly host_key: string | null;
  readonly failure: string | null;
  readonly is_paused: boolean;
  readonly is_waiting: boolean;
  readonly runs: readonly Run[];
}

/** Its own backend, which may reach addresses of this machine. */
let own: SeparateBackend;
let sftp: Awaited<ReturnType<typeof startSftpServer>>;
let user: NewUser;

const ACCOUNT = { username: 'haven', password: 'folder-password' };

const add = async (client: Client, more: object = {}) => {
  const id = randomUUID();
  const { data, error } = await client.functions.invoke('scheduled-exports', {
    body: {
      action: 'add',
      id,
      name: 'Nightly',
      kind: 'contacts',
      every: 'day',
      weekday: 1,
      hour: 6,
      timeZone: 'America/Chicago',
      destination: 'download',
      ...more,
    },
  });
  expect(error).toBeNull();
  return { id, token: (data as { token: string | null }).token ?? '' };
};
const addFolder = (folder = '/out/') =>
  add(user.client, {
    destination: 'sftp',
    address: `sftp://${ACCOUNT.username}@127.0.0.1:${sftp.port}${folder}`,
    secret: ACCOUNT.password,
  });
const find = async (client: Client, id: string) =>
  ((await client.rpc('list_scheduled_exports')).data as unknown as readonly ListedExport[]).find(
    (one) => one.id === id,
  ) as ListedExport;
async function settle(client: Client, id: string): Promise<ListedExport> {
  await fetch(`${own.url}/functions/v1/scheduled-exports`, {
    method: 'POST',
    headers: { apikey: own.secretKey },
  });
  await vi.waitFor(async () => expect((await find(client, id)).is_waiting).toBe(false), {
    timeout: 30_000,
    interval: 200,
  });
  return await find(client, id);
}
const turnOn = (id: string) =>
  user.client.rpc('set_scheduled_export_paused', { p_id: id, p_is_paused: false });
const runNow = async (id: string) => {
  expect((await user.client.rpc('run_scheduled_export', { p_id: id })).error).toBeNull();
  return await settle(user.client, id);
};
const addContacts = async (names: readonly string[]) => {
  const rows = names.map((name) => ({ name, sharing: 'private' }));
  expect((await user.client.from('contacts').insert(rows)).error).toBeNull();
};
const noticesOf = async (client: Client) =>
  ((await client.from('notifications').select('title').eq('kind', 'scheduled_export_attention'))
    .data ?? []) as { title: string }[];

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } });
  sftp = await startSftpServer(ACCOUNT);
});
beforeEach(async () => {
  sftp.files.clear();
  sftp.isReadOnly.value = false;
  user = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
});
afterAll(async () => {
  await sftp?.stop();
  await own?.close();
});

describe('a download address', () => {
  it('returns only the newest file, with rows of all pages', async () => {
    const names = Array.from({ length: 450 }, (_, n) => `Person ${String(n).padStart(3, '0')}`);
    await addContacts(names);
    const { id, token } = await add(user.client);
    const first = await settle(user.client, id);
    expect(first.runs).toMatchObject([{ state: 'done', failure: null, rows: 450 }]);
    const read = async () => {
      const response = await fetch(`${own.url}/functions/v1/scheduled-exports/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return await response.text();
    };
    const text = await read();
    expect(text.trim().split('\r\n')).toHaveLength(451);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
    expect(first.runs[0]?.bytes).toBe(Buffer.byteLength(text));
    await user.client
      .from('contacts')
      .update({ deleted_at: new Date().toISOString() })
      .eq('name', 'Person 001');
    await runNow(id);
    expect(await read()).not.toContain('Person 001');
  });

  it('refuses other methods', async () => {
    const { id, token } = await add(user.client);
    const call = (method: string) =>
      fetch(`${own.url}/functions/v1/scheduled-exports/${id}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await call('PUT')).status).toBe(405);
  });
});

describe('an SFTP folder', () => {
  it('is checked first, pins the server’s key, and then gets one file a day', async () => {
    await addContacts(['Ada Lovelace']);
    const { id } = await addFolder();
    const checked = await settle(user.client, id);
    expect(checked).toMatchObject({
      host: '127.0.0.1',
      host_key: expect.stringMatching(/^SHA256:/),
      is_paused: true,
      runs: [{ state: 'checked', rows: 0 }],
    });
    expect([...sftp.files.keys()]).toEqual([]);
    await turnOn(id);
    await runNow(id);
    await addContacts(['Grace Hopper']);
    expect((await runNow(id)).runs[0]).toMatchObject({ state: 'done', rows: 2 });
    const name = `contacts-${new Date().toISOString().slice(0, 10)}.csv`;
    expect([...sftp.files.keys()]).toEqual([name]);
    expect(String(sftp.files.get(name)?.content)).toContain('Grace Hopper');
  });

  it('gets no password and no file if the server has another key', async () => {
    await addContacts(['Ada Lovelace']);
    const { id } = await addFolder();
    await settle(user.client, id);
    await turnOn(id);
    await sftp.replaceKey();
    expect(await runNow(id)).toMatchObject({ failure: 'host_key_changed' });
    expect([...sftp.files.keys()]).toEqual([]);
    expect(
      (await user.client.rpc('accept_scheduled_export_host_key', { p_id: id })).error,
    ).toBeNull();
    expect((await settle(user.client, id)).runs[0]).toMatchObject({ state: 'checked' });
    expect((await runNow(id)).failure).toBeNull();
  });

  it('notifies its owner once when it rejects files', async () => {
    const { id } = await addFolder();
    await settle(user.client, id);
    await turnOn(id);
    sftp.isReadOnly.value = true;
    expect(await runNow(id)).toMatchObject({ failure: 'write_refused' });
    await runNow(id);
    expect(await noticesOf(user.client)).toEqual([{ title: 'Nightly needs your attention' }]);
  });

  it('reports a folder that doesn’t exist', async () => {
    const { id } = await addFolder('/nowhere/');
    expect(await settle(user.client, id)).toMatchObject({ failure: 'not_found' });
    expect(await noticesOf(user.client)).toEqual([]);
  });
});
