import { createClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import type { Database } from '../../shared/database.types.ts';
import { backend, service } from '../support/backend.ts';
import { connectDirectly } from './sql.ts';
import type { Client, World } from './world.ts';

/** The caller: an API role and token claims. */
interface Identity {
  readonly role: string;
  readonly claims: object;
}

const STRANGER: Identity = { role: 'anon', claims: { role: 'anon' } };
const SERVER: Identity = { role: 'service_role', claims: { role: 'service_role' } };

async function identityOf(client: Client): Promise<Identity> {
  const { data } = await client.auth.getSession();
  if (!data.session) return STRANGER;
  const [, payload = ''] = data.session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { role: claims.role, claims };
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const name = (column: string): string => `"${column.replaceAll('"', '""')}"`;
const list = (columns: readonly string[], of = '') => columns.map((one) => of + name(one)).join();

/** Converts `column=eq.value` filters and the like to SQL. */
function conditions({ searchParams }: URL): string {
  const asked = [...searchParams].filter(
    ([key]) => !['select', 'columns', 'limit', 'on_conflict'].includes(key),
  );
  const terms = asked.map(([column, value]) => {
    const [, not, operator, operand = ''] = /^(not\.)?(eq|is|in)\.(.*)$/s.exec(value) ?? [];
    if (not && operator === 'is' && operand === 'null') return `t.${name(column)} is not null`;
    if (!not && operator === 'eq') return `t.${name(column)} = ${text(operand)}`;
    if (!not && operator === 'is' && operand === 'null') return `t.${name(column)} is null`;
    throw new Error(`Unsupported filter: ${column}=${value}.`);
  });
  return terms.length > 0 ? `where ${terms.join(' and ')}` : '';
}

interface Signature {
  readonly isRead: boolean;
  readonly types: Readonly<Record<string, string>>;
}

const signatures = new WeakMap<postgres.Sql, Promise<Map<string, Signature>>>();

/** Returns the argument types of all API functions. */
async function readSignatures(sql: postgres.Sql): Promise<Map<string, Signature>> {
  const rows = await sql<{ name: string; isRead: boolean; types: Record<string, string> }[]>`
    select p.proname as name, bool_and(p.provolatile <> 'v') as "isRead",
      coalesce(jsonb_object_agg(a.name, a.type::regtype::text) filter (where a.name is not null), '{}') as types
    from pg_proc p left join lateral unnest(p.proargnames[:p.pronargs], p.proargtypes::oid[]) a (name, type) on true
    where p.pronamespace = 'public'::regnamespace group by 1`;
  return new Map(rows.map(({ name: called, ...signature }) => [called, signature]));
}

/** Converts an argument from JSON to SQL. */
function argument(value: unknown, type: string): string {
  if (value === null) return `null::${type}`;
  if (/^jsonb?$|payload/.test(type)) return `${text(JSON.stringify(value))}::${type}`;
  if (!Array.isArray(value)) {
    return `${text(typeof value === 'object' ? JSON.stringify(value) : String(value))}::${type}`;
  }
  return `array(select jsonb_array_elements_text(${text(JSON.stringify(value))}))::${type}`;
}

const callStatement = (called: string, types: Signature['types'], body: string): string => {
  const args = Object.entries(JSON.parse(body || '{}')).map(
    ([key, value]) => `${name(key)} => ${argument(value, types[key] ?? 'text')}`,
  );
  return `select * from public.${name(called)}(${args.join()})`;
};

function tableStatement(request: Request, url: URL, body: string): string {
  const table = `public.${name(url.pathname.split('/').at(-1) ?? '')}`;
  const columns = url.searchParams.get('select') ?? '*';
  const selectedColumns = columns === '*' ? 't.*' : list(columns.split(','), 't.');
  const prefer = request.headers.get('prefer') ?? '';
  const back = prefer.includes('return=representation') ? `returning ${selectedColumns}` : '';
  const limit = url.searchParams.get('limit');
  if (request.method === 'GET') {
    return `select ${selectedColumns} from ${table} t ${conditions(url)} ${limit ? `limit ${Number(limit)}` : ''}`;
  }
  if (request.method === 'DELETE') return `delete from ${table} t ${conditions(url)} ${back}`;
  const parsed = JSON.parse(body);
  const rows: object[] = Array.isArray(parsed) ? parsed : [parsed];
  const rowColumns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const source = `jsonb_populate_recordset(null::${table}, ${text(JSON.stringify(rows))}) r`;
  const set = rowColumns.map((one) => `${name(one)} = `);
  if (request.method === 'PATCH') {
    const changes = set.map((one, place) => `${one}r.${name(rowColumns[place] ?? '')}`).join();
    return `update ${table} t set ${changes} from ${source} ${conditions(url)} ${back}`;
  }
  const merged = set.map((one, place) => `${one}excluded.${name(rowColumns[place] ?? '')}`).join();
  const key = url.pathname.split('/').at(-1);
  const merges = prefer.includes('resolution=merge-duplicates')
    ? `on conflict on constraint ${key}_pkey do update set ${merged}`
    : '';
  return `insert into ${table} as t (${list(rowColumns)}) select ${list(rowColumns, 'r.')} from ${source} ${merges} ${back}`;
}

/** Answers a request to a table or function as the API would: one statement with the caller's role and claims. */
async function respond(sql: postgres.Sql, { role, claims }: Identity, request: Request) {
  const url = new URL(request.url);
  const body = await request.text();
  const called = /\/rpc\/(\w+)$/.exec(url.pathname)?.[1];
  if (called && !signatures.has(sql)) signatures.set(sql, readSignatures(sql));
  const signature = called && (await signatures.get(sql))?.get(called);
  const asked = signature
    ? callStatement(called, signature.types, body)
    : tableStatement(request, url, body);
  const isRead = signature ? signature.isRead : request.method === 'GET';
  try {
    const results = await sql
      .unsafe(
        `set transaction ${isRead ? 'read only' : 'read write'};
        select set_config('request.jwt.claims', ${text(JSON.stringify(claims))}, true),
          set_config('request.path', ${text(called ? `/rpc/${called}` : '')}, true),
          set_config('request.headers', '{}', true),
          set_config('role', ${text(role)}, true), private.check_request();
        ${asked}`,
      )
      .simple();
    const rows = results.at(-1) as unknown as object[];
    const isOne = request.headers.get('accept')?.includes('vnd.pgrst.object') === true;
    if (isOne && rows.length !== 1) {
      return Response.json({ code: 'PGRST116', message: `${rows.length} rows` }, { status: 406 });
    }
    return Response.json(isOne ? rows[0] : rows);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    const status = code === '42501' ? (role === 'anon' ? 401 : 403) : 400;
    return Response.json({ code, message }, { status });
  }
}

const clientOf = (sql: postgres.Sql, identity: Identity): Client =>
  createClient<Database>(backend().url, backend().publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => respond(sql, identity, new Request(input, init)) },
  });

let server: Client | undefined;

/** Returns the server's client for preparing tables; on Postgres without requests, which take three times as long. */
export function serverClient(): Client {
  if (backend().engine !== 'postgres') return service();
  server ??= clientOf(connectDirectly(1), SERVER);
  return server;
}

/** On Postgres, every tenth table or call is tried over HTTP; for the others, the same users query the database directly. */
const OVER_HTTP = 10;

/**
 * Decides how tables and calls are tried. On Postgres, most are tried in the database itself, which enforces access;
 * other engines use HTTP for all.
 */
export function openDirectClients(names: readonly string[]) {
  const sql = backend().engine === 'postgres' ? connectDirectly(1) : undefined;
  const direct = new Map<Client, Promise<Client>>();
  return {
    sql,
    isOverHttp: (tried: string) => !sql || names.indexOf(tried) % OVER_HTTP === 0,
    /** Returns the client for this table or call, over HTTP or SQL. */
    async at(tried: string, client: Client): Promise<Client> {
      if (!sql || this.isOverHttp(tried)) return client;
      const known = direct.get(client) ?? identityOf(client).then((one) => clientOf(sql, one));
      direct.set(client, known);
      return known;
    },
    close: async () => sql?.end(),
  };
}

/** Returns the same users with clients that query the database directly. */
export async function withDirectClients(world: World, sql: postgres.Sql): Promise<World> {
  const keys = clientOf(sql, SERVER);
  const actors = await Promise.all(
    Object.entries(world.actors).map(async ([actor, person]) => {
      const isServer = person.client === world.service;
      const client = isServer ? keys : clientOf(sql, await identityOf(person.client));
      return [actor, { ...person, client }] as const;
    }),
  );
  return { ...world, service: keys, actors: Object.fromEntries(actors) as World['actors'] };
}
