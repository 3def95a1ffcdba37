import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

const EMAIL = 'broker@demo.havenexchange.example';
const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');

const folder = await demoDataDir();
const clockFile = join(folder.dataDir, '..', 'clock');
let backend: ChildBackend;

/** Shifts only the running backend's clock. */
const setClock = (offset: string) => writeFileSync(clockFile, offset);

const start = () =>
  ChildBackend.start({
    dataDir: folder.dataDir,
    env: {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: clockFile,
      FAKETIME_NO_CACHE: '1',
      // Time keeps running; only the wall clock is shifted.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });

beforeAll(async () => {
  setClock('+0');
  backend = await start();
});
afterAll(async () => {
  await backend?.end('SIGTERM');
  folder.remove();
});

const open = () =>
  createClient<Database>(backend.url, backend.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

async function signIn() {
  const client = open();
  const { data, error } = await client.auth.signInWithPassword({
    email: EMAIL,
    password: DEMO_PASSWORD,
  });
  if (error) throw error;
  return { client, id: data.user.id };
}

async function countBrokerEmails(): Promise<number> {
  const response = await fetch(`${backend.url}/_local/mail.json?to=${EMAIL}`, {
    headers: { apikey: backend.keys.secretKey },
  });
  return ((await response.json()) as { messages: unknown[] }).messages.length;
}

async function requestResetEmail(): Promise<void> {
  const before = await countBrokerEmails();
  const { error } = await open().auth.resetPasswordForEmail(EMAIL);
  expect(error).toBeNull();
  await vi.waitFor(async () => expect(await countBrokerEmails()).toBe(before + 1));
}

/** Simulates a broker at work: reads, writes, gets the realtime change, and requests an email. */
async function workAsUsual(bio: string): Promise<void> {
  const { client, id } = await signIn();
  const receivedBio = Promise.withResolvers<string>();
  const filter = `id=eq.${id}`;
  const joined = Promise.withResolvers<void>();
  client
    .channel('own')
    .on(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'profiles', filter },
      (it) => receivedBio.resolve(it.new.bio),
    )
    .on('system', {}, ({ status }) => status === 'ok' && joined.resolve())
    .subscribe();
  await joined.promise;
  await client.from('profiles').update({ bio }).eq('id', id).throwOnError();
  expect(await receivedBio.promise).toBe(bio);
  await client.removeAllChannels();
  await requestResetEmail();
}

test('clock jumps of days in either direction interrupt users no longer than one refresh', async ({
  skip,
}) => {
  skip(!library, 'libfaketime is not installed; on Linux `npm test` installs it');
  const { client, id } = await signIn();
  await workAsUsual('today');

  setClock('+2d');
  const stale = await client.from('profiles').select('bio').eq('id', id);
  expect(stale.error?.code).toBe('PGRST303');
  expect((await client.auth.refreshSession()).error).toBeNull();
  const { data } = await client.from('profiles').select('bio').eq('id', id).single();
  expect(data?.bio).toBe('today');
  await workAsUsual('the day after tomorrow');

  setClock('-2d');
  expect((await client.auth.refreshSession()).error).toBeNull();
  await workAsUsual('four days before that');

  await backend.end('SIGTERM');
  backend = await start();
  await workAsUsual('after a restart in the past');
});
