import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REALTIME_REFETCH_MS, REALTIME_REJOIN_MS } from '#shared/constants.ts';
import { makeStore } from '../../session/store.ts';
import { type DataReply, fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { FakeRealtime } from '../../testing/fakeRealtime.ts';
import { baseApi } from '../api/baseApi.ts';
import type { RowChange } from './rowChange.ts';
import { follow } from './syncCacheEntry.ts';

interface Note {
  readonly id: string;
  readonly text: string;
  readonly at: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Account', 'Roles'] });

const notes = api.injectEndpoints({
  endpoints: (build) => ({
    listNotes: build.query<Note[], string>({
      query: () => (client) => client.from('profiles').select('id'),
      providesTags: ['Account'],
      onCacheEntryAdded: follow<Note[], string, Note>({
        sources: (_data, owner) => [{ table: 'profiles', filter: `owner=eq.${owner}` }],
        refetch: api.util.invalidateTags(['Account']),
        list: {
          rows: (data) => data,
          key: ({ id }) => id,
          changedAt: ({ at }) => at,
          order: (a, b) => Date.parse(b.at) - Date.parse(a.at),
          belongs: ({ text }) => text !== 'archived',
          missed: (_owner, since) => (client) =>
            client
              .from('profiles')
              .select('missed')
              .gte('updated_at', since ?? ''),
          keepsRows: true,
        },
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

const at = (minute: number) => `2026-05-01T10:${String(minute).padStart(2, '0')}:00Z`;
const note = (id: string, text: string, minute: number): Note => ({ id, text, at: at(minute) });
const changed = (type: RowChange['type'], row: Partial<Note>): RowChange => ({ type, row });

function setUp() {
  const realtime = new FakeRealtime();
  const host = fakeHost(ada);
  const server = {
    notes: [note('a', 'first', 1)],
    missed: [] as Note[] | DataReply,
    counted: 0,
    askedForMissed: 0,
  };
  const client = fakeDataClient(({ name, args }) => {
    if (name === 'rpc my_account') {
      server.counted += 1;
      return { data: server.counted };
    }
    if (args[0] !== 'missed') return { data: server.notes };
    server.askedForMissed += 1;
    return Array.isArray(server.missed) ? { data: server.missed } : server.missed;
  }, realtime);
  const store = makeStore({ host, dataClient: async () => client });
  const shown = () => notes.endpoints.listNotes.select('ada')(store.getState() as never).data;
  return {
    realtime,
    host,
    server,
    store,
    texts: () => shown()?.map(({ text }) => text),
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

describe('followed list', () => {
  it('applies inserts, updates, and deletions in order', async () => {
    const { open, texts } = setUp();
    const { channel } = await open();
    channel.open();
    channel.send(changed('INSERT', note('c', 'third', 3)));
    channel.send(changed('INSERT', note('b', 'second', 2)));
    await vi.waitFor(() => expect(texts()).toEqual(['third', 'second', 'first']));
    channel.send(changed('UPDATE', note('a', 'first, edited', 4)));
    expect(texts()).toEqual(['first, edited', 'third', 'second']);
    channel.send(changed('DELETE', { id: 'c' }));
    expect(texts()).toEqual(['first, edited', 'second']);
    channel.send(changed('UPDATE', note('b', 'archived', 5)));
    expect(texts()).toEqual(['first, edited']);
  });

  it('shows a duplicate row once and never an older version', async () => {
    const { open, texts } = setUp();
    const { channel } = await open();
    channel.open();
    channel.send(changed('INSERT', note('b', 'new', 3)));
    channel.send(changed('INSERT', note('b', 'new', 3)));
    channel.send(changed('UPDATE', note('b', 'old', 2)));
    expect(texts()).toEqual(['new', 'first']);
  });

  it('catches up on changes before the channel opened', async () => {
    const { open, server, texts } = setUp();
    server.missed = [note('b', 'between', 2)];
    const { channel } = await open();
    expect(texts()).toEqual(['first']);
    channel.open();
    await vi.waitFor(() => expect(texts()).toEqual(['between', 'first']));
  });

  it('catches up after every reconnect', async () => {
    const { open, server, texts } = setUp();
    const { channel } = await open();
    channel.open();
    await vi.waitFor(() => expect(server.askedForMissed).toBe(1));
    server.missed = [note('a', 'edited while offline', 7), note('d', 'sent while offline', 8)];
    channel.open();
    await vi.waitFor(() => expect(texts()).toEqual(['sent while offline', 'edited while offline']));
  });

  it('retries catching up until the server responds', async () => {
    const { open, server, texts } = setUp();
    server.missed = { error: { code: 'XX000', message: '' }, status: 503 };
    const { channel } = await open();
    channel.open();
    await vi.waitFor(() => expect(server.askedForMissed).toBe(1));
    server.missed = [note('b', 'at last', 2)];
    await vi.advanceTimersByTimeAsync(REALTIME_REJOIN_MS[0]);
    await vi.waitFor(() => expect(texts()).toEqual(['at last', 'first']));
  });

  it("doesn't restore a row deleted during catch-up", async () => {
    const { open, realtime, store, texts, server } = setUp();
    const pendingReply = Promise.withResolvers<DataReply>();
    const { channel } = await open();
    server.missed = pendingReply.promise as unknown as DataReply;
    channel.open();
    await vi.waitFor(() => expect(server.askedForMissed).toBe(1));
    channel.send(changed('DELETE', { id: 'a' }));
    pendingReply.resolve({ data: [note('a', 'first', 1), note('b', 'second', 2)] });
    await vi.waitFor(() => expect(texts()).toEqual(['second']));
    expect(realtime.watching('profiles')).toHaveLength(1);
    store.dispatch(baseApi.util.resetApiState());
  });

  it('reopens a channel closed by the server', async () => {
    const { open, realtime, server } = setUp();
    const { channel } = await open();
    channel.open();
    channel.end();
    await vi.advanceTimersByTimeAsync(REALTIME_REJOIN_MS[0]);
    await vi.waitFor(() => expect(realtime.watching('profiles')).toHaveLength(1));
    const [next] = realtime.watching('profiles');
    expect(next).not.toBe(channel);
    const before = server.askedForMissed;
    next?.open();
    await vi.waitFor(() => expect(server.askedForMissed).toBe(before + 1));
  });

  it('passes on a new token and catches up, but ignores an unchanged session', async () => {
    const { open, realtime, host, server } = setUp();
    const { channel } = await open();
    channel.open();
    await vi.waitFor(() => expect(server.askedForMissed).toBe(1));
    const sent = realtime.tokensSent;
    host.announce(ada);
    host.auth.accessToken = async () => 'a new token';
    host.announce(ada);
    await vi.waitFor(() => expect(server.askedForMissed).toBe(2));
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

describe('followed entry without a list', () => {
  it('is refetched once for changes that arrive together', async () => {
    const { open, store, server } = setUp();
    const { channel } = await open();
    await store.dispatch(notes.endpoints.countNotes.initiate());
    await vi.advanceTimersByTimeAsync(0);
    expect(server.counted).toBe(1);
    channel.open();
    await vi.advanceTimersByTimeAsync(REALTIME_REFETCH_MS);
    await vi.waitFor(() => expect(server.counted).toBe(2));
    for (let n = 0; n < 20; n += 1) channel.send(changed('UPDATE', note('a', `${n}`, 9)));
    await vi.advanceTimersByTimeAsync(REALTIME_REFETCH_MS);
    await vi.waitFor(() => expect(server.counted).toBe(3));
  });

  it('requested while its channel was open is not refetched until something changes', async () => {
    const { open, store, server } = setUp();
    const { channel } = await open();
    channel.open();
    await store.dispatch(notes.endpoints.countNotes.initiate());
    await vi.advanceTimersByTimeAsync(REALTIME_REFETCH_MS * 2);
    expect(server.counted).toBe(1);
    channel.send(changed('UPDATE', note('a', 'edited', 9)));
    await vi.advanceTimersByTimeAsync(REALTIME_REFETCH_MS);
    await vi.waitFor(() => expect(server.counted).toBe(2));
  });
});
