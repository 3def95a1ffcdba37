const PREFIX = 'haven:own:';
/** The onboarding flags belong to a person too, under names that the specification gives. */
const FLAG_PREFIX = 'onboarding_';

/** The name under which something of one person lies in this browser. Signing out removes it. */
export const ownKey = (userId: string, name: string): string => `${PREFIX}${userId}:${name}`;

const listeners = new Set<() => void>();

/** Hears that everything was removed, so that nothing is written again. */
export function onForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Removes what people left in this browser: a letter half written is nobody's who comes next. */
export function forgetOwn(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      for (const key of Object.keys(storage()))
        if (key.startsWith(PREFIX) || key.startsWith(FLAG_PREFIX)) storage().removeItem(key);
    } catch {
      // A browser without storage kept nothing.
    }
  }
  for (const listener of listeners) listener();
}
