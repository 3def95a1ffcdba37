const PREFIX = 'haven:own:';
/** Onboarding flags belong to a person too, under names from the specification. */
const FLAG_PREFIX = 'onboarding_';

/** Storage key for a person's data in this browser. Removed on sign-out. */
export const userStorageKey = (userId: string, name: string): string =>
  `${PREFIX}${userId}:${name}`;

const listeners = new Set<() => void>();

/** Listens for the removal of all data, so that nothing is written afterwards. */
export function onUserStorageCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes personal data from this browser, so that drafts don't reach the next user. */
export function clearUserStorage(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage()))
        if (key.startsWith(PREFIX) || key.startsWith(FLAG_PREFIX)) storage().removeItem(key);
    } catch {
      // Storage is unavailable.
    }
  }
  for (const listener of listeners) listener();
}
