import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS } from '#shared/constants.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { FakeRealtime } from '../../testing/fakeRealtime.ts';
import { Refetcher } from './Refetcher.ts';
import { channelsOf } from './RowChannels.ts';

const ROWS = { table: 'profiles' } as const;
const CHANGE = { type: 'UPDATE', row: { id: 'a' } } as const;

async function setUp() {
  const realtime = new FakeRealtime();
  const client = fakeDataClient(() => ({ data: [] }), realtime);
  const channels = channelsOf({ host: fakeHost(ada), dataClient: async () => client });
  const watch = (requestedAt?: number) => {
    const watcher = { onOpen: vi.fn(), onChange: vi.fn() };
    channels.watch(ROWS, watcher, requestedAt);
    return watcher;
  };
  const channel = async () => {
    await vi.waitFor(() => expect(realtime.watching('profiles')).toHaveLength(1));
    return realtime.watching('profiles')[0] ?? expect.unreachable();
  };
  return { watch, channel };
}

const now = () => performance.now();
/** A time later than everything so far, by the page's clock. */
const later = () => performance.now() + 1;
const opened = (watcher: { onOpen: ReturnType<typeof vi.fn> }) => watcher.onOpen.mock.calls.length;

describe('possible changes before a channel opened', () => {
  it('are fetched by every watcher, whenever it requested its data', async () => {
    const { watch, channel } = await setUp();
    const watchers = [watch(now()), watch(now() - 1000), watch()];
    (await channel()).open();
    expect(watchers.map(opened)).toEqual([1, 1, 1]);
  });

  it('are fetched on every reopening', async () => {
    const { watch, channel } = await setUp();
    const watcher = watch(now());
    const one = await channel();
    one.open();
    one.open();
    expect(opened(watcher)).toBe(2);
  });
});

describe('watcher of an open channel', () => {
  it('missed nothing if it requested after opening and no change was reported since', async () => {
    const { watch, channel } = await setUp();
    watch();
    const one = await channel();
    one.open();
    const before = watch(now() - 1000);
    const after = watch(later());
    expect([opened(before), opened(after)]).toEqual([1, 0]);
    const requestedAt = now() - 1;
    one.send(CHANGE);
    expect(opened(watch(requestedAt))).toBe(1);
  });
});

describe('entry with several channels', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is refetched once and immediately when all its channels have opened', () => {
    const refetch = vi.fn();
    const refetcher = new Refetcher(refetch, 3);
    refetcher.onOpen();
    vi.advanceTimersByTime(REALTIME_REFETCH_MS * 2);
    refetcher.onOpen();
    refetcher.onOpen();
    expect(refetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(REALTIME_REFETCH_MS);
    expect(refetch).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(REALTIME_OPENING_MS * 2);
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('is refetched again for a channel that opens later', () => {
    const refetch = vi.fn();
    const refetcher = new Refetcher(refetch, 2);
    refetcher.onOpen();
    vi.advanceTimersByTime(REALTIME_OPENING_MS);
    expect(refetch).toHaveBeenCalledOnce();
    refetcher.onOpen();
    vi.advanceTimersByTime(REALTIME_OPENING_MS);
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
