import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { startBackend } from '../../backend/backend.ts';
import { readSettings } from '../../backend/settings.ts';
import { type BackendFacts, factsOf } from '../support/test-backend.ts';
import { seedPeople } from './people.ts';

export interface Memory {
  nowMb: number;
  peakMb: number;
}

export type Report = { kind: 'ready'; facts: BackendFacts } | { kind: 'memory'; memory: Memory };

const sendReport = (report: Report) => process.send?.(report);
const megabytes = (bytes: number) => Math.round(bytes / 1_048_576);

/** The backend as it is served but without rate limits; the parent process requests its data. */
const backend = await startBackend({
  settings: readSettings(process.env),
  site: () => new Response('<!doctype html><title>app shell</title>'),
  limits: RELAXED_AUTH_LIMITS,
});
await seedPeople(backend.engine, Number(process.env.HAVEN_LOAD_PEOPLE));

process.on('message', () =>
  sendReport({
    kind: 'memory',
    memory: {
      nowMb: megabytes(process.memoryUsage.rss()),
      peakMb: megabytes(process.resourceUsage().maxRSS * 1024),
    },
  }),
);
process.once('SIGTERM', () => void backend.close().then(() => process.exit(0)));
sendReport({
  kind: 'ready',
  facts: factsOf(backend, process.env.HAVEN_DATA_DIR ?? ''),
});
