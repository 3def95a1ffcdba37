import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../../build/paths.ts';
import { COMPILE_CACHE_ENV, DEMO_PASSWORD } from '../support/child-backend.ts';
import type { BackendFacts } from '../support/test-backend.ts';
import { PEOPLE } from './people.ts';
import type { Memory, Report } from './serve-for-load.ts';

export interface LoadedBackend {
  facts: BackendFacts;
  memory(): Promise<Memory>;
  stop(): Promise<void>;
}

async function nextReport(child: ChildProcess): Promise<Report> {
  const done = new AbortController();
  const { signal } = done;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The backend under load ended with ${code}.`);
  });
  try {
    const [report] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Report];
    return report;
  } finally {
    ended.catch(() => {});
    done.abort();
  }
}

/** Starts `serve-for-load.ts` in a separate process, so that the client doesn't slow it down. */
export async function startLoadedBackend(
  dataDir: string,
  databaseUrl: string | undefined,
  people = PEOPLE,
): Promise<LoadedBackend> {
  const child = fork(inProject('tests/load/serve-for-load.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning', ...process.execArgv],
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE_ENV,
      PORT: '0',
      HAVEN_DATA_DIR: dataDir,
      HAVEN_DEMO_PASSWORD: DEMO_PASSWORD,
      HAVEN_LOAD_PEOPLE: String(people),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const report = await nextReport(child);
  if (report.kind !== 'ready') throw new Error('The backend under load did not introduce itself.');
  return {
    facts: report.facts,
    async memory() {
      child.send('memory');
      const memoryReport = await nextReport(child);
      if (memoryReport.kind !== 'memory') throw new Error('The backend did not tell its memory.');
      return memoryReport.memory;
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
