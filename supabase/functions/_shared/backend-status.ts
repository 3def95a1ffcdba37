/** Duration figures of a call, in milliseconds. */
export interface CallTimings {
  readonly name: string;
  readonly count: number;
  readonly p50?: number;
  readonly p95?: number;
  readonly mean?: number;
  readonly longest: number;
}

/** Figures of a periodic job since the backend started. */
export interface JobStats {
  readonly name: string;
  readonly every_ms: number;
  readonly runs: number;
  readonly failures: number;
  readonly last_at: string | null;
  readonly last_ms: number | null;
  readonly last_failed_at: string | null;
}

/** Figures known only to the running backend; not available when hosted. */
export interface BackendStatus {
  readonly engine: string;
  readonly since: string;
  readonly memory_mb: number;
  readonly realtime: {
    readonly connections: number;
    readonly channels: number;
    readonly subscriptions: number;
  };
  readonly jobs: readonly JobStats[];
  readonly kinds: readonly CallTimings[];
  readonly slowest: readonly CallTimings[];
}

/** Cleared cache entries, by kind. */
export interface ClearedCaches {
  readonly pages: number;
  readonly pictures: number;
  readonly cards: number;
  readonly brands: number;
}

/** Result of one job run on request. */
export interface JobRun {
  readonly name: string;
  readonly ms: number;
  readonly has_failed: boolean;
}

/** Maintenance the backend runs when an administrator requests it. */
export interface BackendMaintenance {
  /** Null if another process serves the pages. */
  readonly clearCaches: () => Promise<ClearedCaches | null>;
  readonly maintain: () => Promise<readonly JobRun[]>;
}
