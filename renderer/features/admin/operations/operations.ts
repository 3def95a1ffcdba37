import { CLIENT_ERROR_KINDS } from '#shared/admin/operations/client-errors.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

export const ERROR_STATES = ['open', 'resolved', 'ignored'] as const;
export type ErrorState = (typeof ERROR_STATES)[number];

const job = object({
  name: text,
  runs: number,
  failures: number,
  last_at: orNull(text),
  last_failed_at: orNull(text),
});

const call = object({
  name: text,
  count: number,
  p50: orNullish(number),
  p95: orNullish(number),
  mean: orNullish(number),
  longest: number,
});

/** Known only to the running backend; hosted projects don't provide it. */
const running = object({
  engine: text,
  since: text,
  memory_mb: number,
  realtime: object({ connections: number, channels: number, subscriptions: number }),
  jobs: listOf(
    object({
      name: text,
      every_ms: number,
      runs: number,
      failures: number,
      last_at: orNull(text),
      last_ms: orNull(number),
      last_failed_at: orNull(text),
    }),
  ),
  kinds: listOf(call),
  slowest: listOf(call),
});

export const isOperations = object({
  at: text,
  outbox: object({
    waiting: number,
    due: number,
    late: number,
    oldest_due: orNull(text),
    failing: number,
    dead: number,
  }),
  storage: object({
    files: number,
    bytes: number,
    spare: number,
    buckets: listOf(object({ bucket: text, files: number, bytes: number })),
  }),
  versions: listOf(object({ version: text, last_seen: text, members: number, reports: number })),
  statements: orNull(listOf(object({ text, calls: number, mean_ms: number, max_ms: number }))),
  cron: orNull(listOf(job)),
  database: object({ bytes: number, version: text }),
  backup: orNull(object({ at: text, bytes: number, took_ms: number })),
  faults: object({ open: number, new: number, reopened: number }),
  reports: number,
  refused: number,
  running: orNull(running),
});

export type Operations = ShapeOf<typeof isOperations>;
export type Running = ShapeOf<typeof running>;

const kind = oneOf(CLIENT_ERROR_KINDS);
const state = oneOf(ERROR_STATES);

const isClientError = object({
  id: text,
  kind,
  message: text,
  frame: text,
  state,
  reports: number,
  first_seen: text,
  last_seen: text,
  reopened_at: orNull(text),
  reopened_in: orNull(text),
  versions: listOf(text),
  routes: listOf(text),
});
export type ClientError = ShapeOf<typeof isClientError>;
export const areClientErrors = listOf(isClientError);

export const isErrorRecordOrNull = orNull(
  object({
    id: text,
    kind,
    message: text,
    frame: text,
    state,
    reports: number,
    first_seen: text,
    last_seen: text,
    reopened_at: orNull(text),
    reopened_in: orNull(text),
    places: listOf(
      object({ version: text, route: text, reports: number, first_seen: text, last_seen: text }),
    ),
    latest: listOf(
      object({
        error_id: text,
        session_id: text,
        version: text,
        route: text,
        browser: text,
        log: listOf(object({ what: text, ago: number })),
        at: text,
      }),
    ),
    acts: listOf(object({ at: text, by: orNull(text), state, reason: orNull(text) })),
  }),
);
export type ErrorRecord = NonNullable<ShapeOf<typeof isErrorRecordOrNull>>;

const isPolicyReport = object({
  id: text,
  kind: oneOf(['policy', 'trusted-types']),
  directive: text,
  blocked: text,
  route: text,
  is_enforced: bool,
  reports: number,
  first_seen: text,
  last_seen: text,
});
export type PolicyReport = ShapeOf<typeof isPolicyReport>;
export const arePolicyReports = listOf(isPolicyReport);
