import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { enroll, withSecondFactor } from '../support/authenticator.ts';
import {
  type Client,
  newUser,
  service,
  skipOnHostedBackend,
  uniqueEmail,
} from '../support/backend.ts';
import { call, makePassword, sessionOf, signedInAgain } from './mail-links.ts';

const levelsOf = async (client: Client) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
};

describe('authenticator app setup', () => {
  test('returns a key, its URL and a QR code', async () => {
    const { client, email } = await newUser();
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Haven Exchange',
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(data?.totp.uri ?? '');
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(uri.searchParams.get('issuer')).toBe('Haven Exchange');
    expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  });

  test('becomes active only after a code is entered', async () => {
    const { client } = await newUser();
    const app = await enroll(client);
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      totp: [],
      all: [{ id: app.factorId, status: 'unverified', factor_type: 'totp' }],
    });
    expect(await levelsOf(client)).toEqual(['aal1', 'aal1']);

    const challenge = await client.auth.mfa.challenge({ factorId: app.factorId });
    expect(challenge.data).toMatchObject({ type: 'totp' });
    expect(challenge.data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 200);
    const { data, error } = await client.auth.mfa.verify({
      factorId: app.factorId,
      challengeId: challenge.data?.id ?? '',
      code: app.code(),
    });
    expect(error).toBeNull();
    expect(data?.user.factors).toMatchObject([{ id: app.factorId, status: 'verified' }]);
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
    const claims = decodeJwt((await sessionOf(client)).access_token);
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    });
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
  });

  test('ends sessions without the factor', async () => {
    const person = await newUser();
    const elsewhere = await sessionOf(await signedInAgain(person));
    await withSecondFactor(person.client);
    expect((await call('/user', { token: elsewhere.access_token })).status).toBe(403);
    expect((await person.client.auth.getUser()).error).toBeNull();
  });

  test('rejects duplicate names, other factor types and overlong names', async () => {
    const { client } = await newUser();
    await enroll(client, 'Phone');
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(again.error?.code).toBe('mfa_factor_name_conflict');
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100' });
    expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled');
    const long = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'x'.repeat(200),
    });
    expect(long.error?.code).toBe('validation_failed');
  });

  test('limits the number of factors per account', async () => {
    const { client } = await newUser();
    for (let i = 0; i < 10; i += 1) await enroll(client, `Phone ${i}`);
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Eleven' });
    expect(error?.code).toBe('too_many_enrolled_mfa_factors');
  });
});

describe('sign-in with a second factor', () => {
  test('gives aal1 for the password, aal2 for the code, and keeps it after a refresh', async () => {
    const person = await newUser();
    const app = await withSecondFactor(person.client);
    const client = await signedInAgain(person);
    expect(await levelsOf(client)).toEqual(['aal1', 'aal2']);
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: app.factorId,
      code: app.code(),
    });
    expect(error).toBeNull();
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levelsOf(client)).toEqual(['aal2', 'aal2']);
    expect(await levelsOf(person.client)).toEqual(['aal2', 'aal2']);
  });

  test('rejects a wrong code with a message', async () => {
    const { client } = await newUser();
    const app = await enroll(client);
    const code = app.wrongCode();
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code });
    expect([error?.status, error?.code]).toEqual([422, 'mfa_verification_failed']);
  });
});

describe('factor removal', () => {
  test('lowers the session it raised', async () => {
    const { client } = await newUser();
    const { factorId } = await withSecondFactor(client);
    const { data, error } = await client.auth.mfa.unenroll({ factorId });
    expect([data?.id, error]).toEqual([factorId, null]);
    await client.auth.refreshSession();
    expect(await levelsOf(client)).toEqual(['aal1', 'aal1']);
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('lets the secret key holder list and remove factors', async () => {
    const { client, id: userId } = await newUser();
    const { factorId } = await withSecondFactor(client);
    const { mfa } = service().auth.admin;
    const listed = await mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    expect(JSON.stringify(listed.data)).not.toContain('secret');
    expect((await mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect((await mfa.listFactors({ userId })).data?.factors).toEqual([]);
    expect((await mfa.deleteFactor({ userId, id: factorId })).error?.code).toBe(
      'mfa_factor_not_found',
    );
  });
});

describe('new password', () => {
  test('requires the current one, unless the session was opened by an emailed link', async () => {
    skipOnHostedBackend('a hosted project asks for it only when its dashboard says so');
    const { client, password } = await newUser();
    const next = makePassword();
    const change = (current_password?: string) =>
      client.auth.updateUser({
        password: next,
        ...(current_password === undefined ? {} : { current_password }),
      });
    expect((await change()).error?.code).toBe('current_password_required');
    expect((await change('not it at all')).error?.code).toBe('current_password_mismatch');
    expect((await change(password)).error).toBeNull();
  });

  test('requires the second factor, as a new email does', async () => {
    const person = await newUser();
    await withSecondFactor(person.client);
    const client = await signedInAgain(person);
    const { password: current_password } = person;
    const password = await client.auth.updateUser({ password: makePassword(), current_password });
    expect([password.error?.status, password.error?.code]).toEqual([401, 'insufficient_aal']);
    const address = await client.auth.updateUser({ email: uniqueEmail('moved') });
    expect(address.error?.code).toBe('insufficient_aal');
    const data = await client.auth.updateUser({ data: { nickname: 'Ada' } });
    expect(data.error).toBeNull();
  });
});
