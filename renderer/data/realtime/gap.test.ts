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
  it('are fetched by every watcher, no matter when it requested its data', async () => {
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

describe('entries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const tags = (...payload: string[]) => ({ type: 'invalidate', payload });

  it('are refetched together when their channels open one after another', () => {
    const dispatch = vi.fn();
    const refetcher = new Refetcher();
    const [one, other] = [tags('Account'), tags('Figures', 'Account')];
    refetcher.refetchWithin(REALTIME_OPENING_MS, one, dispatch);
    vi.advanceTimersByTime(REALTIME_OPENING_MS - 1);
    refetcher.refetchWithin(REALTIME_OPENING_MS, other, dispatch);
    refetcher.refetchWithin(REALTIME_OPENING_MS, one, dispatch);
    expect(dispatch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(REALTIME_OPENING_MS * 3);
    expect(dispatch.mock.calls).toEqual([[tags('Account', 'Figures', 'Account')]]);
  });

  it('are refetched again for a channel that opens later', () => {
    const dispatch = vi.fn();
    const refetcher = new Refetcher();
    for (const _ of [1, 2]) {
      refetcher.refetchWithin(REALTIME_OPENING_MS, tags('Account'), dispatch);
      vi.advanceTimersByTime(REALTIME_OPENING_MS);
    }
    expect(dispatch).toHaveBeenCalledTimes(2);
  });

  it('are refetched sooner after a change', () => {
    const dispatch = vi.fn();
    const refetcher = new Refetcher();
    refetcher.refetchWithin(REALTIME_OPENING_MS, tags('Account'), dispatch);
    refetcher.refetchWithin(REALTIME_REFETCH_MS, tags('Figures'), dispatch);
    vi.advanceTimersByTime(REALTIME_REFETCH_MS);
    expect(dispatch.mock.calls).toEqual([[tags('Account', 'Figures')]]);
  });
});
