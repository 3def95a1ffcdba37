import type { Duplex } from 'node:stream';
import { setTimeout as moment } from 'node:timers/promises';
import postgres from 'postgres';
import { REQUEST_LIMIT_MS, type TurnLimits, VISITOR_LIMIT_MS } from '../bounds.ts';
import { currentCaller, runForNobody } from '../callers.ts';
import { NobodyWaits, Turns } from '../turns.ts';
import { beginAtOnce, WRITES_IN_TRANSACTIONS_ALONE } from './begin-at-once.ts';
import { applyIdentity, longCallLimit } from './context.ts';
import type { Allowance, Engine, Identity, Sql } from './engine.ts';
import { isConnectionLoss, withSqlState } from './faults.ts';
import { OpenTransaction, withTextFallback } from './lost-connections.ts';
import { Notifications } from './notifications.ts';
import { RANDOM_PAGE_COST } from './planning.ts';
import { WIRE_TYPES } from './types.ts';

type Options = postgres.Options<Record<string, postgres.PostgresType>>;

/** What differs between engines; everything else is the same driver and the same statements. */
export interface Session {
  kind: Engine['kind'];
  turns: TurnLimits;
  /** Whether a running query can be stopped from another session. */
  canCancel?: boolean;
  url?: string;
  options: Options;
  /** Where the driver's bytes go instead of a network socket; asked again after an interruption. */
  socket?: () => Promise<Duplex>;
  /** Makes everything committed so far durable; a real Postgres has done so by itself. */
  makeDurable?: () => Promise<void>;
  requestLimitMs?: number;
  /** Called when a request ran over its time; ends it, whatever it takes. */
  interrupt?: () => void;
  /** For an engine that cannot stop a statement by itself: how long the present one runs, and how long it may. */
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

/** Opens the one driver both engines use and fences every statement into its own transaction. */
export function openSession(session: Session): Engine {
  // The driver takes a socket factory, which its own types forget.
  const options: Options & Pick<Session, 'socket'> = {
    ...session.options,
    ...(session.socket ? { socket: session.socket } : {}),
    types: WIRE_TYPES,
    onnotice: () => {},
    debug: false,
    connection: {
      ...session.options.connection,
      TimeZone: 'UTC',
      random_page_cost: RANDOM_PAGE_COST,
      application_name: 'haven-exchange',
    },
  };
  const notifications = new Notifications(session.makeDurable);
  const open = (extra: Options) => {
    const all = { ...options, ...extra };
    const sql = session.url ? postgres(session.url, all) : postgres(all);
    sql.options.serializers = withTextFallback(sql.options.serializers);
    return sql;
  };
  // An engine with one session listens on it; one with many gives listening a session of its own.
  const isShared = session.options.max === 1;
  const pool = isShared
    ? notifications.options
    : { connection: { ...options.connection, ...WRITES_IN_TRANSACTIONS_ALONE } };
  let driver = open(pool);
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
  // Scripts say by themselves what belongs into one transaction.
  const scripts = isShared ? driver : open({ max: 1, idle_timeout: 1 });
  // Opened when somebody first leaves: a query that is to stop holds up its own session and no other.
  const canceller = session.canCancel ? open({ max: 1, idle_timeout: 10 }) : undefined;

  const turns = new Turns(session.turns);
  const running = new Set<Promise<unknown>>();

  /**
   * A connection that breaks while something is on its way out is of no use any more, and the driver
   * does not know (the same issues): its successor begins with fresh ones.
   */
  function renew(broken: typeof driver): void {
    if (isShared || driver !== broken) return;
    // It asks at each connect how arrays look, and nobody hears when that fails.
    broken.options.fetch_types = false;
    const { parsers, serializers } = broken.options;
    driver = open({ ...pool, fetch_types: false });
    Object.assign(driver.options.parsers, parsers);
    Object.assign(driver.options.serializers, serializers);
    void broken.end();
  }

  async function transact<T>(
    access: 'read only' | 'read write',
    identity: Identity,
    work: (sql: Sql) => Promise<T>,
    { limitMs, isSnapshot }: Allowance = {},
  ): Promise<T> {
    const mode = isSnapshot ? `isolation level repeatable read ${access}` : access;
    const caller = currentCaller();
    const mayStop = access === 'read only' && caller && !caller.hasWritten;
    const gone = mayStop ? caller.signal : undefined;
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
    const begin = (resolve: (result: T) => void): Promise<T> => {
      using = driver;
      const inside = async (sql: Sql, begun?: Promise<unknown>) => {
        if (gone?.aborted) throw new NobodyWaits();
        const applied = applyIdentity(sql, identity);
        const allowed = limitMs ? allowStatements(sql, limitMs) : undefined;
        const asked = work(transaction.guard(sql));
        const answer = Promise.all([asked, begun, applied, allowed]).then(([result]) => result);
        const leaving =
          gone && canceller ? cancelWhen(canceller, gone, applied, answer) : undefined;
        try {
          const result = await Promise.race([
            transaction.settle(answer),
            interruptInTime(),
            ...(leaving ? [leaving.cancelled] : []),
          ]);
          // What was read is true whether or not the COMMIT's own reply has come back.
          if (access === 'read only') resolve(result);
          return result;
        } catch (error) {
          throw leaving?.isCancelled() ? new NobodyWaits() : error;
        } finally {
          await leaving?.stop();
        }
      };
      return isShared
        ? (using.begin(mode, inside) as Promise<T>)
        : beginAtOnce(using, mode, inside, () => transaction.refuse());
    };
    try {
      return await new Promise<T>((resolve, reject) => {
        const turn = turns.run(() => {
          if (caller && access === 'read write') caller.hasWritten = true;
          // A connection that is opened for this one serves others after it.
          return runForNobody(() => begin(resolve));
        });
        running.add(turn);
        void turn.catch(() => {}).then(() => running.delete(turn));
        turn.then(
          (result) => resolve(result as T),
          (error) => {
            transaction.lose();
            reject(error);
          },
        );
      });
    } catch (error) {
      // An interrupted database reports a lost connection; the reason is what the caller should hear.
      const reason = withSqlState(error);
      if (isConnectionLoss(reason)) renew(using);
      throw overran ?? reason;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Stops what a session does for somebody who leaves. It is told again until it has stopped: between
   * two statements it does not listen.
   */
  function cancelWhen(
    by: postgres.Sql,
    gone: AbortSignal,
    pid: Promise<number>,
    answer: Promise<unknown>,
  ) {
    let isOver = false;
    const over = answer
      .catch(() => {})
      .then(() => {
        isOver = true;
      });
    const tell = async () => {
      const number = await pid;
      while (!isOver) {
        await by`select pg_cancel_backend(${number})`;
        await Promise.race([over, moment(CANCEL_AGAIN_MS)]);
      }
    };
    let telling: Promise<unknown> | undefined;
    let leave = () => {};
    const cancelled = new Promise<never>((_, reject) => {
      leave = () => {
        telling = tell().catch(() => {});
        void telling.then(() => reject(new NobodyWaits()));
      };
    });
    cancelled.catch(() => {});
    gone.addEventListener('abort', leave);
    return {
      /** Rejects when the session has stopped; its own word on why says less. */
      cancelled,
      isCancelled: () => telling !== undefined,
      /** Resolves when nothing can hit the session any more: the next transaction is somebody else's. */
      async stop() {
        gone.removeEventListener('abort', leave);
        await telling;
      },
    };
  }

  return {
    kind: session.kind,
    turns,
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
      // The driver does not wait for a connection whose last transaction is still ending.
      await Promise.allSettled(running);
      await canceller?.end({ timeout: 1 });
      if (line !== driver) await line.end({ timeout: 1 });
      if (scripts !== driver) await scripts.end({ timeout: 1 });
      await driver.end({ timeout: 5 });
      await session.close?.();
    },
  };
}

/** The session's own bounds are a request's; a longer transaction lifts them for itself. */
const allowStatements = (sql: Sql, limitMs: number) =>
  sql`select set_config('statement_timeout', ${String(limitMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(limitMs)}, true)`.execute();

const isOfPeople = (identity: Identity): boolean =>
  identity !== 'system' && identity.role !== 'service_role';

const limitOf = (identity: Identity): number =>
  identity !== 'system' && identity.role === 'anon' ? VISITOR_LIMIT_MS : REQUEST_LIMIT_MS;
