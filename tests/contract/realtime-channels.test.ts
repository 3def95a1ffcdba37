import type { RealtimeChannel } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anonymous, backend, clientFor, newUser, service } from '../support/backend.ts';
import { collectChanges, joinChannel, signTestAccessToken } from '../support/realtime.ts';

const opened: RealtimeChannel[] = [];
afterEach(async () => {
  for (const channel of opened.splice(0)) await channel.unsubscribe();
});

type Options = Parameters<ReturnType<typeof anonymous>['channel']>[1];

async function join(client: ReturnType<typeof anonymous>, name: string, options?: Options) {
  const received: unknown[] = [];
  const system: { status: string; message: string }[] = [];
  const channel = client.channel(name, options);
  opened.push(channel);
  channel.on('broadcast', { event: '*' }, (message) => received.push(message));
  channel.on('system', {}, (message) => system.push(message));
  await joinChannel(channel);
  return { channel, heard: received, system };
}

const room = () => `room-${crypto.randomUUID()}`;
const say = (event: string, payload: unknown) => ({ type: 'broadcast' as const, event, payload });

describe('a broadcast', () => {
  it('reaches the others but not its sender, unless the sender wants it', async () => {
    const name = room();
    const plain = await join(anonymous(), name);
    const selfish = await join(anonymous(), name, { config: { broadcast: { self: true } } });
    await selfish.channel.send(say('greeting', { text: 'hé 👋' }));
    const message = { type: 'broadcast', event: 'greeting', payload: { text: 'hé 👋' } };
    await vi.waitFor(() => expect(plain.heard).toEqual([message]));
    await vi.waitFor(() => expect(selfish.heard).toEqual([message]));
    await plain.channel.send(say('answer', {}));
    await vi.waitFor(() => expect(selfish.heard).toHaveLength(2));
    expect(plain.heard).toHaveLength(1);
  });

  it('is acknowledged on request', async () => {
    const { channel } = await join(anonymous(), room(), { config: { broadcast: { ack: true } } });
    expect(await channel.send(say('ping', {}))).toBe('ok');
  });

  it('of the database is announced when it can be received, on request', async () => {
    const options = { config: { broadcast: { replication_ready: true } } };
    const { system } = await join(anonymous(), room(), options);
    const ready = {
      extension: 'system',
      status: 'ok',
      message: 'Replication connection established',
    };
    await vi.waitFor(() => expect(system).toEqual([expect.objectContaining(ready)]));
  });

  it('supports binary data', async () => {
    const name = room();
    const { heard } = await join(anonymous(), name);
    const { channel } = await join(anonymous(), name);
    await channel.send(say('bytes', new Uint8Array([0, 1, 255]).buffer));
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    const { payload } = heard[0] as { payload: ArrayBuffer };
    expect([...new Uint8Array(payload)]).toEqual([0, 1, 255]);
  });

  it('reaches clients with the older protocol', async () => {
    const name = room();
    const { createClient } = await import('@supabase/supabase-js');
    const old = createClient(backend().url, backend().publishableKey, {
      realtime: { vsn: '1.0.0' },
      auth: { persistSession: false },
    });
    const older = await join(old as never, name);
    const newer = await join(anonymous(), name);
    await newer.channel.send(say('down', { n: 1 }));
    await vi.waitFor(() => expect(older.heard).toHaveLength(1));
    await older.channel.send(say('up', { n: 2 }));
    await vi.waitFor(() =>
      expect(newer.heard).toEqual([{ type: 'broadcast', event: 'up', payload: { n: 2 } }]),
    );
  });

  it('can be sent over HTTP without a socket', async () => {
    const name = room();
    const { heard } = await join(anonymous(), name);
    const silent = anonymous().channel(name);
    expect(await silent.httpSend('first', { n: 1 })).toEqual({ success: true });
    expect(await silent.httpSend('second', new Uint8Array([7]).buffer)).toEqual({ success: true });
    const batch = await fetch(`${backend().url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: name, event: 'third', payload: { n: 3 } }] }),
    });
    expect(batch.status).toBe(202);
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard[0]).toEqual({ type: 'broadcast', event: 'first', payload: { n: 1 } });
    expect(heard[2]).toMatchObject({ event: 'third', payload: { n: 3 } });
  });

  it('needs a key and a valid body over HTTP', async () => {
    const send = (body: unknown, apikey = '') =>
      fetch(`${backend().url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(apikey ? { apikey } : {}) },
        body: JSON.stringify(body),
      });
    const messages = [{ topic: 'x', event: 'y', payload: {} }];
    expect((await send({ messages })).status).toBe(401);
    expect((await send({ messages: [{ topic: 'x' }] }, backend().publishableKey)).status).toBe(422);
  });
});

describe('presence', () => {
  const present = async (name: string, key: string) => {
    const channel = anonymous().channel(name, { config: { presence: { key } } });
    opened.push(channel);
    let syncs = 0;
    channel.on('presence', { event: 'sync' }, () => {
      syncs += 1;
    });
    await joinChannel(channel);
    return { channel, syncs: () => syncs, keys: () => Object.keys(channel.presenceState()).sort() };
  };

  it('shows who is present, with all their windows, until they leave', async () => {
    const name = room();
    const ada = await present(name, 'ada');
    const adaAgain = await present(name, 'ada');
    const bob = await present(name, 'bob');
    expect(await ada.channel.track({ at: 'desk' })).toBe('ok');
    await adaAgain.channel.track({ at: 'phone' });
    await bob.channel.track({ at: 'car' });
    for (const one of [ada, adaAgain, bob]) {
      await vi.waitFor(() => expect(one.keys()).toEqual(['ada', 'bob']));
      await vi.waitFor(() => expect(one.channel.presenceState().ada).toHaveLength(2));
    }
    await bob.channel.track({ at: 'home' });
    await vi.waitFor(() => expect(ada.channel.presenceState().bob).toMatchObject([{ at: 'home' }]));
    await bob.channel.untrack();
    await vi.waitFor(() => expect(ada.keys()).toEqual(['ada']));
    await adaAgain.channel.unsubscribe();
    await vi.waitFor(() => expect(ada.channel.presenceState().ada).toMatchObject([{ at: 'desk' }]));
  });

  it('is sent to those who join later, and ends with the connection', async () => {
    const name = room();
    const first = anonymous();
    const channel = first.channel(name, { config: { presence: { key: 'early' } } });
    await joinChannel(channel);
    await channel.track({});
    const late = await present(name, 'late');
    await vi.waitFor(() => expect(late.keys()).toEqual(['early']));
    await first.realtime.disconnect();
    await vi.waitFor(() => expect(late.keys()).toEqual([]));
  });
});

describe('private channel', () => {
  const PRIVATE = { config: { private: true, broadcast: { ack: true, self: true } } };

  it('is readable and writable only as its policies allow', async () => {
    const { id, client } = await newUser();
    const { channel, heard } = await join(client, `user:${id}`, PRIVATE);
    expect(await channel.send(say('note', { n: 1 }))).toBe('ok');
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(await channel.httpSend('http', { n: 2 })).toEqual({ success: true });
    await vi.waitFor(() => expect(heard).toHaveLength(2));
  });

  it('differs from the public channel of the same name', async () => {
    const { id, client } = await newUser();
    const inside = await join(client, `user:${id}`, PRIVATE);
    const outside = await join(anonymous(), `user:${id}`);
    await outside.channel.send(say('spoof', {}));
    await inside.channel.send(say('real', {}));
    await vi.waitFor(() => expect(inside.heard).toHaveLength(1));
    expect(inside.heard).toMatchObject([{ event: 'real' }]);
    await vi.waitFor(async () => expect(await outside.channel.httpSend('mark', {})).toBeTruthy());
    await vi.waitFor(() => expect(outside.heard).toMatchObject([{ event: 'mark' }]));
  });
});

describe('a token', () => {
  it('closes the channel with the reason when it expires', async () => {
    const { id } = await newUser();
    const client = clientFor(backend(), backend().publishableKey);
    await client.realtime.setAuth(await signTestAccessToken(id, 60));
    const { channel, system } = await join(client, room());
    await client.realtime.setAuth(await signTestAccessToken(id, 2));
    await vi.waitFor(() => expect(channel.state).toBe('closed'));
    expect(system).toMatchObject([
      { status: 'error', message: expect.stringMatching(/^Token has expired \d+ seconds ago$/) },
    ]);
  });

  it('keeps the channel and its subscriptions open when renewed in time', async () => {
    const { id } = await newUser();
    const open = async () => {
      const client = clientFor(backend(), backend().publishableKey);
      await client.realtime.setAuth(await signTestAccessToken(id, 60));
      const { channel, changes } = await collectChanges(client, { table: 'profiles' });
      opened.push(channel);
      return { channel, changes, renew: (token: string) => client.realtime.setAuth(token) };
    };
    const [{ channel, changes, renew }, clock] = [await open(), await open()];
    const [short, long] = [await signTestAccessToken(id, 3), await signTestAccessToken(id, 61)];
    await renew(short);
    await renew(long);
    await clock.renew(short);
    await vi.waitFor(() => expect(clock.channel.state).toBe('closed'));
    expect(channel.state).toBe('joined');
    await service().from('profiles').update({ bio: 'later' }).eq('id', id);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
  });

  it('of another user changes what the channel receives', async () => {
    const [first, second] = [await newUser(), await newUser()];
    const client = clientFor(backend(), backend().publishableKey);
    await client.realtime.setAuth(await signTestAccessToken(first.id, 60));
    const { channel, system, told } = await collectChanges(client, { table: 'profiles' });
    opened.push(channel);
    const oks = () => system.map(({ status }) => status);
    await vi.waitFor(() => expect(oks()).toEqual(['ok']));
    await client.realtime.setAuth(await signTestAccessToken(second.id, 60));
    await vi.waitFor(() => expect(oks()).toEqual(['ok', 'ok']));
    for (const { id } of [first, second]) {
      await service().from('profiles').update({ bio: 'x' }).eq('id', id);
    }
    await vi.waitFor(() => expect(told()).toEqual([`UPDATE ${second.id}`]));
  });
});
