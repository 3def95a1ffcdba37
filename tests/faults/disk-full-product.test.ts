import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageFolder } from '../../backend/storage/inventory.ts';
import { DEMO_ACCOUNTS } from '../../shared/demo-accounts.ts';
import { ChildBackend, DEMO_PASSWORD, temporaryDataDir } from '../support/child-backend.ts';
import { copyDemo } from '../support/demo-folder.ts';
import { uploadResumable } from '../support/resumable.ts';

const { dataDir, remove } = temporaryDataDir();
mkdirSync(dataDir, { recursive: true });
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'none', dataDir]);
const why = mounted.status === 0 ? undefined : 'no small disk can be mounted here';
if (why) console.warn(`A full disk is not tried: ${why}.`);

const MEGABYTE = 1_000_000;
/** A smaller disk for stored files, mounted inside it until the backend restarts. */
const disk = storageFolder(dataDir);

const ballast = join(dataDir, 'ballast');
/** Fills the disk, as another program would, until the given bytes are left. */
function fillDisk(left: number): void {
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(dataDir);
  const bytes = bavail * bsize - left;
  // Allocates without writing; the effect on free space is the same.
  if (bytes > 0) execFileSync('fallocate', ['--length', String(bytes), ballast]);
}

const TUS = { 'tus-resumable': '1.0.0' };

const DISK_FULL_MESSAGE =
  "The server's disk is full, so nothing can be saved. You can still view your data.";
/** Generous for a busy machine; the bugs took minutes. */
const AT_ONCE_MS = 10_000;
const account = DEMO_ACCOUNTS[0]?.email ?? '';

let backend: ChildBackend;
const open = () =>
  createClient(backend.url, backend.keys.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

beforeAll(async () => {
  if (why) return;
  await copyDemo(dataDir);
  mkdirSync(disk, { recursive: true });
  // Room for the demo's files, one more file, and the first chunk of an upload.
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'none', disk]);
  backend = await ChildBackend.start({ dataDir });
}, 60_000);
afterAll(async () => {
  if (!why) {
    await backend.end('SIGTERM');
    spawnSync('umount', ['--lazy', disk]);
    spawnSync('umount', ['--lazy', dataDir]);
  }
  remove();
});

/** Returns what a client receives for the next upload chunk if it only reads after sending everything, as many do. */
async function patchDeaf(url: string, headers: Record<string, string>): Promise<string> {
  const { host, hostname, port, pathname } = new URL(url);
  const known = await fetch(url, { method: 'HEAD', headers: { ...headers, ...TUS } });
  const piece = randomBytes(6 * MEGABYTE);
  const head = {
    host,
    ...headers,
    ...TUS,
    'upload-offset': known.headers.get('upload-offset'),
    'content-type': 'application/offset+octet-stream',
    'content-length': piece.length,
    connection: 'close',
  };
  const line = connect(Number(port), hostname);
  line.pause();
  await once(line, 'connect');
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  line.write(`PATCH ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
  for (let at = 0; at < piece.length; at += MEGABYTE) {
    if (!line.write(piece.subarray(at, at + MEGABYTE))) await once(line, 'drain');
  }
  return text(line);
}

const atOnce = async <T>(call: PromiseLike<T>): Promise<T> => {
  const startedAt = performance.now();
  const result = await call;
  expect(performance.now() - startedAt).toBeLessThan(AT_ONCE_MS);
  return result;
};

test.skipIf(why)(
  "a full file disk rejects what doesn't fit, loses nothing and accepts what fits",
  async () => {
    const { secretKey } = backend.keys;
    const { storage } = createClient(backend.url, secretKey, { auth: { persistSession: false } });
    await storage.createBucket('files');
    const originalContent = randomBytes(2 * MEGABYTE);
    expect((await storage.from('files').upload('kept', originalContent)).error).toBeNull();
    const free = () => statfsSync(disk).bavail;
    const before = free();

    for (const body of [randomBytes(20 * MEGABYTE), new Blob([randomBytes(20 * MEGABYTE)])]) {
      const { error } = await storage.from('files').upload('large', body);
      expect(error).toMatchObject({
        status: 507,
        statusCode: '507',
        message: 'There is not enough disk space to store the file',
      });
    }
    const replacing = await storage.from('files').update('kept', randomBytes(20 * MEGABYTE));
    expect(replacing.error?.statusCode).toBe('507');
    const where = { bucketName: 'files', objectName: 'pieces' };
    const headers = { authorization: `Bearer ${secretKey}` };
    const resumable = await uploadResumable(randomBytes(20 * MEGABYTE), where, {
      url: backend.url,
      headers,
    });
    expect(resumable.refusal).toEqual({
      status: 507,
      body: 'There is not enough disk space to store the file',
    });
    expect(await patchDeaf(resumable.url ?? '', headers)).toMatch(/^HTTP\/1\.1 507 /);
    await fetch(resumable.url ?? '', {
      method: 'DELETE',
      headers: { ...headers, ...TUS },
    });

    expect(readdirSync(join(disk, 'incoming'))).toEqual([]);
    expect(free()).toBe(before);
    expect((await storage.from('files').upload('small', randomBytes(MEGABYTE))).error).toBeNull();
    const { data } = await storage.from('files').download('kept');
    expect(
      Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(originalContent),
    ).toBe(true);
    expect((await storage.from('files').list()).data?.map(({ name }) => name)).toEqual([
      'kept',
      'small',
    ]);
  },
);

describe.skipIf(why)('a disk filled by another program', () => {
  const client = () => open();

  test('stops a start with an error message, and the next start after a kill finds all data', async () => {
    await backend.end('SIGKILL');
    spawnSync('umount', [disk]);
    fillDisk(0);
    const failedLaunch = ChildBackend.launch({ dataDir });
    expect(await failedLaunch.exited()).toBe(1);
    expect(failedLaunch.output.trim()).toBe(
      `Not enough disk space in the data folder ${dataDir}. ` +
        'Free up at least 64 MB, then start again. No data was lost.',
    );
    rmSync(ballast);
    backend = await ChildBackend.start({ dataDir });
    expect((await open().from('listings').select('id').limit(1)).data).toHaveLength(1);
  }, 60_000);

  test('when completely full, answers reads, rejects writes and signs no one in', async () => {
    const signedIn = client();
    await signedIn.auth.signInWithPassword({ email: account, password: DEMO_PASSWORD });
    fillDisk(0);
    for (let round = 0; round < 3; round += 1) {
      const listings = await atOnce(client().from('listings').select('id').limit(20));
      expect(listings.error).toBeNull();
      expect(listings.data?.length).toBeGreaterThan(0);
      const own = await atOnce(signedIn.from('profiles').select('id').limit(1));
      expect(own.data).toHaveLength(1);

      const change = await atOnce(
        signedIn.from('profiles').update({ first_name: 'Ada' }).eq('email', account),
      );
      expect(change).toMatchObject({
        status: 507,
        error: { code: '53100', message: DISK_FULL_MESSAGE },
      });
      const signIn = await atOnce(
        client().auth.signInWithPassword({ email: account, password: DEMO_PASSWORD }),
      );
      expect(signIn.error).toMatchObject({
        status: 507,
        code: 'insufficient_storage',
        message: DISK_FULL_MESSAGE,
      });
      const file = await atOnce(signedIn.storage.from('documents').upload('x', new Blob(['x'])));
      expect(file.error).toMatchObject({
        status: 507,
        message: 'There is not enough disk space to store the file',
      });
      expect((await atOnce(fetch(`${backend.url}/_local/health`))).status).toBe(200);
    }
    // A client whose renewal is rejected discards its session.
    const { data } = await signedIn.auth.getSession();
    const renewal = await atOnce(
      fetch(`${backend.url}/auth/v1/token?grant_type=refresh_token`, {
        method: 'POST',
        headers: { apikey: backend.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ refresh_token: data.session?.refresh_token }),
      }),
    );
    expect(renewal.status).toBe(503);
    expect(renewal.headers.get('retry-after')).toBe('2');
    rmSync(ballast);
    const change = await signedIn
      .from('profiles')
      .update({ first_name: 'Ada' })
      .eq('email', account);
    expect(change.error).toBeNull();
    expect((await signedIn.auth.refreshSession()).error).toBeNull();
    expect(backend.output).not.toMatch(/ENOSPC|CONNECTION_|\n {4}at /);
  }, 60_000);

  test('when nearly full, allows only sign-ins and deletions', async () => {
    const owner = client();
    const { data } = await owner.auth.signInWithPassword({
      email: account,
      password: DEMO_PASSWORD,
    });
    const path = `${data.user?.id}/kept.txt`;
    const documents = owner.storage.from('documents');
    expect((await documents.upload(path, new Blob(['kept']))).error).toBeNull();
    fillDisk(50_000_000);
    const again = client();
    expect(
      (await again.auth.signInWithPassword({ email: account, password: DEMO_PASSWORD })).error,
    ).toBeNull();
    expect((await documents.upload(path, new Blob(['new']), { upsert: true })).error).toMatchObject(
      { status: 507 },
    );
    expect(await (await documents.download(path)).data?.text()).toBe('kept');
    expect((await documents.remove([path])).data).toHaveLength(1);
    const note = again.from('profiles').update({ first_name: 'Ada' }).eq('email', account);
    expect((await note).status).toBe(507);
    rmSync(ballast);
  }, 60_000);
});
