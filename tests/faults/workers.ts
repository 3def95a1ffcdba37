import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { expect, vi } from 'vitest';
import {
  type PostgresCluster,
  REPLICATED,
  startPostgres,
  startReplica,
} from '../../build/postgres-cluster.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, temporaryDataDir } from '../support/child-backend.ts';
import { type DatabaseLine, openDatabaseLine } from '../support/database-line.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { type Client, rowWriter, type Writer } from './writers.ts';

export const WORKERS = 2;
const CALLERS = 4;
const ACKNOWLEDGED = 5;

export const noProcessList =
  process.platform === 'linux' ? undefined : 'only Linux says which processes it has';

const DATABASE = 'workers';

interface Parts {
  backend: ChildBackend;
  cluster: PostgresCluster;
  databaseUrl: string;
  line: DatabaseLine;
  remove: () => void;
  replica: Awaited<ReturnType<typeof startReplica>> | undefined;
}

/** From now on, a commit waits until the replica has it. */
async function waitForReplica(cluster: PostgresCluster): Promise<void> {
  const sql = postgres(cluster.url('postgres'), { max: 1 });
  await sql`alter system set synchronous_standby_names = '*'`;
  await sql`select pg_reload_conf()`;
  await vi.waitFor(async () => {
    const [row] = await sql`select sync_state from pg_stat_replication`;
    expect(row?.sync_state).toBe('sync');
  });
  await sql.end();
}

/** Two worker processes on one port and one Postgres, in processes of their own. */
export class WorkersUnderTest {
  readonly backend: ChildBackend;
  readonly service: Client;
  /** The backend's network to the database. */
  readonly line: DatabaseLine;
  readonly #parts: Parts;

  private constructor(parts: Parts) {
    this.#parts = parts;
    this.backend = parts.backend;
    this.line = parts.line;
    const auth = { persistSession: false };
    const { url, keys } = this.backend;
    this.service = createClient<Database>(url, keys.secretKey, { auth });
  }

  /** With `isReplicated`, a second server has every write before it is acknowledged. */
  static async start({ isReplicated = false, env = {} } = {}): Promise<WorkersUnderTest> {
    const { dataDir, remove } = temporaryDataDir();
    const cluster = await startPostgres({
      like: await prepareCluster(),
      settings: isReplicated ? REPLICATED : [],
    });
    const databaseUrl = cluster.createDatabase(DATABASE, DEMO_DATABASE);
    const replica = isReplicated ? await startReplica(cluster) : undefined;
    if (replica) await waitForReplica(cluster);
    const line = await openDatabaseLine(databaseUrl);
    const backend = await ChildBackend.start({
      dataDir,
      env: {
        ...env,
        DATABASE_URL: line.through(databaseUrl),
        HAVEN_WORKERS: String(WORKERS),
      },
    });
    return new WorkersUnderTest({ backend, cluster, databaseUrl, line, remove, replica });
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
    // Each worker starts and drains in turn, which takes minutes on a busy machine.
    await expect.poll(count, { timeout: 5 * 60_000 }).toBeGreaterThan(before);
  }

  /** Cuts all connections of the backend to the database. */
  async disconnect(): Promise<void> {
    const database = postgres(this.#parts.databaseUrl, { max: 1, onnotice: () => {} });
    await database`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await database.end();
  }

  /** Ends the database server at once and starts it again. */
  crashDatabase(): void {
    this.#parts.cluster.crash();
    this.#parts.cluster.restart();
  }

  /** Ends the database server for good and makes the replica the new one. */
  async promoteReplica(): Promise<void> {
    const { cluster, replica } = this.#parts;
    this.line.cut();
    cluster.crash();
    replica?.promote();
    this.line.mend(replica?.url(DATABASE));
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
    this.line.close();
    this.#parts.replica?.stop();
    this.#parts.cluster.stop();
    this.#parts.remove();
  }
}
