/**
 * Limits on requests to the backend; docs/decisions/0014 gives the reason for each. Rate limits are in
 * auth/limits.ts, socket limits in realtime/limits.ts.
 */

/** Limits of one request to `/rest/v1`, checked before the REST engine reads it. */
export const QUERY_LIMITS = {
  parameters: 64,
  nameLength: 256,
  /** Nested embeds. Each level multiplies the rows and so the response. */
  embedDepth: 4,
  embeds: 12,
  /** Columns and embeds of `select`, and the names in `columns`. */
  columns: 200,
  orderTerms: 16,
  /** Nested `and(…)` and `or(…)`. */
  logicDepth: 6,
  /** Conditions of one `and` or `or`, including list values. */
  logicTerms: 256,
  /** Consecutive `->` and `::`. */
  pathSteps: 8,
} as const;

/** Limits for all values of one kind of operator in one request. */
export interface OperatorLimits {
  readonly length: number;
  readonly terms: number;
  readonly operators: number;
  /** Splits a value into terms. */
  readonly term: RegExp;
  /** Characters that increase the database's work. */
  readonly operator: RegExp;
  /** Pattern that is always rejected. */
  readonly refused?: RegExp;
}

const COMMA = /,/;
const BRACKET = /[[{(]/g;

const VALUE: OperatorLimits = {
  length: 16_384,
  terms: 1_000,
  operators: 256,
  term: COMMA,
  operator: BRACKET,
};
const WILDCARDS: OperatorLimits = {
  length: 4_096,
  terms: 256,
  operators: 64,
  term: COMMA,
  operator: /[*%]/g,
};
/**
 * A regular expression's run time grows exponentially with its repetitions. One with back references kept PGlite busy
 * for 15 seconds with 74 characters.
 */
const PATTERN: OperatorLimits = {
  length: 100,
  terms: 16,
  operators: 6,
  term: COMMA,
  operator: /[*+?{]/g,
  refused: /\\\d/,
};
/** A text search is parsed and evaluated for every row: 3,000 terms kept PGlite busy for up to 31 seconds. */
const TEXT_SEARCH: OperatorLimits = {
  length: 256,
  terms: 16,
  operators: 16,
  term: /[^\p{L}\p{N}_]/u,
  operator: /[&|!<>():*"-]/g,
};
const CONTAINMENT: OperatorLimits = {
  length: 4_096,
  terms: 256,
  operators: 64,
  term: COMMA,
  operator: BRACKET,
};
const RANGE: OperatorLimits = {
  length: 128,
  terms: 2,
  operators: 2,
  term: COMMA,
  operator: BRACKET,
};

/** Every operator that filters accept. Others are rejected. */
export const OPERATOR_LIMITS: Readonly<Record<string, OperatorLimits>> = {
  eq: VALUE,
  neq: VALUE,
  gt: VALUE,
  gte: VALUE,
  lt: VALUE,
  lte: VALUE,
  in: VALUE,
  is: VALUE,
  isdistinct: VALUE,
  like: WILDCARDS,
  ilike: WILDCARDS,
  match: PATTERN,
  imatch: PATTERN,
  fts: TEXT_SEARCH,
  plfts: TEXT_SEARCH,
  phfts: TEXT_SEARCH,
  wfts: TEXT_SEARCH,
  cs: CONTAINMENT,
  cd: CONTAINMENT,
  ov: CONTAINMENT,
  sl: RANGE,
  sr: RANGE,
  nxl: RANGE,
  nxr: RANGE,
  adj: RANGE,
};

/** Limits of a JSON body; its length is in `BODY_BYTES`. */
export const JSON_BODY_LIMITS = {
  depth: 64,
  rows: 5_000,
} as const;

/** Largest body of each part of the API; longer ones are rejected before they are read. */
export const BODY_BYTES: readonly [prefix: string, bytes: number][] = [
  ['/auth/v1', 64 * 1024],
  ['/rest/v1', 1024 * 1024],
  ['/functions/v1/transcribe-recording', 8 * 1024 * 1024],
  ['/functions/v1/file-drops', 10 * 1024 * 1024],
  ['/functions/v1', 1024 * 1024],
  ['/realtime/v1', 256 * 1024],
  ['/_local/stripe', 64 * 1024],
];

/** Queue limits: how many jobs wait and how long. */
export interface QueueLimits {
  /** Concurrent jobs. */
  readonly atOnce: number;
  /** Waiting jobs in total and per caller: an account, or an address if not signed in. */
  readonly waiting: number;
  readonly waitingEach: number;
  readonly waitMs: number;
}

const TRANSACTIONS = { waiting: 1_000, waitingEach: 128, waitMs: 10_000 };

/** Transactions. PGlite runs one at a time; the second fills the gap until the next is sent. */
export const PGLITE_QUEUE_LIMITS: QueueLimits = { atOnce: 2, ...TRANSACTIONS };
export const POSTGRES_QUEUE_LIMITS: QueueLimits = { atOnce: 10, ...TRANSACTIONS };

/** Password hashing; concurrency depends on the machine. */
export const PASSWORD_QUEUE_LIMITS = { waiting: 256, waitingEach: 64, waitMs: 15_000 };

/** Documents being read or watermarked, each in its own thread; one at a time per caller. */
export const DOCUMENT_QUEUE_LIMITS: QueueLimits = {
  atOnce: 2,
  waiting: 64,
  waitingEach: 12,
  waitMs: 25_000,
};

/** Maximum time a request's transaction may hold the database: for visitors, and for everyone else. */
export const VISITOR_LIMIT_MS = 5_000;
export const REQUEST_LIMIT_MS = 15_000;
/** Maximum CPU time of one statement of a visitor or member on PGlite, which blocks everyone else. */
export const STATEMENT_LIMIT_MS = 5_000;
/**
 * Calls that import or undo a whole file, or thousands of records, atomically; each account works only on its own
 * workspaces.
 */
export const LONG_CALLS: Readonly<Record<string, number>> = {
  '/rpc/validate_import': 120_000,
  '/rpc/finish_import': 120_000,
  '/rpc/finish_file_drop_run': 120_000,
  '/rpc/undo_import': 120_000,
  '/rpc/change_records': 60_000,
  '/rpc/undo_record_changes': 60_000,
};

/** JSON bodies being read or processed. */
export const BUFFERED_BODY_LIMITS = {
  bytes: 64 * 1024 * 1024,
  bytesEach: 16 * 1024 * 1024,
} as const;

/** Connections, and requests per connection. */
export const CONNECTION_LIMITS = {
  all: 2_000,
  /** Sockets listening on the one port. */
  listeners: 32,
  /** Generous, like the realtime limits, because people may share an address. Realtime sockets count. */
  ofAnAddress: 512,
  /** New connections per address; faster ones are closed before anything is read. */
  arrivals: { burst: 1_000, perSecond: 200 },
  /** Pipelined requests on one connection; browsers send none. */
  pipelined: 4,
  headersMs: 10_000,
  /** Between two requests. */
  idleMs: 5_000,
  /** Minimum bytes of a body between two checks; less counts as waiting for the client. */
  arrivingBytes: 4 * 1024,
  /** A response the client doesn't read. */
  unreadMs: 30_000,
  unreadBytes: 128 * 1024 * 1024,
  checkEveryMs: 1_000,
} as const;

/** Time limits for a request to arrive. Node's own limit is the same for all requests. */
export interface RequestTimeouts {
  /** A complete ordinary request. */
  requestMs: number;
  /** An upload: minimum bytes per interval, and the total time. */
  uploadStepMs: number;
  uploadStepBytes: number;
  uploadMs: number;
}

export const REQUEST_TIMEOUTS: RequestTimeouts = {
  requestMs: 30_000,
  uploadStepMs: 15_000,
  // 8 KB a second.
  uploadStepBytes: 120 * 1024,
  uploadMs: 30 * 60 * 1000,
};
