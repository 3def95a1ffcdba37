import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Client,
  clientFor,
  type NewUser,
  newUser,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';
import { startSftpServer } from '../support/sftp-server.ts';

interface Run {
  readonly id: string;
  readonly file_name: string;
  readonly state: string;
  readonly failure: string | null;
  readonly rows: number;
  readonly faulty: number;
  readonly known: number;
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
  readonly unused: readonly string[];
  readonly errors: readonly {
    readonly at: number;
    readonly field: string;
    readonly sentence: string;
  }[];
  readonly can_undo: boolean;
}
interface Drop {
  readonly id: string;
  readonly host: string | null;
  readonly host_key: string | null;
  readonly failure: string | null;
  readonly is_paused: boolean;
  readonly is_waiting: boolean;
  readonly runs: readonly Run[];
}

/** Its own backend, which may read addresses of this machine. */
let own: SeparateBackend;
let server: Server;
let base: string;
let sftp: Awaited<ReturnType<typeof startSftpServer>>;
let user: NewUser;
/** What the web server answers, by path. */
const answers = new Map<string, string>();
const authorizations: (string | undefined)[] = [];

const PEOPLE =
  'Name,Email,Shoe size\nAda Lovelace,ada@people.example,38\nGrace Hopper,grace@people.example,39\n';
const ACCOUNT = { username: 'haven', password: 'folder-password' };

const add = async (client: Client, more: object) => {
  const id = randomUUID();
  const { data, error } = await client.functions.invoke('file-drops', {
    body: { action: 'add', id, name: 'Nightly', kind: 'contacts', every: 'day', ...more },
  });
  const code = error === null ? null : ((await error.context.json()) as { code: string }).code;
  return { id, token: (data as { token: string | null } | null)?.token ?? '', code };
};
const list = async (client: Client) =>
  (await client.rpc('list_file_drops')).data as unknown as readonly Drop[];
const find = async (client: Client, id: string) =>
  (await list(client)).find((drop) => drop.id === id) as Drop;
async function put(
  { id, token }: { readonly id: string; readonly token: string },
  content: string | Uint8Array<ArrayBuffer>,
  query = '',
) {
  const response = await fetch(`${own.url}/functions/v1/file-drops/${id}${query}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: content,
  });
  return {
    status: response.status,
    body: (await response.json()) as Run & { code?: string; is_repeated?: boolean },
  };
}
async function settle(client: Client, id: string): Promise<Drop> {
  await fetch(`${own.url}/functions/v1/file-drops`, {
    method: 'POST',
    headers: { apikey: own.secretKey },
  });
  await vi.waitFor(async () => expect((await find(client, id)).is_waiting).toBe(false), {
    timeout: 30_000,
    interval: 200,
  });
  return await find(client, id);
}
const read = async (client: Client, id: string, p_is_check = false) => {
  const { error } = await client.rpc('read_file_drop', { p_id: id, p_is_check });
  expect(error).toBeNull();
  return await settle(client, id);
};
const turnOn = async (client: Client, id: string) => {
  await client.rpc('set_file_drop_paused', { p_id: id, p_is_paused: false });
  return await settle(client, id);
};
const namesOf = async (client: Client) =>
  ((await client.from('contacts').select('name').order('name')).data ?? []).map(({ name }) => name);

beforeAll(async () => {
  own = await startSeparateBackend({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } });
  server = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    const body = answers.get(request.url ?? '');
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/csv' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sftp = await startSftpServer(ACCOUNT);
});
beforeEach(async () => {
  answers.clear();
  sftp.files.clear();
  sftp.reads.length = 0;
  user = await newUser({ at: own, userMetadata: { user_type: 'broker' } });
});
afterAll(async () => {
  server?.close();
  await sftp?.stop();
  await own?.close();
});

const noticesOf = async (client: Client) =>
  (
    (
      await client
        .from('notifications')
        .select('title, message, metadata')
        .eq('kind', 'file_drop_attention')
        .order('created_at')
    ).data ?? []
  ).map(({ title, message }) => `${title}: ${message}`);

describe('notifications of a file drop', () => {
  it('are sent for the first refused file, and again after an import', async () => {
    const drop = await add(user.client, { source: 'upload' });
    for (const content of ['Size\n1\n', 'Size\n2\n', PEOPLE, 'Size\n3\n', 'Size\n4\n']) {
      await put(drop, content, '?name=people.csv');
    }
    const notice =
      'Nightly needs your attention: The file people.csv was not imported. Open the log to see why.';
    expect(await noticesOf(user.client)).toEqual([notice, notice]);
  });

  it('are sent once when an address can’t be read anymore, but not for checks', async () => {
    answers.set('/people.csv', PEOPLE);
    const drop = await add(user.client, { source: 'url', address: `${base}/people.csv` });
    await settle(user.client, drop.id);
    await turnOn(user.client, drop.id);
    answers.clear();
    await read(user.client, drop.id, true);
    expect(await noticesOf(user.client)).toEqual([]);
    answers.set('/people.csv', PEOPLE);
    await read(user.client, drop.id);
    answers.clear();
    await read(user.client, drop.id);
    await read(user.client, drop.id);
    expect(await noticesOf(user.client)).toEqual([
      'Nightly needs your attention: The address could not be read. Open it to see why.',
    ]);
  });

  it('are sent when a new password pauses it', async () => {
    await add(user.client, { source: 'upload' });
    const { error } = await clientFor(own, own.secretKey).auth.admin.updateUserById(user.id, {
      password: 'a-new-password-4711',
    });
    expect(error).toBeNull();
    expect(await noticesOf(clientFor(own, own.secretKey))).toContain(
      'Nightly needs your attention: It was paused because your password changed. Turn it on again.',
    );
  });
});

describe('an upload address', () => {
  it('imports a file, with its counts and the columns that match no field', async () => {
    const drop = await add(user.client, { source: 'upload' });
    expect(drop.token).toMatch(/^hvd_[0-9a-f]{64}$/);
    const { status, body } = await put(drop, PEOPLE, '?name=people.csv');
    expect({ status, ...body }).toMatchObject({
      status: 200,
      state: 'done',
      rows: 2,
      added: 2,
      unused: ['Shoe size'],
    });
    expect(await namesOf(user.client)).toEqual(['Ada Lovelace', 'Grace Hopper']);
    const { runs } = await find(user.client, drop.id);
    expect(runs).toMatchObject([{ file_name: 'people.csv', state: 'done', can_undo: true }]);
  });

  it('imports the same file once, even when it arrives twice at the same time', async () => {
    const drop = await add(user.client, { source: 'upload' });
    await Promise.all([put(drop, PEOPLE), put(drop, PEOPLE)]);
    const { body } = await put(drop, PEOPLE);
    expect(body).toMatchObject({ state: 'done', added: 2, is_repeated: true });
    expect(await namesOf(user.client)).toHaveLength(2);
    expect((await find(user.client, drop.id)).runs).toHaveLength(1);
  });

  it('imports nothing in a dry run', async () => {
    await user.client.from('contacts').insert({ name: 'Ada', email: 'ada@people.example' });
    const drop = await add(user.client, { source: 'upload' });
    const { body } = await put(drop, PEOPLE, '?dry_run=true');
    expect(body).toMatchObject({ state: 'checked', rows: 2, known: 1, added: 0 });
    expect(await namesOf(user.client)).toEqual(['Ada']);
    expect((await put(drop, PEOPLE)).body).toMatchObject({ state: 'done', added: 1, skipped: 1 });
  });

  it('leaves out rows with errors and says why, without their content', async () => {
    const drop = await add(user.client, { source: 'upload' });
    const csv = `Name,Email\nAda,ada@people.example\nEve,not-an-address\n,nameless@people.example\n=cmd|1,x@people.example\n`;
    const { body } = await put(drop, csv);
    expect(body).toMatchObject({ state: 'done', rows: 4, faulty: 3, added: 1 });
    expect(body.errors.map(({ at, field }) => `${at} ${field}`)).toEqual([
      '3 email',
      '4 name',
      '5 name',
    ]);
    expect(JSON.stringify(body.errors)).not.toMatch(/not-an-address|cmd/);
  });

  it('updates known records if the owner chose that, and undoes a run', async () => {
    await user.client.from('contacts').insert({ name: 'Ada', email: 'ada@people.example' });
    const drop = await add(user.client, { source: 'upload', updates: true });
    const { body } = await put(drop, PEOPLE);
    expect(body).toMatchObject({ added: 1, changed: 1 });
    const undone = await user.client.rpc('undo_import', { p_id: body.id, p_edited: 'remove' });
    expect(undone.error).toBeNull();
    expect(await namesOf(user.client)).toEqual(['Ada']);
    expect((await find(user.client, drop.id)).runs[0]?.state).toBe('undone');
    // After an undo, the same file can be sent again.
    expect((await put(drop, PEOPLE)).body).toMatchObject({ state: 'done', added: 1, changed: 1 });
  });

  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'not_csv'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'not_csv'],
    ['an empty file', '', 'empty'],
    ['headings alone', 'Name,Email\n', 'empty'],
    ['a file without the name', 'Email\nada@people.example\n', 'missing_columns'],
    ['only wrong rows', 'Name,Email\nAda,wrong\n', 'no_valid_rows'],
  ])('refuses %s', async (_name, content, failure) => {
    const drop = await add(user.client, { source: 'upload' });
    const { status, body } = await put(drop, content);
    expect({ status, state: body.state, failure: body.failure }).toEqual({
      status: 422,
      state: 'failed',
      failure,
    });
    expect(await namesOf(user.client)).toEqual([]);
  });

  it('refuses a file over 10 MB', async () => {
    const drop = await add(user.client, { source: 'upload' });
    const { status } = await put(drop, `Name\n${'x'.repeat(10 * 1024 * 1024)}`).catch(() => ({
      status: 413,
    }));
    expect(status).toBe(413);
  });

  it('rejects wrong, old, and other drops’ tokens the same way, and a paused drop', async () => {
    const [drop, other] = [
      await add(user.client, { source: 'upload' }),
      await add(user.client, { source: 'upload' }),
    ];
    const answersTo = async (id: string, token: string) => {
      const { status, body } = await put({ id, token }, PEOPLE);
      return `${status} ${body.code}`;
    };
    expect(await answersTo(drop.id, `hvd_${'0'.repeat(64)}`)).toBe('401 invalid_token');
    expect(await answersTo(drop.id, '')).toBe('401 invalid_token');
    expect(await answersTo(drop.id, other.token)).toBe('401 invalid_token');
    expect(await answersTo(randomUUID(), drop.token)).toBe('401 invalid_token');
    const fresh = await user.client.rpc('rotate_file_drop_token', { p_id: drop.id });
    expect(await answersTo(drop.id, drop.token)).toBe('401 invalid_token');
    await user.client.rpc('set_file_drop_paused', { p_id: drop.id, p_is_paused: true });
    expect(await answersTo(drop.id, fresh.data ?? '')).toBe('409 paused');
    expect((await user.client.rpc('remove_file_drop', { p_id: drop.id })).error).toBeNull();
    expect(await answersTo(drop.id, fresh.data ?? '')).toBe('401 invalid_token');
    expect(await namesOf(user.client)).toEqual([]);
  });

  it('finishes a file that was staged before the server was killed', async () => {
    const drop = await add(user.client, { source: 'upload' });
    const hash = 'ab'.repeat(32);
    const server = { apikey: own.secretKey, 'content-type': 'application/json' };
    const call = async (name: string, args: object) =>
      await (
        await fetch(`${own.url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { ...server, authorization: `Bearer ${own.secretKey}` },
          body: JSON.stringify(args),
        })
      ).json();
    const file = {
      name: 'a.csv',
      key: null,
      hash,
      rows: 1,
      faulty: 0,
      fields: ['name'],
      unused: [],
      errors: [],
      failure: null,
    };
    const begin = () =>
      call('begin_file_drop_run', { p_drop_id: drop.id, p_file: file, p_is_check: false });
    const { id } = (await begin()) as { id: string };
    expect(((await begin()) as { id: string }).id).toBe(id);
    const rows = [{ at: 2, values: { name: 'Late' } }];
    const stage = () =>
      call('stage_file_drop_rows', { p_run_id: id, p_rows: rows, p_is_last: true });
    expect([await stage(), await stage()]).toEqual(['staged', 'staged']);
    await own.database.write(
      'system',
      (sql) => sql`update private.file_drop_runs set begun_at = now() - interval '5 minutes'`,
    );
    await vi.waitFor(async () => expect(await namesOf(user.client)).toEqual(['Late']), {
      timeout: 30_000,
      interval: 200,
    });
  });
});

describe('a URL that is read on a schedule', () => {
  it('is checked first and imports only once turned on', async () => {
    answers.set('/people.csv', PEOPLE);
    const address = `${base}/people.csv`;
    const drop = await add(user.client, { source: 'url', address, secret: 'url-token' });
    const checked = await settle(user.client, drop.id);
    expect(checked).toMatchObject({ is_paused: true, failure: null, host: '127.0.0.1' });
    expect(checked.runs).toMatchObject([{ state: 'checked', rows: 2, added: 0 }]);
    expect(await namesOf(user.client)).toEqual([]);
    expect(authorizations).toContain('Bearer url-token');
    expect(JSON.stringify(checked)).not.toMatch(/url-token|people\.csv\?|127\.0\.0\.1:/);

    const on = await turnOn(user.client, drop.id);
    expect(on.runs[0]).toMatchObject({ state: 'done', added: 2 });
    const again = await read(user.client, drop.id);
    expect(again.runs).toHaveLength(2);
    answers.set('/people.csv', `${PEOPLE}Joan Clarke,joan@people.example,37\n`);
    expect((await read(user.client, drop.id)).runs[0]).toMatchObject({ added: 1, skipped: 2 });
  });

  it('reports why an address can’t be read, once', async () => {
    const drop = await add(user.client, { source: 'url', address: `${base}/missing.csv` });
    expect(await settle(user.client, drop.id)).toMatchObject({ failure: 'not_found', runs: [] });
    answers.set('/missing.csv', 'Shoe size\n38\n');
    await turnOn(user.client, drop.id);
    const { runs } = await read(user.client, drop.id);
    expect(runs).toMatchObject([{ state: 'failed', failure: 'missing_columns' }]);
  });

  it.each([
    'ftp://files.example/a.csv',
    'http://files.example/a.csv',
    'https://user:word@files.example/a.csv',
    'https://files.example/a.csv#part',
  ])('can’t be %s', async (address) => {
    expect((await add(user.client, { source: 'url', address })).code).toBe('HXFDV');
  });
});

describe('an SFTP folder', () => {
  const addressOf = (folder = '/out/') =>
    `sftp://${ACCOUNT.username}@127.0.0.1:${sftp.port}${folder}`;
  const addFolder = (more: object = {}) =>
    add(user.client, { source: 'sftp', address: addressOf(), secret: ACCOUNT.password, ...more });

  it('is read file by file, each once, and pins the server’s key', async () => {
    sftp.files.set('one.csv', { content: PEOPLE, mtime: 1_000 });
    sftp.files.set('notes.txt', { content: 'no', mtime: 1_000 });
    const drop = await addFolder();
    const checked = await settle(user.client, drop.id);
    expect(checked).toMatchObject({ failure: null, runs: [{ state: 'checked', rows: 2 }] });
    expect(checked.host_key).toMatch(/^SHA256:/);
    expect((await turnOn(user.client, drop.id)).runs[0]).toMatchObject({ state: 'done', added: 2 });
    sftp.files.set('two.csv', { content: 'Name\nJoan Clarke\n', mtime: 2_000 });
    sftp.reads.length = 0;
    const next = await read(user.client, drop.id);
    expect(next.runs[0]).toMatchObject({ file_name: 'two.csv', added: 1 });
    expect(sftp.reads).toEqual(['two.csv']);
    expect(JSON.stringify(next)).not.toMatch(/folder-password|haven@/);
  });

  it('sends no password to a server with another key, until its owner accepts the key', async () => {
    sftp.files.set('one.csv', { content: PEOPLE, mtime: 1_000 });
    const drop = await addFolder();
    const { host_key } = await settle(user.client, drop.id);
    await turnOn(user.client, drop.id);
    await sftp.replaceKey();
    sftp.files.set('two.csv', { content: 'Name\nMallory\n', mtime: 2_000 });
    sftp.reads.length = 0;
    const refused = await read(user.client, drop.id);
    expect(refused).toMatchObject({ failure: 'host_key_changed', host_key });
    expect(sftp.reads).toEqual([]);
    expect((await user.client.rpc('accept_file_drop_host_key', { p_id: drop.id })).data).toBe(true);
    const accepted = await settle(user.client, drop.id);
    expect(accepted.failure).toBeNull();
    expect(accepted.host_key).not.toBe(host_key);
    expect(await namesOf(user.client)).not.toContain('Mallory');
  });

  it.each([
    ['a wrong password', { secret: 'wrong' }, 'access_denied'],
    ['a folder that doesn’t exist', { folder: '/elsewhere/' }, 'not_found'],
    ['a folder whose name is a broken escape', { folder: '/100%/' }, 'not_found'],
    [
      'a broken private key',
      { secret: '-----BEGIN OPENSSH PRIVATE KEY-----\nx' },
      'connection_failed',
    ],
  ])(
    'reports %s',
    async (_name, { folder, secret }: { folder?: string; secret?: string }, failure) => {
      const drop = await addFolder({ address: addressOf(folder), ...(secret && { secret }) });
      expect(await settle(user.client, drop.id)).toMatchObject({ failure });
    },
  );

  it('marks a file over 10 MB and reads the others', async () => {
    sftp.files.set('big.csv', { content: Buffer.alloc(11 * 1024 * 1024, 'x'), mtime: 1_000 });
    sftp.files.set('one.csv', { content: PEOPLE, mtime: 2_000 });
    const drop = await addFolder();
    await settle(user.client, drop.id);
    const { runs } = await turnOn(user.client, drop.id);
    expect(
      runs.slice(0, 2).map(({ file_name, state, failure }) => [file_name, state, failure]),
    ).toEqual([
      ['one.csv', 'done', null],
      ['big.csv', 'failed', 'too_large'],
    ]);
    expect(sftp.reads).not.toContain('big.csv');
  });
});
