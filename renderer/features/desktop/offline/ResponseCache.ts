import type { Host, Session } from '#shared/host.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { AppStore } from '../../../session/store.ts';
import { getOfflineEndpoint } from './offlineEndpoints.ts';
import { MAX_RESPONSE_LENGTH, ResponseStore, type StoredResponse } from './responseStore.ts';

/** Debounce: many responses arrive at once when a screen opens. */
const QUIET_MS = 1000;
/** Old enough that every opened screen refetches; not zero, which means never loaded. */
export const RESTORED_AT = 1;

/** The entry script, whose name changes with every build. */
const BUILD = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Caches the user's last responses on this computer and restores them while nothing can be loaded. */
export class ResponseCache {
  readonly #store: AppStore;
  readonly #host: Pick<Host, 'auth' | 'keychain'>;
  readonly #answers = new ResponseStore();
  readonly #waiting = new Set<string>();
  readonly #restored = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: AppStore, host: Pick<Host, 'auth' | 'keychain'>) {
    this.#store = store;
    this.#host = host;
  }

  start(): () => void {
    const { auth } = this.#host;
    const meet = (session: Session | null) => void this.#meet(session).catch(() => undefined);
    const stop = auth.onChange(meet);
    void auth.session().then(meet);
    const flush = () => this.#flush();
    addEventListener('pagehide', flush);
    return () => {
      stop();
      removeEventListener('pagehide', flush);
      flush();
    };
  }

  /** Caches a response that has just arrived. */
  keep(key: string): void {
    this.#restored.delete(key);
    this.#waiting.add(key);
    this.#timer ??= setTimeout(() => this.#flush(), QUIET_MS);
  }

  /** Restores the last response if none could be loaded and the user is unchanged. */
  async restore(key: string, isNeeded: () => boolean): Promise<void> {
    const user = this.#user();
    const endpoint = this.#entry(key)?.endpointName;
    const options = endpoint === undefined ? null : getOfflineEndpoint(endpoint);
    if (user === null || options === null) return;
    const found = await this.#answers.read(user, key, BUILD).catch(() => null);
    const entry = this.#entry(key);
    const isMissing = entry !== undefined && entry.data === undefined;
    if (found === null || !isMissing || user !== this.#user() || !isNeeded()) return;
    const value: unknown = JSON.parse(found.text);
    if (options.accepts?.(value) === false) return;
    this.#restored.set(key, found.at);
    this.#store.dispatch(
      arrivedLongAgo([{ endpointName: endpoint, arg: entry.originalArgs, value } as never]),
    );
  }

  /** Load time of a cached entry; undefined if never loaded. */
  loadedAt(key: string): number | undefined {
    return this.#restored.get(key);
  }

  async #meet(session: Session | null): Promise<void> {
    if (session !== null) return this.#answers.leaveOnly(session.userId, BUILD);
    // A locked keychain is not a sign-out.
    const keychainStatus = await this.#host.keychain?.standing().catch(() => null);
    if (keychainStatus?.isSessionLocked) return;
    this.#waiting.clear();
    this.#restored.clear();
    await this.#answers.erase();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const user = this.#user();
    const keys = [...this.#waiting];
    this.#waiting.clear();
    if (user === null) return;
    const responses = keys.flatMap((key): StoredResponse[] => {
      const { data, fulfilledTimeStamp: at } = this.#entry(key) ?? {};
      if (data === undefined || at === undefined) return [];
      const text = JSON.stringify(data);
      return text.length > MAX_RESPONSE_LENGTH ? [] : [{ user, key, at, build: BUILD, text }];
    });
    if (responses.length > 0) void this.#answers.write(responses).catch(() => undefined);
  }

  /** Null while the second factor is pending, since the server returns nothing then either. */
  #user(): string | null {
    const { session } = this.#store.getState().session;
    return session === null || session.needsCode ? null : session.userId;
  }

  #entry(key: string) {
    return this.#store.getState().api.queries[key];
  }
}

type Entries = Parameters<typeof baseApi.util.upsertQueryEntries>[0];

/** The action that upserts responses into the cache with an older timestamp. */
function arrivedLongAgo(entries: Entries) {
  const action: { type: string; meta?: object } = baseApi.util.upsertQueryEntries(entries);
  return { ...action, meta: { ...action.meta, timestamp: RESTORED_AT } };
}
