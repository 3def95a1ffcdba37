import { randomInt } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildBackend, temporaryDataDir } from '../support/child-backend.ts';
import { runCommand } from '../support/command.ts';

const folder = temporaryDataDir();
let backend: ChildBackend;

const FIRST_START_MS = 1200;

/** Its first start is killed halfway; the next one finishes it. */
beforeAll(async () => {
  const options = { dataDir: folder.dataDir, env: { HAVEN_SEED: 'none' } };
  const killed = ChildBackend.launch(options);
  await moment(randomInt(FIRST_START_MS));
  await killed.end('SIGKILL');
  backend = await ChildBackend.start(options);
});
afterAll(async () => {
  await backend.end('SIGTERM');
  folder.remove();
});

/** Returns the command's output, whether it succeeds or not. */
async function makeAdmin(email: string): Promise<string> {
  const env = { HAVEN_DATA_DIR: folder.dataDir };
  return (await runCommand('backend/make-admin.ts', [email], env)).said;
}

const options = { auth: { persistSession: false } };
const openService = () => createClient(backend.url, backend.keys.secretKey, options);

test('an empty product whose first start was killed has no accounts and explains how to create the first', async () => {
  const service = openService();
  const { data, error } = await service.auth.admin.listUsers();
  expect(error).toBeNull();
  expect(data.users).toEqual([]);
  const profiles = await service.from('profiles').select('id');
  expect(profiles.data).toEqual([]);
  expect(backend.output).toContain('npm run make-admin -- ');
  expect(backend.output).not.toContain('@demo.havenexchange.example');
});

test("the printed command makes an empty product's first user an administrator", async () => {
  const [email, password] = ['first@company.example', 'a first long password'];
  expect(await makeAdmin(email)).toContain('No account uses first@company.example.');

  const client = createClient(backend.url, backend.keys.publishableKey, options);
  await client.auth.signUp({ email, password });
  expect(await makeAdmin(email)).toContain('is not confirmed yet');

  const service = openService();
  const { data } = await service.auth.admin.listUsers();
  await service.auth.admin.updateUserById(data.users[0]?.id ?? '', { email_confirm: true });
  expect(await makeAdmin(email)).toContain(`${email} is now an administrator`);

  await client.auth.signInWithPassword({ email, password });
  const { data: account } = await client.rpc('my_account');
  expect(account).toMatchObject({ primary_role: 'admin' });
});
