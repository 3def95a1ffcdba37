import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';
import { withoutRequestContext } from '../callers.ts';
import { logEvent } from '../http/error-log.ts';
import type { QueueLimits } from '../request-limits.ts';
import { ConnectionLostError, isConnectionLoss } from './database-errors.ts';
import type { Engine, Identity, Sql, TransactionOptions } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { SharedQuery } from './shared-query.ts';

/** How long a read waits for the replica, longer than replication takes on a network that is well. */
const PATIENCE_MS = 30;
const ASK_AGAIN_MS = 2;
const PROBE_EACH_MS = 1_000;
const CLOSE_MS = 5_000;

export interface ReplicaFigures {
  usable: number;
  /** Reads that a replica answered. */
  reads: number;
  /** Reads that the primary had to answer, because no replica could. */
  fallbacks: number;
}

interface Urls {
  /** The primary database itself, not a pooler. */
  primary: string;
  replicas: readonly string[];
}

/**
 * Sends reads that ask for it to replicas. A read sees everything that was committed before it arrived, by anyone: it
 * takes the primary's log position first, and a replica that doesn't reach it soon leaves the read to the primary. So
 * ended sessions, changed rights and rows that realtime announced need no further care.
 */
export function withReplicas(primary: Engine, urls: Urls, limits: QueueLimits): Engine {
  const position = new LogPosition(urls.primary);
  const replicas = urls.replicas.map((url) => new Replica(url, limits));
  const figures = { reads: 0, fallbacks: 0 };
  let turn = 0;
  const choose = (): Replica | undefined => {
    const usable = replicas.filter((one) => one.isUsable);
    turn += 1;
    return usable[turn % usable.length];
  };
  const probe = async () => {
    const now = await position.ask().catch(() => undefined);
    await Promise.all(replicas.map((one) => one.probe(now)));
  };
  const timer = setInterval(() => withoutRequestContext(() => void probe()), PROBE_EACH_MS).unref();
  void withoutRequestContext(probe);

  async function read<T>(
    identity: Identity,
    work: (sql: Sql) => Promise<T>,
    allowance: TransactionOptions = {},
  ): Promise<T> {
    const replica = allowance.mayUseReplica ? choose() : undefined;
    if (!allowance.mayUseReplica) return primary.read(identity, work, allowance);
    if (replica && (await isCurrent(replica, position))) {
      try {
        const result = await replica.read(identity, work, allowance);
        figures.reads += 1;
        return result;
      } catch (error) {
        if (!isTroubleOfReplica(error)) throw error;
        if (isConnectionLoss(error)) replica.rest();
      }
    }
    figures.fallbacks += 1;
    return primary.read(identity, work, allowance);
  }

  return {
    ...primary,
    read,
    replicas: () => ({ usable: replicas.filter((one) => one.isUsable).length, ...figures }),
    async close() {
      clearInterval(timer);
      await Promise.all(replicas.map((one) => one.close()));
      await position.close();
      await primary.close();
    },
  };
}

async function isCurrent(replica: Replica, position: LogPosition): Promise<boolean> {
  const deadline = performance.now() + PATIENCE_MS;
  try {
    return await replica.reaches(await before(deadline, position.ask()), deadline);
  } catch {
    return false;
  }
}

/**
 * Postgres cancels reads of a replica that its replay needs to remove rows from, and refuses some statements there. On
 * the primary they succeed, or fail for the caller's reasons.
 */
const isTroubleOfReplica = (error: unknown): boolean =>
  isConnectionLoss(error) ||
  /^(?:40001|40P01|25006|0A000|55000|53300|58030)$/.test(
    String((error as { code?: unknown } | null)?.code),
  );

/** Rejects at the deadline. */
async function before<T>(deadline: number, work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = delay(Math.max(0, deadline - performance.now()), undefined, {
    signal: limit.signal,
  }).then(() => {
    throw new ConnectionLostError(undefined);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}

const openLine = (url: string, onclose: () => void = () => {}): postgres.Sql =>
  postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    connect_timeout: PROBE_EACH_MS / 1000,
    backoff: () => PROBE_EACH_MS / 1000,
    onnotice: () => {},
    onclose,
    connection: { application_name: 'haven-exchange', statement_timeout: PROBE_EACH_MS },
  });

/** The position in the primary's log up to which everything acknowledged is written. */
class LogPosition {
  readonly #line: postgres.Sql;
  readonly #query: SharedQuery<number>;

  constructor(url: string) {
    this.#line = openLine(url);
    this.#query = new SharedQuery(async () => {
      // With asynchronous commits, rows are visible before they are written.
      const [row] = await this.#line<{ at: number }[]>`
        select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
          else pg_current_wal_flush_lsn() end - '0/0')::float8 as at`;
      return row?.at ?? Number.POSITIVE_INFINITY;
    });
  }

  ask(): Promise<number> {
    return withoutRequestContext(() => this.#query.ask());
  }

  close(): Promise<void> {
    return this.#line.end({ timeout: 1 });
  }
}

/** One server that follows the primary. */
class Replica {
  readonly #url: string;
  readonly #limits: QueueLimits;
  readonly #query: SharedQuery<number>;
  readonly #running = new Set<(error: unknown) => void>();
  #engine: Engine;
  #line: postgres.Sql;
  /** How far it is known to be; never ahead of the truth. */
  #replayed = Number.NEGATIVE_INFINITY;
  #lastPosition = Number.POSITIVE_INFINITY;
  #isClosed = false;
  isUsable = false;

  constructor(url: string, limits: QueueLimits) {
    this.#url = url;
    this.#limits = limits;
    this.#engine = openPostgres(url, limits);
    this.#line = this.#openLine();
    this.#query = new SharedQuery(async () => {
      const [row] = await this.#line<{ replayed: number | null }[]>`
        select case when pg_is_in_recovery()
          then (pg_last_wal_replay_lsn() - '0/0')::float8 end as replayed`;
      if (row?.replayed === null || row?.replayed === undefined) throw new NotAReplicaError();
      this.#replayed = row.replayed;
      return row.replayed;
    });
  }

  /** A server that restarts may be further back than it was. */
  #openLine(): postgres.Sql {
    return openLine(this.#url, () => {
      this.#replayed = Number.NEGATIVE_INFINITY;
    });
  }

  /** Resolves with whether it has everything up to a position. */
  async reaches(position: number, deadline: number): Promise<boolean> {
    while (this.#replayed < position) {
      const asked = withoutRequestContext(() => this.#query.ask());
      const replayed = await before(deadline, asked).catch(() => Number.NEGATIVE_INFINITY);
      if (replayed >= position) break;
      if (performance.now() + ASK_AGAIN_MS >= deadline) {
        this.rest();
        return false;
      }
      await delay(ASK_AGAIN_MS);
    }
    return true;
  }

  /** Runs a read; rejects as a lost connection if the server stops responding in the meantime. */
  async read<T>(
    identity: Identity,
    work: (sql: Sql) => Promise<T>,
    allowance: TransactionOptions,
  ): Promise<T> {
    const lost = Promise.withResolvers<never>();
    this.#running.add(lost.reject);
    try {
      return await Promise.race([this.#engine.read(identity, work, allowance), lost.promise]);
    } finally {
      this.#running.delete(lost.reject);
    }
  }

  /** Takes no reads until the next probe finds it well. */
  rest(): void {
    this.isUsable = false;
  }

  /** Checks whether it responds, and is less than two probes behind. */
  async probe(position: number | undefined): Promise<void> {
    try {
      const replayed = await before(performance.now() + PROBE_EACH_MS, this.#query.ask());
      this.isUsable = replayed >= this.#lastPosition;
    } catch (error) {
      if (this.#isClosed) return;
      this.isUsable = false;
      if (error instanceof NotAReplicaError) {
        if (this.#lastPosition === Number.POSITIVE_INFINITY) logEvent(error.message);
      } else this.#giveUp();
    }
    this.#lastPosition = position ?? Number.POSITIVE_INFINITY;
  }

  /** Connections without an answer may never end, and would keep their turns. */
  #giveUp(): void {
    if (this.#running.size > 0) {
      void this.#engine.close().catch(() => {});
      this.#engine = openPostgres(this.#url, this.#limits);
    }
    for (const reject of this.#running) reject(new ConnectionLostError(undefined));
    void this.#line.end({ timeout: 0 });
    this.#line = this.#openLine();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#line.end({ timeout: 1 });
    await Promise.race([this.#engine.close(), delay(CLOSE_MS, undefined, { ref: false })]);
  }
}

class NotAReplicaError extends Error {
  constructor() {
    super('A server of DATABASE_REPLICA_URLS is not a replica, so it is not used.');
  }
}
