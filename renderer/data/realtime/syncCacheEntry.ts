import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS } from '#shared/constants.ts';
import type { ResponseMeta, Services } from '../api/supabaseQuery.ts';
import type { Invalidation } from './Refetcher.ts';
import type { RowSource } from './rowChange.ts';

interface Following<Data, Arg> {
  /** Rows the entry depends on. */
  sources(data: Data, arg: Arg): readonly RowSource[];
  /** Invalidates the entry after changes or possible gaps: `api.util.invalidateTags(['Tickets'])`. */
  readonly refetch: Invalidation;
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
}

/**
 * Keeps a cache entry current while in use: `onCacheEntryAdded: follow({ sources: …, refetch:
 * api.util.invalidateTags(['Tickets']) })`. Entries with the same rows share a channel. The entry is refetched once its
 * channels open, after every reconnect and after every new token, so that no change in between is lost.
 */
export function follow<Data, Arg>(following: Following<Data, Arg>) {
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

async function start<Data, Arg>(
  { sources, refetch }: Following<Data, Arg>,
  arg: Arg,
  entry: Entry<Data>,
  data: Data,
  requestedAt: number | undefined,
): Promise<() => void> {
  const services = entry.extra as Services;
  const { channelsOf } = await import('./index.ts');
  const channels = channelsOf(services);
  const refetchWithin = (delay: number) => () =>
    channels.refetcher.refetchWithin(delay, refetch, entry.dispatch);
  const watcher = {
    onChange: refetchWithin(REALTIME_REFETCH_MS),
    onOpen: refetchWithin(REALTIME_OPENING_MS),
  };
  const unwatch = sources(data, arg).map((source) => channels.watch(source, watcher, requestedAt));
  return () => {
    for (const stop of unwatch) stop();
  };
}
