import type { Sql } from './engine.ts';
import { ConnectionLost, isConnectionLoss } from './faults.ts';

const never = <T>(): Promise<T> => new Promise<T>(() => {});

/**
 * Checked here because the driver fails the wrong query of a pipeline for it, and then never sends the ROLLBACK:
 * each such statement would take its connection from everyone for half a minute.
 */
function refuseUndefined(values: readonly unknown[]): void {
  if (values.includes(undefined))
    throw new TypeError('A statement lacks the value of a parameter.');
}

/**
 * Keeps a transaction from speaking once its connection is gone. The driver fails the transaction by
 * itself then; but a statement that comes later, its own ROLLBACK included, would be written to no
 * socket at all, which ends the process (porsager/postgres, issues 1154 and 1208).
 */
export class OpenTransaction {
  #isLost = false;
  #isRefused = false;

  /** To be called when the driver has failed the transaction. */
  lose(): void {
    this.#isLost = true;
  }

  /** To be called when the database has not begun it: nothing more of it may be sent. */
  refuse(): void {
    this.#isRefused = true;
  }

  /** The same statements as long as there is a connection for them. */
  guard(sql: Sql): Sql {
    const refuseLost = () => {
      if (this.#isLost || this.#isRefused) throw new ConnectionLost(undefined);
    };
    return new Proxy(sql, {
      apply(target, self, given) {
        refuseLost();
        refuseUndefined(given.slice(1));
        return Reflect.apply(target, self, given);
      },
      get(target, name, receiver) {
        if (name !== 'unsafe') return Reflect.get(target, name, receiver);
        refuseLost();
        return (...given: Parameters<Sql['unsafe']>) => {
          refuseUndefined(given[1] ?? []);
          return target.unsafe(...given);
        };
      },
    });
  }

  /** What the work came to; nothing at all, once the driver is about to fail the transaction. */
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
 * Sends a value that its type's serializer can't take as plain text, which the database then refuses. If a serializer
 * threw, or answered anything but text, the driver would leave the connection waiting in the middle of a message.
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
