import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestIdentity } from '../db/engine.ts';

interface RestScope {
  identity: RequestIdentity;
  access: 'read' | 'write';
}

/** Who asks, for the one request being served; the REST engine itself is never told. */
const scopes = new AsyncLocalStorage<RestScope>();

export const runInScope = <T>(scope: RestScope, work: () => Promise<T>): Promise<T> =>
  scopes.run(scope, work);

export function currentScope(): RestScope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('A REST query ran outside a request.');
  return scope;
}
