import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { sessionOf, signedInAgain } from '../../contract/mail-links.ts';
import { anonymous, type Client, newUser, service } from '../../support/backend.ts';
import { collectChanges } from '../../support/realtime.ts';
import { expectRefused } from '../refusal.ts';
import { NO_ID, succeed } from '../world.ts';

interface Security {
  sessions: { id: string; ip: string; user_agent: string; is_current: boolean }[];
  sign_ins: { outcome: string; ip: string | null; happened_at: string }[];
}

const securityOf = async (client: Client) =>
  (await succeed(client.rpc('my_security'))) as unknown as Security;

const sessionIdOf = async (client: Client) => {
  const current = (await securityOf(client)).sessions.find(({ is_current }) => is_current);
  if (!current) throw new Error('The list lacks the session that asked for it.');
  return current.id;
};

describe('session list', () => {
  it('shows its owner every device and marks the current one', async () => {
    const person = await newUser();
    const other = await signedInAgain(person);
    const { sessions } = await securityOf(person.client);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(await sessionIdOf(other)).not.toBe(await sessionIdOf(person.client));
    expect(sessions[0]?.ip).toMatch(/^(127\.|::)/);
  });

  it("hides others' sessions and shows nothing to a visitor", async () => {
    const [one, other] = [await newUser(), await newUser()];
    const ownSessionIds = (await securityOf(one.client)).sessions.map(({ id }) => id);
    expect(ownSessionIds).not.toContain(await sessionIdOf(other.client));
    await expectRefused(anonymous().rpc('my_security'), 401);
  });
});

describe('ending a session', () => {
  it('signs out only that device', async () => {
    const person = await newUser();
    const other = await signedInAgain(person);
    const session_id = await sessionIdOf(other);
    expect(await succeed(person.client.rpc('end_my_session', { session_id }))).toBe(true);
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  it("of another user does nothing and doesn't reveal that it exists", async () => {
    const [one, other] = [await newUser(), await newUser()];
    for (const session_id of [await sessionIdOf(other.client), NO_ID]) {
      const { data, error } = await one.client.rpc('end_my_session', { session_id });
      expect([data, error]).toEqual([false, null]);
    }
    expect((await other.client.auth.getUser()).error).toBeNull();
  });

  it('stops the ended session from managing sessions while its token is still valid', async () => {
    const person = await newUser();
    const other = await signedInAgain(person);
    const { access_token } = await sessionOf(other);
    const [here, there] = [await sessionIdOf(person.client), await sessionIdOf(other)];
    await succeed(person.client.rpc('end_my_session', { session_id: there }));
    const asEnded = { Authorization: `Bearer ${access_token}` };
    const attempt = anonymous()
      .rpc('end_my_session', { session_id: here })
      .setHeader('Authorization', asEnded.Authorization);
    await expectRefused(attempt);
    const check = anonymous()
      .rpc('check_my_security')
      .setHeader('Authorization', asEnded.Authorization);
    await expectRefused(check);
  });
});

describe('recent sign-ins', () => {
  it('show their owner successful and failed attempts', async () => {
    const person = await newUser();
    const { email } = person;
    await anonymous().auth.signInWithPassword({ email, password: 'not the password' });
    await vi.waitFor(async () => {
      const { sign_ins } = await securityOf(person.client);
      expect(sign_ins.map(({ outcome }) => outcome)).toEqual(['wrong_password', 'signed_in']);
      expect(sign_ins[0]?.ip).toMatch(/^(127\.|::)/);
    });
  });

  it('are written only by the server', async () => {
    const { client } = await newUser();
    const call = client.rpc as unknown as (
      name: string,
      args: object,
    ) => PromiseLike<{
      status: number;
    }>;
    const event = { event: { user_id: NO_ID, valid: false } };
    for (const name of ['password_verification_attempt', 'mfa_verification_attempt']) {
      expect((await call.bind(client)(name, event)).status).toBe(404);
    }
  });
});

describe('sign-in alert', () => {
  const alertsOf = (client: Client) =>
    succeed(client.from('sign_in_alerts').select('id').order('happened_at'));

  it('reaches existing devices at once, but not the new one', async () => {
    const person = await newUser();
    const { told, channel } = await collectChanges(person.client, { table: 'sign_in_alerts' });
    const other = await signedInAgain(person);
    const newer = await sessionIdOf(other);
    await vi.waitFor(() => expect(told()).toEqual([`INSERT ${newer}`]));
    expect(await alertsOf(person.client)).toEqual([{ id: newer }]);
    expect(await alertsOf(other)).toEqual([]);
    await channel.unsubscribe();
  });

  it("doesn't reach anyone else or a signed-out device", async () => {
    const [person, stranger] = [await newUser(), await newUser()];
    const ended = (await sessionOf(person.client)).access_token;
    const other = await signedInAgain(person);
    await succeed(other.rpc('end_my_session', { session_id: await sessionIdOf(person.client) }));
    await signedInAgain(person);
    expect(await alertsOf(stranger.client)).toEqual([]);
    const asEnded = anonymous()
      .from('sign_in_alerts')
      .select('id')
      .setHeader('Authorization', `Bearer ${ended}`);
    await expectRefused(asEnded);
    expect(await alertsOf(other)).toHaveLength(1);
  });

  it('keeps only the newest twenty', async () => {
    const person = await newUser();
    const past = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const older = Array.from({ length: 25 }, (_, count) => ({
      id: randomUUID(),
      user_id: person.id,
      happened_at: past(count + 1),
    }));
    await succeed(service().from('sign_in_alerts').insert(older).select('id'));
    await signedInAgain(person);
    const alerts = await service().from('sign_in_alerts').select('id').eq('user_id', person.id);
    expect(alerts.data).toHaveLength(20);
  });
});
