import type { AccessContext } from '#shared/access/access.ts';
import { decideAccess } from '#shared/access/gates.ts';
import { getRoute, type RouteName } from '#shared/routes.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './paletteSource.ts';

/** Maximum records of one kind in the palette. */
export const RECORDS_SHOWN = 4;

/** Debounce delay and minimum query length for server requests. */
const PAUSE_MS = 150;
const MIN_QUERY_LENGTH = 2;

interface PendingQuery {
  unwrap: () => Promise<readonly PaletteEntry[]>;
  abort: () => void;
  unsubscribe: () => void;
}

interface Records {
  readonly title: string;
  readonly place: number;
  /** Their route; not queried if the user can't open it. */
  readonly route: RouteName;
  /** Null if no record of this kind can match. */
  readonly ask: (words: string, dispatch: PaletteContext['dispatch']) => PendingQuery | null;
}

/** A palette source that queries records of one kind; errors yield no results. */
export const recordSource = ({ title, place, route, ask }: Records): PaletteSource => ({
  title,
  place,
  async find(words, { who, dispatch, signal }) {
    const text = words.join(' ');
    if (text.length < MIN_QUERY_LENGTH || !mayOpen(route, who) || !(await paused(signal)))
      return [];
    const pending = ask(text, dispatch);
    if (pending === null) return [];
    signal.addEventListener('abort', () => pending.abort());
    try {
      return await pending.unwrap();
    } finally {
      pending.unsubscribe();
    }
  },
});

function mayOpen(name: RouteName, who: AccessContext | null): boolean {
  const route = getRoute(name);
  const [pathname = ''] = route.path.split('/:', 1);
  return decideAccess({ route, pathname }, who, new Date()).kind === 'open';
}

/** Resolves after the debounce delay; false if the query has changed. */
const paused = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
