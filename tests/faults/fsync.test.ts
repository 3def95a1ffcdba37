import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLockHolder } from '../../backend/db/folder-lock.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { uploadResumable } from '../support/resumable.ts';
import {
  bytesWritten,
  readTrace,
  type SystemCall,
  straceArguments,
  straceUnavailableReason,
} from './trace.ts';

const SERIAL = 20;
const UPLOADS = 5;
const AT_ONCE = 64;

const why = straceUnavailableReason();
if (why) console.warn(`The order of log and answer is not checked: ${why}.`);

const { dataDir, remove } = await demoDataDir();
let calls: SystemCall[] = [];
const plain: string[] = [];
const resumable: string[] = [];

/** Appears twice in the row, far apart, because a log page boundary can split only one of them. */
const rowNamed = (marker: string) => ({
  setting_key: marker,
  setting_type: 'trace_test',
  setting_value: `${'.'.repeat(100)} ${marker} .`,
});

const serialMarkers = Array.from({ length: SERIAL }, (_, i) => `serial_${i}_mark`);
const groupMarkers = Array.from({ length: AT_ONCE }, (_, i) => `group_${i}_mark`);

/** Uploads files, whole and in chunks, keyed by the versions that name them on disk. */
async function upload({ url, keys }: ChildBackend): Promise<void> {
  const { storage } = createClient(url, keys.secretKey, { auth: { persistSession: false } });
  await storage.createBucket('files');
  const versionOf = async (name: string) =>
    (await storage.from('files').info(name)).data?.version ?? '';
  for (let i = 0; i < UPLOADS; i += 1) {
    const name = `plain-${i}`;
    expect((await storage.from('files').upload(name, 'content')).error).toBeNull();
    plain.push(await versionOf(name));

    const where = { bucketName: 'files', objectName: `resumable-${i}` };
    const headers = { authorization: `Bearer ${keys.secretKey}` };
    const sent = await uploadResumable(Buffer.from('content'), where, { url, headers });
    expect(sent.refusal).toBeUndefined();
    resumable.push(await versionOf(where.objectName));
  }
}

beforeAll(async () => {
  if (why) return;
  const trace = join(dirname(dataDir), 'trace');
  const backend = await ChildBackend.start({ dataDir, under: straceArguments(trace) });
  const service = createClient<Database>(backend.url, backend.keys.secretKey, {
    auth: { persistSession: false },
  });
  const write = async (marker: string) => {
    await service.from('system_settings').insert(rowNamed(marker)).select().throwOnError();
  };
  for (const marker of serialMarkers) await write(marker);
  await Promise.all(groupMarkers.map(write));
  await upload(backend);
  // strace doesn't forward signals, so the backend itself is stopped and strace ends with it.
  process.kill(findLockHolder(dataDir)?.pid ?? 0, 'SIGTERM');
  await backend.exited();
  calls = readTrace(readFileSync(trace, 'utf8'));
});

afterAll(remove);

const isLog = ({ target }: SystemCall) => /\/pg_wal\/[0-9A-F]{24}$/.test(target);
const isSync = ({ name }: SystemCall) => name === 'fsync' || name === 'fdatasync';
const logSyncs = () => calls.filter((call) => isLog(call) && isSync(call));

/** The write that logged a row and the one that acknowledged it to the client. */
function lifeOf(marker: string): { logged: SystemCall; answered: SystemCall } {
  const logged = calls.find((call) => isLog(call) && !isSync(call) && call.text.includes(marker));
  const answered = calls.find(
    ({ target, text }) =>
      target.startsWith('TCP') && text.includes('HTTP/1.1 201') && text.includes(marker),
  );
  if (!logged || !answered) throw new Error(`The trace does not show ${marker}.`);
  return { logged, answered };
}

const isSyncedBeforeResponse = (marker: string): boolean => {
  const { logged, answered } = lifeOf(marker);
  return logSyncs().some(
    (sync) => sync.target === logged.target && sync.begin > logged.end && sync.end < answered.begin,
  );
};

test.skipIf(why)('the log is on disk before a write is acknowledged', () => {
  const unsafe = [...serialMarkers, ...groupMarkers].filter((m) => !isSyncedBeforeResponse(m));
  expect(unsafe).toEqual([]);
});

/** Returns syncs of the active log segment between the first and last write of a phase. */
const syncsDuring = (markers: readonly string[]): SystemCall[] => {
  const lives = markers.map(lifeOf);
  const from = Math.min(...lives.map(({ logged }) => logged.begin));
  const to = Math.max(...lives.map(({ answered }) => answered.end));
  const written = new Set(lives.map(({ logged }) => logged.target));
  return logSyncs().filter(
    ({ target, begin, end }) => written.has(target) && begin > from && end < to,
  );
};

test.skipIf(why)('sequential writes are synced one by one', () => {
  expect(syncsDuring(serialMarkers).length).toBeGreaterThanOrEqual(SERIAL);
});

test.skipIf(why)('concurrent writes share their syncs', () => {
  // How many arrive during one sync depends on load, but they always share the next one.
  const syncs = syncsDuring(groupMarkers);
  const sharedBy = (sync: SystemCall, before: SystemCall | undefined) =>
    groupMarkers.filter((marker) => {
      const { end } = lifeOf(marker).logged;
      return end < sync.begin && end > (before?.begin ?? 0);
    }).length;
  const shares = syncs.map((sync, index) => sharedBy(sync, syncs[index - 1]));
  expect(Math.max(...shares)).toBeGreaterThan(1);
  // Without sharing, each write that arrived during a sync would get its own sync with nothing new written before it.
  // A few come from the backend's other work.
  const log = calls.filter((call) => isLog(call) && !isSync(call));
  const needless = syncs.filter(
    ({ begin }, index) =>
      !log.some(({ end }) => end < begin && end > (syncs[index - 1]?.begin ?? 0)),
  );
  expect(needless.length).toBeLessThan(0.25 * AT_ONCE);
});

const isWrite = ({ name }: SystemCall) => name.startsWith('pwrite') || name.startsWith('write');
const isData = ({ target }: SystemCall) =>
  /\/(base|global|pg_xact|pg_multixact)\//.test(target) &&
  !target.includes('/node_modules/') &&
  !target.endsWith('pg_internal.init') &&
  !isControl({ target });
const isControl = ({ target }: Pick<SystemCall, 'target'>) => target.endsWith('/global/pg_control');

/** Returns which of these writes' files were not yet synced at a given time. */
function unsyncedAt(timestamp: number, writes: readonly SystemCall[]): string[] {
  const syncs = calls.filter((call) => isSync(call) && call.end < timestamp);
  const unsynced = writes.filter(
    (write) =>
      write.end < timestamp &&
      !syncs.some(({ target, begin }) => target === write.target && begin > write.end),
  );
  return [...new Set(unsynced.map(({ target }) => target))];
}

/** Returns writes since the backend started serving; earlier ones lay out the copied database. */
const writesWhileServing = (is: (call: SystemCall) => boolean) => {
  const { logged } = lifeOf(serialMarkers[0] ?? '');
  return calls.filter((call) => is(call) && isWrite(call) && call.begin >= logged.begin);
};

/** `pg_control` also records other things; a checkpoint is recorded when its log position changes. */
const placeOfCheckpoint = (note: SystemCall) => bytesWritten(note, 40).slice(32).join();

test.skipIf(why)('a checkpoint is recorded after every data file it covers is on disk', () => {
  const notes = writesWhileServing(isControl).filter(
    (note, i, all) => i > 0 && placeOfCheckpoint(note) !== placeOfCheckpoint(all[i - 1] ?? note),
  );
  const data = writesWhileServing(isData);
  expect(notes.length).toBeGreaterThan(0);
  expect(data.filter(({ end }) => end < (notes[0]?.begin ?? 0)).length).toBeGreaterThan(0);
  expect(notes.flatMap(({ begin }) => unsyncedAt(begin, data))).toEqual([]);
});

test.skipIf(why)('a data page is written after its log records are on disk', () => {
  const log = writesWhileServing(isLog);
  const pages = writesWhileServing((call) => isData(call) || isControl(call));
  expect(log.length).toBeGreaterThan(0);
  expect(pages.flatMap(({ begin }) => unsyncedAt(begin, log))).toEqual([]);
});

test.skipIf(why)('everything a shutdown writes is on disk before the process ends', () => {
  const written = writesWhileServing((call) => isData(call) || isControl(call));
  expect(written.length).toBeGreaterThan(0);
  expect(unsyncedAt(Number.POSITIVE_INFINITY, written)).toEqual([]);
});

const isResponse = ({ target, text }: SystemCall) =>
  target.startsWith('TCP') && /HTTP\/1.1 20[01]/.test(text);

/** A log page may end in the middle of a version; one half is then still whole. */
const tells = ({ text }: SystemCall, version: string) =>
  text.includes(version.slice(0, 18)) || text.includes(version.slice(18));

/** True if each is on disk before the next: content, its directory entry, the row that names it, the response. */
function isInOrder(version: string): boolean {
  const content = calls.find(
    (c) =>
      isSync(c) &&
      c.target.includes(`/storage/`) &&
      c.target.includes(version) &&
      !c.target.includes('.json'),
  );
  const logged = calls.find((c) => isLog(c) && !isSync(c) && tells(c, version));
  if (!content || !logged) throw new Error(`The trace does not show ${version}.`);
  const place = calls.find(
    (c) => isSync(c) && c.target.endsWith('/storage/files') && c.begin > content.end,
  );
  const row = calls.find((c) => isSync(c) && isLog(c) && c.begin > logged.end);
  const response = calls.find((c) => isResponse(c) && c.begin > logged.end);
  return Boolean(place && row && response && place.end < logged.begin && row.end < response.begin);
}

test.skipIf(why)(
  'a file and its directory entry are on disk before its row, and the row before the response',
  () => {
    expect(plain).toHaveLength(UPLOADS);
    expect(plain.filter((version) => !isInOrder(version))).toEqual([]);
  },
);

test.skipIf(why)('the same order holds for a chunked upload', () => {
  expect(resumable).toHaveLength(UPLOADS);
  expect(resumable.filter((version) => !isInOrder(version))).toEqual([]);
});
