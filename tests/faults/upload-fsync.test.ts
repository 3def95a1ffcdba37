import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holderOf } from '../../backend/db/folder-lock.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';
import { sendResumable } from '../support/resumable.ts';
import { type Call, readTrace, straceArguments, whyNoStrace } from './trace.ts';

const UPLOADS = 5;

const why = whyNoStrace();
if (why) console.warn(`The order of file, row and answer is not checked: ${why}.`);

const { dataDir, remove } = await demoDataDir();
let calls: Call[] = [];
const plain: string[] = [];
const resumable: string[] = [];

beforeAll(async () => {
  if (why) return;
  const trace = join(dirname(dataDir), 'trace');
  const backend = await ChildBackend.start({ dataDir, under: straceArguments(trace) });
  const { url, keys } = backend;
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
  // strace does not pass signals on; the backend itself is asked to end, and strace ends with it.
  process.kill(holderOf(dataDir)?.pid ?? 0, 'SIGTERM');
  await backend.exited();
  calls = readTrace(readFileSync(trace, 'utf8'));
});

afterAll(remove);

const isSync = ({ name }: Call) => name === 'fsync' || name === 'fdatasync';
const isLog = ({ target }: Call) => /\/pg_wal\/[0-9A-F]{24}$/.test(target);
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
