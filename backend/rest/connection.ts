import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import type { Kysely } from 'kysely';
import type { Engine } from '../db/engine.ts';
import { busyResponse } from '../http/busy.ts';
import { TurnRefused } from '../turns.ts';
import { PROBE_SCHEMA } from './attack-replay.ts';
import { createKysely, type RunQuery, runIn } from './dialect.ts';
import { readDomains, withBaseTypes } from './domain-arguments.ts';
import { databaseErrorResponse, isDatabaseFailure } from './errors.ts';
import { estimateCounts } from './estimates.ts';
import { onlyExposed } from './exposed.ts';
import { DefaultsForGaps } from './gaps.ts';
import { readJsonArguments } from './json-arguments.ts';
import { refuseTooMany, TooManyAffected, tooManyAffectedResponse } from './most-affected.ts';
import { Narrowed } from './narrowed.ts';
import { ReadBackByKeys } from './read-back.ts';
import { makeRows, type RowTypes, readRowArguments } from './row-arguments.ts';
import { aboutInScope, currentScope, type RestScope } from './scope.ts';

// biome-ignore lint/suspicious/noExplicitAny: the package's own signature of its query builder
type AnyKysely = Kysely<any>;

/** What a request sees of the database, and what the attacks of the start see besides. */
const EXPOSED = ['public', PROBE_SCHEMA];

type Introspection = Awaited<ReturnType<PostgresConnection['introspect']>>;

/**
 * The REST engine's view of the database, fenced: it parses requests and compiles SQL, while
 * transactions, roles and errors stay with this backend. The stock connection shares one session
 * between requests on PGlite and grants everything to everybody on its first request; both live in
 * `withContext`, which is replaced as a whole here. No other file imports this package.
 */
class FencedConnection extends PostgresConnection {
  readonly #engine: Engine;
  readonly #narrowed = new Narrowed<Introspection>();

  constructor(engine: Engine) {
    super({ url: 'postgres://the-stock-driver-is-never-connected' });
    this.#engine = engine;
    this.kysely = createKysely((text, parameters) =>
      engine.read('system', (sql) => runIn(sql)(text, parameters)),
    );
  }

  override async introspect(options?: { useCache?: boolean }) {
    const known = await this.readCachedIntrospection(options);
    if (known) return this.#narrowed.of(known, aboutInScope());
    const whole = withBaseTypes(await super.introspect(options), await readDomains(this.#engine));
    const exposed = onlyExposed(whole, new Set(EXPOSED));
    await this.writeCachedIntrospection(exposed);
    return exposed;
  }

  /** The attacks are over: a table of that schema could share its name with one of the product. */
  async hideProbe(): Promise<void> {
    const exposed = onlyExposed(await this.introspect({ useCache: true }), new Set(['public']));
    await this.writeCachedIntrospection(exposed);
  }

  override async withContext<T>(_vars: unknown, work: (db: AnyKysely) => Promise<T>): Promise<T> {
    const scope = currentScope();
    const { identity, access, call, gaps, preferences } = scope;
    const plugins = [new ReadBackByKeys(), ...(gaps ? [new DefaultsForGaps(gaps)] : [])];
    try {
      return await this.#engine[access](identity, async (sql) => {
        const answer = await work(createKysely(asAsked(runIn(sql), scope), plugins));
        if (call && preferences?.mostAffected !== undefined) {
          await refuseTooMany(answer, preferences.mostAffected);
        }
        return answer;
      });
    } catch (error) {
      // What `work` returns is the request's Response, so the error's own answer takes its place.
      if (error instanceof TurnRefused) return busyResponse(error) as T;
      if (error instanceof TooManyAffected) return tooManyAffectedResponse(error) as T;
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

/** Where the engine's own statements are not what the client asked for. */
function asAsked(run: RunQuery, { call, preferences }: RestScope): RunQuery {
  const counted = preferences?.estimatesCount ? estimateCounts(run) : run;
  return call?.rows ? makeRows(counted, call.rows) : counted;
}

export interface RestEngine {
  fetch(request: Request): Promise<Response>;
  /** Takes away what only the attacks of the start may see. */
  hideProbe(): Promise<void>;
  /** Whether a function promises (by STABLE or IMMUTABLE) to write nothing; it gets no chance to. */
  onlyReads(functionName: string): boolean;
  /** Whether a function answers rows. */
  returnsRows(functionName: string): boolean;
  /** The arguments of a function that are JSON themselves. */
  jsonArguments(functionName: string): ReadonlySet<string> | undefined;
  /** The arguments of a function that are rows, with the names of their types. */
  rowArguments(functionName: string): RowTypes | undefined;
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
