/** Scroll position of a list and its number of loaded rows. */
export interface ScrollPosition {
  readonly top: number;
  readonly rows: number;
}

const STORED = 'haven:list-places';
const MOST = 50;

/** The router's key prefix for entries it didn't create: the page was loaded at it, possibly several times. */
const UNMADE = 'default ';

const places = new Map<string, ScrollPosition>();
let isRead = false;

/** True if the page was loaded by a reload or history navigation rather than by a link or typing. */
const isReturn = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
};

/** Restores the positions this tab saved before a page load. */
function read(): void {
  if (isRead) return;
  isRead = true;
  addEventListener('pagehide', write);
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as readonly [
      string,
      ScrollPosition,
    ][];
    for (const [entry, place] of stored) {
      if (isReturn() || !entry.startsWith(UNMADE)) places.set(entry, place);
    }
  } catch {
    // Storage is unavailable or invalid; lists start at the top.
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places]));
  } catch {
    // Lists then start at the top.
  }
}

/** Returns the saved position of a history entry. */
export function getScrollPosition(entry: string): ScrollPosition | null {
  read();
  return places.get(entry) ?? null;
}

export function saveScrollPosition(entry: string, place: ScrollPosition): void {
  read();
  places.delete(entry);
  places.set(entry, place);
  for (const oldest of places.keys()) {
    if (places.size <= MOST) break;
    places.delete(oldest);
  }
}
