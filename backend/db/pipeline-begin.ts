import type postgres from 'postgres';

type Unsafe = postgres.Sql['unsafe'];

interface Queue {
  push(connection: Connection): void;
  remove(connection: Connection): void;
}

/** What the driver passes to a new transaction; missing from its types. */
interface Connection {
  queue: Queue;
}

type BeginOptions = postgres.UnsafeQueryOptions & {
  onexecute?: (connection: Connection) => void;
};

/**
 * Session setting required for pipelined BEGINs: statements sent after a failed BEGIN run outside a transaction and
 * without an identity, so they must not write.
 */
export const READ_ONLY_OUTSIDE_TRANSACTIONS = { default_transaction_read_only: true };

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/**
 * Like the driver's own `begin`, which waits for the BEGIN response before it sends anything else. Here the first
 * statements are sent together with it in one write. `begun` is that response, and no result may be trusted before it
 * arrives. If BEGIN fails, `refused` is called before any other result is delivered, and nothing more may be sent,
 * because the session may belong to another transaction by then.
 */
export function pipelineBegin<T>(
  driver: postgres.Sql,
  mode: string,
  work: (sql: postgres.TransactionSql, begun: Promise<unknown>) => Promise<T>,
  onBeginFailed: () => void,
): Promise<T> {
  const { unsafe } = driver;
  let beginResult: Promise<unknown> = Promise.resolve();
  let hasBeginFailed = false;
  driver.unsafe = ((text: string, args: never[], options: BeginOptions) => {
    const sent = Promise.withResolvers<void>();
    const onexecute = (connection: Connection) => {
      options.onexecute?.(connection);
      const { queue } = connection;
      queueMicrotask(() => {
        // In the meantime the driver has moved the connection to those that take no statement before their response.
        connection.queue.remove(connection);
        queue.push(connection);
        connection.queue = queue;
        sent.resolve();
      });
    };
    beginResult = unsafe(text, args, { ...options, onexecute } as BeginOptions).catch((error) => {
      hasBeginFailed = true;
      onBeginFailed();
      sent.reject(error);
      throw error;
    });
    beginResult.catch(() => {});
    return { execute: () => sent.promise };
  }) as Unsafe;
  const quiet = async (sql: postgres.TransactionSql): Promise<T> => {
    try {
      const result = await work(sql, beginResult);
      return hasBeginFailed ? never<T>() : result;
    } catch (error) {
      // The driver would send a ROLLBACK.
      if (hasBeginFailed) return never<T>();
      throw error;
    }
  };
  try {
    // `begin` starts synchronously, so no other transaction can interleave.
    const done = driver.begin(mode, quiet) as Promise<T>;
    return Promise.race([done, beginResult.then(() => done)]);
  } finally {
    driver.unsafe = unsafe;
  }
}
