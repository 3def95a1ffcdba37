import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import type { Engine } from '../db/engine.ts';
import { busyResponse } from '../http/busy.ts';
import { TurnRefused } from '../turns.ts';
import { PROBE_SCHEMA } from './attack-replay.ts';
import { createKysely, runIn } from './dialect.ts';
import { databaseErrorResponse, isDatabaseFailure } from './errors.ts';
import { readJsonArguments } from './json-arguments.ts';
import { currentScope } from './scope.ts';

// biome-ignore lint/suspicious/noExplicitAny: the package's own signature of its query builder
type AnyKysely = Kysely<any>;

/**
 * The REST engine's view of the database, fenced: it parses requests and compiles SQL, while
 * transactions, roles and errors stay with this backend. The stock connection shares one session
 * between requests on PGlite and grants everything to everybody on its first request; both live in
 * `withContext`, which is replaced as a whole here. No other file imports this package.
 */
class FencedConnection extends PostgresConnection {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super({ url: 'postgres://the-stock-driver-is-never-connected' });
    this.#engine = engine;
    this.kysely = createKysely((text, parameters) =>
      engine.read('system', (sql) => runIn(sql)(text, parameters)),
    );
  }

  override async withContext<T>(_vars: unknown, work: (db: AnyKysely) => Promise<T>): Promise<T> {
    const { identity, access } = currentScope();
    try {
      return await this.#engine[access](identity, (sql) => work(createKysely(runIn(sql))));
    } catch (error) {
      // What `work` returns is the request's Response, so the error's own answer takes its place.
      if (error instanceof TurnRefused) return busyResponse(error) as T;
      if (isDatabaseFailure(error)) return databaseErrorResponse(error, identity) as T;
      throw error;
    }
  }

  /** The package prints every error it meets; what a caller sent does not belong in a log. */
  override normalizeDbError(error: unknown): unknown {
    if (typeof error === 'object' && error !== null) {
      Object.defineProperty(error, inspect.custom, { value: () => 'REST: request refused' });
    }
    return error;
  }
}

export interface RestEngine {
  fetch(request: Request): Promise<Response>;
  /** Whether a function promises (by STABLE or IMMUTABLE) to write nothing; it gets no chance to. */
  onlyReads(functionName: string): boolean;
  /** The arguments of a function that are JSON themselves. */
  jsonArguments(functionName: string): ReadonlySet<string> | undefined;
}

/** Builds the REST engine and reads the schema once, before the first request needs it. */
export async function openRestEngine(engine: Engine): Promise<RestEngine> {
  const connection = new FencedConnection(engine);
  const app = new App({
    connection,
    auth: { enabled: false },
    studio: { enabled: false },
    storage: { enabled: false },
    db: { migrations: { enabled: false } },
    api: { schemas: ['public', PROBE_SCHEMA] },
    options: {
      server: {
        disableStudio: true,
        disableFallback: true,
        apiKeys: { resolver: async () => ({ type: 'publishable', claims: claimsInScope() }) },
      },
    },
  } as unknown as ConstructorParameters<typeof App>[0]);
  await app.init();
  await connection.introspect();
  const [readers, jsonArguments] = await Promise.all([
    functionsThatOnlyRead(engine),
    readJsonArguments(engine),
  ]);
  return {
    fetch: async (request) => app.fetch(request),
    onlyReads: (name) => readers.has(name),
    jsonArguments: (name) => jsonArguments.get(name),
  };
}

async function functionsThatOnlyRead(engine: Engine): Promise<Set<string>> {
  const rows = await engine.read(
    'system',
    (sql) => sql<{ name: string }[]>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
      group by proname having bool_and(provolatile <> 'v')`,
  );
  return new Set(rows.map(({ name }) => name));
}

function claimsInScope(): Record<string, unknown> {
  const { claims, role } = currentScope().identity;
  return { ...claims, role };
}
