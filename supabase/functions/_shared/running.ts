/** How long something took, in milliseconds. */
export interface CallFigures {
  readonly name: string;
  readonly count: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly mean?: number;
  readonly longest: number;
}

/** A job that runs at intervals, since the backend started. */
export interface JobFigures {
  readonly name: string;
  readonly every_ms: number;
  readonly runs: number;
  readonly failures: number;
  readonly last_at: string | null;
  readonly last_ms: number | null;
  readonly last_failed_at: string | null;
}

/** What only the running backend knows of itself. Hosted, nobody tells it. */
export interface Running {
  readonly engine: string;
  readonly since: string;
  readonly memory_mb: number;
  readonly realtime: {
    readonly connections: number;
    readonly channels: number;
    readonly subscriptions: number;
  };
  readonly jobs: readonly JobFigures[];
  readonly kinds: readonly CallFigures[];
  readonly slowest: readonly CallFigures[];
}
