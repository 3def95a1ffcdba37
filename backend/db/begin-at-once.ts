import type postgres from 'postgres';

type Unsafe = postgres.Sql['unsafe'];

interface Queue {
  push(connection: Connection): void;
  remove(connection: Connection): void;
}

/** What the driver hands to whoever begins a transaction; its own types do not say so. */
interface Connection {
  queue: Queue;
}

type BeginOptions = postgres.UnsafeQueryOptions & {
  onexecute?: (connection: Connection) => void;
};

/**
 * What a session has to say at its start if its transactions begin like this: what was sent behind a
 * BEGIN that failed runs outside of any transaction and under no identity, and must not write.
 */
export const WRITES_IN_TRANSACTIONS_ALONE = { default_transaction_read_only: true };

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/**
 * As the driver's own `begin`, which waits for the answer of BEGIN before it sends anything else: here
 * the first statements go out with it, in one write. `begun` is that answer, and nothing that was asked
 * may be believed before it has come. Where it is a refusal, `refused` is called before anybody hears of
 * anything else, and nothing more may be sent: the session may be somebody else's by then.
 */
export function beginAtOnce<T>(
  driver: postgres.Sql,
  mode: string,
  work: (sql: postgres.TransactionSql, begun: Promise<unknown>) => Promise<T>,
  refused: () => void,
): Promise<T> {
  const { unsafe } = driver;
  let begun: Promise<unknown> = Promise.resolve();
  let isRefused = false;
  driver.unsafe = ((text: string, args: never[], options: BeginOptions) => {
    const sent = Promise.withResolvers<void>();
    const onexecute = (connection: Connection) => {
      options.onexecute?.(connection);
      const { queue } = connection;
      queueMicrotask(() => {
        // Meanwhile the driver has put it among those that take no statement before their answer.
        connection.queue.remove(connection);
        queue.push(connection);
        connection.queue = queue;
        sent.resolve();
      });
    };
    begun = unsafe(text, args, { ...options, onexecute } as BeginOptions).catch((error) => {
      isRefused = true;
      refused();
      sent.reject(error);
      throw error;
    });
    begun.catch(() => {});
    return { execute: () => sent.promise };
  }) as Unsafe;
  const quiet = async (sql: postgres.TransactionSql): Promise<T> => {
    try {
      const result = await work(sql, begun);
      return isRefused ? never<T>() : result;
    } catch (error) {
      // The driver would send a ROLLBACK.
      if (isRefused) return never<T>();
      throw error;
    }
  };
  try {
    // It begins before its first pause, so that no other transaction comes by here.
    const done = driver.begin(mode, quiet) as Promise<T>;
    return Promise.race([done, begun.then(() => done)]);
  } finally {
    driver.unsafe = unsafe;
  }
}
