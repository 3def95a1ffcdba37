import type { Engine } from '../db/engine.ts';
import { logServerError } from '../http/error-log.ts';

const LEASE_SECONDS = 30;
const RENEW_MS = 10_000;

/** Work that only one process on the database does at a time. Ends with the process, or half a minute after a kill. */
export class Leases {
  readonly #engine: Engine;
  readonly #process: string;
  readonly #renewals = new Map<string, NodeJS.Timeout>();

  constructor(engine: Engine, process: string) {
    this.#engine = engine;
    this.#process = process;
  }

  /** Returns whether it was free, and last taken at least `restSeconds` ago. Held until `release`. */
  async take(name: string, restSeconds = 0): Promise<boolean> {
    const rows = await this.#engine.write(
      'system',
      (sql) => sql`
        insert into haven_local.leases as l (name, process, held_until)
        values (${name}, ${this.#process}, now() + make_interval(secs => ${LEASE_SECONDS}))
        on conflict (name) do update set
          process = excluded.process, held_until = excluded.held_until, taken_at = now()
        where l.held_until <= now()
          and (${restSeconds}::float8 = 0 or l.taken_at <= now() - make_interval(secs => ${restSeconds}))
        returning 1`,
    );
    if (rows.length === 0) return false;
    const timer = setInterval(() => void this.#renew(name).catch(logServerError), RENEW_MS);
    this.#renewals.set(name, timer.unref());
    return true;
  }

  async release(name: string): Promise<void> {
    clearInterval(this.#renewals.get(name));
    this.#renewals.delete(name);
    await this.#engine.write(
      'system',
      (sql) => sql`
        update haven_local.leases set held_until = now()
        where name = ${name} and process = ${this.#process}`,
    );
  }

  async #renew(name: string): Promise<void> {
    await this.#engine.write(
      'system',
      (sql) => sql`
        update haven_local.leases set held_until = now() + make_interval(secs => ${LEASE_SECONDS})
        where name = ${name} and process = ${this.#process}`,
    );
  }

  async close(): Promise<void> {
    for (const name of [...this.#renewals.keys()]) await this.release(name).catch(() => {});
  }
}
