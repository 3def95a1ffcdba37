/** Duration figures of a call, in milliseconds. */
export interface CallFigures {
  readonly name: string;
  readonly count: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly mean?: number;
  readonly longest: number;
}

/** Figures of a periodic job since the backend started. */
export interface JobFigures {
  readonly name: string;
  readonly every_ms: number;
  readonly runs: number;
  readonly failures: number;
  readonly last_at: string | null;
  readonly last_ms: number | null;
  readonly last_failed_at: string | null;
}

/** Figures known only to the running backend; not available when hosted. */
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

/** Cleared cache entries, by kind. */
export interface Cleared {
  readonly pages: number;
  readonly pictures: number;
  readonly cards: number;
  readonly brands: number;
}

/** Result of one job run on request. */
export interface JobDone {
  readonly name: string;
  readonly ms: number;
  readonly has_failed: boolean;
}

/** Maintenance the backend runs when an administrator requests it. */
export interface Upkeep {
  /** Null if another process serves the pages. */
  readonly clearCaches: () => Promise<Cleared | null>;
  readonly maintain: () => Promise<readonly JobDone[]>;
}
