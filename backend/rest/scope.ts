import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestIdentity } from '../db/engine.ts';
import type { MissingColumns } from './missing-columns.ts';
import type { Preferences } from './preferences.ts';
import type { RowTypes } from './row-arguments.ts';

export interface RestScope {
  identity: RequestIdentity;
  access: 'read' | 'write';
  /** The only table or function the request concerns, if certain. */
  about?: string | undefined;
  preferences?: Preferences;
  /** The called function, if any, and its row arguments. */
  call?: { rows?: RowTypes | undefined };
  /** Where announced columns get their defaults. */
  gaps?: MissingColumns;
}

/** Identity of the request being served; the REST engine itself never receives it. */
const scopes = new AsyncLocalStorage<RestScope>();

export const runInScope = <T>(scope: RestScope, work: () => Promise<T>): Promise<T> =>
  scopes.run(scope, work);

/** Returns the only table or function the current request concerns, if any. */
export const currentTarget = (): string | undefined => scopes.getStore()?.about;

export function currentScope(): RestScope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('A REST query ran outside a request.');
  return scope;
}
