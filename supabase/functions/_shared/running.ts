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

/** What the running backend had at hand and let go of, by kind. */
export interface Cleared {
  readonly pages: number;
  readonly pictures: number;
  readonly cards: number;
  readonly brands: number;
}

/** One job that was done when it was asked for. */
export interface JobDone {
  readonly name: string;
  readonly ms: number;
  readonly has_failed: boolean;
}

/** What the running backend does to itself when an administrator asks. */
export interface Upkeep {
  /** Null where the pages are served by another process. */
  readonly clearCaches: () => Promise<Cleared | null>;
  readonly maintain: () => Promise<readonly JobDone[]>;
}
