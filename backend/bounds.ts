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
  /** Values of `in`, and of arrays. */
  listValues: 1_000,
  /** `->` and `::` after each other. */
  pathSteps: 8,
  /** A regular expression of `match` and `imatch`; longer ones can be made to take for ever. */
  patternLength: 100,
} as const;

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
