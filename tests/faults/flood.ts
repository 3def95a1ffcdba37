import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { inProject } from '../../build/paths.ts';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { type LoadedBackend, startLoadedBackend } from '../load/loaded-backend.ts';
import { PASSWORD, personEmail } from '../load/people.ts';
import { signInTo } from '../load/sign-in.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { copyDemo } from '../support/demo-folder.ts';
import type { BackendFacts } from '../support/test-backend.ts';
import type { FloodOrder } from './flood-attacks.ts';

export interface Flood {
  engine: 'pglite' | 'postgres';
  /** Duration of the flood, and of its part with a full disk. */
  seconds: number;
  fullDiskSeconds: number;
  scale: number;
  /** How long a visitor tries to open a page. */
  giveUpMs?: number;
}

/** How long a visitor waited for a page, including retry delays. */
export interface Waits {
  who: string;
  visits: number;
  p50: number;
  p95: number;
  worst: number;
  /** Visits that gave up. */
  unanswered: number;
  /** Retried calls by response. */
  again: Record<string, number>;
}

export interface FloodReport {
  flooded: Waits[];
  onFullDisk: Waits[];
  peakMb: number;
}

const ATTACKERS = 4;
const GIVE_UP_MS = 30_000;
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

interface Visitor {
  who: string;
  address: string;
  headers: Record<string, string>;
}

const PAGE = '/rest/v1/listings?select=id,title:property_name,listing_images(image_url)&limit=12';

/** Sends one call on its own connection; undefined if it was cut off. */
function call(facts: BackendFacts, { address, headers }: Visitor) {
  return new Promise<{ status: number; waitMs: number } | undefined>((resolve) => {
    const sent = request(
      `${facts.url}${PAGE}`,
      {
        agent: false,
        localAddress: address,
        headers: { apikey: facts.publishableKey, ...headers },
      },
      (response) => {
        response.resume();
        const waitMs = Number(response.headers['retry-after'] ?? 1) * 1_000;
        response.on('end', () => resolve({ status: response.statusCode ?? 0, waitMs }));
        response.on('error', () => resolve(undefined));
      },
    );
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy());
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
}

/** Opens pages repeatedly like a user, and retries as the server asks. */
async function visit(
  facts: BackendFacts,
  visitor: Visitor,
  until: number,
  giveUpMs: number,
): Promise<Waits> {
  const waits: number[] = [];
  const again: Record<string, number> = {};
  let unanswered = 0;
  while (performance.now() < until) {
    const began = performance.now();
    let response = await call(facts, visitor);
    while (response?.status !== 200 && performance.now() - began < giveUpMs) {
      const outcome = response ? String(response.status) : 'cut off';
      again[outcome] = (again[outcome] ?? 0) + 1;
      await moment(response?.waitMs ?? 250);
      response = await call(facts, visitor);
    }
    if (response?.status !== 200) unanswered += 1;
    waits.push(performance.now() - began);
    await moment(50);
  }
  waits.sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0);
  const numbers = { visits: waits.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
  return { who: visitor.who, ...numbers, unanswered, again };
}

function visitAll(
  facts: BackendFacts,
  token: string,
  seconds: number,
  giveUpMs = GIVE_UP_MS,
): Promise<Waits[]> {
  const isLinux = process.platform === 'linux';
  const visitors: Visitor[] = [
    { who: 'a visitor', address: isLinux ? '127.0.0.9' : '127.0.0.1', headers: {} },
    {
      who: 'somebody signed in',
      address: isLinux ? '127.0.0.8' : '127.0.0.1',
      headers: { authorization: `Bearer ${token}` },
    },
    { who: 'a neighbour of the flood', address: '127.0.0.1', headers: {} },
  ];
  const until = performance.now() + seconds * 1_000;
  return Promise.all(visitors.map((visitor) => visit(facts, visitor, until, giveUpMs)));
}

/** Mounts a separate disk where possible, so that filling it does no harm. */
function openDisk() {
  const path = mkdtempSync(join(tmpdir(), 'haven-flood-'));
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', path]);
  return {
    path,
    fill() {
      const { bavail, bsize } = statfsSync(path);
      const piece = Buffer.alloc(16 * 1024 * 1024);
      const pieces = Math.max(0, Math.floor((bavail * bsize) / piece.length) - 1);
      for (let n = 0; n < pieces; n += 1) writeFileSync(join(path, `ballast-${n}`), piece);
      try {
        writeFileSync(join(path, 'ballast'), piece);
        writeFileSync(join(path, 'ballast-last'), piece);
      } catch {
        // Failing to fit the last chunk is the goal.
      }
    },
    remove() {
      if (canMount) execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

async function startAttackers(order: FloodOrder): Promise<ChildProcess> {
  const child = fork(inProject('tests/faults/flood-attacks.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  child.send(order);
  await moment(1_000);
  return child;
}

async function floodBackend(backend: LoadedBackend, flood: Flood, fill: () => void) {
  const { facts } = backend;
  const tokens: string[] = [];
  for (let n = 0; n <= ATTACKERS; n += 1) {
    tokens.push(await signInTo(facts, personEmail(n), PASSWORD));
  }
  const [own = '', ...attackerTokens] = tokens;
  const attackers = await startAttackers({ facts, tokens: attackerTokens, scale: flood.scale });
  try {
    const flooded = await visitAll(facts, own, flood.seconds, flood.giveUpMs);
    if (flood.fullDiskSeconds === 0 || !canMount) return { flooded, onFullDisk: [] };
    fill();
    return {
      flooded,
      onFullDisk: await visitAll(facts, own, flood.fullDiskSeconds, flood.giveUpMs),
    };
  } finally {
    attackers.disconnect();
    await once(attackers, 'exit');
  }
}

/** Runs all floods at once against a dedicated backend and measures other users' waits. */
export async function runFlood(flood: Flood): Promise<FloodReport> {
  const isOnPostgres = flood.engine === 'postgres';
  const cluster = isOnPostgres ? await startPostgres({ like: await prepareCluster() }) : undefined;
  const disk = openDisk();
  const dataDir = join(disk.path, 'data');
  try {
    if (!isOnPostgres) await copyDemo(dataDir);
    const databaseUrl = cluster?.createDatabase('flood', DEMO_DATABASE);
    const backend = await startLoadedBackend(dataDir, databaseUrl, ATTACKERS + 1);
    try {
      const waits = await floodBackend(backend, flood, disk.fill);
      const { peakMb } = await backend.memory();
      return { ...waits, peakMb };
    } finally {
      await backend.stop();
    }
  } finally {
    cluster?.stop();
    disk.remove();
  }
}
