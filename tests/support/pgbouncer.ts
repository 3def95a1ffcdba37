import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../build/postgres-cluster.ts';
import { findPgBouncer } from '../../build/system-packages.ts';

export const noPgBouncer = findPgBouncer() ? undefined : 'PgBouncer is not installed';

export interface PgBouncer {
  url(database: string): string;
  stop(): Promise<void>;
}

/** Fewer than the backend's own connections, so that its transactions change connections all the time. */
const SERVER_CONNECTIONS = 2;

/** Starts a PgBouncer in transaction mode in front of the Postgres that the environment names. */
export async function startPgBouncer(
  { PGHOST, PGPORT }: Record<string, string | undefined> = process.env,
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'haven-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${PGHOST} port=${PGPORT} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 100
`,
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn(findPgBouncer() ?? '', [...user, settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await isListening(child);
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isListening({ stderr }: ChildProcess): Promise<void> {
  let output = '';
  for await (const text of stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    output += String(text);
    if (output.includes('process up')) {
      stderr?.resume();
      return;
    }
  }
  throw new Error(`PgBouncer ended before it was ready:\n${output}`);
}
