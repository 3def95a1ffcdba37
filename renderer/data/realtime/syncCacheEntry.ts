import type { Action } from '@reduxjs/toolkit';
import type { ResponseMeta, Services } from '../api/supabaseQuery.ts';
import type { RowSource } from './rowChange.ts';
import type { RowList } from './rowList.ts';

interface Following<Data, Arg, Row> {
  /** Rows the entry depends on. */
  sources(data: Data, arg: Arg): readonly RowSource[];
  /** Invalidates the entry after changes or possible gaps: `api.util.invalidateTags(['Tickets'])`. */
  readonly refetch: Action;
  /** Patches rows instead; then only a gap causes a refetch. */
  readonly list?: RowList<Data, Arg, Row>;
}

/** The part of RTK Query's `onCacheEntryAdded` API used here. */
interface Entry<Data> {
  readonly extra: unknown;
  readonly cacheDataLoaded: Promise<{
    readonly data: Data;
    readonly meta?: Pick<ResponseMeta, 'requestedAt'> | undefined;
  }>;
  readonly cacheEntryRemoved: Promise<void>;
  dispatch(action: unknown): unknown;
  getCacheEntry(): { readonly data?: Data | undefined };
  updateCachedData(recipe: (draft: Data) => void): unknown;
}

/**
 * Keeps a cache entry current while in use: `onCacheEntryAdded: follow({ sources: …, refetch:
 * api.util.invalidateTags(['Tickets']) })`. Entries with the same rows share a channel. The entry is refetched once its
 * channels open, after every reconnect and after every new token, so that no change in between is lost.
 */
export function follow<Data, Arg, Row = never>(following: Following<Data, Arg, Row>) {
  return async (arg: Arg, entry: Entry<Data>): Promise<void> => {
    try {
      const { data, meta } = await entry.cacheDataLoaded;
      const stop = await start(following, arg, entry, data, meta?.requestedAt);
      await entry.cacheEntryRemoved;
      stop();
    } catch {
      // The entry was removed before it had data.
    }
  };
}

async function start<Data, Arg, Row>(
  { sources, refetch: stale, list }: Following<Data, Arg, Row>,
  arg: Arg,
  entry: Entry<Data>,
  data: Data,
  requestedAt: number | undefined,
): Promise<() => void> {
  const services = entry.extra as Services;
  const { channelsOf, LiveList, Refetcher } = await import('./index.ts');
  const followed = sources(data, arg);
  const refetch = () => void entry.dispatch(stale);
  const watcher = list
    ? new LiveList({
        list,
        arg,
        services,
        refetch,
        read: () => entry.getCacheEntry().data,
        update: (recipe) => void entry.updateCachedData(recipe),
      })
    : new Refetcher(refetch, followed.length);
  const channels = channelsOf(services);
  const unwatch = followed.map((source) => channels.watch(source, watcher, requestedAt));
  return () => {
    watcher.close();
    for (const stop of unwatch) stop();
  };
}
