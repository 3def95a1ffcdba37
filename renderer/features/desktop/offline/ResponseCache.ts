import type { Host, Session } from '#shared/host.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import {
  dropOfflineKey,
  loadOfflineKey,
  onOfflineKeyDropped,
  openText,
  sealText,
} from '../../../session/persisted/offlineKey.ts';
import type { AppStore } from '../../../session/store.ts';
import { getOfflineEndpoint } from './offlineEndpoints.ts';
import {
  MAX_RESPONSE_LENGTH,
  MAX_SEALED_LENGTH,
  ResponseStore,
  type StoredResponse,
} from './responseStore.ts';

/** Debounce: many responses arrive at once when a screen opens. */
const QUIET_MS = 1000;
/** The key arrives shortly after a screen's first responses. */
const KEY_RETRIES = 5;
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
  #keyRetries = 0;
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
    const stopHearing = onOfflineKeyDropped(
      () => void this.#answers.eraseSealed().catch(() => undefined),
    );
    return () => {
      stop();
      stopHearing();
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

  /** Deletes a response that the server no longer gives this user. */
  forget(key: string): void {
    const user = this.#user();
    this.#waiting.delete(key);
    if (user !== null) void this.#answers.remove(user, key).catch(() => undefined);
  }

  /** Restores the last response if none could be loaded and the user is unchanged. */
  async restore(key: string, isNeeded: () => boolean): Promise<void> {
    const user = this.#user();
    const endpoint = this.#entry(key)?.endpointName;
    const options = endpoint === undefined ? null : getOfflineEndpoint(endpoint);
    if (user === null || options === null) return;
    const found = await this.#answers.read(user, key, BUILD).catch(() => null);
    const text = found?.isSealed === true ? await openText(user, found.text) : found?.text;
    const entry = this.#entry(key);
    const isMissing = entry !== undefined && entry.data === undefined;
    if (found === null || text == null || !isMissing || user !== this.#user() || !isNeeded())
      return;
    const value: unknown = JSON.parse(text);
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
    await dropOfflineKey();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const user = this.#user();
    const keys = [...this.#waiting];
    this.#waiting.clear();
    if (user === null) return;
    void this.#write(user, keys).catch(() => undefined);
  }

  /** Encrypts everything on a device that has a key; without one, only the user's own data is stored. */
  async #write(user: string, keys: readonly string[]): Promise<void> {
    const hasKey = await loadOfflineKey(user);
    const responses: StoredResponse[] = [];
    for (const key of keys) {
      const { data, fulfilledTimeStamp: at, endpointName } = this.#entry(key) ?? {};
      const options = endpointName === undefined ? null : getOfflineEndpoint(endpointName);
      if (data === undefined || at === undefined || options === null) continue;
      const isSecret = options.keepsOffline === 'encrypted';
      const plain = JSON.stringify(data);
      if (plain.length > (isSecret ? MAX_SEALED_LENGTH : MAX_RESPONSE_LENGTH)) continue;
      const sealed = hasKey ? await sealText(user, plain) : null;
      if (isSecret && sealed === null) {
        this.#waitForKey(key);
        continue;
      }
      const isSealed = sealed !== null;
      responses.push({ user, key, at, build: BUILD, text: sealed ?? plain, isSealed });
    }
    if (responses.length > 0) await this.#answers.write(responses);
  }

  #waitForKey(key: string): void {
    this.#keyRetries += 1;
    if (this.#keyRetries <= KEY_RETRIES) this.keep(key);
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
