import { useEffect, useState } from 'react';

/** As the last person here had it: `public/first-paint.js` knows the key, and keeps the room of the first paint. */
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
    // A browser without storage shows it wide the next time.
  }
}

/** Whether somebody has folded the side navigation to its signs. */
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
