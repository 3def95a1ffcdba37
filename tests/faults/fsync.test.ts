import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holderOf } from '../../backend/db/folder-lock.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { sendResumable } from '../support/resumable.ts';
import { bytesWritten, type Call, readTrace, straceArguments, whyNoStrace } from './trace.ts';

const SERIAL = 20;
const UPLOADS = 5;
const AT_ONCE = 64;

const why = whyNoStrace();
if (why) console.warn(`The order of log and answer is not checked: ${why}.`);

const { dataDir, remove } = await demoDataDir();
let calls: Call[] = [];
const plain: string[] = [];
const resumable: string[] = [];

/** Twice in the row, far apart: a page boundary of the log can cut through one of them only. */
const rowNamed = (marker: string) => ({
  setting_key: marker,
  setting_type: 'trace_test',
  setting_value: `${'.'.repeat(100)} ${marker} .`,
});

const serialMarkers = Array.from({ length: SERIAL }, (_, i) => `serial_${i}_mark`);
const groupMarkers = Array.from({ length: AT_ONCE }, (_, i) => `group_${i}_mark`);

/** Files, whole and in pieces, by the versions that are their names on the disk. */
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
    const sent = await sendResumable(Buffer.from('content'), where, { url, headers });
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
  // strace does not pass signals on; the backend itself is asked to end, and strace ends with it.
  process.kill(holderOf(dataDir)?.pid ?? 0, 'SIGTERM');
  await backend.exited();
  calls = readTrace(readFileSync(trace, 'utf8'));
});

afterAll(remove);

const isLog = ({ target }: Call) => /\/pg_wal\/[0-9A-F]{24}$/.test(target);
const isSync = ({ name }: Call) => name === 'fsync' || name === 'fdatasync';
const logSyncs = () => calls.filter((call) => isLog(call) && isSync(call));

/** The write that brought a row into the log, and the one that told the client it is safe. */
function lifeOf(marker: string): { logged: Call; answered: Call } {
  const logged = calls.find((call) => isLog(call) && !isSync(call) && call.text.includes(marker));
  const answered = calls.find(
    ({ target, text }) =>
      target.startsWith('TCP') && text.includes('HTTP/1.1 201') && text.includes(marker),
  );
  if (!logged || !answered) throw new Error(`The trace does not show ${marker}.`);
  return { logged, answered };
}

const isSafeBeforeAnswer = (marker: string): boolean => {
  const { logged, answered } = lifeOf(marker);
  return logSyncs().some(
    (sync) => sync.target === logged.target && sync.begin > logged.end && sync.end < answered.begin,
  );
};

test.skipIf(why)('the log is on disk before a write is acknowledged', () => {
  const unsafe = [...serialMarkers, ...groupMarkers].filter((m) => !isSafeBeforeAnswer(m));
  expect(unsafe).toEqual([]);
});

/** Syncs of the segment in use between the first and the last write of a phase. */
const syncsDuring = (markers: readonly string[]): Call[] => {
  const lives = markers.map(lifeOf);
  const from = Math.min(...lives.map(({ logged }) => logged.begin));
  const to = Math.max(...lives.map(({ answered }) => answered.end));
  const written = new Set(lives.map(({ logged }) => logged.target));
  return logSyncs().filter(
    ({ target, begin, end }) => written.has(target) && begin > from && end < to,
  );
};

test.skipIf(why)('writes that come one after the other are synced one by one', () => {
  expect(syncsDuring(serialMarkers).length).toBeGreaterThanOrEqual(SERIAL);
});

test.skipIf(why)('writes that come at once share their syncs', () => {
  // How many come while one runs depends on how busy the machine is; that they share the next one does not.
  const syncs = syncsDuring(groupMarkers);
  const sharedBy = (sync: Call, before: Call | undefined) =>
    groupMarkers.filter((marker) => {
      const { end } = lifeOf(marker).logged;
      return end < sync.begin && end > (before?.begin ?? 0);
    }).length;
  const shares = syncs.map((sync, index) => sharedBy(sync, syncs[index - 1]));
  expect(Math.max(...shares)).toBeGreaterThan(1);
  // Those that came while one ran would each be followed by one of their own, before which nothing new was written;
  // what the backend does beside the writes has a few such.
  const log = calls.filter((call) => isLog(call) && !isSync(call));
  const needless = syncs.filter(
    ({ begin }, index) =>
      !log.some(({ end }) => end < begin && end > (syncs[index - 1]?.begin ?? 0)),
  );
  expect(needless.length).toBeLessThan(0.25 * AT_ONCE);
});

const isWrite = ({ name }: Call) => name.startsWith('pwrite') || name.startsWith('write');
const isData = ({ target }: Call) =>
  /\/(base|global|pg_xact|pg_multixact)\//.test(target) &&
  !target.includes('/node_modules/') &&
  !target.endsWith('pg_internal.init') &&
  !isControl({ target });
const isControl = ({ target }: Pick<Call, 'target'>) => target.endsWith('/global/pg_control');

/** Of these writes, the files that no later sync had covered at a moment. */
function unsyncedAt(moment: number, writes: readonly Call[]): string[] {
  const syncs = calls.filter((call) => isSync(call) && call.end < moment);
  const unsynced = writes.filter(
    (write) =>
      write.end < moment &&
      !syncs.some(({ target, begin }) => target === write.target && begin > write.end),
  );
  return [...new Set(unsynced.map(({ target }) => target))];
}

/** What was written since the backend served: before that, a copied database is laid out. */
const writesWhileServing = (is: (call: Call) => boolean) => {
  const { logged } = lifeOf(serialMarkers[0] ?? '');
  return calls.filter((call) => is(call) && isWrite(call) && call.begin >= logged.begin);
};

/** `pg_control` also notes other things; a checkpoint is noted when its place in the log changes. */
const placeOfCheckpoint = (note: Call) => bytesWritten(note, 40).slice(32).join();

test.skipIf(why)('a checkpoint is noted after every data file it vouches for is on disk', () => {
  const notes = writesWhileServing(isControl).filter(
    (note, i, all) => i > 0 && placeOfCheckpoint(note) !== placeOfCheckpoint(all[i - 1] ?? note),
  );
  const data = writesWhileServing(isData);
  expect(notes.length).toBeGreaterThan(0);
  expect(data.filter(({ end }) => end < (notes[0]?.begin ?? 0)).length).toBeGreaterThan(0);
  expect(notes.flatMap(({ begin }) => unsyncedAt(begin, data))).toEqual([]);
});

test.skipIf(why)('a data page is written after the log that explains it is on disk', () => {
  const log = writesWhileServing(isLog);
  const pages = writesWhileServing((call) => isData(call) || isControl(call));
  expect(log.length).toBeGreaterThan(0);
  expect(pages.flatMap(({ begin }) => unsyncedAt(begin, log))).toEqual([]);
});

test.skipIf(why)('what a stop writes is on disk before the process ends', () => {
  const written = writesWhileServing((call) => isData(call) || isControl(call));
  expect(written.length).toBeGreaterThan(0);
  expect(unsyncedAt(Number.POSITIVE_INFINITY, written)).toEqual([]);
});

const isAnswer = ({ target, text }: Call) =>
  target.startsWith('TCP') && /HTTP\/1.1 20[01]/.test(text);

/** A page of the log may end in the middle of a version; one half of it is whole then. */
const tells = ({ text }: Call, version: string) =>
  text.includes(version.slice(0, 18)) || text.includes(version.slice(18));

/** Content, then its place, then the row that names it, then the answer: each on disk before the next. */
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
  const answer = calls.find((c) => isAnswer(c) && c.begin > logged.end);
  return Boolean(place && row && answer && place.end < logged.begin && row.end < answer.begin);
}

test.skipIf(why)(
  'a file and its place are on disk before its row, and that before the answer',
  () => {
    expect(plain).toHaveLength(UPLOADS);
    expect(plain.filter((version) => !isInOrder(version))).toEqual([]);
  },
);

test.skipIf(why)('so they are when it came in pieces', () => {
  expect(resumable).toHaveLength(UPLOADS);
  expect(resumable.filter((version) => !isInOrder(version))).toEqual([]);
});
