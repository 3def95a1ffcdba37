import { expect, test } from 'vitest';
import { anonymous, newUser } from '../support/backend.ts';

/** GoTrue features that this product lacks; clients get GoTrue's own error codes. */
const PHONE = '+15550100123';

test('creates no account for a visitor without an email', async () => {
  const { data, error } = await anonymous().auth.signInAnonymously();
  expect(error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  expect(data.session).toBeNull();
});

test.each([
  ['sign up', () => anonymous().auth.signUp({ phone: PHONE, password: 'a-long-password' }), 400],
  ['sign in', () => anonymous().auth.signInWithPassword({ phone: PHONE, password: 'x' }), 422],
  ['ask for a code', () => anonymous().auth.signInWithOtp({ phone: PHONE }), 400],
])("doesn't let a phone %s", async (_, attempt, status) => {
  const { error } = await attempt();
  expect(error).toMatchObject({ status, code: 'phone_provider_disabled' });
});

test('rejects a phone code like any wrong code', async () => {
  const verify = (phone: string) =>
    anonymous().auth.verifyOtp({ phone, token: '123456', type: 'sms' });
  expect((await verify(PHONE)).error).toMatchObject({ status: 403, code: 'otp_expired' });
  expect((await verify('not-a-phone')).error).toMatchObject({
    status: 400,
    message: 'Invalid phone number format (E.164 required)',
  });
});

test('rejects tokens of other providers', async () => {
  const google = { provider: 'google', token: 'a.b.c' };
  const { error } = await anonymous().auth.signInWithIdToken(google);
  expect(error).toMatchObject({ status: 400, code: 'provider_disabled' });
  const wallet = { chain: 'solana', message: 'm', signature: new Uint8Array([1]) } as const;
  const signed = await anonymous().auth.signInWithWeb3(wallet);
  expect(signed.error).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
});

test('gives an account one identity and no single sign-on', async () => {
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
