interface Kept<Value> {
  readonly at: number;
  readonly value: Value;
}

interface KeptAnswerOptions<Value> {
  readonly key: string;
  readonly accepts: (value: unknown) => value is Value;
  /** Younger than this it is not asked for again. */
  readonly freshSeconds: number;
  /** Older than this it is not shown any more. */
  readonly keptSeconds: number;
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now?: () => number;
}

/** The last answer to a question that every page of a visit asks, across the documents of the visit. */
export function makeKeptAnswer<Value>({
  key,
  accepts,
  freshSeconds,
  keptSeconds,
  storage = () => sessionStorage,
  now = Date.now,
}: KeptAnswerOptions<Value>) {
  return {
    read(): { readonly value: Value; readonly isFresh: boolean } | null {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (!isKept(kept) || !accepts(kept.value)) return null;
        const age = (now() - kept.at) / 1000;
        if (age < 0 || age >= keptSeconds) return null;
        return { value: kept.value, isFresh: age < freshSeconds };
      } catch {
        // Written by somebody else, or a browser that keeps nothing.
        return null;
      }
    },
    write(value: Value): void {
      try {
        storage().setItem(key, JSON.stringify({ at: now(), value } satisfies Kept<Value>));
      } catch {
        // It is asked for again on the next page.
      }
    },
  };
}

const isKept = (value: unknown): value is Kept<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'value' in value;
