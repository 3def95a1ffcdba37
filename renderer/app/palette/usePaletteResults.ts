import { useLayoutEffect, useState } from 'react';
import { useStanding } from '../../features/account/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { useAppDispatch } from '../hooks.ts';
import type { PaletteEntry, PaletteSource } from './paletteSource.ts';
import { screenSource } from './screenSource.ts';

/** Where the palette looks, in order. A feature joins by adding its source here. */
const sources: readonly PaletteSource[] = [screenSource];

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** What the sources find, each as soon as it answers; one that fails finds nothing. */
export function usePaletteResults(query: string): readonly PaletteGroup[] {
  const who = useStanding();
  const host = useHost().platform.kind;
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Readonly<Record<string, readonly PaletteEntry[]>>>({});

  // Before the next key is heard: Enter must not go by what was found for fewer letters.
  useLayoutEffect(() => {
    const abort = new AbortController();
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { title, find } of sources) {
      const take = (entries: readonly PaletteEntry[]) => {
        if (!abort.signal.aborted) setFound((before) => ({ ...before, [title]: entries }));
      };
      const answer = find(words, { who, host, dispatch, signal: abort.signal });
      if (answer instanceof Promise) answer.then(take, () => take([]));
      else take(answer);
    }
    return () => abort.abort();
  }, [query, who, host, dispatch]);

  return sources
    .map(({ title }) => ({ title, entries: found[title] ?? [] }))
    .filter(({ entries }) => entries.length > 0);
}
