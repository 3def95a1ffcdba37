import { userStorageKey } from '../auth/index.ts';

/** A person's entries in this browser's storage, each under its own key so that two tabs never write the same one. */
export function readPersisted(userId: string, prefix: string): ReadonlyMap<string, unknown> {
  const start = userStorageKey(userId, prefix);
  const found = new Map<string, unknown>();
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(start))
        found.set(key.slice(start.length), parse(localStorage.getItem(key)));
    }
  } catch {
    // Storage is unavailable.
  }
  return found;
}

/** Returns true if the value was stored; without storage or space it lasts only as long as the page. */
export function writePersisted(userId: string, name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(userStorageKey(userId, name));
    else localStorage.setItem(userStorageKey(userId, name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function readPersistedEntry(userId: string, name: string): unknown {
  try {
    return parse(localStorage.getItem(userStorageKey(userId, name)));
  } catch {
    return null;
  }
}

export const isPersistedKey = (userId: string, prefix: string, key: string | null): boolean =>
  key === null || key.startsWith(userStorageKey(userId, prefix));

function parse(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}
