import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { ChildBackend, DEMO_PASSWORD, temporaryDataDir } from '../support/child-backend.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { openHttpClient } from './http-client.ts';
import { median } from './measure.ts';
import { signInTo } from './sign-in.ts';
import { type Workload, workloads } from './workloads.ts';

/**
 * CPU time of the backend per request with several worker processes, compared with one. Throughput is only reported:
 * workers, database and load share the machine's cores.
 */

const COUNTS = [1, 2, 4];
const CALLERS = 16;
/** Per process, since each compiles its own code and opens its own connections. */
const WARM_UP = 3_000;
const REQUESTS = 3_000;
const BUDGET = 1.15;
const MEASURED = ['list of 20', 'my_account()'];
const ADMIN = 'admin@demo.havenexchange.example';
const TICKS_A_SECOND = 100;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);

/** CPU seconds of a process and its children. */
function cpuOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const pids = [pid, ...children.split(' ').filter(Boolean).map(Number)];
  const ticks = pids.map((one) => {
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
    const [user = '0', system = '0'] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11);
    return Number(user) + Number(system);
  });
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_A_SECOND;
}

async function send(url: string, { call }: Workload, count: number): Promise<void> {
  const client = openHttpClient(url, CALLERS);
  let left = count;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      await client.send(call(0));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  client.close();
}

interface Result {
  msPerRequest: number;
  perSecond: number;
}

const cluster = await startPostgres({ like: await prepareCluster() });
const { dataDir, remove } = temporaryDataDir();
const DATABASE_URL = cluster.createDatabase('workers', DEMO_DATABASE);

async function measure(workers: number): Promise<Map<string, Result>> {
  const env = { DATABASE_URL, HAVEN_WORKERS: String(workers) };
  const backend = await ChildBackend.start({ dataDir, env, flags: [] });
  const { url, keys, pid } = backend;
  const facts = { ...keys, url, demoPassword: DEMO_PASSWORD, engine: 'postgres', dataDir } as const;
  const admin = await signInTo(facts, ADMIN, DEMO_PASSWORD);
  const results = new Map<string, Result>();
  const all = workloads(facts, { admin, people: [{ number: 0, token: admin }] });
  for (const work of all.filter(({ name }) => MEASURED.includes(name))) {
    await send(url, work, WARM_UP * workers);
    const [cpu, began] = [cpuOf(pid), performance.now()];
    await send(url, work, REQUESTS);
    const seconds = (performance.now() - began) / 1000;
    results.set(work.name, {
      msPerRequest: ((cpuOf(pid) - cpu) * 1000) / REQUESTS,
      perSecond: REQUESTS / seconds,
    });
  }
  await backend.end('SIGTERM');
  return results;
}

let isOver = false;
try {
  const measured: Map<number, Map<string, Result>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const results = new Map<number, Map<string, Result>>();
    for (const workers of COUNTS) results.set(workers, await measure(workers));
    measured.push(results);
  }
  const middle = (workers: number, name: string, field: keyof Result) =>
    median(measured.map((one) => one.get(workers)?.get(name)?.[field] ?? 0));
  for (const name of MEASURED) {
    console.log(`  ${name}`);
    const alone = middle(1, name, 'msPerRequest');
    for (const workers of COUNTS) {
      const cpu = middle(workers, name, 'msPerRequest');
      const ratio = cpu / alone;
      isOver ||= ratio > BUDGET;
      console.log(
        `    ${workers} ${workers === 1 ? 'process' : 'workers'}: ${cpu.toFixed(2)} ms of CPU per request ` +
          `(${ratio.toFixed(2)}, budget ${BUDGET}), ${Math.round(middle(workers, name, 'perSecond'))}/s`,
      );
    }
  }
} finally {
  cluster.stop();
  remove();
}
if (isOver) process.exitCode = 1;
