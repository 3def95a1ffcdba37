type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser’s storage; what it has no room for lies in the page, and is there as long as that. */
export function roomFor(storage: Kept): Kept {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      held.delete(key);
      try {
        storage.setItem(key, value);
      } catch {
        // What was there before is not what is kept now.
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
