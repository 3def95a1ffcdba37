import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  anonymous,
  backend,
  clientFor,
  newUser,
  type SeparateBackend,
  service,
  startSeparateBackend,
} from '../../support/backend.ts';
import {
  collectChanges,
  joinChannel,
  openRawSocket,
  signTestAccessToken,
} from '../../support/realtime.ts';
import { person, succeed, withRole } from '../world.ts';

const PRIVATE = { config: { private: true, broadcast: { ack: true } } };
const getJoinResult = (channel: Parameters<typeof joinChannel>[0]) =>
  joinChannel(channel).then(
    () => 'joined',
    (error: Error) => error.message,
  );

describe("another user's private channel", () => {
  it("can't be joined by a stranger, a visitor, or by name without the private flag", async () => {
    const victim = await newUser();
    const name = `user:${victim.id}`;
    const message = `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`;
    const mine = victim.client.channel(name, PRIVATE);
    const received: unknown[] = [];
    mine.on('broadcast', { event: '*' }, (one) => received.push(one));
    await joinChannel(mine);
    for (const client of [(await newUser()).client, anonymous()]) {
      expect(await getJoinResult(client.channel(name, PRIVATE))).toBe(message);
    }
    const outside = anonymous().channel(name, { config: { broadcast: { ack: true } } });
    await joinChannel(outside);
    await outside.send({ type: 'broadcast', event: 'spoof', payload: {} });
    await mine.httpSend('real', {});
    await vi.waitFor(() => expect(received).toMatchObject([{ event: 'real' }]));
    await Promise.all([mine.unsubscribe(), outside.unsubscribe()]);
  });

  it("can't be written to over HTTP", async () => {
    const [victim, thief] = [await newUser(), await newUser()];
    const name = `user:${victim.id}`;
    const received: unknown[] = [];
    const mine = victim.client.channel(name, PRIVATE);
    mine.on('broadcast', { event: '*' }, (one) => received.push(one));
    await joinChannel(mine);
    const forged = thief.client.channel(name, PRIVATE);
    await expect(forged.httpSend('forged', {})).rejects.toThrow(/permissions to write/);
    const { data } = await thief.client.auth.getSession();
    const response = await fetch(`${backend().url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: {
        apikey: backend().publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        messages: [{ topic: name, event: 'forged', payload: {}, private: true }],
      }),
    });
    expect(response.status).toBe(202);
    await mine.httpSend('real', {});
    await vi.waitFor(() => expect(received).toMatchObject([{ event: 'real' }]));
    await mine.unsubscribe();
  });

  it('is left when the token changes to a user without access', async () => {
    const [victim, other] = [await newUser(), await newUser()];
    const client = clientFor(backend(), backend().publishableKey);
    await client.realtime.setAuth(await signTestAccessToken(victim.id, 60));
    const channel = client.channel(`user:${victim.id}`, PRIVATE);
    await joinChannel(channel);
    await client.realtime.setAuth(await signTestAccessToken(other.id, 60));
    await vi.waitFor(() => expect(channel.state).toBe('closed'));
  });

  it.each(['pending', 'rejected'] as const)(
    'is closed to a %s account, even its own',
    async (approvalStatus) => {
      const { id, client } = await newUser();
      await succeed(
        service()
          .from('profiles')
          .update({ requires_approval: true, approval_status: approvalStatus })
          .eq('id', id)
          .select('id'),
      );
      expect(await getJoinResult(client.channel(`user:${id}`, PRIVATE))).toMatch(/^Unauthorized/);
    },
  );
});

it('a rejected account with a role receives only its own row', async () => {
  const account = await withRole(await person('broker'), 'admin');
  const bystander = await newUser();
  await succeed(
    service()
      .from('profiles')
      .update({ requires_approval: true, approval_status: 'rejected' })
      .eq('id', account.id)
      .select('id'),
  );
  const { told, channel } = await collectChanges(account.client, { table: 'profiles' });
  for (const id of [bystander.id, account.id]) {
    await succeed(service().from('profiles').update({ bio: 'x' }).eq('id', id).select('id'));
  }
  await vi.waitFor(() => expect(told()).toEqual([`UPDATE ${account.id}`]));
  await channel.unsubscribe();
});

it('a deleted row is sent only to users who could see it, with only its key', async () => {
  const [owner, thief] = [await newUser(), await newUser()];
  const admin = await withRole(await person('buyer'), 'admin');
  const listeners = await Promise.all(
    [owner.client, thief.client, anonymous(), admin.client].map((client) =>
      collectChanges(client, { table: 'user_roles' }),
    ),
  );
  const [mine, theirs, visitors, all] = listeners;
  const roles = () => service().from('user_roles');
  for (const { id } of [owner, thief]) {
    await succeed(roles().insert({ user_id: id, role: 'pilot' }).select());
    await vi.waitFor(() => expect(all?.told()).toContain(`INSERT ${id}`));
    await succeed(roles().delete().match({ user_id: id, role: 'pilot' }).select());
    await vi.waitFor(() => expect(all?.told()).toContain(`DELETE ${id}`));
  }
  await vi.waitFor(() =>
    expect(theirs?.told()).toEqual([`INSERT ${thief.id}`, `DELETE ${thief.id}`]),
  );
  await vi.waitFor(() =>
    expect(mine?.told()).toEqual([`INSERT ${owner.id}`, `DELETE ${owner.id}`]),
  );
  expect(visitors?.told()).toEqual([]);
  expect(mine?.changes[1]?.old).toEqual({ user_id: owner.id, role: 'pilot' });
  for (const { channel } of listeners) await channel.unsubscribe();
});

describe('a hidden column', () => {
  let own: SeparateBackend;
  const id = randomUUID();
  const run = (text: string) => own.database.script(text);

  beforeAll(async () => {
    own = await startSeparateBackend();
    await run(`
      create table public.ledgers (id uuid primary key, owner uuid, title text, secret text);
      alter table public.ledgers enable row level security;
      grant select (id, owner, title) on public.ledgers to authenticated;
      create policy "Owners read" on public.ledgers for select to authenticated
        using (owner = (select auth.uid()) and secret <> 'sealed');
      alter publication supabase_realtime add table public.ledgers;`);
    // Triggers are updated from the publication at startup.
    await own.database.write('system', (sql) => sql`select haven_realtime.install_triggers()`);
  });
  afterAll(() => own.close());

  const owner = async () => {
    const client = clientFor(own, own.publishableKey);
    await client.realtime.setAuth(await signTestAccessToken(id, 60, { secret: own.jwtSecret }));
    return client;
  };

  it("can't be used as a filter or distinguished from a missing one", async () => {
    const messages = [];
    for (const column of ['secret', 'absent']) {
      const { system, channel } = await collectChanges(await owner(), {
        table: 'ledgers',
        filter: `${column}=eq.guess`,
      });
      await vi.waitFor(() => expect(system).toHaveLength(1));
      expect(system[0]?.status).toBe('error');
      messages.push(system[0]?.message.replaceAll(column, 'it'));
      await channel.unsubscribe();
    }
    expect(messages[0]).toBe(messages[1]);
    expect(messages[0]).toContain('invalid column for filter it');
  });

  it('is never sent, with the row or on delete, but policies still read it', async () => {
    const { changes, channel } = await collectChanges(await owner(), { table: 'ledgers' });
    await run(`insert into public.ledgers values ('${randomUUID()}', '${id}', 'hidden', 'sealed')`);
    await run(`delete from public.ledgers where title = 'hidden'`);
    await run(`insert into public.ledgers values ('${id}', '${id}', 'shown', 'open')`);
    await vi.waitFor(() => expect(changes).toHaveLength(1));
    await run(`delete from public.ledgers`);
    await vi.waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[0]?.new).toEqual({ id, owner: id, title: 'shown' });
    expect(changes[1]).toMatchObject({ eventType: 'DELETE', old: { id } });
    expect(Object.keys(changes[1]?.old ?? {})).toEqual(['id']);
    expect(JSON.stringify(changes)).not.toMatch(/sealed|open|secret/);
    await channel.unsubscribe();
  });

  it('and tables removed from the publication are no longer sent', async () => {
    const received = await collectChanges(
      await owner(),
      { table: 'ledgers' },
      { table: 'profiles' },
    );
    await run('alter publication supabase_realtime drop table public.ledgers');
    await own.database.write('system', (sql) => sql`select haven_realtime.install_triggers()`);
    const [row] = await own.database.read(
      'system',
      (sql) => sql`select count(*)::int as triggers from pg_trigger
        where tgname = 'haven_announce_change' and tgrelid = 'public.ledgers'::regclass`,
    );
    expect(row).toEqual({ triggers: 0 });
    await received.channel.unsubscribe();
  });

  it('and database broadcasts arrive after their commit, large or small', async () => {
    const received: { event: string; payload: { text?: string } }[] = [];
    const channel = clientFor(own, own.publishableKey).channel('news');
    channel.on('broadcast', { event: '*' }, (one) => received.push(one as never));
    await joinChannel(channel);
    await run(`select realtime.send('{"text":"small"}', 'one', 'news', false)`);
    await run(`select realtime.send('{}', 'private', 'news', true)`);
    await run(
      `select realtime.send(jsonb_build_object('text', repeat('x', 20000)), 'two', 'news', false)`,
    );
    await vi.waitFor(() => expect(received).toHaveLength(2));
    expect(received.map(({ event }) => event)).toEqual(['one', 'two']);
    expect(received[1]?.payload.text).toHaveLength(20_000);
    await channel.unsubscribe();
  });

  it('and ten thousand changes of one transaction all arrive in order', async () => {
    await run(`
      create table public.counters (id int primary key, n int);
      grant select on public.counters to authenticated;
      alter publication supabase_realtime add table public.counters;
      select haven_realtime.install_triggers();`);
    const { changes, channel } = await collectChanges(await owner(), { table: 'counters' });
    await run('insert into public.counters select i, i from generate_series(1, 10000) as i');
    // Checks only the length, because a failed list comparison would be printed in full on every retry.
    await vi.waitFor(() => expect(changes.length).toBe(10_000), { timeout: 100_000 });
    expect(changes.every((change, i) => (change.new as { id: number }).id === i + 1)).toBe(true);
    await channel.unsubscribe();
  });
});

it("a filter that fails for a row doesn't affect other users", async () => {
  const { id, client } = await newUser();
  const [attacker, sane] = [
    await collectChanges((await newUser()).client, { table: 'profiles', filter: 'bio=like.x\\' }),
    await collectChanges(client, { table: 'profiles', filter: 'bio=like.x%' }),
  ];
  await succeed(service().from('profiles').update({ bio: 'xyz' }).eq('id', id).select('id'));
  await vi.waitFor(() => expect(sane.told()).toEqual([`UPDATE ${id}`]));
  expect(attacker.channel.state).toBe('joined');
  await Promise.all([attacker.channel.unsubscribe(), sane.channel.unsubscribe()]);
});

describe('a token', () => {
  const tryToken = async (token: string) => {
    const client = anonymous();
    await client.realtime.setAuth(token);
    return getJoinResult(client.channel(`room-${randomUUID()}`));
  };

  it('that has expired opens no channel', async () => {
    const stale = await signTestAccessToken((await newUser()).id, -60);
    expect(await tryToken(stale)).toMatch(/^InvalidJWTToken: Token has expired \d+ seconds ago$/);
  });

  it('that is forged opens no channel', async () => {
    const { id } = await newUser();
    const forged = await signTestAccessToken(id, 60, {
      secret: 'not-the-secret-of-this-data-folder-at-all',
    });
    expect(await tryToken(forged)).toBe('JwtSignatureError: Failed to validate JWT signature');
    const [, payload] = forged.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect(await tryToken(unsigned)).toBe('JwtSignatureError: Failed to validate JWT signature');
    expect(await tryToken('nonsense')).toBe('MalformedJWT: The token provided is not a valid JWT');
  });

  it('that is forged closes the channel it is sent to', async () => {
    const client = anonymous();
    const channel = client.channel(`room-${randomUUID()}`);
    await joinChannel(channel);
    await client.realtime.setAuth(
      await signTestAccessToken(randomUUID(), 60, { secret: 'x'.repeat(43) }),
    );
    await vi.waitFor(() => expect(channel.state).toBe('closed'));
  });
});

it("a topic can't be flooded over HTTP", async () => {
  const own = await startSeparateBackend({
    realtimeLimits: { httpMessagesPerAddress: { burst: 20, perSecond: 0.01 } },
  });
  const send = (count: number) =>
    fetch(`${own.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: own.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: Array.from({ length: count }, () => ({ topic: 't', event: 'e', payload: {} })),
      }),
    });
  expect((await send(15)).status).toBe(202);
  expect((await send(15)).status).toBe(429);
  await own.close();
});

describe('connection', () => {
  it("is closed to other sites' pages and open to the product's own and the desktop app", async () => {
    await expect(openRawSocket(backend(), { origin: 'https://evil.example' })).rejects.toThrow(
      '403',
    );
    await expect(openRawSocket(backend(), { origin: 'null' })).rejects.toThrow('403');
    for (const origin of [backend().url, 'app://haven']) {
      (await openRawSocket(backend(), { origin })).socket.close();
    }
  });

  it('is closed without the key, under other host names, and elsewhere', async () => {
    await expect(openRawSocket(backend(), { apikey: 'sb_secret_guessed' })).rejects.toThrow('401');
    await expect(openRawSocket(backend(), { vsn: '3.0.0' })).rejects.toThrow('400');
    const rebound = backend().url.replace('127.0.0.1', '127.0.0.2');
    await expect(openRawSocket({ ...backend(), url: rebound })).rejects.toThrow(/421|ECONNREFUSED/);
  });
});
