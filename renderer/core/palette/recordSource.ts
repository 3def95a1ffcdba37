import type { Standing } from '#shared/access/access.ts';
import { verdictOn } from '#shared/access/gates.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './paletteSource.ts';

/** How many records of one kind the palette shows. */
export const RECORDS_SHOWN = 4;

/** The server is asked once somebody pauses, and not about a single letter. */
const PAUSE_MS = 150;
const LEAST_LETTERS = 2;

interface Asked {
  unwrap: () => Promise<readonly PaletteEntry[]>;
  abort: () => void;
  unsubscribe: () => void;
}

interface Records {
  readonly title: string;
  readonly place: number;
  /** What they lead to: who may not open it is not asked for. */
  readonly route: RouteName;
  /** Null for words that no record of this kind can have. */
  readonly ask: (words: string, dispatch: PaletteContext['dispatch']) => Asked | null;
}

/** Records of one kind, asked of the server by a few letters; a failure finds nothing. */
export const recordSource = ({ title, place, route, ask }: Records): PaletteSource => ({
  title,
  place,
  async find(words, { who, dispatch, signal }) {
    const text = words.join(' ');
    if (text.length < LEAST_LETTERS || !mayOpen(route, who) || !(await paused(signal))) return [];
    const asked = ask(text, dispatch);
    if (asked === null) return [];
    signal.addEventListener('abort', () => asked.abort());
    try {
      return await asked.unwrap();
    } finally {
      asked.unsubscribe();
    }
  },
});

function mayOpen(name: RouteName, who: Standing | null): boolean {
  const route = routeNamed(name);
  const [pathname = ''] = route.path.split('/:', 1);
  return verdictOn({ route, pathname }, who, new Date()).kind === 'open';
}

/** Resolves after the pause; false when something else was typed in it. */
const paused = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
