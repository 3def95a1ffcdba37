interface CacheEntry<Value> {
  readonly at: number;
  readonly value: Value;
}

interface SessionCacheOptions<Value> {
  readonly key: string;
  readonly accepts: (value: unknown) => value is Value;
  /** Not refetched while younger than this. */
  readonly freshSeconds: number;
  /** Not shown when older than this. */
  readonly keptSeconds: number;
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now?: () => number;
}

/** Caches the response to a query that every page of a visit makes, across documents. */
export function createSessionCache<Value>({
  key,
  accepts,
  freshSeconds,
  keptSeconds,
  storage = () => sessionStorage,
  now = Date.now,
}: SessionCacheOptions<Value>) {
  return {
    read(): { readonly value: Value; readonly isFresh: boolean } | null {
      try {
        const entry: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (!isCacheEntry(entry) || !accepts(entry.value)) return null;
        const age = (now() - entry.at) / 1000;
        if (age < 0 || age >= keptSeconds) return null;
        return { value: entry.value, isFresh: age < freshSeconds };
      } catch {
        // Written by other code, or storage is unavailable.
        return null;
      }
    },
    write(value: Value): void {
      try {
        storage().setItem(key, JSON.stringify({ at: now(), value } satisfies CacheEntry<Value>));
      } catch {
        // The next page fetches it again.
      }
    },
  };
}

const isCacheEntry = (value: unknown): value is CacheEntry<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'value' in value;
