import { CLIENT_ERROR_KINDS } from '#shared/admin/operations/client-errors.ts';
import * as s from '../../../ui/shape/shape.ts';

export const ERROR_STATES = ['open', 'resolved', 'ignored'] as const;
export type ErrorState = (typeof ERROR_STATES)[number];

const job = s.object({
  name: s.text,
  runs: s.number,
  failures: s.number,
  last_at: s.orNull(s.text),
  last_failed_at: s.orNull(s.text),
});

const call = s.object({
  name: s.text,
  count: s.number,
  p50: s.orNullish(s.number),
  p95: s.orNullish(s.number),
  mean: s.orNullish(s.number),
  longest: s.number,
});

/** Known only to the running backend; hosted projects don't provide it. */
const running = s.object({
  engine: s.text,
  since: s.text,
  memory_mb: s.number,
  realtime: s.object({ connections: s.number, channels: s.number, subscriptions: s.number }),
  jobs: s.listOf(
    s.object({
      name: s.text,
      every_ms: s.number,
      runs: s.number,
      failures: s.number,
      last_at: s.orNull(s.text),
      last_ms: s.orNull(s.number),
      last_failed_at: s.orNull(s.text),
    }),
  ),
  kinds: s.listOf(call),
  slowest: s.listOf(call),
});

export const isOperations = s.object({
  at: s.text,
  outbox: s.object({
    waiting: s.number,
    due: s.number,
    late: s.number,
    oldest_due: s.orNull(s.text),
    failing: s.number,
    dead: s.number,
  }),
  storage: s.object({
    files: s.number,
    bytes: s.number,
    spare: s.number,
    buckets: s.listOf(s.object({ bucket: s.text, files: s.number, bytes: s.number })),
  }),
  versions: s.listOf(
    s.object({ version: s.text, last_seen: s.text, members: s.number, reports: s.number }),
  ),
  statements: s.orNull(
    s.listOf(s.object({ text: s.text, calls: s.number, mean_ms: s.number, max_ms: s.number })),
  ),
  cron: s.orNull(s.listOf(job)),
  database: s.object({ bytes: s.number, version: s.text }),
  backup: s.orNull(s.object({ at: s.text, bytes: s.number, took_ms: s.number })),
  faults: s.object({ open: s.number, new: s.number, reopened: s.number }),
  reports: s.number,
  refused: s.number,
  running: s.orNull(running),
});

export type Operations = s.ShapeOf<typeof isOperations>;
export type Running = s.ShapeOf<typeof running>;

const kind = s.oneOf(CLIENT_ERROR_KINDS);
const state = s.oneOf(ERROR_STATES);

const isClientError = s.object({
  id: s.text,
  kind,
  message: s.text,
  frame: s.text,
  state,
  reports: s.number,
  first_seen: s.text,
  last_seen: s.text,
  reopened_at: s.orNull(s.text),
  reopened_in: s.orNull(s.text),
  versions: s.listOf(s.text),
  routes: s.listOf(s.text),
});
export type ClientError = s.ShapeOf<typeof isClientError>;
export const areClientErrors = s.listOf(isClientError);

export const isErrorRecordOrNull = s.orNull(
  s.object({
    id: s.text,
    kind,
    message: s.text,
    frame: s.text,
    state,
    reports: s.number,
    first_seen: s.text,
    last_seen: s.text,
    reopened_at: s.orNull(s.text),
    reopened_in: s.orNull(s.text),
    places: s.listOf(
      s.object({
        version: s.text,
        route: s.text,
        reports: s.number,
        first_seen: s.text,
        last_seen: s.text,
      }),
    ),
    latest: s.listOf(
      s.object({
        error_id: s.text,
        session_id: s.text,
        version: s.text,
        route: s.text,
        browser: s.text,
        log: s.listOf(s.object({ what: s.text, ago: s.number })),
        at: s.text,
      }),
    ),
    acts: s.listOf(s.object({ at: s.text, by: s.orNull(s.text), state, reason: s.orNull(s.text) })),
  }),
);
export type ErrorRecord = NonNullable<s.ShapeOf<typeof isErrorRecordOrNull>>;

const isPolicyReport = s.object({
  id: s.text,
  kind: s.oneOf(['policy', 'trusted-types']),
  directive: s.text,
  blocked: s.text,
  route: s.text,
  is_enforced: s.bool,
  reports: s.number,
  first_seen: s.text,
  last_seen: s.text,
});
export type PolicyReport = s.ShapeOf<typeof isPolicyReport>;
export const arePolicyReports = s.listOf(isPolicyReport);
