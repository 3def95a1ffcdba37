import { describe, expect, it } from 'vitest';
import { sessionOf, signedInAgain } from '../../contract/mail-links.ts';
import { withSecondFactor } from '../../support/authenticator.ts';
import { anonymous, type Client, type NewUser, newUser } from '../../support/backend.ts';
import { expectRefused } from '../refusal.ts';
import { succeed } from '../world.ts';

async function withCodes(): Promise<{ owner: NewUser; codes: string[] }> {
  const owner = await newUser();
  await withSecondFactor(owner.client);
  return { owner, codes: await succeed(owner.client.rpc('make_recovery_codes')) };
}

const use = async (client: Client, code: string) => {
  const { error, response } = await client.functions.invoke('use-recovery-code', {
    body: { code },
  });
  return error ? (response?.status ?? 0) : 200;
};

const factorsOf = async (client: Client) => (await client.auth.mfa.listFactors()).data?.totp.length;

describe('recovery code', () => {
  it('signs its owner in without the app, as typed from a printout, and ends other sessions', async () => {
    const { owner, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    const client = await signedInAgain(owner);
    expect((await client.rpc('my_account')).data).toBeNull();
    const typed = (codes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect(await use(client, typed)).toBe(200);
    expect((await client.rpc('my_account')).data).not.toBeNull();
    expect(await factorsOf(client)).toBe(0);
    expect((await owner.client.auth.getUser()).error).not.toBeNull();
  });

  it('works once', async () => {
    const { owner, codes } = await withCodes();
    const client = await signedInAgain(owner);
    expect(await use(client, codes[0] ?? '')).toBe(200);
    await withSecondFactor(client);
    const again = await signedInAgain(owner);
    expect(await use(again, codes[0] ?? '')).toBe(403);
    expect(await factorsOf(again)).toBe(1);
  });

  it('from an old set is invalid once there is a new factor or a new set', async () => {
    const { owner, codes } = await withCodes();
    const fresh = await succeed(owner.client.rpc('make_recovery_codes'));
    const client = await signedInAgain(owner);
    expect(await use(client, codes[0] ?? '')).toBe(403);
    expect(await use(client, fresh[0] ?? '')).toBe(200);
    await withSecondFactor(client);
    const again = await signedInAgain(owner);
    expect(await use(again, fresh[1] ?? '')).toBe(403);
  });

  it('of another user is invalid', async () => {
    const { codes } = await withCodes();
    const { owner } = await withCodes();
    const client = await signedInAgain(owner);
    expect(await use(client, codes[0] ?? '')).toBe(403);
    expect(await factorsOf(client)).toBe(1);
  });

  it('takes effect once when used twice at the same time', async () => {
    const { owner, codes } = await withCodes();
    const [one, other] = [await signedInAgain(owner), await signedInAgain(owner)];
    const code = codes[0] ?? '';
    const outcomes = await Promise.all(
      [one, other].map((client) => succeed(client.rpc('spend_recovery_code', { code }))),
    );
    const spent = outcomes.filter(
      (outcome) => (outcome as { outcome: string }).outcome === 'spent',
    );
    expect(spent).toHaveLength(1);
  });

  it("can't be guessed: the sixth attempt isn't even checked", async () => {
    const { owner, codes } = await withCodes();
    const client = await signedInAgain(owner);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await use(client, `GUESS-${guess}`)).toBe(403);
    expect(await use(client, codes[0] ?? '')).toBe(429);
    expect(await use(await signedInAgain(owner), codes[0] ?? '')).toBe(429);
    expect(await factorsOf(client)).toBe(1);
  });

  it('requires a valid session', async () => {
    const { owner, codes } = await withCodes();
    expect(await use(anonymous(), codes[0] ?? '')).toBe(401);
    const ended = await signedInAgain(owner);
    const { access_token } = await sessionOf(ended);
    await owner.client.auth.signOut({ scope: 'others' });
    await expectRefused(
      ended
        .rpc('spend_recovery_code', { code: codes[0] ?? '' })
        .setHeader('Authorization', `Bearer ${access_token}`),
    );
  });
});

describe('recovery codes', () => {
  it('are created only after showing the second factor', async () => {
    const { owner } = await withCodes();
    const halfway = await signedInAgain(owner);
    await expectRefused(halfway.rpc('make_recovery_codes'));
    await expectRefused((await newUser()).client.rpc('make_recovery_codes'));
    await expectRefused(anonymous().rpc('make_recovery_codes'), 401);
  });
});
