import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storageFolder } from '../../backend/storage/inventory.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { sendResumable } from '../support/resumable.ts';

const { dataDir, remove } = await demoDataDir();
const disk = storageFolder(dataDir);
const MEGABYTE = 1_000_000;

mkdirSync(disk, { recursive: true });
// Room for what the demo keeps, one file and the first piece of an upload.
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=10m', 'none', disk]);
const why = mounted.status === 0 ? undefined : 'no small disk can be mounted here';
if (why) console.warn(`A full disk is not tried: ${why}.`);

let backend: ChildBackend;
beforeAll(async () => {
  if (!why) backend = await ChildBackend.start({ dataDir });
});
afterAll(async () => {
  if (!why) {
    await backend.end('SIGTERM');
    spawnSync('umount', [disk]);
  }
  remove();
});

test.skipIf(why)(
  'a full disk refuses what has no room, loses nothing and takes what fits',
  async () => {
    const { secretKey } = backend.keys;
    const { storage } = createClient(backend.url, secretKey, { auth: { persistSession: false } });
    await storage.createBucket('files');
    const kept = randomBytes(2 * MEGABYTE);
    expect((await storage.from('files').upload('kept', kept)).error).toBeNull();
    const free = () => statfsSync(disk).bavail;
    const before = free();

    for (const body of [randomBytes(20 * MEGABYTE), new Blob([randomBytes(20 * MEGABYTE)])]) {
      const { error } = await storage.from('files').upload('large', body);
      expect(error).toMatchObject({
        status: 507,
        statusCode: '507',
        message: 'There is no room left to store the file',
      });
    }
    const replacing = await storage.from('files').update('kept', randomBytes(20 * MEGABYTE));
    expect(replacing.error?.statusCode).toBe('507');
    const where = { bucketName: 'files', objectName: 'pieces' };
    const headers = { authorization: `Bearer ${secretKey}` };
    const resumable = await sendResumable(randomBytes(20 * MEGABYTE), where, {
      url: backend.url,
      headers,
    });
    expect(resumable.refusal).toEqual({
      status: 507,
      body: 'There is no room left to store the file',
    });
    await fetch(resumable.url ?? '', {
      method: 'DELETE',
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });

    expect(readdirSync(join(disk, 'incoming'))).toEqual([]);
    expect(free()).toBe(before);
    expect((await storage.from('files').upload('small', randomBytes(MEGABYTE))).error).toBeNull();
    const { data } = await storage.from('files').download('kept');
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(kept)).toBe(true);
    expect((await storage.from('files').list()).data?.map(({ name }) => name)).toEqual([
      'kept',
      'small',
    ]);
  },
);
