import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Client,
  newUser,
  type SeparateBackend,
  service,
  startSeparateBackend,
} from '../../support/backend.ts';
import { startConversation } from '../../support/conversations.ts';
import { joinChannel, openRawSocket, signTestAccessToken } from '../../support/realtime.ts';
import { expectRefused } from '../refusal.ts';
import { type Person, subscriber, succeed } from '../world.ts';

const PRIVATE = { config: { private: true } };

const startGroup = (owner: Person, others: readonly { id: string }[]) =>
  startConversation(
    service(),
    [owner, ...others].map(({ id }) => id),
    { conversation_type: 'group' },
  );

/** Joins a private channel and collects its broadcasts. */
async function listen(client: Client, topic: string) {
  const received: unknown[] = [];
  const channel = client.channel(topic, PRIVATE);
  channel.on('broadcast', { event: '*' }, ({ payload }) => received.push(payload.user_id));
  await joinChannel(channel);
  return { channel, heard: received };
}

describe('a member who loses access to an open channel', () => {
  let owner: Person;
  let teammate: Awaited<ReturnType<typeof newUser>>;
  let member: Awaited<ReturnType<typeof newUser>>;
  let group: string;

  const type = (client: Client) => client.rpc('send_typing', { conversation_id: group });

  /** Checks that the member's channel closes and receives nothing after they lost access. */
  async function expectCutOff(loseRight: () => Promise<unknown>): Promise<void> {
    [owner, teammate, member] = [
      await subscriber('buyer-professional'),
      await newUser(),
      await newUser(),
    ];
    group = await startGroup(owner, [teammate, member]);
    const topic = `conversation:${group}`;
    const [memberListener, mates] = [
      await listen(member.client, topic),
      await listen(teammate.client, topic),
    ];
    await succeed(type(owner.client));
    await vi.waitFor(() => expect(memberListener.heard).toEqual([owner.id]));
    await loseRight();
    await succeed(type(owner.client));
    await vi.waitFor(() => expect(mates.heard).toEqual([owner.id, owner.id]));
    await vi.waitFor(() => expect(memberListener.channel.state).toBe('closed'));
    expect(memberListener.heard).toEqual([owner.id]);
    await mates.channel.unsubscribe();
  }

  it("is disconnected when removed from the group, and can't send", async () => {
    await expectCutOff(() =>
      succeed(
        owner.client.rpc('remove_participant', { conversation_id: group, person: member.id }),
      ),
    );
    await expectRefused(type(member.client));
  });

  it('is disconnected when leaving the group', async () => {
    await expectCutOff(() =>
      succeed(member.client.rpc('leave_conversation', { conversation_id: group })),
    );
  });

  it("is disconnected when suspended, and can't send", async () => {
    await expectCutOff(() =>
      succeed(
        service()
          .from('profiles')
          .update({ suspended_at: new Date().toISOString() })
          .eq('id', member.id)
          .select('id'),
      ),
    );
    await expectRefused(type(member.client));
  });

  it('is disconnected when banned', async () => {
    await expectCutOff(async () => {
      const { error } = await service().auth.admin.updateUserById(member.id, {
        ban_duration: '1h',
      });
      expect(error).toBeNull();
    });
  });

  it("is disconnected when signed out everywhere, and can't rejoin with the old token", async () => {
    await expectCutOff(async () => {
      const { data } = await member.client.auth.getSession();
      const token = data.session?.access_token ?? expect.unreachable();
      const { error } = await service().auth.admin.signOut(token, 'global');
      expect(error).toBeNull();
    });
    const { data } = await member.client.auth.getSession();
    const { say, frames, socket } = await openRawSocket();
    const access_token = data.session?.access_token;
    const makeRejection = (ref: string) => [
      ref,
      ref,
      expect.any(String),
      'phx_reply',
      { status: 'error' },
    ];
    const own = { access_token, config: { private: true } };
    say(['1', '1', `realtime:user:${member.id}`, 'phx_join', own]);
    await vi.waitFor(() => expect(frames).toMatchObject([makeRejection('1')]));
    // Public channels have no policy, so only the ended session blocks it.
    say(['2', '2', 'realtime:lobby', 'phx_join', { access_token, config: {} }]);
    await vi.waitFor(() => expect(frames).toMatchObject([makeRejection('1'), makeRejection('2')]));
    socket.close();
  });
});

describe('typing', () => {
  it('in a one-to-one conversation is not sent or received once one has blocked the other', async () => {
    const [one, other] = [await subscriber('buyer-professional'), await newUser()];
    const id = await startConversation(service(), [one.id, other.id]);
    const { channel, heard } = await listen(one.client, `conversation:${id}`);
    const type = (client: Client) => client.rpc('send_typing', { conversation_id: id });
    await succeed(type(other.client));
    await vi.waitFor(() => expect(heard).toEqual([other.id]));
    await succeed(other.client.from('user_blocks').insert({ blocked_id: one.id }).select());
    for (const client of [one.client, other.client]) {
      expect((await type(client)).error?.code).toBe('HXBLK');
    }
    await channel.unsubscribe();
  });

  it("can't be sent in another member's name, over the socket or HTTP", async () => {
    const [one, other] = [await subscriber('buyer-professional'), await newUser()];
    const group = await startGroup(one, [other, await newUser()]);
    const topic = `conversation:${group}`;
    const { channel, heard } = await listen(one.client, topic);
    const forger = other.client.channel(topic, {
      config: { private: true, broadcast: { ack: true } },
    });
    await joinChannel(forger);
    const forged = { user_id: one.id };
    const sent = await forger.send({ type: 'broadcast', event: 'typing', payload: forged });
    expect(sent).not.toBe('ok');
    await expect(forger.httpSend('typing', forged)).rejects.toThrow(/permissions to write/);
    expect(await forger.track(forged)).not.toBe('ok');
    await succeed(other.client.rpc('send_typing', { conversation_id: group }));
    await vi.waitFor(() => expect(heard).toEqual([other.id]));
    await Promise.all([channel.unsubscribe(), forger.unsubscribe()]);
  });
});

describe('unauthenticated sockets', () => {
  let own: SeparateBackend;
  beforeAll(async () => {
    own = await startSeparateBackend({
      realtimeLimits: { sockets: 4, socketsPerAddress: 4, unjoinedMs: 60_000 },
    });
  });
  afterAll(() => own.close());

  const joinAs = (access_token: string | undefined) => [
    '1',
    '1',
    'realtime:lobby',
    'phx_join',
    {
      config: {},
      ...(access_token === undefined ? {} : { access_token }),
    },
  ];

  it('are closed, oldest first, to make room for a member', async () => {
    const idle = await openRawSocket(own);
    const visitor = await openRawSocket(own);
    visitor.say(joinAs(undefined));
    await vi.waitFor(() => expect(visitor.frames).not.toHaveLength(0));
    await openRawSocket(own);
    await openRawSocket(own);
    const first = await openRawSocket(own);
    expect((await idle.closed).code).toBe(1013);
    const second = await openRawSocket(own);
    expect((await visitor.closed).code).toBe(1013);
    for (const { socket } of [first, second]) expect(socket.readyState).toBe(socket.OPEN);
  });

  it('close if they join no channel in time', async () => {
    const quick = await startSeparateBackend({ realtimeLimits: { unjoinedMs: 50 } });
    const { closed } = await openRawSocket(quick);
    expect(await closed).toEqual({ code: 1008, reason: 'No channel was joined in time' });
    await quick.close();
  });

  it('do not take the place of members', async () => {
    const full = await startSeparateBackend({ realtimeLimits: { sockets: 2 } });
    const token = await signTestAccessToken(crypto.randomUUID(), 60, { secret: full.jwtSecret });
    const members = [await openRawSocket(full), await openRawSocket(full)];
    for (const { say, frames } of members) {
      say(joinAs(token));
      await vi.waitFor(() => expect(frames).not.toHaveLength(0));
    }
    await expect(openRawSocket(full)).rejects.toThrow('429');
    for (const { socket } of members) expect(socket.readyState).toBe(socket.OPEN);
    await full.close();
  });
});
