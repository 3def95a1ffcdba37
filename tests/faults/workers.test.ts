import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../build/postgres-cluster.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, temporaryDataDir } from '../support/child-backend.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { type Client, rowWriter, type Writer } from './writers.ts';

/* Two worker processes on one port and one Postgres. */

const why = process.platform === 'linux' ? undefined : 'only Linux says which processes it has';
if (why) console.warn(`Workers are not killed: ${why}.`);

const WORKERS = 2;
const CALLERS = 4;

describe.skipIf(why)('two workers', () => {
  const { dataDir, remove } = temporaryDataDir();
  let cluster: PostgresCluster;
  let backend: ChildBackend;
  let service: Client;
  beforeAll(async () => {
    cluster = await startPostgres({ like: await prepareCluster() });
    const env = {
      DATABASE_URL: cluster.createDatabase('workers', DEMO_DATABASE),
      HAVEN_WORKERS: String(WORKERS),
    };
    backend = await ChildBackend.start({ dataDir, env });
    service = open();
  });
  afterAll(async () => {
    await backend?.end('SIGTERM');
    cluster?.stop();
    remove();
  });

  const open = () =>
    createClient<Database>(backend.url, backend.keys.secretKey, {
      auth: { persistSession: false },
    });

  const workerPids = (): number[] =>
    readFileSync(`/proc/${backend.pid}/task/${backend.pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .map(Number);

  /** Writes from several callers until `work` has resolved; returns the writers and the errors callers saw. */
  async function underLoad(work: () => Promise<void>) {
    const writers: Writer[] = [];
    const errors: unknown[] = [];
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      const writer = rowWriter(() => service, `w${randomBytes(4).toString('hex')}`);
      writers.push(writer);
      while (!isOver) await writer.write().catch((error: unknown) => errors.push(error));
    });
    await expect.poll(() => writers.every((one) => one.acknowledged() > 5)).toBe(true);
    await work();
    const before = writers.map((one) => one.acknowledged());
    await expect
      .poll(() => writers.every((one, i) => one.acknowledged() > (before[i] ?? 0) + 5))
      .toBe(true);
    isOver = true;
    await Promise.all(callers);
    const faults = await Promise.all(writers.map((one) => one.findFaults(service)));
    return { errors, faults: faults.flat() };
  }

  test('a killed worker is replaced, and nothing it acknowledged is lost', async () => {
    const [victim = 0, survivor = 0] = workerPids();
    const { faults } = await underLoad(async () => {
      process.kill(victim, 'SIGKILL');
      await expect.poll(() => workerPids().filter((pid) => pid !== victim)).toHaveLength(WORKERS);
    });
    expect(faults).toEqual([]);
    expect(workerPids()).toContain(survivor);
    expect(backend.output).toContain(`Worker process ${victim} ended with SIGKILL.`);
  });

  test('a restart replaces all workers without a failed request', async () => {
    const before = workerPids();
    const { errors, faults } = await underLoad(async () => {
      process.kill(backend.pid, 'SIGUSR2');
      await expect.poll(() => backend.output).toContain('All worker processes were replaced.');
    });
    expect(errors).toEqual([]);
    expect(faults).toEqual([]);
    expect(workerPids().filter((pid) => before.includes(pid))).toEqual([]);
  });

  test('figures for Prometheus are those of all workers, whichever answers', async () => {
    const headers = { authorization: `Bearer ${backend.keys.secretKey}` };
    const response = await fetch(`${backend.url}/_local/metrics`, { headers });
    const memory = (await response.text()).match(/^process_resident_memory_bytes\{.*$/gm) ?? [];
    expect(new Set(memory.map((line) => /worker="(\d+)"/.exec(line)?.[1])).size).toBe(WORKERS);
  });

  test('a stop lets the running requests of all workers finish', async () => {
    const writer = rowWriter(() => service, 'last');
    const running = Array.from({ length: 8 }, () => writer.write());
    await expect.poll(() => writer.acknowledged()).toBeGreaterThan(0);
    const pids = workerPids();
    expect(await backend.end('SIGTERM')).toBe(0);
    await Promise.all(running);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
  });
});
