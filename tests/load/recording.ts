import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { createAuth } from '../../backend/auth/service.ts';
import { createTokenVerifier } from '../../backend/auth/verified-tokens.ts';
import { applyIdentity } from '../../backend/db/context.ts';
import type { Engine, Identity, Sql } from '../../backend/db/engine.ts';
import { FRONT_HEADERS } from '../../backend/http/front-headers.ts';
import { resolveIdentity } from '../../backend/http/identity.ts';
import type { Keys } from '../../backend/keys.ts';
import { openRestEngine } from '../../backend/rest/connection.ts';
import { handleRestRequest } from '../../backend/rest/rest.ts';
import type { Call } from './workloads.ts';

export interface Statement {
  text: string;
  parameters: readonly unknown[];
}

export interface Transaction {
  access: 'read' | 'write';
  statements: Statement[];
}

/** Internal fields of a query the driver has sent, which its types don't include. */
interface SentQuery {
  string?: string;
  parameters?: readonly unknown[];
}

/** Returns an engine that records the statements of every transaction, starting with the one that sets the identity. */
function recordingEngine(engine: Engine): { engine: Engine; transactions: Transaction[] } {
  const transactions: Transaction[] = [];
  const run =
    (access: Transaction['access']) =>
    async <T>(identity: Identity, work: (sql: Sql) => Promise<T>): Promise<T> => {
      const sent: SentQuery[] = [];
      const recordQuery = <R>(query: R): R => {
        if (query instanceof Promise) sent.push(query as SentQuery);
        return query;
      };
      const result = await engine[access](identity, (sql) => {
        const listening = new Proxy(sql, {
          apply: (target, self, args) => recordQuery(Reflect.apply(target, self, args)),
          get: (target, name) =>
            name === 'unsafe'
              ? (...args: Parameters<Sql['unsafe']>) => recordQuery(target.unsafe(...args))
              : Reflect.get(target, name),
        });
        return work(listening);
      });
      const statements = sent.flatMap(({ string: text, parameters = [] }) =>
        text ? [{ text, parameters }] : [],
      );
      transactions.push({ access, statements: [identityStatement(identity), ...statements] });
      return result;
    };
  return { engine: { ...engine, read: run('read'), write: run('write') }, transactions };
}

function identityStatement(identity: Identity): Statement {
  let statement: Statement = { text: '', parameters: [] };
  const listener = {
    unsafe: (text: string, parameters: readonly unknown[]) => {
      statement = { text, parameters };
      return { execute: async () => [] };
    },
  };
  void applyIdentity(listener as unknown as Sql, identity);
  return statement;
}

/** Handles calls in this process and returns the transactions each one runs. */
export async function openRecorder(original: Engine, keys: Keys) {
  const { engine, transactions } = recordingEngine(original);
  const rest = await openRestEngine(engine);
  const verify = createTokenVerifier(keys);
  const auth = createAuth({
    engine,
    keys,
    siteUrl: () => 'http://127.0.0.1',
    redirectAllowList: [],
    limits: RELAXED_AUTH_LIMITS,
    now: () => new Date(),
    clientAddress: () => '127.0.0.1',
  });
  return async ({ method, path, headers, body }: Call): Promise<Transaction[]> => {
    const request = new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { ...headers, [FRONT_HEADERS.key]: 'publishable' },
      ...(body === undefined ? {} : { body }),
    });
    transactions.length = 0;
    const response = path.startsWith('/auth/v1/')
      ? await auth.fetch(new Request(request.url.replace('/auth/v1', ''), request))
      : await handleRestRequest(rest, request, await resolveIdentity(request, keys, verify), '');
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return [...transactions];
  };
}
