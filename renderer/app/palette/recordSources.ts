import type { Standing } from '#shared/access/access.ts';
import { verdictOn } from '#shared/access/gates.ts';
import { type RouteName, routeNamed } from '#shared/routes.ts';
import { paletteApi } from './paletteApi.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './paletteSource.ts';

const { communitiesNamed, agentsNamed, vendorsNamed, accountsNamed, ticketNumbered } =
  paletteApi.endpoints;

/** The server is asked once somebody pauses, and not about a single letter. */
const PAUSE_MS = 150;
const LEAST_LETTERS = 2;

/** Resolves after the pause; false when something else was typed in it. */
const paused = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });

interface Asked {
  unwrap: () => Promise<readonly PaletteEntry[]>;
  abort: () => void;
  unsubscribe: () => void;
}

/** Records of one kind, for whoever may open what they lead to. */
const recordSource = (
  title: string,
  route: RouteName,
  ask: (words: string, dispatch: PaletteContext['dispatch']) => Asked | null,
): PaletteSource => ({
  title,
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

export const recordSources: readonly PaletteSource[] = [
  recordSource('Communities', 'property', (words, dispatch) =>
    dispatch(communitiesNamed.initiate(words)),
  ),
  recordSource('Agents', 'agent', (words, dispatch) => dispatch(agentsNamed.initiate(words))),
  recordSource('Vendors', 'vendor', (words, dispatch) => dispatch(vendorsNamed.initiate(words))),
  recordSource('Accounts', 'adminUsers', (words, dispatch) =>
    dispatch(accountsNamed.initiate(words)),
  ),
  recordSource('Tickets', 'adminReports', (words, dispatch) =>
    /^\d{1,9}$/.test(words) ? dispatch(ticketNumbered.initiate(Number(words))) : null,
  ),
];
