import { useEffect, useState } from 'react';

/**
 * As the last user of this browser left it: `public/first-paint.js` reads the key and reserves the space for the
 * first paint.
 */
const BROWSER_KEY = 'haven.rail';
const NARROW = 'narrow';
const keyOf = (userId: string): string => `${BROWSER_KEY}.${userId}`;

function read(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === NARROW;
  } catch {
    return false;
  }
}

function write(key: string, isNarrow: boolean): void {
  try {
    if (isNarrow) localStorage.setItem(key, NARROW);
    else localStorage.removeItem(key);
  } catch {
    // Without storage it is expanded next time.
  }
}

/** True if the user collapsed the side navigation. */
export function useRailWidth(userId: string) {
  const [isNarrow, setNarrow] = useState(() => read(userId));
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isNarrow) dataset.rail = NARROW;
    else delete dataset.rail;
    write(BROWSER_KEY, isNarrow);
  }, [isNarrow]);
  const fold = (next: boolean) => {
    setNarrow(next);
    write(keyOf(userId), next);
  };
  return { isNarrow, fold };
}
