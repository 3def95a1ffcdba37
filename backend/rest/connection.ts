import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import type { Engine, Sql } from '../db/engine.ts';
import { overloadedResponse } from '../http/overload.ts';
import { RequestQueueError } from '../request-queue.ts';
import { PROBE_SCHEMA } from './attack-replay.ts';
import { createKysely, type RunQuery, runIn } from './dialect.ts';
import { readDomains, withBaseTypes } from './domain-arguments.ts';
import { databaseErrorResponse, isDatabaseFailure } from './errors.ts';
import { estimateCounts } from './estimates.ts';
import { filterExposed } from './exposed.ts';
import { readJsonArguments } from './json-arguments.ts';
import {
  rejectTooManyAffected,
  TooManyAffectedError,
  tooManyAffectedResponse,
} from './max-affected.ts';
import { MissingColumnDefaults } from './missing-columns.ts';
import { ReadBackByKeys } from './read-back.ts';
import { makeRows, type RowTypes, readRowArguments } from './row-arguments.ts';
import { currentScope, currentTarget, type RestScope } from './scope.ts';
import { TargetCatalogues } from './target-catalogues.ts';

// biome-ignore lint/suspicious/noExplicitAny: the package's own signature of its query builder
type AnyKysely = Kysely<any>;

/** Schemas exposed to requests; the startup attacks also see PROBE_SCHEMA. */
const EXPOSED = ['public', PROBE_SCHEMA];

type Introspection = Awaited<ReturnType<PostgresConnection['introspect']>>;

/**
 * An isolated connection for the REST engine: the engine parses requests and compiles SQL, while transactions, roles
 * and errors stay with this backend. The stock connection shares one session between requests on PGlite and grants
 * everything to everyone on its first request; both happen in `withContext`, which is replaced entirely here. No
 * other file imports this package.
 */
class FencedConnection extends PostgresConnection {
  readonly #engine: Engine;
  readonly #narrowed = new TargetCatalogues<Introspection>();

  constructor(engine: Engine) {
    super({ url: 'postgres://the-stock-driver-is-never-connected' });
    this.#engine = engine;
    this.kysely = createKysely((text, parameters) =>
      engine.read('system', (sql) => runIn(sql)(text, parameters)),
    );
  }

  override async introspect(options?: { useCache?: boolean }) {
    const known = await this.readCachedIntrospection(options);
    if (known) return this.#narrowed.of(known, currentTarget());
    const whole = withBaseTypes(await super.introspect(options), await readDomains(this.#engine));
    const exposed = filterExposed(whole, new Set(EXPOSED));
    await this.writeCachedIntrospection(exposed);
    return exposed;
  }

  /**
   * The attacks are done. Hide the probe schema, because one of its tables could share its name with a product table.
   */
  async hideProbe(): Promise<void> {
    const exposed = filterExposed(await this.introspect({ useCache: true }), new Set(['public']));
    await this.writeCachedIntrospection(exposed);
  }

  override async withContext<T>(_vars: unknown, work: (db: AnyKysely) => Promise<T>): Promise<T> {
    const scope = currentScope();
    const { identity, access, call, gaps, preferences } = scope;
    const plugins = [new ReadBackByKeys(), ...(gaps ? [new MissingColumnDefaults(gaps)] : [])];
    try {
      const run = async (sql: Sql) => {
        const result = await work(createKysely(applyPreferences(runIn(sql), scope), plugins));
        if (call && preferences?.mostAffected !== undefined) {
          await rejectTooManyAffected(result, preferences.mostAffected);
        }
        return result;
      };
      return access === 'read'
        ? await this.#engine.read(identity, run, { mayUseReplica: true })
        : await this.#engine.write(identity, run);
    } catch (error) {
      // `work` returns the request's Response, so the error's own response replaces it.
      if (error instanceof RequestQueueError) return overloadedResponse(error) as T;
      if (error instanceof TooManyAffectedError) return tooManyAffectedResponse(error) as T;
      if (isDatabaseFailure(error)) return databaseErrorResponse(error, identity) as T;
      throw error;
    }
  }

  /** The package prints every error, but a caller's input must not be logged. */
  override normalizeDbError(error: unknown): unknown {
    if (typeof error === 'object' && error !== null) {
      Object.defineProperty(error, inspect.custom, { value: () => 'REST: request rejected' });
    }
    return error;
  }
}

/** Adjusts the engine's statements where they differ from the client's request. */
function applyPreferences(run: RunQuery, { call, preferences }: RestScope): RunQuery {
  const counted = preferences?.estimatesCount ? estimateCounts(run) : run;
  return call?.rows ? makeRows(counted, call.rows) : counted;
}

export interface RestEngine {
  fetch(request: Request): Promise<Response>;
  /** Hides what only the startup attacks may see. */
  hideProbe(): Promise<void>;
  /** True if a function is declared STABLE or IMMUTABLE; it then runs read-only. */
  onlyReads(functionName: string): boolean;
  /** True if a function returns rows. */
  returnsRows(functionName: string): boolean;
  /** A function's JSON arguments. */
  jsonArguments(functionName: string): ReadonlySet<string> | undefined;
  /** A function's row arguments, with their type names. */
  rowArguments(functionName: string): RowTypes | undefined;
}

/** Builds the REST engine and reads the schema once, before the first request. */
export async function openRestEngine(engine: Engine): Promise<RestEngine> {
  const connection = new FencedConnection(engine);
  const app = new App({
    connection,
    auth: { enabled: false },
    studio: { enabled: false },
    storage: { enabled: false },
    db: { migrations: { enabled: false } },
    api: { schemas: EXPOSED },
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
  const [functions, jsonArguments, rowArguments] = await Promise.all([
    readFunctions(engine),
    readJsonArguments(engine),
    readRowArguments(engine),
  ]);
  return {
    fetch: async (request) => app.fetch(request),
    hideProbe: () => connection.hideProbe(),
    onlyReads: (name) => functions.get(name)?.onlyReads ?? false,
    returnsRows: (name) => functions.get(name)?.returnsRows ?? false,
    jsonArguments: (name) => jsonArguments.get(name),
    rowArguments: (name) => rowArguments.get(name),
  };
}

interface FunctionFacts {
  name: string;
  onlyReads: boolean;
  returnsRows: boolean;
}

async function readFunctions(engine: Engine): Promise<Map<string, FunctionFacts>> {
  const rows = await engine.read(
    'system',
    (sql) => sql<FunctionFacts[]>`
      select proname as name, bool_and(provolatile <> 'v') as "onlyReads",
        bool_and(proretset) as "returnsRows"
      from pg_proc where pronamespace = 'public'::regnamespace group by proname`,
  );
  return new Map(rows.map((facts) => [facts.name, facts]));
}

function claimsInScope(): Record<string, unknown> {
  const { claims, role } = currentScope().identity;
  return { ...claims, role };
}
