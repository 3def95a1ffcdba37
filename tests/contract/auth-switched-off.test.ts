import { expect, test } from 'vitest';
import { anonymous, newUser } from '../support/backend.ts';

/** What GoTrue can do and this product does not: the client is told so in GoTrue's own codes. */
const PHONE = '+15550100123';

test('a visitor without an address gets no account', async () => {
  const { data, error } = await anonymous().auth.signInAnonymously();
  expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  expect(data.session).toBeNull();
});

test.each([
  ['sign up', () => anonymous().auth.signUp({ phone: PHONE, password: 'a-long-password' }), 400],
  ['sign in', () => anonymous().auth.signInWithPassword({ phone: PHONE, password: 'x' }), 422],
  ['ask for a code', () => anonymous().auth.signInWithOtp({ phone: PHONE }), 400],
])('a telephone cannot %s', async (_, attempt, status) => {
  const { error } = await attempt();
  expect(error).toMatchObject({ status, code: 'phone_provider_disabled' });
});

test('a code for a telephone is as wrong as any other', async () => {
  const verify = (phone: string) =>
    anonymous().auth.verifyOtp({ phone, token: '123456', type: 'sms' });
  expect((await verify(PHONE)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  expect((await verify('nobody')).error).toMatchObject({
    status: 400,
    message: 'Invalid phone number format (E.164 required)',
  });
});

test('tokens of other providers open nothing', async () => {
  const google = { provider: 'google', token: 'a.b.c' };
  const { error } = await anonymous().auth.signInWithIdToken(google);
  expect(error).toMatchObject({ status: 400, code: 'provider_disabled' });
  const wallet = { chain: 'solana', message: 'm', signature: new Uint8Array([1]) } as const;
  const signed = await anonymous().auth.signInWithWeb3(wallet);
  expect(signed.error).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
});

test('an account has one identity and no single sign-on', async () => {
  const { client } = await newUser();
  const { data } = await client.auth.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error('The account has no identity.');
  const unlinked = await client.auth.unlinkIdentity(identity);
  expect(unlinked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  const linked = await client.auth.linkIdentity({ provider: 'google' });
  expect(linked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  const sso = await anonymous().auth.signInWithSSO({ domain: 'company.example' });
  expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
});
