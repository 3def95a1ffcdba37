import { ConnectionLostError, isConnectionLoss } from './database-errors.ts';
import type { Sql } from './engine.ts';

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/**
 * Checked here because the driver fails the wrong query of a pipeline for it and then never sends the ROLLBACK; each
 * such statement would block its connection for half a minute.
 */
function rejectUndefined(values: readonly unknown[]): void {
  if (values.includes(undefined)) throw new TypeError('A statement parameter has no value.');
}

/**
 * Blocks statements after a transaction's connection is lost. The driver fails the transaction itself, but a later
 * statement, including its own ROLLBACK, would be written to a missing socket, which ends the process
 * (porsager/postgres, issues 1154 and 1208).
 */
export class OpenTransaction {
  #isLost = false;
  #isRefused = false;

  /** Call when the driver has failed the transaction. */
  lose(): void {
    this.#isLost = true;
  }

  /** Call when BEGIN failed; nothing more of the transaction may be sent. */
  refuse(): void {
    this.#isRefused = true;
  }

  /** Wraps `sql` to run statements only while there is a connection. */
  guard(sql: Sql): Sql {
    const assertConnected = () => {
      if (this.#isLost || this.#isRefused) throw new ConnectionLostError(undefined);
    };
    return new Proxy(sql, {
      apply(target, self, args) {
        assertConnected();
        rejectUndefined(args.slice(1));
        return Reflect.apply(target, self, args);
      },
      get(target, name, receiver) {
        if (name !== 'unsafe') return Reflect.get(target, name, receiver);
        assertConnected();
        return (...args: Parameters<Sql['unsafe']>) => {
          rejectUndefined(args[1] ?? []);
          return target.unsafe(...args);
        };
      },
    });
  }

  /** Returns the result of the work; never resolves once the driver is about to fail the transaction. */
  async settle<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work;
      return this.#isLost ? await never<T>() : result;
    } catch (error) {
      if (this.#isLost || isConnectionLoss(error)) return never<T>();
      throw error;
    }
  }
}

/**
 * Sends a value its type's serializer can't handle as plain text, which the database then rejects. If a serializer
 * threw or returned anything but text, the driver would leave the connection stuck in the middle of a message.
 */
export const withTextFallback = <T extends object>(serializers: T): T =>
  new Proxy(serializers, {
    get(target, type) {
      const serialize: unknown = Reflect.get(target, type);
      if (typeof serialize !== 'function') return serialize;
      return (value: unknown): string => {
        try {
          const text: unknown = serialize(value);
          return typeof text === 'string' ? text : String(value);
        } catch {
          return String(value);
        }
      };
    },
  });
