import { baseApi } from '../../../data/api/baseApi.ts';
import { isDataError, isServerDown } from '../../../data/api/dataError.ts';
import { isServerReachable, SERVER_RETRY_MS } from '../../../host/isServerReachable.ts';
import type { AppStore, RootState } from '../../../session/store.ts';
import { isQueuedOffline } from '../../../workbench/data/offlineFallback.ts';
import { getOfflineEndpoint } from './offlineEndpoints.ts';
import { RESTORED_AT, type ResponseCache } from './ResponseCache.ts';

export interface ConnectionStatus {
  readonly isReached: boolean;
  /** Load time of the oldest data on the screen; null if nothing is cached. */
  readonly shownSince: number | null;
}

export const ONLINE_STATUS: ConnectionStatus = { isReached: true, shownSince: null };

type Queries = RootState['api']['queries'];
type Entry = NonNullable<Queries[string]>;
type Outcome = 'answered' | 'unreachable';

/** A network that accepts requests but never responds counts as offline. */
const RESPONSE_TIMEOUT_MS = 8000;

/**
 * Tracks whether the server is reachable from the outcome of every call, and retries automatically. The browser's
 * online status is only a hint, since a local backend responds without a network.
 */
export class ServerReachability {
  readonly #store: AppStore;
  readonly #cache: ResponseCache | null;
  readonly #onChange: (standing: ConnectionStatus) => void;
  #queries: Queries = {};
  #mutations: RootState['api']['mutations'] = {};
  #standing = ONLINE_STATUS;
  /** Keyed by the failed request; the next request looks again. */
  readonly #looked = new Map<string, string | undefined>();
  #retry: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    store: AppStore,
    cache: ResponseCache | null,
    onChange: (standing: ConnectionStatus) => void,
  ) {
    this.#store = store;
    this.#cache = cache;
    this.#onChange = onChange;
  }

  start(): () => void {
    const look = () => this.#look();
    const tryAgain = () => this.tryAgain();
    const stop = this.#store.subscribe(look);
    addEventListener('online', tryAgain);
    addEventListener('offline', tryAgain);
    look();
    if (!navigator.onLine) tryAgain();
    return () => {
      stop();
      removeEventListener('online', tryAgain);
      removeEventListener('offline', tryAgain);
      clearInterval(this.#retry);
      clearTimeout(this.#patience);
    };
  }

  /** Refetches everything on the screen. */
  tryAgain(): void {
    const { tags } = this.#store.getState().api.provided;
    this.#store.dispatch(baseApi.util.invalidateTags(Object.keys(tags) as never[]));
    const { queries } = this.#store.getState().api;
    if (Object.values(queries).some((entry) => entry?.status === 'pending')) return;
    // Nothing on the screen refetches, so no response would arrive either.
    void isServerReachable().then((isThere) => this.#set(isThere));
  }

  #look(): void {
    const { queries, mutations } = this.#store.getState().api;
    if (queries === this.#queries && mutations === this.#mutations) return;
    const outcomes: (Outcome | null)[] = [];
    for (const [key, entry] of Object.entries(queries)) {
      const before = this.#queries[key];
      if (entry === undefined || entry === before) continue;
      const outcome = outcomeOf(entry, before);
      outcomes.push(outcome);
      const mayKeep = isCacheable(entry);
      if (outcome === 'answered' && mayKeep && entry.status === 'fulfilled') this.#cache?.keep(key);
      if (mayKeep && isDenied(entry)) this.#cache?.forget(key);
      if (mayKeep && isPending(entry)) this.#waitForAnswer();
    }
    for (const [id, mutation] of Object.entries(mutations)) {
      const before = this.#mutations[id];
      if (mutation && mutation !== before) outcomes.push(outcomeOf(mutation, before));
    }
    this.#queries = queries;
    this.#mutations = mutations;
    if (outcomes.includes('answered')) this.#set(true);
    else if (outcomes.includes('unreachable')) this.#set(false);
    if (!this.#standing.isReached) this.#fillIn();
  }

  #set(isReached: boolean): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    if (isReached === this.#standing.isReached) return;
    clearInterval(this.#retry);
    this.#standing = ONLINE_STATUS;
    if (isReached) {
      this.tryAgain();
    } else {
      this.#standing = { isReached, shownSince: null };
      this.#retry = setInterval(() => this.tryAgain(), SERVER_RETRY_MS);
    }
    this.#onChange(this.#standing);
  }

  #waitForAnswer(): void {
    if (this.#cache === null) return;
    this.#patience ??= setTimeout(() => {
      this.#patience = undefined;
      const isLate = Object.values(this.#queries).some(
        (entry) => entry && isPending(entry) && isCacheable(entry),
      );
      if (!isLate) return;
      this.#set(false);
      this.#fillIn();
    }, RESPONSE_TIMEOUT_MS);
  }

  /** Restores missing data and reports the age of the oldest data shown. */
  #fillIn(): void {
    const shown: number[] = [];
    for (const [key, entry] of Object.entries(this.#queries)) {
      if (entry === undefined || !isCacheable(entry)) continue;
      if (entry.data === undefined) this.#restore(key, entry.requestId);
      else shown.push(this.#cache?.loadedAt(key) ?? entry.fulfilledTimeStamp ?? 0);
    }
    const shownSince = shown.length === 0 ? null : Math.min(...shown);
    if (shownSince === this.#standing.shownSince) return;
    this.#standing = { isReached: false, shownSince };
    this.#onChange(this.#standing);
  }

  #restore(key: string, request: string | undefined): void {
    if (this.#looked.has(key) && this.#looked.get(key) === request) return;
    this.#looked.set(key, request);
    void this.#cache?.restore(key, () => !this.#standing.isReached);
  }
}

const isCacheable = ({ endpointName }: Entry): boolean =>
  endpointName !== undefined && getOfflineEndpoint(endpointName) !== null;
const isPending = (entry: Entry): boolean => entry.status === 'pending' && entry.data === undefined;

const isDenied = ({ status, error }: Entry): boolean =>
  status === 'rejected' && isDataError(error) && (error.status === 403 || error.code === '42501');

type Settled = Pick<Entry, 'status' | 'error' | 'fulfilledTimeStamp' | 'data'>;

/** What a change of a cache entry reveals about the server; null if nothing. */
function outcomeOf(now: Settled, before: Settled | undefined): Outcome | null {
  if (now.status === 'rejected' && now.error !== before?.error && isDataError(now.error)) {
    return isServerDown(now.error) ? 'unreachable' : 'answered';
  }
  const isNew = now.fulfilledTimeStamp !== before?.fulfilledTimeStamp;
  const isServerResponse = now.status === 'fulfilled' && now.fulfilledTimeStamp !== RESTORED_AT;
  if (!isNew || !isServerResponse) return null;
  return isQueuedOffline(now.data) ? 'unreachable' : 'answered';
}
