import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REALTIME_OPENING_MS, REALTIME_REFETCH_MS, REALTIME_REJOIN_MS } from '#shared/constants.ts';
import { makeStore } from '../../session/store.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { FakeRealtime } from '../../testing/fakeRealtime.ts';
import { baseApi } from '../api/baseApi.ts';
import type { RowChange } from './rowChange.ts';
import { follow } from './syncCacheEntry.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Account', 'Roles'] });

const notes = api.injectEndpoints({
  endpoints: (build) => ({
    listNotes: build.query<string[], string>({
      query: () => (client) => client.from('profiles').select('id'),
      providesTags: ['Account'],
      onCacheEntryAdded: follow<string[], string>({
        sources: (_data, owner) => [{ table: 'profiles', filter: `owner=eq.${owner}` }],
        refetch: api.util.invalidateTags(['Account']),
      }),
    }),
    countNotes: build.query<number, void>({
      query: () => (client) => client.rpc('my_account'),
      providesTags: ['Roles'],
      onCacheEntryAdded: follow<number, void>({
        sources: () => [{ table: 'profiles', filter: 'owner=eq.ada' }],
        refetch: api.util.invalidateTags(['Roles']),
      }),
    }),
  }),
});

const CHANGE: RowChange = { type: 'UPDATE', row: { id: 'a' } };

function setUp() {
  const realtime = new FakeRealtime();
  const host = fakeHost(ada);
  const server = { notes: ['first'], listed: 0, counted: 0 };
  const client = fakeDataClient(({ name }) => {
    if (name === 'rpc my_account') {
      server.counted += 1;
      return { data: server.counted };
    }
    server.listed += 1;
    return { data: server.notes };
  }, realtime);
  const store = makeStore({ host, dataClient: async () => client });
  return {
    realtime,
    host,
    server,
    store,
    shown: () => notes.endpoints.listNotes.select('ada')(store.getState() as never).data,
    async open() {
      const entry = store.dispatch(notes.endpoints.listNotes.initiate('ada'));
      await entry;
      await vi.waitFor(() => expect(realtime.watching('profiles')).toHaveLength(1));
      const [channel] = realtime.watching('profiles');
      if (!channel) throw new Error('No channel was opened.');
      return { entry, channel };
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('followed entry', () => {
  it('shows a change between its first response and its subscription', async () => {
    const { open, server, shown } = setUp();
    const { channel } = await open();
    server.notes = ['between', 'first'];
    expect(shown()).toEqual(['first']);
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(shown()).toEqual(['between', 'first']));
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS * 2);
    expect(server.listed).toBe(2);
  });

  it('catches up after every reconnect', async () => {
    const { open, server, shown } = setUp();
    const { channel } = await open();
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(server.listed).toBe(2));
    server.notes = ['sent while offline', 'edited while offline'];
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(shown()).toEqual(server.notes));
  });

  it('reopens a channel closed by the server', async () => {
    const { open, realtime, server } = setUp();
    const { channel } = await open();
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(server.listed).toBe(2));
    channel.end();
    await vi.advanceTimersByTimeAsync(REALTIME_REJOIN_MS[0]);
    await vi.waitFor(() => expect(realtime.watching('profiles')).toHaveLength(1));
    const [next] = realtime.watching('profiles');
    expect(next).not.toBe(channel);
    next?.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(server.listed).toBe(3));
  });

  it('passes on a new token and catches up, but ignores an unchanged session', async () => {
    const { open, realtime, host, server } = setUp();
    const { channel } = await open();
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(server.listed).toBe(2));
    const sent = realtime.tokensSent;
    host.announce(ada);
    host.auth.accessToken = async () => 'a new token';
    host.announce(ada);
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(server.listed).toBe(3));
    expect(realtime.tokensSent).toBe(sent + 1);
  });
});

describe('a channel', () => {
  it('shares a channel between entries with the same rows and closes it with the last one', async () => {
    const { open, realtime, store } = setUp();
    await open();
    await store.dispatch(notes.endpoints.countNotes.initiate());
    await vi.advanceTimersByTimeAsync(0);
    expect(realtime.channels).toHaveLength(1);
    store.dispatch(baseApi.util.resetApiState());
    await vi.waitFor(() => expect(realtime.watching('profiles')).toHaveLength(0));
  });
});

describe('followed count', () => {
  it('is refetched once for changes that arrive together', async () => {
    const { open, store, server } = setUp();
    const { channel } = await open();
    await store.dispatch(notes.endpoints.countNotes.initiate());
    await vi.advanceTimersByTimeAsync(0);
    expect(server.counted).toBe(1);
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS);
    await vi.waitFor(() => expect(server.counted).toBe(2));
    for (let n = 0; n < 20; n += 1) channel.send(CHANGE);
    await vi.advanceTimersByTimeAsync(REALTIME_REFETCH_MS);
    await vi.waitFor(() => expect(server.counted).toBe(3));
  });

  it('requested while its channel was open is not refetched until something changes', async () => {
    const { open, store, server } = setUp();
    const { channel } = await open();
    channel.open();
    await store.dispatch(notes.endpoints.countNotes.initiate());
    await vi.advanceTimersByTimeAsync(REALTIME_OPENING_MS * 2);
    expect(server.counted).toBe(1);
    channel.send(CHANGE);
    await vi.advanceTimersByTimeAsync(REALTIME_REFETCH_MS);
    await vi.waitFor(() => expect(server.counted).toBe(2));
  });
});
