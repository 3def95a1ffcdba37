import { useLayoutEffect, useMemo, useState } from 'react';
import { useStanding } from '../../core/account/index.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import {
  holds,
  type PaletteEntry,
  type PaletteSource,
  rankEntry,
} from '../../core/palette/paletteSource.ts';
import { useAuth } from '../../core/session/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { featurePalettes } from './featurePalettes.ts';
import { recentEntries } from './recent.ts';
import { screenSource } from './screenSource.ts';
import { usePaletteActs } from './usePaletteActs.ts';

const recentSource: PaletteSource = {
  title: 'Recent',
  find: (words, { recent }) => (words.length === 0 ? recent : []),
};

const actSource: PaletteSource = {
  title: 'Acts',
  find: (words, { acts }) =>
    acts
      .filter((act) => holds(act, words))
      .toSorted((a, b) => rankEntry(a, words) - rankEntry(b, words)),
};

/** Where the palette looks, in order. A feature joins by its `palette.ts`. */
const sources: readonly PaletteSource[] = [
  recentSource,
  ...featurePalettes.sources,
  actSource,
  screenSource,
];

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

interface Results {
  readonly groups: readonly PaletteGroup[];
  /** Whether the server has not answered to all of it yet. */
  readonly isLooking: boolean;
}

/** What the sources find, each as soon as it answers; one that fails finds nothing. */
export function usePaletteResults(query: string): Results {
  const who = useStanding();
  const { session } = useAuth();
  const host = useHost().platform.kind;
  const dispatch = useAppDispatch();
  const acts = usePaletteActs();
  const userId = session?.userId ?? null;
  const recent = useMemo(() => recentEntries(userId), [userId]);
  const [found, setFound] = useState<Readonly<Record<string, readonly PaletteEntry[]>>>({});
  const [waiting, setWaiting] = useState(0);

  // Before the next key is heard: Enter must not go by what was found for fewer letters.
  useLayoutEffect(() => {
    const abort = new AbortController();
    const words = wordsIn(query);
    const later: Promise<unknown>[] = [];
    for (const { title, find } of sources) {
      const take = (entries: readonly PaletteEntry[]) => {
        if (!abort.signal.aborted) setFound((before) => ({ ...before, [title]: entries }));
      };
      const context = { who, host, dispatch, signal: abort.signal, acts, recent };
      const answer = find(words, context);
      if (answer instanceof Promise) later.push(answer.then(take, () => take([])));
      else take(answer);
    }
    setWaiting(later.length);
    void Promise.all(later).then(() => {
      if (!abort.signal.aborted) setWaiting(0);
    });
    return () => abort.abort();
  }, [query, who, host, dispatch, acts, recent]);

  const words = wordsIn(query);
  const groups = sources
    .map(({ title }) => ({
      title,
      // What was found for fewer letters stays, as far as it holds the new ones, until the server answers.
      entries: (found[title] ?? []).filter(
        (entry) => title === 'Pages' || waiting === 0 || holds(entry, words),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => nameless(a, words) - nameless(b, words));
  return { groups, isLooking: waiting > 0 };
}

/** What was found by something else than its name gives way to what is called so. */
const nameless = ({ entries }: PaletteGroup, words: readonly string[]): number =>
  entries.some((entry) => rankEntry(entry, words) < 2) ? 0 : 1;

const wordsIn = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);
