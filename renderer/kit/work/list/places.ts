/** Where somebody was in a list: how far down the page, and how many rows were there. */
export interface Place {
  readonly top: number;
  readonly rows: number;
}

const STORED = 'haven:list-places';
const MOST = 50;

/** What the router calls an entry that it did not make: the page was loaded at it, maybe several times. */
const UNMADE = 'default ';

const places = new Map<string, Place>();
let isRead = false;

/** Whether the page was loaded by a reload or out of the history, and not by a link or by typing. */
const isReturn = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
};

/** Takes over what this tab left before the page was loaded anew. */
function read(): void {
  if (isRead) return;
  isRead = true;
  addEventListener('pagehide', write);
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as readonly [string, Place][];
    for (const [entry, place] of stored) {
      if (isReturn() || !entry.startsWith(UNMADE)) places.set(entry, place);
    }
  } catch {
    // A browser without storage, or with something else in it, begins at the top.
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places]));
  } catch {
    // Then it begins at the top.
  }
}

/** The place that was left at an entry of the history. */
export function placeAt(entry: string): Place | null {
  read();
  return places.get(entry) ?? null;
}

export function leavePlace(entry: string, place: Place): void {
  read();
  places.delete(entry);
  places.set(entry, place);
  for (const oldest of places.keys()) {
    if (places.size <= MOST) break;
    places.delete(oldest);
  }
}
