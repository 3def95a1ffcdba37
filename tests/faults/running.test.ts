import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

/* One product as users start it: its memory, its log, and its single-instance lock. */

const why = process.platform === 'linux' ? undefined : 'only Linux says what a process holds';
if (why) console.warn(`The memory of the product is not measured: ${why}.`);

const { dataDir, remove } = await demoDataDir();
let backend: ChildBackend;
beforeAll(async () => {
  const settings = JSON.parse(readFileSync(inProject('build/node-settings.json'), 'utf8'));
  backend = await ChildBackend.start({ dataDir, ...settings });
});
afterAll(async () => {
  await backend?.end('SIGTERM');
  remove();
});

const megabytes = (which: 'VmHWM' | 'VmRSS'): number => {
  const status = readFileSync(`/proc/${backend.pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
};

const REST_MB = 450;

test.skipIf(why)('the idle product with its demo stays within 450 MB', async () => {
  await expect.poll(() => megabytes('VmRSS')).toBeLessThan(REST_MB);
});

const UPLOADS = 6;
const MEGABYTES = 48;
/**
 * Garbage collection leaves 27 to 102 MB while chunks pass through. Buffering the three forms would add 144 MB, and
 * all uploads 288 MB.
 */
const MAY_GROW_MB = 130;

const chunk = randomBytes(1_048_576);
const body = (count = MEGABYTES) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      if (count === 0) return controller.close();
      count -= 1;
      controller.enqueue(chunk);
    },
  });

/** A form whose file would be buffered if parsed with the platform's form parser. */
function form(): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const encode = (text: string) => new TextEncoder().encode(text);
  void (async () => {
    const writer = writable.getWriter();
    await writer.write(
      encode('--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\n'),
    );
    for await (const part of body()) await writer.write(part);
    await writer.write(encode('\r\n--x--\r\n'));
    await writer.close();
  })();
  return readable;
}

test.skipIf(why)('concurrent large uploads and downloads are not buffered in memory', async () => {
  const { secretKey } = backend.keys;
  const { storage } = createClient(backend.url, secretKey, { auth: { persistSession: false } });
  await storage.createBucket('files');
  const put = async (name: string, type: string, content: ReadableStream) => {
    const response = await fetch(`${backend.url}/storage/v1/object/files/${name}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': type },
      body: content,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(200);
  };
  await put('warm', 'application/octet-stream', body());

  writeFileSync(`/proc/${backend.pid}/clear_refs`, '5');
  const before = megabytes('VmRSS');
  await Promise.all(
    Array.from({ length: UPLOADS }, (_, i) =>
      i % 2 === 0
        ? put(`raw-${i}`, 'application/octet-stream', body())
        : put(`form-${i}`, 'multipart/form-data; boundary=x', form()),
    ),
  );
  await Promise.all(
    Array.from({ length: UPLOADS }, async () => {
      const response = await fetch(`${backend.url}/storage/v1/object/files/warm`, {
        headers: { authorization: `Bearer ${secretKey}` },
      });
      for await (const _ of response.body ?? []);
    }),
  );
  const grown = megabytes('VmHWM') - before;
  console.log(`${UPLOADS} uploads and downloads of ${MEGABYTES} MB: ${Math.round(grown)} MB more`);
  expect(grown).toBeLessThan(MAY_GROW_MB);
});

test('user data and database messages about it never reach the log', async () => {
  const greeting = backend.output;
  const options = { auth: { persistSession: false } };
  const client = createClient(backend.url, backend.keys.publishableKey, options);
  const service = createClient(backend.url, backend.keys.secretKey, options);
  const secret = 'zebra-in-the-log';

  await client.auth.signInWithPassword({ email: `${secret}@people.example`, password: secret });
  await client.auth.signUp({ email: `${secret}@people.example`, password: `${secret}-password` });
  await client.auth.verifyOtp({
    email: `${secret}@people.example`,
    token: '000000',
    type: 'signup',
  });
  const email = 'buyer@demo.havenexchange.example';
  await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  await client.from('profiles').update({ phone: secret }).eq('email', email);
  await client.from('profiles').select('id').filter('id', 'eq', secret);
  await client.from('profiles').select(secret);
  await service.from('tenants').insert({ name: secret, subdomain: secret.toUpperCase() });
  await fetch(`${backend.url}/rest/v1/profiles?${secret}=nonsense`, {
    headers: { apikey: backend.keys.publishableKey },
  });

  const logged = backend.output.slice(greeting.length);
  expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(/select |insert |update |eyJ|sb_secret|@people\.example/i);
});

test('a second start on the same folder names the process that uses it', async () => {
  const second = ChildBackend.launch({ dataDir });
  expect(await second.exited()).toBe(1);
  const output = second.output.trim();
  expect(output).toContain(`${dataDir} is in use by Haven Exchange, process ${backend.pid}`);
  expect(output).toContain(backend.url);
  expect(output.split('\n')).toHaveLength(1);
  expect((await fetch(`${backend.url}/_local/health`)).status).toBe(200);
});
