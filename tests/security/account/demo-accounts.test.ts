import { expect, it } from 'vitest';
import { ROLES } from '#shared/access/roles.ts';
import { DEMO_ACCOUNTS } from '#shared/demo-accounts.ts';
import { service, signedInAs } from '../../support/backend.ts';
import { succeed } from '../world.ts';

it('the start screen lists exactly the seeded users', async () => {
  const rows = await succeed(
    service()
      .from('profiles')
      .select('email')
      .gte('id', 'dec0de00-0000-4000-8000-000000000000')
      .lte('id', 'dec0de00-0000-4000-8000-ffffffffffff')
      .order('id'),
  );
  expect(rows.map(({ email }) => email)).toEqual(DEMO_ACCOUNTS.map(({ email }) => email));
});

const roleAccounts = ROLES.filter((role) => role !== 'user').map(
  (role) => [role, `${role.replaceAll('_', '-')}@demo.havenexchange.example`] as const,
);

it.each(roleAccounts)('%s signs in and has that primary role', async (role, email) => {
  const account = await succeed((await signedInAs(email)).rpc('my_account'));
  expect(account).toMatchObject({ primary_role: role, profile: { email } });
});

it('the company account got its roles from its email', async () => {
  const account = await succeed(
    (await signedInAs('company@havenrealty.example')).rpc('my_account'),
  );
  expect(account).toMatchObject({
    primary_role: 'broker',
    roles: ['broker', 'pilot', 'buyer'],
    profile: { is_company_user: true },
  });
});

it('the pending and rejected accounts sign in and have no role', async () => {
  for (const status of ['pending', 'rejected']) {
    const client = await signedInAs(`${status}@demo.havenexchange.example`);
    expect(await succeed(client.rpc('my_account'))).toMatchObject({
      roles: [],
      profile: { requires_approval: true, approval_status: status },
    });
  }
});

it('the paid and trial accounts have their plans', async () => {
  const plans = async (name: string) =>
    succeed((await signedInAs(`${name}@demo.havenexchange.example`)).rpc('my_account'));
  expect(await plans('buyer-pro')).toMatchObject({
    subscription: { subscribed: true, subscription_tier: 'professional', is_trial: false },
  });
  expect(await plans('buyer-trial')).toMatchObject({ subscription: { is_trial: true } });
  expect(await plans('buyer')).toMatchObject({ subscription: null });
});
