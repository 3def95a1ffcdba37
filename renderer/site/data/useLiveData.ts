import { useCallback, useEffect, useState } from 'react';

export type LiveData<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: unknown };

interface LiveDataCache<Value> {
  readonly read: () => { readonly value: Value; readonly isFresh: boolean } | null;
  readonly write: (value: Value) => void;
}

/**
 * Live data for a page. `loading` during prerendering and the first render, so reserve its space. `load` and `kept`
 * must be module constants.
 */
export function useLiveData<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  cache?: LiveDataCache<Value>,
): { readonly data: LiveData<Value>; readonly retry: () => void } {
  const [data, setData] = useState<LiveData<Value>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const before = cache?.read() ?? null;
    if (before !== null) setData({ state: 'loaded', value: before.value });
    if (before?.isFresh === true) return;
    const controller = new AbortController();
    load(controller.signal).then(
      (value) => {
        cache?.write(value);
        if (!controller.signal.aborted) setData({ state: 'loaded', value });
      },
      (error: unknown) => {
        if (controller.signal.aborted || before !== null) return;
        setData({ state: 'failed', failure: error });
      },
    );
    return () => controller.abort();
  }, [load, cache, attempt]);

  const retry = useCallback(() => {
    setData({ state: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { data, retry };
}
