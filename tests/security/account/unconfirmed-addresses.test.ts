import { describe, expect, it } from 'vitest';
import {
  extractCode,
  extractLink,
  follow,
  makePassword,
  newestMail,
  pkceClient,
} from '../../contract/mail-links.ts';
import { anonymous, mailTo, service, uniqueEmail } from '../../support/backend.ts';
import { succeed } from '../world.ts';

const STRANGER = {
  first_name: 'Mallory',
  last_name: 'Stranger',
  company_name: 'Stranger & Sons',
  brokerage_name: 'Stranger Brokerage',
  user_type: 'broker',
};
const OWNER = { first_name: 'Ada', last_name: 'Owner', user_type: 'investor' };

async function signUp(email: string, data: Record<string, unknown>) {
  const password = makePassword();
  const { error } = await anonymous().auth.signUp({ email, password, options: { data } });
  expect(error).toBeNull();
  return { password, letter: await newestMail(email) };
}

const opens = async (email: string, password: string) =>
  (await anonymous().auth.signInWithPassword({ email, password })).error === null;

async function accountOf(email: string) {
  const keys = service();
  const profile = await succeed(keys.from('profiles').select().eq('email', email).single());
  const roles = await succeed(keys.from('user_roles').select('role').eq('user_id', profile.id));
  const { data } = await keys.auth.admin.getUserById(profile.id);
  return { profile, roles: roles.map(({ role }) => role), metadata: data.user?.user_metadata };
}

describe("a stranger who signed up with another user's email", () => {
  it("loses the password and profile once the owner's own sign-up is confirmed", async () => {
    const email = uniqueEmail('hijacked');
    const strangers = await signUp(email, STRANGER);
    const owners = await signUp(email, OWNER);
    await follow(extractLink(owners.letter));
    expect(await opens(email, strangers.password)).toBe(false);
    expect(await opens(email, owners.password)).toBe(true);
    const { profile, roles, metadata } = await accountOf(email);
    expect(profile).toMatchObject({
      first_name: 'Ada',
      full_name: 'Ada Owner',
      company_name: null,
      brokerage_name: null,
      user_type: 'investor',
    });
    expect([roles, metadata]).toEqual([['investor'], OWNER]);
  });

  it('gains nothing by signing up again after the owner', async () => {
    const email = uniqueEmail('raced');
    const owners = await signUp(email, OWNER);
    const strangers = await signUp(email, STRANGER);
    await follow(extractLink(owners.letter));
    expect([await opens(email, owners.password), await opens(email, strangers.password)]).toEqual([
      true,
      false,
    ]);
    expect((await follow(extractLink(strangers.letter))).fragment.get('error_code')).toBe(
      'otp_expired',
    );
  });

  it('gains nothing when the owner enters the code from their own email', async () => {
    const email = uniqueEmail('typed');
    const strangers = await signUp(email, STRANGER);
    const owners = await signUp(email, OWNER);
    const token = extractCode(owners.letter);
    expect((await anonymous().auth.verifyOtp({ email, token, type: 'signup' })).error).toBeNull();
    expect([await opens(email, owners.password), await opens(email, strangers.password)]).toEqual([
      true,
      false,
    ]);
  });

  it('leaves nothing behind for an owner who uses a sign-in link', async () => {
    const email = uniqueEmail('by-link');
    const strangers = await signUp(email, STRANGER);
    await anonymous().auth.signInWithOtp({ email });
    await follow(extractLink(await newestMail(email)));
    expect(await opens(email, strangers.password)).toBe(false);
    const { profile, roles, metadata } = await accountOf(email);
    expect(profile).toMatchObject({ first_name: null, full_name: null, company_name: null });
    expect([roles, metadata]).toEqual([['buyer'], {}]);
  });

  it('leaves nothing behind for an owner who resets the password', async () => {
    const email = uniqueEmail('by-reset');
    const strangers = await signUp(email, STRANGER);
    await anonymous().auth.resetPasswordForEmail(email);
    await follow(extractLink(await newestMail(email)));
    expect(await opens(email, strangers.password)).toBe(false);
    expect((await accountOf(email)).metadata).toEqual({});
  });

  it('leaves nothing behind for an invited user', async () => {
    const email = uniqueEmail('invited');
    const strangers = await signUp(email, STRANGER);
    await service().auth.admin.inviteUserByEmail(email, { data: OWNER });
    await follow(extractLink(await newestMail(email)));
    expect(await opens(email, strangers.password)).toBe(false);
    expect((await accountOf(email)).metadata).toEqual(OWNER);
  });

  it('gains nothing through the PKCE flow, whose code belongs to the stranger', async () => {
    const email = uniqueEmail('verifier');
    const options = { emailRedirectTo: 'haven://auth', data: STRANGER };
    await pkceClient().auth.signUp({ email, password: makePassword(), options });
    const owners = await signUp(email, OWNER);
    await follow(extractLink(owners.letter));
    expect(await opens(email, owners.password)).toBe(true);
  });
});

it('a pending sign-up is resent unchanged', async () => {
  const email = uniqueEmail('again');
  const { password } = await signUp(email, OWNER);
  await anonymous().auth.resend({ type: 'signup', email });
  await follow(extractLink(await newestMail(email)));
  expect(await opens(email, password)).toBe(true);
  expect((await accountOf(email)).profile.full_name).toBe('Ada Owner');
});

it('an account created by the server keeps what the server gave it', async () => {
  const email = uniqueEmail('made');
  await service().auth.admin.createUser({ email, user_metadata: OWNER });
  await anonymous().auth.signInWithOtp({ email });
  await follow(extractLink(await newestMail(email)));
  expect((await accountOf(email)).metadata).toEqual(OWNER);
});

it('the second email says that the address was used before', async () => {
  const email = uniqueEmail('told');
  await signUp(email, STRANGER);
  const { letter } = await signUp(email, OWNER);
  expect(letter.text).toContain('Confirm only if it was you just now');
  expect(await mailTo(email)).toHaveLength(2);
});
