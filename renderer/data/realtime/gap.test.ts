import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS } from '#shared/constants.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { FakeRealtime } from '../../testing/fakeRealtime.ts';
import { recordRequestTime } from '../api/requestTimes.ts';
import type { RequestTime } from '../api/supabaseQuery.ts';
import { Refetcher } from './Refetcher.ts';
import { channelsOf } from './RowChannels.ts';

const ROWS = { table: 'profiles' } as const;
const CHANGE = { type: 'UPDATE', row: { id: 'a' } } as const;

async function setUp() {
  const realtime = new FakeRealtime();
  const client = fakeDataClient(() => ({ data: [] }), realtime);
  const channels = channelsOf({ host: fakeHost(ada), dataClient: async () => client });
  const watch = (requestTime?: RequestTime) => {
    const watcher = { onOpen: vi.fn(), onWhole: vi.fn(), onChange: vi.fn() };
    channels.watch(ROWS, watcher, requestTime);
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
  it("are fetched if the server can't confirm there were none, as in hosted projects", async () => {
    const { watch, channel } = await setUp();
    const watcher = watch({ at: now(), moment: 'clock.5000' });
    (await channel()).open();
    expect([opened(watcher), watcher.onWhole.mock.calls.length]).toEqual([1, 0]);
  });

  it('are not fetched if the server confirms there were none since the earliest requested time', async () => {
    const { watch, channel } = await setUp();
    const watchers = [
      watch({ at: now(), moment: 'clock.70000' }),
      watch({ at: now(), moment: 'clock.9000' }),
    ];
    const one = await channel();
    expect(one.source?.since).toBe('clock.9000');
    one.open('nothing');
    expect(watchers.map(opened)).toEqual([0, 0]);
  });

  it('are not fetched for a request made during page load and answered later', async () => {
    const { watch, channel } = await setUp();
    recordRequestTime(null, 'page.68000');
    watch({ at: now(), moment: 'page.70000' });
    const one = await channel();
    expect(one.source?.since).toBe('page.68000');
    const slower = watch({ at: now(), moment: 'page.68500' });
    one.open('nothing');
    expect([opened(slower), slower.onWhole.mock.calls.length]).toEqual([0, 1]);
  });

  it("are fetched for an earlier request, another server's, or one without a time", async () => {
    const { watch, channel } = await setUp();
    const known = watch({ at: now(), moment: 'clock.70000' });
    const one = await channel();
    const others = [
      watch({ at: now(), moment: 'clock.69000' }),
      watch({ at: now(), moment: 'other.90000' }),
      watch({ at: now() }),
      watch(),
    ];
    one.open('nothing');
    expect([known, ...others].map(opened)).toEqual([0, 1, 1, 1, 1]);
  });

  it('are fetched for a watcher that joined after a reported change', async () => {
    const { watch, channel } = await setUp();
    const first = watch({ at: now(), moment: 'clock.5000' });
    const requestTime = { at: now(), moment: 'clock.6000' };
    const one = await channel();
    one.send(CHANGE);
    const second = watch(requestTime);
    one.open('nothing');
    expect(first.onChange).toHaveBeenCalledOnce();
    expect([opened(first), opened(second)]).toEqual([0, 1]);
  });

  it('are fetched on every reopening, whatever the server reports', async () => {
    const { watch, channel } = await setUp();
    const watcher = watch({ at: now(), moment: 'clock.5000' });
    const one = await channel();
    one.open('nothing');
    one.open('nothing');
    expect(opened(watcher)).toBe(1);
  });
});

describe('watcher of an open channel', () => {
  it('missed nothing if it requested after opening and no change was reported since', async () => {
    const { watch, channel } = await setUp();
    watch();
    const one = await channel();
    one.open();
    const before = watch({ at: now() - 1000 });
    const after = watch({ at: later() });
    expect([opened(before), opened(after)]).toEqual([1, 0]);
    const requestTime = { at: now() - 1 };
    one.send(CHANGE);
    expect(opened(watch(requestTime))).toBe(1);
  });

  it('missed nothing if the server confirmed a time before its request', async () => {
    const { watch, channel } = await setUp();
    watch({ at: now(), moment: 'clock.5000' });
    const requestTime = { at: now(), moment: 'clock.6000' };
    (await channel()).open('nothing');
    expect(opened(watch(requestTime))).toBe(0);
    expect(opened(watch({ ...requestTime, moment: 'clock.4000' }))).toBe(1);
  });
});

describe('entry with several channels', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is refetched once and immediately if any channel missed changes', () => {
    const refetch = vi.fn();
    const refetcher = new Refetcher(refetch, 3);
    refetcher.onOpen();
    refetcher.onWhole();
    refetcher.onWhole();
    vi.advanceTimersByTime(REALTIME_REFETCH_MS);
    expect(refetch).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(REALTIME_OPENING_MS * 2);
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('is not refetched if no channel missed changes', () => {
    const refetch = vi.fn();
    const refetcher = new Refetcher(refetch, 2);
    refetcher.onWhole();
    vi.advanceTimersByTime(REALTIME_OPENING_MS * 2);
    refetcher.onWhole();
    vi.advanceTimersByTime(REALTIME_OPENING_MS * 2);
    expect(refetch).not.toHaveBeenCalled();
  });
});
