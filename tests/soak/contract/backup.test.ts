import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFor, startSeparateBackend, uniqueEmail } from '../../support/backend.ts';
import { runCommand } from '../../support/command.ts';
import type { BackendFacts } from '../../support/test-backend.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-backup-'));
const file = join(folder, 'backup.tar.gz');
let backend: BackendFacts & { close(): Promise<void> };

beforeAll(async () => {
  backend = await startSeparateBackend();
});
afterAll(async () => {
  await backend?.close();
  rmSync(folder, { recursive: true, force: true });
});

const command = (program: string, ...args: string[]) =>
  runCommand(program, args, { HAVEN_DATA_DIR: backend.dataDir });
const service = () => clientFor(backend, backend.secretKey);

const PASSWORD = 'a-password-that-stays';

async function signUp(): Promise<{ id: string; email: string }> {
  const email = uniqueEmail();
  const { data, error } = await service().auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
  return { id: data.user.id, email };
}

async function signIn(email: string) {
  const client = clientFor(backend, backend.publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return { client, session: data.session, error };
}

const setBio = (id: string, bio: string) =>
  service().from('profiles').update({ bio }).eq('id', id).throwOnError();

test('restores a backup while serving and drops later data', async () => {
  const before = await signUp();
  await setBio(before.id, 'As it was: "quotes", a\nline, and ünïcode 🏡');
  const { session } = await signIn(before.email);
  expect(await command('backend/backup.ts', file)).toMatchObject({ code: 0 });

  await setBio(before.id, 'changed');
  const after = await signUp();
  expect(await command('backend/restore.ts', file, '--yes')).toMatchObject({ code: 0 });

  const again = await signIn(before.email);
  expect(again.error).toBeNull();
  const { data } = await again.client.from('profiles').select('bio').eq('id', before.id).single();
  expect(data?.bio).toBe('As it was: "quotes", a\nline, and ünïcode 🏡');
  expect((await signIn(after.email)).error?.code).toBe('invalid_credentials');
  const old = clientFor(backend, backend.publishableKey);
  const refreshed = await old.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(refreshed.error?.code).toBe('refresh_token_not_found');
});

test('restores files and removes later ones', async () => {
  const { id } = await signUp();
  const store = service().storage.from('documents');
  const put = async (name: string, text: string) => {
    const path = `${id}/${name}`;
    const { error } = await store.upload(path, text, { upsert: true, contentType: 'text/plain' });
    expect(error).toBeNull();
    return path;
  };
  const read = async (path: string) => (await store.download(path)).data?.text();
  const files = () => readdirSync(join(backend.dataDir, 'storage', 'files'));

  const [retained, removed] = [
    await put('kept.txt', 'as it was'),
    await put('removed.txt', 'there'),
  ];
  const archive = join(folder, 'with-files.tar.gz');
  expect(await command('backend/backup.ts', archive)).toMatchObject({ code: 0 });
  const before = files();
  await put('kept.txt', 'changed');
  const later = await put('later.txt', 'new');
  expect((await store.remove([removed])).error).toBeNull();

  expect(await command('backend/restore.ts', archive, '--yes')).toMatchObject({ code: 0 });
  expect([await read(retained), await read(removed)]).toEqual(['as it was', 'there']);
  expect((await store.download(later)).error).not.toBeNull();
  expect(files().toSorted()).toEqual(before.toSorted());
  rmSync(archive);
});

test('assigns unused ids to rows added after a restore', async () => {
  const { email } = await signUp();
  expect((await signIn(email)).error).toBeNull();
});

test('makes a backup readable only by its owner and leaves no other files', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['backup.tar.gz']);
  expect(readdirSync(join(backend.dataDir, 'archives'))).toEqual([]);
});

test('never overwrites a file with a backup', async () => {
  const { code, said } = await command('backend/backup.ts', file);
  expect({ code, said }).toEqual({
    code: 1,
    said: `${file} already exists. Choose another name.`,
  });
});

test('changes nothing if the file is not a backup', async () => {
  const { id } = await signUp();
  const foreign = join(folder, 'foreign.tar.gz');
  writeFileSync(foreign, 'not an archive');
  const { code, said } = await command('backend/restore.ts', foreign, '--yes');
  expect(code).toBe(1);
  expect(said).toContain('This file is not a Haven Exchange backup, or it is damaged.');
  expect((await service().auth.admin.getUserById(id)).error).toBeNull();
});

test('changes nothing if the restore was not confirmed', async () => {
  const { id } = await signUp();
  const { code, said } = await command('backend/restore.ts', file);
  expect(code).toBe(1);
  expect(said).toContain('Nothing was changed.');
  expect((await service().auth.admin.getUserById(id)).error).toBeNull();
});

test('restores into an empty folder without confirmation', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'haven-backup-'));
  const restore = (dataDir: string) =>
    runCommand('backend/restore.ts', [file], { HAVEN_DATA_DIR: dataDir });
  const fresh = mkdtempSync(join(elsewhere, 'fresh-'));
  expect(await restore(fresh)).toMatchObject({ code: 0 });
  const again = await restore(fresh);
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  expect(await restore(join(elsewhere, 'not-there-yet'))).toMatchObject({ code: 0 });
  rmSync(elsewhere, { recursive: true, force: true });
});
