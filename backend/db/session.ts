import type { Duplex } from 'node:stream';
import { setTimeout as moment } from 'node:timers/promises';
import postgres from 'postgres';
import { currentCaller, withoutRequestContext } from '../callers.ts';
import { type QueueLimits, REQUEST_LIMIT_MS, VISITOR_LIMIT_MS } from '../request-limits.ts';
import { ClientDisconnectedError, RequestQueue } from '../request-queue.ts';
import { applyIdentity, longCallLimit } from './context.ts';
import { isConnectionLoss, withSqlState } from './database-errors.ts';
import type { Engine, Identity, Sql, TransactionOptions } from './engine.ts';
import { OpenTransaction, withTextFallback } from './lost-connections.ts';
import { Notifications } from './notifications.ts';
import { pipelineBegin, READ_ONLY_OUTSIDE_TRANSACTIONS } from './pipeline-begin.ts';
import { RANDOM_PAGE_COST } from './planner-costs.ts';
import { WIRE_TYPES } from './types.ts';

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/** Differences between engines; everything else uses the same driver and statements. */
export interface Session {
  kind: Engine['kind'];
  turns: QueueLimits;
  /** True if a running query can be canceled from another session. */
  canCancel?: boolean;
  url?: string;
  /**
   * The database itself, if `url` is a pooler that assigns a connection per transaction. Scripts, LISTEN and
   * cancellation go there. Nothing lasts longer than a transaction behind a pooler: settings are set in each one, and
   * statements are not prepared.
   */
  directUrl?: string | undefined;
  options: Options;
  /** Socket factory used instead of a network socket; called again after an interruption. */
  socket?: () => Promise<Duplex>;
  /** Makes everything committed so far durable; a real Postgres does this itself. */
  makeDurable?: () => Promise<void>;
  requestLimitMs?: number;
  /** Called when a request exceeds its time limit; ends it by any means. */
  interrupt?: () => void;
  /** For an engine that can't cancel a statement itself: how long the current one has run, and its limit. */
  watch?: { statementMs: () => number; limitMs: number };
  close?: () => Promise<void>;
}

const CANCEL_AGAIN_MS = 100;

export class RequestTooLong extends Error {
  readonly code = '57014';
  constructor() {
    super('canceling statement due to statement timeout');
  }
}

/** Opens the driver both engines use and isolates every statement in its own transaction. */
export function openSession(session: Session): Engine {
  // The driver accepts a socket factory, but its types omit it.
  const limits = { ...session.options.connection, random_page_cost: RANDOM_PAGE_COST };
  // Poolers keep these two for each client.
  const keptByPooler = { TimeZone: 'UTC', application_name: 'haven-exchange' };
  const options: Options & Pick<Session, 'socket'> = {
    ...session.options,
    ...(session.socket ? { socket: session.socket } : {}),
    types: WIRE_TYPES,
    onnotice: () => {},
    debug: false,
    connection: { ...limits, ...keptByPooler },
  };
  const isPooled = session.directUrl !== undefined;
  const settings = isPooled
    ? Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)]))
    : {};
  const notifications = new Notifications(session.makeDurable);
  const open = (extra: Options, url = session.directUrl ?? session.url) => {
    const all = { ...options, ...extra };
    const sql = url ? postgres(url, all) : postgres(all);
    sql.options.serializers = withTextFallback(sql.options.serializers);
    return sql;
  };
  // An engine with one session listens on it; one with many uses a separate session for listening.
  const isShared = session.options.max === 1;
  const pool = isShared
    ? notifications.options
    : isPooled
      ? { connection: keptByPooler, prepare: false }
      : { connection: { ...options.connection, ...READ_ONLY_OUTSIDE_TRANSACTIONS } };
  let driver = open(pool, session.url);
  const line = isShared
    ? driver
    : open({
        ...notifications.options,
        max: 1,
        idle_timeout: 0,
        max_lifetime: null,
        fetch_types: false,
      });
  notifications.attach(line);
  // Scripts define their own transactions.
  const scripts = isShared ? driver : open({ max: 1, idle_timeout: 1 });
  // Opened on the first disconnect: a query being canceled blocks only its own session.
  const canceller = session.canCancel ? open({ max: 1, idle_timeout: 10 }) : undefined;

  const queue = new RequestQueue(session.turns);
  const running = new Set<Promise<unknown>>();

  /**
   * A connection that breaks during a send is unusable, and the driver doesn't notice (same issues), so the next one
   * starts with a new pool.
   */
  function renew(broken: typeof driver): void {
    if (isShared || driver !== broken) return;
    broken.options.fetch_types = false;
    const { parsers, serializers } = broken.options;
    driver = open({ ...pool, fetch_types: false }, session.url);
    Object.assign(driver.options.parsers, parsers);
    Object.assign(driver.options.serializers, serializers);
    void broken.end();
  }

  async function transact<T>(
    access: 'read only' | 'read write',
    identity: Identity,
    work: (sql: Sql) => Promise<T>,
    { limitMs, isSnapshot }: TransactionOptions = {},
  ): Promise<T> {
    const mode = isSnapshot ? `isolation level repeatable read ${access}` : access;
    const caller = currentCaller();
    const mayStop = access === 'read only' && caller && !caller.hasWritten;
    const disconnectSignal = mayStop ? caller.signal : undefined;
    let using = driver;
    const transaction = new OpenTransaction();
    let overran: RequestTooLong | undefined;
    let timer: NodeJS.Timeout | undefined;
    const interruptInTime = () =>
      new Promise<never>((_, reject) => {
        const own = limitMs ?? longCallLimit(identity);
        const endsAt = performance.now() + (own ?? session.requestLimitMs ?? limitOf(identity));
        const watch = own === undefined && isOfPeople(identity) ? session.watch : undefined;
        const look = () => {
          const forStatement = watch
            ? watch.limitMs - watch.statementMs()
            : Number.POSITIVE_INFINITY;
          const left = Math.min(endsAt - performance.now(), forStatement);
          if (left > 0) {
            timer = setTimeout(look, Math.ceil(left));
            return;
          }
          overran = new RequestTooLong();
          session.interrupt?.();
          reject(overran);
        };
        look();
      });
    const runTransaction = (resolve: (result: T) => void): Promise<T> => {
      using = driver;
      const inside = async (sql: Sql, beginResult?: Promise<unknown>) => {
        if (disconnectSignal?.aborted) throw new ClientDisconnectedError();
        const applied = applyIdentity(sql, identity, settings);
        const allowed = limitMs ? allowStatements(sql, limitMs) : undefined;
        const workResult = work(transaction.guard(sql));
        const pendingResult = Promise.all([workResult, beginResult, applied, allowed]).then(
          ([result]) => result,
        );
        const cancellation =
          disconnectSignal && canceller
            ? cancelWhen(canceller, disconnectSignal, applied, pendingResult)
            : undefined;
        try {
          const result = await Promise.race([
            transaction.settle(pendingResult),
            interruptInTime(),
            ...(cancellation ? [cancellation.cancelled] : []),
          ]);
          // The driver queries array types at each connect, and its failure goes unnoticed. Once is enough.
          using.options.fetch_types = false;
          // Read results are valid whether or not the COMMIT was acknowledged.
          if (access === 'read only') resolve(result);
          return result;
        } catch (error) {
          throw cancellation?.isCancelled() ? new ClientDisconnectedError() : error;
        } finally {
          await cancellation?.stop();
        }
      };
      // Statements after a failed BEGIN must not write, which only a setting of the session can ensure.
      return isShared || isPooled
        ? (using.begin(mode, inside) as Promise<T>)
        : pipelineBegin(using, mode, inside, () => transaction.refuse());
    };
    try {
      return await new Promise<T>((resolve, reject) => {
        const queuedRun = queue.run(() => {
          if (caller && access === 'read write') caller.hasWritten = true;
          // A connection opened for this request serves others afterwards.
          return withoutRequestContext(() => runTransaction(resolve));
        });
        running.add(queuedRun);
        void queuedRun.catch(() => {}).then(() => running.delete(queuedRun));
        queuedRun.then(
          (result) => resolve(result as T),
          (error) => {
            transaction.lose();
            reject(error);
          },
        );
      });
    } catch (error) {
      // An interrupted database reports a lost connection; the caller should get the real reason.
      const reason = withSqlState(error);
      if (isConnectionLoss(reason)) renew(using);
      throw overran ?? reason;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Cancels a session's work when the client disconnects. Repeated until it stops, because a session ignores
   * cancellation between two statements.
   */
  function cancelWhen(
    by: postgres.Sql,
    disconnectSignal: AbortSignal,
    pid: Promise<number>,
    pendingResult: Promise<unknown>,
  ) {
    let isOver = false;
    const over = pendingResult
      .catch(() => {})
      .then(() => {
        isOver = true;
      });
    const cancelQuery = async () => {
      const number = await pid;
      while (!isOver) {
        await by`select pg_cancel_backend(${number})`;
        await Promise.race([over, moment(CANCEL_AGAIN_MS)]);
      }
    };
    let cancelRequest: Promise<unknown> | undefined;
    let onDisconnect = () => {};
    const cancelled = new Promise<never>((_, reject) => {
      onDisconnect = () => {
        cancelRequest = cancelQuery().catch(() => {});
        void cancelRequest.then(() => reject(new ClientDisconnectedError()));
      };
    });
    cancelled.catch(() => {});
    disconnectSignal.addEventListener('abort', onDisconnect);
    return {
      /** Rejects when the session has stopped; the session's own error says less. */
      cancelled,
      isCancelled: () => cancelRequest !== undefined,
      /**
       * Resolves when no cancellation can hit the session anymore, because its next transaction belongs to another
       * request.
       */
      async stop() {
        disconnectSignal.removeEventListener('abort', onDisconnect);
        await cancelRequest;
      },
    };
  }

  return {
    kind: session.kind,
    turns: queue,
    read: (identity, work, allowance) => transact('read only', identity, work, allowance),
    async write(identity, work, allowance) {
      const result = await transact('read write', identity, work, allowance);
      await session.makeDurable?.();
      return result;
    },
    async script(text) {
      await scripts
        .unsafe(text)
        .simple()
        .catch((error) => Promise.reject(withSqlState(error)));
      await session.makeDurable?.();
    },
    listen: (channel, listener) => notifications.listen(channel, listener),
    async close() {
      notifications.close();
      // The driver doesn't wait for a connection whose last transaction is still ending.
      await Promise.allSettled(running);
      await canceller?.end({ timeout: 1 });
      if (line !== driver) await line.end({ timeout: 1 });
      if (scripts !== driver) await scripts.end({ timeout: 1 });
      await driver.end({ timeout: 5 });
      await session.close?.();
    },
  };
}

/** The session's own limits are those of a request; a longer transaction raises them for itself. */
const allowStatements = (sql: Sql, limitMs: number) =>
  sql`select set_config('statement_timeout', ${String(limitMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(limitMs)}, true)`.execute();

const isOfPeople = (identity: Identity): boolean =>
  identity !== 'system' && identity.role !== 'service_role';

const limitOf = (identity: Identity): number =>
  identity !== 'system' && identity.role === 'anon' ? VISITOR_LIMIT_MS : REQUEST_LIMIT_MS;
