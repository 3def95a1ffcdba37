/**
 * What anybody may ask of the backend before it works: docs/decisions/0014 says why each is as it is.
 * How often somebody may try stands in auth/limits.ts, and what a socket may send in realtime/limits.ts.
 */

/** What one request to `/rest/v1` may ask; more is refused before the REST engine reads it. */
export const QUERY = {
  parameters: 64,
  nameLength: 256,
  /** Embeds inside each other. Each level multiplies the rows, and so the answer. */
  embedDepth: 4,
  embeds: 12,
  /** Columns and embeds of `select`, and what `columns` names. */
  columns: 200,
  orderTerms: 16,
  /** `and(…)` and `or(…)` inside each other. */
  logicDepth: 6,
  /** Conditions of one `and` or `or`, the values of their lists included. */
  logicTerms: 256,
  /** `->` and `::` after each other. */
  pathSteps: 8,
} as const;

/** The most that the operators of one kind may carry in one request, all their values together. */
export interface OperatorBounds {
  readonly length: number;
  readonly terms: number;
  readonly operators: number;
  /** Splits a value into terms. */
  readonly term: RegExp;
  /** The characters that make the database work harder. */
  readonly operator: RegExp;
  /** Is never accepted. */
  readonly refused?: RegExp;
}

const COMMA = /,/;
const BRACKET = /[[{(]/g;

const VALUE: OperatorBounds = {
  length: 16_384,
  terms: 1_000,
  operators: 256,
  term: COMMA,
  operator: BRACKET,
};
const WILDCARDS: OperatorBounds = {
  length: 4_096,
  terms: 256,
  operators: 64,
  term: COMMA,
  operator: /[*%]/g,
};
/**
 * The time of a regular expression grows exponentially with what it repeats. One that refers back to its groups kept
 * PGlite busy for 15 seconds with 74 characters.
 */
const PATTERN: OperatorBounds = {
  length: 100,
  terms: 16,
  operators: 6,
  term: COMMA,
  operator: /[*+?{]/g,
  refused: /\\\d/,
};
/** A text search is parsed and evaluated for every row: 3,000 terms kept PGlite busy for up to 31 seconds. */
const TEXT_SEARCH: OperatorBounds = {
  length: 256,
  terms: 16,
  operators: 16,
  term: /[^\p{L}\p{N}_]/u,
  operator: /[&|!<>():*"-]/g,
};
const CONTAINMENT: OperatorBounds = {
  length: 4_096,
  terms: 256,
  operators: 64,
  term: COMMA,
  operator: BRACKET,
};
const RANGE: OperatorBounds = {
  length: 128,
  terms: 2,
  operators: 2,
  term: COMMA,
  operator: BRACKET,
};

/** Every operator that filters accept. Anything else is refused. */
export const OPERATORS: Readonly<Record<string, OperatorBounds>> = {
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

/** What a body of JSON may be; how long it may be, `BODY_BYTES` says. */
export const JSON_BODY = {
  depth: 64,
  rows: 5_000,
} as const;

/** The largest body each part of the API reads; anything longer is refused before it is read. */
export const BODY_BYTES: readonly [prefix: string, bytes: number][] = [
  ['/auth/v1', 64 * 1024],
  ['/rest/v1', 1024 * 1024],
  ['/functions/v1', 1024 * 1024],
  ['/realtime/v1', 256 * 1024],
  ['/_local/stripe', 64 * 1024],
];

/** How much waits for its turn, and how long. */
export interface TurnLimits {
  /** Jobs that run at once. */
  readonly atOnce: number;
  /** Jobs that wait, in all and of one caller: an account, or an address where nobody is signed in. */
  readonly waiting: number;
  readonly waitingEach: number;
  readonly waitMs: number;
}

const TRANSACTIONS = { waiting: 1_000, waitingEach: 128, waitMs: 10_000 };

/** Transactions. PGlite runs one at a time; the second fills the gap until its successor is sent. */
export const PGLITE_TURNS: TurnLimits = { atOnce: 2, ...TRANSACTIONS };
export const POSTGRES_TURNS: TurnLimits = { atOnce: 10, ...TRANSACTIONS };

/** Comparing and making hashes of passwords; how many run at once depends on the machine. */
export const PASSWORD_TURNS = { waiting: 256, waitingEach: 64, waitMs: 15_000 };

/** Documents that are read or marked, in a thread each; of one caller one at a time. */
export const PAPER_TURNS: TurnLimits = { atOnce: 2, waiting: 64, waitingEach: 12, waitMs: 25_000 };

/** How long a transaction of a request may hold the database: a visitor's, and everybody else's. */
export const VISITOR_LIMIT_MS = 5_000;
export const REQUEST_LIMIT_MS = 15_000;
/** How long one statement of a visitor or a member may run on PGlite, which serves nobody else meanwhile. */
export const STATEMENT_LIMIT_MS = 5_000;
/**
 * Calls that take over or take back a whole file, or thousands of records, all or nothing; each account has its own
 * books alone.
 */
export const LONG_CALLS: Readonly<Record<string, number>> = {
  '/rpc/judge_import': 120_000,
  '/rpc/finish_import': 120_000,
  '/rpc/undo_import': 120_000,
  '/rpc/change_records': 60_000,
  '/rpc/take_back_changes': 60_000,
};

/** Bodies of JSON that are being read or worked on. */
export const HELD_BODIES = { bytes: 64 * 1024 * 1024, bytesEach: 16 * 1024 * 1024 } as const;

/** Connections, and what is asked on one. */
export const CONNECTIONS = {
  all: 2_000,
  /** Sockets that listen on the one port. */
  listeners: 32,
  /** Generous, as those of realtime: people behind one address share it. Sockets of realtime count. */
  ofAnAddress: 512,
  /** New connections of an address; who opens them faster is hung up on before anything is read. */
  arrivals: { burst: 1_000, perSecond: 200 },
  /** Requests that wait behind another on the same connection; browsers send none. */
  pipelined: 4,
  headersMs: 10_000,
  /** Between two requests. */
  idleMs: 5_000,
  /** Of a body, from one look to the next; less is waiting for the client. */
  arrivingBytes: 4 * 1024,
  /** An answer that nobody reads. */
  unreadMs: 30_000,
  unreadBytes: 128 * 1024 * 1024,
  checkEveryMs: 1_000,
} as const;

/** How long a request may take to arrive. Node's own bound knows one time for all of them. */
export interface Patience {
  /** An ordinary request, whole. */
  requestMs: number;
  /** An upload: at least this many bytes in each of these intervals, and whole in this time. */
  uploadStepMs: number;
  uploadStepBytes: number;
  uploadMs: number;
}

export const PATIENCE: Patience = {
  requestMs: 30_000,
  uploadStepMs: 15_000,
  // 8 KB a second.
  uploadStepBytes: 120 * 1024,
  uploadMs: 30 * 60 * 1000,
};
