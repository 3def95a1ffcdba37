import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type KyselyPlugin,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Sql } from '../db/engine.ts';
import { sendJsonAsText } from './json-arguments.ts';

/** Runs one compiled query; the caller decides in which transaction. */
export type RunQuery = (
  text: string,
  parameters: readonly unknown[],
) => Promise<QueryResult<unknown>>;

export const runIn =
  (sql: Sql): RunQuery =>
  async (text, parameters) => {
    const rows = await sql.unsafe(sendJsonAsText(text), [...parameters] as never[], {
      prepare: true,
    });
    return { rows: [...rows], numAffectedRows: BigInt(rows.count ?? 0) };
  };

class QueryConnection implements DatabaseConnection {
  readonly #run: RunQuery;
  constructor(run: RunQuery) {
    this.#run = run;
  }
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.#run(query.sql, query.parameters) as Promise<QueryResult<R>>;
  }
  // biome-ignore lint/correctness/useYield: the interface wants a generator; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The REST engine does not stream.');
  }
}

/** Only the backend's engine starts and ends transactions, never a request. */
const rejectTransaction = async (): Promise<never> => {
  throw new Error('The REST engine must not start or end a transaction.');
};

class QueryDriver implements Driver {
  readonly #connection: QueryConnection;
  constructor(run: RunQuery) {
    this.#connection = new QueryConnection(run);
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  beginTransaction = rejectTransaction;
  commitTransaction = rejectTransaction;
  rollbackTransaction = rejectTransaction;
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** A Kysely instance that can only run queries through `run`. */
export function createKysely(
  run: RunQuery,
  plugins: KyselyPlugin[] = [],
): Kysely<Record<string, Record<string, unknown>>> {
  return new Kysely({
    plugins,
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new QueryDriver(run),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
