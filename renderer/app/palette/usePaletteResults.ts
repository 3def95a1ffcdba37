import { useLayoutEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../data/hooks.ts';
import { useHost } from '../../host/HostContext.tsx';
import { useAccessContext } from '../../session/account/index.ts';
import { useAuth } from '../../session/auth/index.ts';
import {
  matchesWords,
  type PaletteEntry,
  type PaletteSource,
  rankEntry,
} from '../../session/palette/paletteSource.ts';
import { featurePalettes } from './featurePalettes.ts';
import { recentEntries } from './recent.ts';
import { screenSource } from './screenSource.ts';
import { usePaletteActions } from './usePaletteActions.ts';

const recentSource: PaletteSource = {
  title: 'Recent',
  find: (words, { recent }) => (words.length === 0 ? recent : []),
};

const actSource: PaletteSource = {
  title: 'Actions',
  find: (words, { acts }) =>
    acts
      .filter((act) => matchesWords(act, words))
      .toSorted((a, b) => rankEntry(a, words) - rankEntry(b, words)),
};

/** Palette sources in order. Features contribute through their `palette.ts`. */
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
  /** True while server results are pending. */
  readonly isLooking: boolean;
}

/** Results of each source as they arrive; failing sources yield none. */
export function usePaletteResults(query: string): Results {
  const who = useAccessContext();
  const { session } = useAuth();
  const host = useHost().platform.kind;
  const dispatch = useAppDispatch();
  const acts = usePaletteActions();
  const userId = session?.userId ?? null;
  const recent = useMemo(() => recentEntries(userId), [userId]);
  const [found, setFound] = useState<Readonly<Record<string, readonly PaletteEntry[]>>>({});
  const [pendingCount, setPendingCount] = useState(0);

  // Runs before the next key event: Enter must not use results for fewer letters.
  useLayoutEffect(() => {
    const abort = new AbortController();
    const words = splitWords(query);
    const later: Promise<unknown>[] = [];
    for (const { title, find } of sources) {
      const take = (entries: readonly PaletteEntry[]) => {
        if (!abort.signal.aborted) setFound((before) => ({ ...before, [title]: entries }));
      };
      const context = { who, host, dispatch, signal: abort.signal, acts, recent };
      const result = find(words, context);
      if (result instanceof Promise) later.push(result.then(take, () => take([])));
      else take(result);
    }
    setPendingCount(later.length);
    void Promise.all(later).then(() => {
      if (!abort.signal.aborted) setPendingCount(0);
    });
    return () => abort.abort();
  }, [query, who, host, dispatch, acts, recent]);

  const words = splitWords(query);
  const records = featurePalettes.sources.flatMap(({ title }) => found[title] ?? []);
  const best = words.length === 0 ? undefined : records.find(({ actions }) => actions?.length);
  const groups = sources
    .map(({ title }) => ({
      title,
      // Previous results that still match stay until the server responds.
      entries: (found[title] ?? []).filter(
        (entry) => title === 'Pages' || pendingCount === 0 || matchesWords(entry, words),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => nameless(a, words) - nameless(b, words));
  return { groups: withActions(groups, best), isLooking: pendingCount > 0 };
}

/** Adds the actions on the best record after the last group of records. */
function withActions(
  groups: readonly PaletteGroup[],
  best: PaletteEntry | undefined,
): readonly PaletteGroup[] {
  if (best?.actions === undefined) return groups;
  const isOfRecords = ({ title }: PaletteGroup) =>
    featurePalettes.sources.some((source) => source.title === title);
  const last = groups.findLastIndex(isOfRecords);
  if (last < 0) return groups;
  const actions = { title: `Actions for ${best.label}`, entries: best.actions };
  return groups.toSpliced(last + 1, 0, actions);
}

/** Matches by alias rank below matches by name. */
const nameless = ({ entries }: PaletteGroup, words: readonly string[]): number =>
  entries.some((entry) => rankEntry(entry, words) < 2) ? 0 : 1;

const splitWords = (query: string): readonly string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);
