import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test, vi } from 'vitest';
import { openPglite } from '../../../backend/db/pglite/open.ts';
import { listStoredFiles, storageFolder } from '../../../backend/storage/inventory.ts';
import { BUCKET, fileWriter, replacingWriter, resumableWriter } from '../../faults/file-writers.ts';
import { ChildBackend } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';
import { startResumableUpload, uploadResumable } from '../../support/resumable.ts';
import { killDuring } from './kill-during.ts';

const KILLS = 20;
const WRITES = { least: 10, most: 60 };
const JITTER_MS = 40;
/** On a busy machine, each kill takes half a minute. */
vi.setConfig({ testTimeout: (KILLS + 4) * 60_000 });

const { dataDir, remove } = await demoDataDir();
let backend: ChildBackend | undefined;
afterAll(async () => {
  await backend?.end('SIGKILL');
  remove();
});

const start = async (): Promise<ChildBackend> => {
  backend = await ChildBackend.start({ dataDir });
  return backend;
};

const reach = () => {
  if (!backend) throw new Error('No backend is open.');
  const { url, keys } = backend;
  const client = createClient(url, keys.secretKey, { auth: { persistSession: false } });
  return { client, url, key: keys.secretKey };
};

const folder = (name: string) => join(storageFolder(dataDir), name);

const writers = [
  fileWriter(reach, 'plain-a'),
  fileWriter(reach, 'plain-b'),
  replacingWriter(reach, 'replaced-a'),
  replacingWriter(reach, 'replaced-b'),
  resumableWriter(reach, 'resumable-a'),
  resumableWriter(reach, 'resumable-b'),
];
const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);

const killDuringUploads = () =>
  killDuring({
    operations: writers.map((writer) => () => writer.write()),
    acknowledged,
    goal: acknowledged() + randomInt(WRITES.least, WRITES.most),
    jitterMs: JITTER_MS,
    kill: () => backend?.end('SIGKILL'),
  });

test('a backend killed during uploads keeps every acknowledged file intact', async () => {
  await start();
  await reach().client.storage.createBucket(BUCKET, { public: false });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = acknowledged();
    await killDuringUploads();
    await start();
    const failures = await Promise.all(
      writers.map((writer) => writer.findFaults(reach().client as never)),
    );
    expect(failures.flat()).toEqual([]);
    expect(acknowledged()).toBeGreaterThan(before);
  }
});

test('a start removes only incomplete uploads', async () => {
  await backend?.end('SIGKILL');
  const orphan = randomUUID();
  writeFileSync(join(folder('files'), orphan), 'of an upload whose row was never written');
  writeFileSync(join(folder('incoming'), randomUUID()), 'half an upl');
  writeFileSync(join(folder('resumable'), `${randomUUID()}.part`), 'without its state');
  await start();
  expect(readdirSync(folder('files'))).not.toContain(orphan);
  expect(readdirSync(folder('incoming'))).toEqual([]);
  const states = new Set(readdirSync(folder('resumable')).map((name) => name.slice(0, 36)));
  for (const state of states) {
    expect(readdirSync(folder('resumable'))).toContain(`${state}.json`);
  }

  await backend?.end('SIGTERM');
  const engine = openPglite(join(dataDir, 'db'));
  const named: string[] = [];
  for await (const { path, metadata } of listStoredFiles(engine, dataDir)) {
    named.push(basename(path));
    expect(readFileSync(path).length).toBe(metadata.size);
  }
  await engine.close();
  expect(named.length).toBeGreaterThan(0);
  expect(readdirSync(folder('files')).toSorted()).toEqual(named.toSorted());
});

test('a chunked upload resumes after the backend was killed', async () => {
  await start();
  const content = randomBytes(20_000_000);
  const where = { bucketName: BUCKET, objectName: `resumed/${randomUUID()}` };
  const headers = () => ({ authorization: `Bearer ${reach().key}` });
  const before = await startResumableUpload(content, where, {
    url: reach().url,
    headers: headers(),
  });
  await backend?.end('SIGKILL');
  await start();

  const uploadUrl = new URL(new URL(before).pathname, reach().url).href;
  const head = await fetch(uploadUrl, {
    method: 'HEAD',
    headers: { ...headers(), 'tus-resumable': '1.0.0' },
  });
  expect(Number(head.headers.get('upload-offset'))).toBeGreaterThanOrEqual(6_000_000);
  const options = { url: reach().url, headers: headers(), uploadUrl };
  expect((await uploadResumable(content, where, options)).refusal).toBeUndefined();
  const { data } = await reach().client.storage.from(BUCKET).download(where.objectName);
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(content)).toBe(true);
});
