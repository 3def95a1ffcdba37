type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Browser storage that falls back to memory for the life of the page when the quota is exceeded. */
export function withMemoryFallback(storage: KeyValueStorage): KeyValueStorage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      held.delete(key);
      try {
        storage.setItem(key, value);
      } catch {
        // The older stored value is stale now.
        storage.removeItem(key);
        held.set(key, value);
      }
    },
    removeItem(key) {
      held.delete(key);
      storage.removeItem(key);
    },
  };
}
