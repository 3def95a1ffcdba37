import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findLockHolder } from '../../backend/db/folder-lock.ts';
import { storageFolder } from '../../backend/storage/inventory.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { startResumableUpload, uploadResumable } from '../support/resumable.ts';
import {
  type ClosingWorkload,
  newUserSigningWorkload,
  startClosingWorkloads,
} from './closing-workloads.ts';
import { findCorruption } from './consistency.ts';
import { createTestAccount, Decisions, Memberships } from './delivery-workloads.ts';
import { BUCKET, fileWriter, replacingWriter, resumableWriter } from './file-writers.ts';
import { findSessionFailures, type Person, signIn } from './kill-cycle.ts';
import { type LoggingProvider, openHttpProvider } from './message-log.ts';
import { accountWriter, batchWriter, bioWriter, rowWriter, type Writer } from './writers.ts';

/* One product that writes everything that must survive a power cut, and is cut off during the writes. `npm run soak --
   faults` kills each kind separately and repeatedly. Emails go to one provider here, because retries are the queue's
   job, and providers.test.ts checks that an email keeps its Message-ID across sends. */

const JITTER_MS = 30;
const EMAILS = 6;
const NOTICES = 3;
const PIECE_BYTES = 2_500_000;
const PIECES = 3;

const { dataDir, remove } = await demoDataDir();
let backend: ChildBackend;
let provider: LoggingProvider;
let person: Person;
let acts: ClosingWorkload[];
const decisions = new Decisions();
const memberships = new Memberships();
const inPieces = {
  content: randomBytes(PIECES * PIECE_BYTES),
  name: `resumed/${randomUUID()}`,
  at: '',
};
const orphan = randomUUID();
let wasLocked = false;

const start = async () => {
  backend = await ChildBackend.start({ dataDir, env: provider.env });
};
const connect = (key: string) =>
  createClient<Database>(backend.url, key, { auth: { persistSession: false } });
const service = () => connect(backend.keys.secretKey);
const publicReach = () => ({ url: backend.url, key: backend.keys.publishableKey });
const reach = () => ({ client: service(), url: backend.url, key: backend.keys.secretKey });
const folder = (name: string) => join(storageFolder(dataDir), name);

/** Runs writers in rotation, so that no more requests queue for the secret key than can be answered in time. */
function rotateWriters(...writers: Writer[]): ClosingWorkload {
  let next = 0;
  return {
    async run() {
      await writers[next++ % writers.length]?.write();
    },
    done: () => Math.min(...writers.map((writer) => writer.acknowledged())),
    findFaults: async () =>
      (await Promise.all(writers.map((writer) => writer.findFaults(service())))).flat(),
  };
}

async function everyKind(): Promise<ClosingWorkload[]> {
  return [
    rotateWriters(
      rowWriter(service, 'row'),
      batchWriter(service, 'batch'),
      accountWriter(service, 'account'),
    ),
    rotateWriters(fileWriter(reach, 'plain'), replacingWriter(reach, 'replaced')),
    rotateWriters(resumableWriter(reach, 'resumable')),
    rotateWriters(bioWriter(() => person.client, person.id)),
    ...(await startClosingWorkloads(publicReach)),
    await newUserSigningWorkload(publicReach, backend.keys.secretKey),
  ];
}

/**
 * Runs all at full speed until each has an acknowledged write and the condition holds, then sends the signal after a
 * short delay.
 */
async function endWhileAllWrite(
  signal: NodeJS.Signals,
  condition?: Promise<unknown>,
): Promise<number | null> {
  const before = acts.map((act) => act.done());
  let isEnding = false;
  const everyOne = Promise.withResolvers<void>();
  const loops = acts.map(async (act) => {
    try {
      while (!isEnding) {
        await act.run();
        if (acts.every((other, index) => other.done() > (before[index] ?? 0))) everyOne.resolve();
      }
    } catch (error) {
      if (!isEnding) throw error;
    }
  });
  await Promise.race([Promise.all([everyOne.promise, condition]), Promise.all(loops)]);
  await moment(randomInt(JITTER_MS));
  isEnding = true;
  const code = await backend.end(signal);
  await Promise.all(loops);
  return code;
}

const findFailures = async () => (await Promise.all(acts.map((act) => act.findFaults()))).flat();

beforeAll(async () => {
  provider = await openHttpProvider();
  await start();
  await service().storage.createBucket(BUCKET, { public: false });
  person = await signIn(backend, 'operator');
  acts = await everyKind();
  const where = { bucketName: BUCKET, objectName: inPieces.name };
  const headers = { authorization: `Bearer ${backend.keys.secretKey}` };
  inPieces.at = await startResumableUpload(inPieces.content, where, { url: backend.url, headers });
  const recipient = await createTestAccount(backend);
  const deliveries = Promise.all([
    decisions.run(backend, [recipient], EMAILS),
    memberships.run(backend, NOTICES),
  ]);
  await endWhileAllWrite('SIGKILL', deliveries);
  wasLocked = existsSync(join(dataDir, 'lock.json'));
  writeFileSync(join(folder('files'), orphan), 'of an upload whose row was never written');
  writeFileSync(join(folder('incoming'), randomUUID()), 'half an upl');
  writeFileSync(join(folder('resumable'), `${randomUUID()}.part`), 'without its state');
  await start();
});
afterAll(async () => {
  await backend?.end('SIGKILL');
  await provider?.close();
  remove();
});

test('a start after a kill removes incomplete uploads', () => {
  expect(readdirSync(folder('files'))).not.toContain(orphan);
  expect(readdirSync(folder('incoming'))).toEqual([]);
  const left = readdirSync(folder('resumable'));
  for (const name of left) expect(left).toContain(`${name.slice(0, 36)}.json`);
});

test('acknowledged rows, accounts, files, signatures, stage changes and room documents survive a kill', async () => {
  expect(await findFailures()).toEqual([]);
});

test('a session survives a kill', async () => {
  expect(await findSessionFailures(backend.url, backend.keys.publishableKey, person)).toEqual([]);
  person = await signIn(backend, 'operator');
});

test('a chunked upload resumes after a kill', async () => {
  const { content, name, at } = inPieces;
  const uploadUrl = new URL(new URL(at).pathname, backend.url).href;
  const headers = { authorization: `Bearer ${backend.keys.secretKey}` };
  const head = await fetch(uploadUrl, {
    method: 'HEAD',
    headers: { ...headers, 'tus-resumable': '1.0.0' },
  });
  expect(Number(head.headers.get('upload-offset'))).toBeGreaterThanOrEqual(PIECE_BYTES);
  const where = { bucketName: BUCKET, objectName: name };
  const sent = await uploadResumable(content, where, { url: backend.url, headers, uploadUrl });
  expect(sent.refusal).toBeUndefined();
  const { data } = await service().storage.from(BUCKET).download(name);
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(content)).toBe(true);
});

test("a lock left by a kill doesn't block the next start", () => {
  expect(wasLocked).toBe(true);
  expect(findLockHolder(dataDir)?.pid).toBe(backend.pid);
});

test('every email for an acknowledged change is sent once after a kill, and SIGTERM during writes stops gracefully', async () => {
  const causes = [decisions, memberships];
  const listMissingEmails = () =>
    causes.flatMap(({ acknowledged }) =>
      [...acknowledged].filter((to) => provider.keysFor(to).length === 0),
    );
  await vi.waitFor(() => expect(listMissingEmails()).toEqual([]));
  expect(decisions.acknowledged.size).toBeGreaterThanOrEqual(EMAILS);
  expect(memberships.acknowledged.size).toBeGreaterThanOrEqual(NOTICES);
  // Nothing is in flight when deliveries are counted.
  expect(await endWhileAllWrite('SIGTERM')).toBe(0);
  const twice = causes.flatMap(({ attempted }) =>
    [...attempted].filter((to) => provider.keysFor(to).length > 1),
  );
  expect(twice).toEqual([]);
});

test('everything written before SIGTERM survives until the next start', async () => {
  await start();
  expect(await findFailures()).toEqual([]);
});

test('Ctrl-C stops a backend gracefully and leaves no lock', async () => {
  expect(await backend.end('SIGINT')).toBe(0);
  expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
});

test('the database of a killed backend passes an entry-by-entry check', async () => {
  expect(await findCorruption(join(dataDir, 'db'))).toEqual([]);
});
