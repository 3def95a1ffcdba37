import type { Action } from '@reduxjs/toolkit';
import type { AnswerMeta, Asked, Services } from '../api/supabaseQuery.ts';
import type { RowSource } from './rowChange.ts';
import type { RowList } from './rowList.ts';

interface Following<Data, Arg, Row> {
  /** The rows that the entry is made of. */
  sources(data: Data, arg: Arg): readonly RowSource[];
  /** Makes stale what rows changed, or may have changed unseen: `api.util.invalidateTags(['Tickets'])`. */
  readonly refetch: Action;
  /** Patches the entry row by row instead; then only a gap makes it fetch. */
  readonly list?: RowList<Data, Arg, Row>;
}

/** What RTK Query hands to `onCacheEntryAdded`, as far as it is needed here. */
interface Entry<Data> {
  readonly extra: unknown;
  readonly cacheDataLoaded: Promise<{
    readonly data: Data;
    readonly meta?: Pick<AnswerMeta, 'asked'> | undefined;
  }>;
  readonly cacheEntryRemoved: Promise<void>;
  dispatch(action: unknown): unknown;
  getCacheEntry(): { readonly data?: Data | undefined };
  updateCachedData(recipe: (draft: Data) => void): unknown;
}

/**
 * Keeps a cache entry current while a screen shows it:
 * `onCacheEntryAdded: follow({ sources: …, refetch: api.util.invalidateTags(['Tickets']) })`. Entries that watch the same
 * rows share one channel. What may have been missed is read: between the first answer and the channel, unless the
 * server knows that nothing was, and after every reconnect and every new token. So nothing is lost, and
 * a row that arrives twice is shown once.
 */
export function follow<Data, Arg, Row = never>(following: Following<Data, Arg, Row>) {
  return async (arg: Arg, entry: Entry<Data>): Promise<void> => {
    try {
      const { data, meta } = await entry.cacheDataLoaded;
      const stop = await start(following, arg, entry, data, meta?.asked);
      await entry.cacheEntryRemoved;
      stop();
    } catch {
      // The entry was removed before it had data: there is nothing to keep current.
    }
  };
}

async function start<Data, Arg, Row>(
  { sources, refetch: stale, list }: Following<Data, Arg, Row>,
  arg: Arg,
  entry: Entry<Data>,
  data: Data,
  asked: Asked | undefined,
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
  const unwatch = followed.map((source) => channels.watch(source, watcher, asked));
  return () => {
    watcher.close();
    for (const stop of unwatch) stop();
  };
}
