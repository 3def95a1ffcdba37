import type { Operations, Running } from '../features/admin/operations/operations.ts';

const AT = '2026-11-25T20:00:00Z';

export const healthyRuntime: Running = {
  engine: 'pglite',
  since: '2026-11-25T08:00:00Z',
  memory_mb: 420,
  realtime: { connections: 3, channels: 7, subscriptions: 21 },
  jobs: [
    {
      name: 'prune',
      every_ms: 3_600_000,
      runs: 12,
      failures: 0,
      last_at: '2026-11-25T19:30:00Z',
      last_ms: 14,
      last_failed_at: null,
    },
  ],
  kinds: [{ name: 'Database calls', count: 80, p50: 8, p95: 41, mean: null, longest: 180 }],
  slowest: [{ name: 'call find_listings', count: 9, p50: null, p95: null, mean: 44, longest: 180 }],
};

/** Fixture: all systems normal. */
export const HEALTHY_OPERATIONS: Operations = {
  at: AT,
  outbox: { waiting: 2, due: 0, late: 0, oldest_due: null, failing: 0, dead: 0 },
  storage: {
    files: 12,
    bytes: 4_200_000,
    spare: 0,
    buckets: [{ bucket: 'record-files', files: 12, bytes: 4_200_000 }],
  },
  versions: [{ version: '1.0.1+abc1234', last_seen: AT, members: 4, reports: 0 }],
  statements: null,
  cron: null,
  database: { bytes: 48_000_000, version: '17.5' },
  backup: { at: '2026-11-25T02:00:00Z', bytes: 9_000_000, took_ms: 800 },
  faults: { open: 0, new: 0, reopened: 0 },
  reports: 0,
  refused: 0,
  running: healthyRuntime,
};
