import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import {
  backend,
  clientFor,
  newUser,
  type SeparateBackend,
  service,
  startSeparateBackend,
} from '../support/backend.ts';
import { joinChannel, openRawSocket, signTestAccessToken } from '../support/realtime.ts';

const topic = () => `realtime:room-${crypto.randomUUID()}`;
const JOIN = { config: {} };

describe('protocol', () => {
  it.each(['1.0.0', '2.0.0'])(
    '%s handles heartbeats, joins, leaves and invalid messages',
    async (vsn) => {
      const { socket, frames, say } = await openRawSocket(backend(), { vsn });
      const name = topic();
      const send = (ref: string, to: string, event: string, payload: unknown = {}) =>
        say(
          vsn === '2.0.0'
            ? ['1', ref, to, event, payload]
            : { join_ref: '1', ref, topic: to, event, payload },
        );
      const replyTo = async (ref: string) => {
        const isIt = (frame: unknown) =>
          vsn === '2.0.0'
            ? Array.isArray(frame) && frame[1] === ref && frame[3] === 'phx_reply'
            : (frame as { ref: string; event: string }).ref === ref &&
              (frame as { event: string }).event === 'phx_reply';
        const found = await vi.waitFor(() => {
          const frame = frames.find(isIt);
          expect(frame).toBeDefined();
          return frame;
        });
        return Array.isArray(found) ? found[4] : (found as { payload: unknown }).payload;
      };
      send('2', 'phoenix', 'heartbeat');
      expect(await replyTo('2')).toEqual({ status: 'ok', response: {} });
      send('3', name, 'phx_join', JOIN);
      expect(await replyTo('3')).toEqual({ status: 'ok', response: { postgres_changes: [] } });
      send('4', name, 'sing', {});
      expect(await replyTo('4')).toMatchObject({ status: 'error' });
      send('5', name, 'phx_leave', {});
      expect(await replyTo('5')).toEqual({ status: 'ok', response: {} });
      send('6', name, 'broadcast', { type: 'broadcast', event: 'x', payload: {} });
      expect(await replyTo('6')).toMatchObject({ response: { reason: 'unmatched topic' } });
      socket.close();
    },
  );

  it('echoes the requested tables in order, each with a number', async () => {
    const { socket, frames, say } = await openRawSocket();
    const subscriptions = [
      { event: 'INSERT', schema: 'public', table: 'profiles', odd: [1] },
      { event: '*', schema: 'public', table: 'subscribers' },
    ];
    const access_token = await signTestAccessToken(crypto.randomUUID(), 60);
    const name = topic();
    say([
      '1',
      '1',
      name,
      'phx_join',
      { access_token, config: { postgres_changes: subscriptions } },
    ]);
    await vi.waitFor(() => expect(frames).toHaveLength(3));
    const [reply = [], presence, system] = frames as unknown[][];
    const { response } = reply[4] as { response: { postgres_changes: { id: number }[] } };
    expect(response.postgres_changes).toMatchObject(subscriptions);
    for (const one of response.postgres_changes) expect(one.id).toBeGreaterThan(0);
    expect(presence?.slice(3)).toEqual(['presence_state', {}]);
    expect(system?.[4]).toMatchObject({
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: name.slice('realtime:'.length),
    });
    socket.close();
  });

  it('closes the earlier join when a topic is joined again', async () => {
    const { socket, frames, say } = await openRawSocket();
    const name = topic();
    say(['1', '1', name, 'phx_join', JOIN]);
    say(['2', '2', name, 'phx_join', JOIN]);
    await vi.waitFor(() => expect(frames).toContainEqual(['1', '1', name, 'phx_close', {}]));
    const closes = (frames as unknown[][]).filter(([, , , event]) => event === 'phx_close');
    expect(closes).toHaveLength(1);
    socket.close();
  });

  it.each([
    ['no JSON', 'garbage'],
    ['JSON of another shape', '{"a":1}'],
    ['an array too short', '["1","2"]'],
    ['bytes of no meaning', Buffer.from([9, 9, 9])],
    ['a frame cut short', Buffer.from([3, 255, 255, 255, 255, 255, 1])],
    [
      'a broadcast that is no JSON',
      Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1]), Buffer.from('te{')]),
    ],
  ])('disconnects on %s', async (_, garbage) => {
    const { socket, closed } = await openRawSocket();
    socket.send(garbage);
    expect((await closed).code).toBe(1003);
  });

  it('disconnects on a message that is too large', async () => {
    const { socket, closed } = await openRawSocket();
    socket.send('x'.repeat(300 * 1024));
    expect((await closed).code).toBe(1009);
  });

  it('frees everything when a socket is cut during a message', async () => {
    const name = topic();
    const watcher = clientFor(backend(), backend().publishableKey).channel(name.slice(9));
    watcher.on('presence', { event: 'sync' }, () => undefined);
    await joinChannel(watcher);
    const { socket, say, closed } = await openRawSocket();
    say(['1', '1', name, 'phx_join', { config: { presence: { key: 'gone' } } }]);
    say(['1', '2', name, 'presence', { type: 'presence', event: 'track', payload: {} }]);
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual(['gone']));
    // A frame header that announces more data than arrives.
    (socket as unknown as { _socket: { write(b: Buffer): void; destroy(): void } })._socket.write(
      Buffer.from([0x82, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 5]),
    );
    socket.terminate();
    await closed;
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual([]));
    await watcher.unsubscribe();
  });
});

describe('backend with small limits', () => {
  let small: SeparateBackend;
  beforeAll(async () => {
    small = await startSeparateBackend({
      realtimeLimits: {
        silenceMs: 2_000,
        unreadBytes: 64 * 1024,
        channelsPerSocket: 2,
        events: { burst: 20, perSecond: 1 },
        httpMessagesPerAddress: { burst: 5_000, perSecond: 5_000 },
      },
    });
  });
  afterAll(() => small.close());

  const beating = async () => {
    const raw = await openRawSocket(small);
    const timer = setInterval(() => raw.say([null, 'h', 'phoenix', 'heartbeat', {}]), 100);
    void raw.closed.then(() => clearInterval(timer));
    return raw;
  };

  it('disconnects a client without a heartbeat', async () => {
    const { closed } = await openRawSocket(small);
    expect(await closed).toEqual({ code: 1008, reason: 'No heartbeat' });
  });

  it('rejects a channel over the limit', async () => {
    const { socket, frames, say } = await beating();
    for (const ref of ['1', '2', '3']) say([ref, ref, topic(), 'phx_join', JOIN]);
    const third = () => (frames as unknown[][]).find(([joinRef]) => joinRef === '3');
    await vi.waitFor(() => expect(third()).toBeDefined());
    expect(third()?.[4]).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    });
    socket.close();
  });

  it('closes a channel that sends too much', async () => {
    const { socket, frames, say } = await beating();
    const name = topic();
    say(['1', '1', name, 'phx_join', JOIN]);
    for (let i = 0; i < 30; i += 1) say(['1', '2', name, 'broadcast', { event: 'x', payload: {} }]);
    await vi.waitFor(() => expect(frames).toContainEqual(['1', '1', name, 'phx_close', {}]));
    const system = (frames as unknown[][]).find(([, , , event]) => event === 'system');
    expect(system?.[4]).toMatchObject({ message: 'Too many messages per second' });
    socket.close();
  });

  it("disconnects a client that doesn't read and serves the others", async () => {
    const name = topic();
    const slow = await beating();
    const other = await beating();
    for (const one of [slow, other]) {
      one.say(['1', '1', name, 'phx_join', JOIN]);
      await vi.waitFor(() => expect(one.frames.length).toBeGreaterThan(1));
    }
    slow.socket.pause();
    const payload = { text: 'x'.repeat(200_000) };
    const send = () =>
      fetch(`${small.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { apikey: small.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ messages: [{ topic: name.slice(9), event: 'x', payload }] }),
      });
    const sent = 60;
    for (let i = 0; i < sent; i += 1) expect((await send()).status).toBe(202);
    await vi.waitFor(() => expect(other.binary).toHaveLength(sent));
    slow.socket.resume();
    await slow.closed;
    expect(slow.binary.length).toBeLessThan(sent);
    other.socket.close();
  });
});

it('makes clients rejoin after a gap in database changes', async ({ skip }) => {
  skip(backend().engine !== 'postgres', 'PGlite has no session that could be ended from outside');
  const { id, client } = await newUser();
  const receivedBios: unknown[] = [];
  const states: string[] = [];
  const channel = client
    .channel(`gap-${id}`)
    .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'profiles' }, (change) =>
      receivedBios.push(change.new.bio),
    );
  channel.subscribe((state) => states.push(state));
  await vi.waitFor(() => expect(states).toEqual(['SUBSCRIBED']));
  await queryDatabase(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query ilike 'listen%'`);
  await vi.waitFor(() => expect(states).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']));
  const { error } = await service().from('profiles').update({ bio: 'after' }).eq('id', id);
  expect(error).toBeNull();
  await vi.waitFor(() => expect(receivedBios).toContain('after'));
  await channel.unsubscribe();
});

it('closes sockets at once with a reason on shutdown', async () => {
  const own = await startSeparateBackend();
  const { closed, say, frames } = await openRawSocket(own);
  say(['1', '1', topic(), 'phx_join', JOIN]);
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0));
  const closing = own.close();
  // Not at the end, when all remaining sockets are cut.
  const first = await Promise.race([closed.then(({ code }) => code), closing]);
  expect(first).toBe(1001);
  await closing;
});
