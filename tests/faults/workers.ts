import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { expect } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../build/postgres-cluster.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, temporaryDataDir } from '../support/child-backend.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { type Client, rowWriter, type Writer } from './writers.ts';

export const WORKERS = 2;
const CALLERS = 4;
const ACKNOWLEDGED = 5;

export const noProcessList =
  process.platform === 'linux' ? undefined : 'only Linux says which processes it has';

/** Two worker processes on one port and one Postgres, in processes of their own. */
export class WorkersUnderTest {
  readonly backend: ChildBackend;
  readonly service: Client;
  readonly #cluster: PostgresCluster;
  readonly #databaseUrl: string;
  readonly #remove: () => void;

  private constructor(
    backend: ChildBackend,
    cluster: PostgresCluster,
    databaseUrl: string,
    remove: () => void,
  ) {
    this.backend = backend;
    this.#cluster = cluster;
    this.#databaseUrl = databaseUrl;
    this.#remove = remove;
    const auth = { persistSession: false };
    this.service = createClient<Database>(backend.url, backend.keys.secretKey, { auth });
  }

  static async start(): Promise<WorkersUnderTest> {
    const { dataDir, remove } = temporaryDataDir();
    const cluster = await startPostgres({ like: await prepareCluster() });
    const databaseUrl = cluster.createDatabase('workers', DEMO_DATABASE);
    const env = { DATABASE_URL: databaseUrl, HAVEN_WORKERS: String(WORKERS) };
    const backend = await ChildBackend.start({ dataDir, env });
    return new WorkersUnderTest(backend, cluster, databaseUrl, remove);
  }

  pids(): number[] {
    const { pid } = this.backend;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  }

  async kill(victim: number): Promise<void> {
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => this.pids().filter((pid) => pid !== victim)).toHaveLength(WORKERS);
  }

  /** Replaces all workers in order. */
  async restart(): Promise<void> {
    const count = () => this.backend.output.split('All worker processes were replaced.').length;
    const before = count();
    process.kill(this.backend.pid, 'SIGUSR2');
    await expect.poll(count).toBeGreaterThan(before);
  }

  /** Cuts all connections of the backend to the database. */
  async disconnect(): Promise<void> {
    const database = postgres(this.#databaseUrl, { max: 1 });
    await database`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await database.end();
  }

  /** Writes from several callers during `work`, and until all have succeeded again afterwards. */
  async underLoad(work: () => Promise<void>): Promise<{ errors: unknown[]; faults: string[] }> {
    const writers: Writer[] = [];
    const errors: unknown[] = [];
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, async () => {
      const writer = rowWriter(() => this.service, `w${randomBytes(4).toString('hex')}`);
      writers.push(writer);
      while (!isOver) await writer.write().catch((error: unknown) => errors.push(error));
    });
    const succeed = async () => {
      const before = writers.map((one) => one.acknowledged());
      await expect
        .poll(() => writers.every((one, i) => one.acknowledged() > (before[i] ?? 0) + ACKNOWLEDGED))
        .toBe(true);
    };
    try {
      await succeed();
      await work();
      await succeed();
    } finally {
      isOver = true;
      await Promise.all(callers);
    }
    const faults = await Promise.all(writers.map((one) => one.findFaults(this.service)));
    return { errors, faults: faults.flat() };
  }

  async close(): Promise<void> {
    await this.backend.end('SIGTERM');
    this.#cluster.stop();
    this.#remove();
  }
}
