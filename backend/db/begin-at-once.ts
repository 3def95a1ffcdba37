import type postgres from 'postgres';

type Unsafe = postgres.Sql['unsafe'];

interface Queue {
  push(connection: Connection): void;
  remove(connection: Connection): void;
}

/** What the driver hands to whoever begins a transaction; its own types do not say so. */
interface Connection {
  queue: Queue;
  terminate(): void;
}

type BeginOptions = postgres.UnsafeQueryOptions & {
  onexecute?: (connection: Connection) => void;
};

/**
 * What a session has to say at its start if its transactions begin like this: what was sent behind a
 * BEGIN that failed runs outside of any transaction and under no identity, and must not write.
 */
export const WRITES_IN_TRANSACTIONS_ALONE = { default_transaction_read_only: true };

/**
 * As the driver's own `begin`, which waits for the answer of BEGIN before it sends anything else: here
 * the first statements go out with it, in one write. `begun` is that answer, and nothing that was asked
 * may be believed before it has come. Where it is a refusal, the session is ended.
 */
export function beginAtOnce<T>(
  driver: postgres.Sql,
  mode: string,
  work: (sql: postgres.TransactionSql, begun: Promise<unknown>) => Promise<T>,
): Promise<T> {
  const { unsafe } = driver;
  let begun: Promise<unknown> = Promise.resolve();
  driver.unsafe = ((text: string, args: never[], options: BeginOptions) => {
    let connection: Connection | undefined;
    const sent = Promise.withResolvers<void>();
    const onexecute = (given: Connection) => {
      options.onexecute?.(given);
      connection = given;
      const { queue } = given;
      queueMicrotask(() => {
        // Meanwhile the driver has put it among those that take no statement before their answer.
        given.queue.remove(given);
        queue.push(given);
        given.queue = queue;
        sent.resolve();
      });
    };
    const query = unsafe(text, args, { ...options, onexecute } as BeginOptions);
    begun = query.catch((error: unknown) => {
      connection?.terminate();
      sent.reject(error);
      throw error;
    });
    begun.catch(() => {});
    return { execute: () => sent.promise };
  }) as Unsafe;
  try {
    // It begins before its first pause, so that no other transaction comes by here.
    return driver.begin(mode, (sql) => work(sql, begun)) as Promise<T>;
  } finally {
    driver.unsafe = unsafe;
  }
}
