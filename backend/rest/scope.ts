import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestIdentity } from '../db/engine.ts';
import type { Gaps } from './gaps.ts';
import type { Preferences } from './preferences.ts';
import type { RowTypes } from './row-arguments.ts';

export interface RestScope {
  identity: RequestIdentity;
  access: 'read' | 'write';
  /** The one table or function of which the request speaks, where it can be of no other. */
  about?: string | undefined;
  preferences?: Preferences;
  /** The function that is called, if any, and which of its arguments are rows. */
  call?: { rows?: RowTypes | undefined };
  /** Where columns that were announced take their defaults. */
  gaps?: Gaps;
}

/** Who asks, for the one request being served; the REST engine itself is never told. */
const scopes = new AsyncLocalStorage<RestScope>();

export const runInScope = <T>(scope: RestScope, work: () => Promise<T>): Promise<T> =>
  scopes.run(scope, work);

/** The table or function that the request being served is about alone, if it is and if there is one. */
export const aboutInScope = (): string | undefined => scopes.getStore()?.about;

export function currentScope(): RestScope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('A REST query ran outside a request.');
  return scope;
}
