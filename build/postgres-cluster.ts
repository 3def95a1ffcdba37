import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RANDOM_PAGE_COST } from '../backend/db/planner-costs.ts';
import { findPostgres } from './system-packages.ts';

export interface PostgresCluster {
  /** Creates an empty database, or a copy of one, and returns its URL. */
  createDatabase(name: string, like?: string): string;
  url(database: string): string;
  /** Environment for URLs without a host: the driver uses the Unix socket, at half the cost of the network. */
  readonly socket: { readonly PGHOST: string; readonly PGPORT: string; readonly PGUSER: string };
  /** Ends it at once, as a power cut does. */
  crash(): void;
  /** Starts it again after a crash. */
  restart(): void;
  stop(): void;
  /** Stops in order and moves its files to a new folder. */
  keep(folder: string): void;
}

export interface PostgresOptions {
  readonly syncs?: boolean;
  /** Files of a saved cluster to copy from. */
  readonly like?: string;
  /** Server settings, `name=value`. */
  readonly settings?: readonly string[];
}

/** Returns the folder of Postgres' programs. */
export function postgresPrograms(): string {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed. `npm test` says how to install it.');
  return bin;
}

/** Postgres refuses to run as root, so root runs it as the package's own user. */
const asServerUser = (command: string, args: string[]): void => {
  const isRoot = process.getuid?.() === 0;
  const [program, list] = isRoot
    ? ['runuser', ['-u', 'postgres', '--', command, ...args]]
    : [command, args];
  execFileSync(program, list, { stdio: ['ignore', 'ignore', 'pipe'], cwd: tmpdir() });
};

/**
 * Returns a free port outside the ephemeral range, so that another test can't be assigned it before Postgres listens.
 */
export function freePort(): Promise<number> {
  const port = randomInt(15_000, 30_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}

/** Runs `initdb` for tests and tools. */
function makeCluster(bin: string, data: string): void {
  asServerUser(`${bin}/initdb`, [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
    '--no-sync',
    '-E',
    'UTF8',
    // Independent of the machine's locale; otherwise characters beyond ASCII might have no lower case.
    '--locale=C.UTF-8',
  ]);
}

/** Creates a folder for a server, owned by the user that runs it. */
function makeServerFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'haven-postgres-'));
  if (process.getuid?.() === 0) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  return folder;
}

function startServer(folder: string, port: number, settings: readonly string[]): void {
  const options = [`-p ${port} -k ${folder}`, ...settings].join(' -c ');
  const [data, log] = [join(folder, 'data'), join(folder, 'log')];
  const bin = postgresPrograms();
  asServerUser(`${bin}/pg_ctl`, ['-D', data, '-o', options, '-l', log, '-w', 'start']);
}

/** Settings of a primary server that replicas follow. */
export const REPLICATED = ['wal_level=replica', 'max_wal_senders=4'];

/** Starts a server that follows another one, which needs the settings above. */
export async function startReplica(primary: PostgresCluster) {
  const bin = postgresPrograms();
  const folder = makeServerFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  asServerUser(`${bin}/pg_basebackup`, [
    '-d',
    primary.url('postgres'),
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  const settings = ['listen_addresses=127.0.0.1', 'max_connections=200', 'fsync=off'];
  const start = () => startServer(folder, port, settings);
  const halt = () => asServerUser(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop']);
  start();
  return {
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    start,
    /** Ends it at once, as a crash does. */
    halt,
    /** The process that starts all others of the server. */
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    /** Makes it a primary server. */
    promote: () => asServerUser(`${bin}/pg_ctl`, ['-D', data, '-w', 'promote']),
    stop() {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a private Postgres with its own folder and port; the machine's own is untouched. Callers whose data may be
 * lost in a power cut can turn off syncing, so that it doesn't wait for the disk.
 */
export async function startPostgres({
  syncs = true,
  like,
  settings = [],
}: PostgresOptions = {}): Promise<PostgresCluster> {
  const bin = postgresPrograms();
  const folder = makeServerFolder();
  const data = join(folder, 'data');
  const port = await freePort();
  if (like) execFileSync('cp', ['-a', like, data]);
  else makeCluster(bin, data);
  const all = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    `random_page_cost=${RANDOM_PAGE_COST}`,
    `fsync=${syncs ? 'on' : 'off'}`,
    ...settings,
  ];
  startServer(folder, port, all);
  const url = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  const crash = () => asServerUser(`${bin}/pg_ctl`, ['-D', data, '-m', 'immediate', '-w', 'stop']);
  return {
    url,
    socket: { PGHOST: folder, PGPORT: String(port), PGUSER: 'postgres' },
    createDatabase(name, like = 'template1') {
      execFileSync(`${bin}/createdb`, [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'postgres',
        '-T',
        like,
        '--strategy=file_copy',
        name,
      ]);
      return url(name);
    },
    crash,
    restart: () => startServer(folder, port, all),
    stop() {
      // It may have crashed for good.
      if (existsSync(join(data, 'postmaster.pid'))) crash();
      rmSync(folder, { recursive: true, force: true });
    },
    keep(target) {
      asServerUser(`${bin}/pg_ctl`, ['-D', data, '-m', 'fast', '-w', 'stop']);
      execFileSync('cp', ['-a', data, target]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
