/**
 * A value a page sets and a late part follows, with `useSyncExternalStore(subscribe, read, readWritten)`: the part
 * hydrates separately and starts from the prerendered value.
 */
export function makeHydrationValue<Value>(written: Value) {
  let current = written;
  const listeners = new Set<() => void>();
  const set = (value: Value) => {
    current = value;
    for (const listener of listeners) listener();
  };
  return {
    read: () => current,
    readWritten: () => written,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    reset: () => set(written),
  };
}
