import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newUser, service } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { type Person, person, succeed, uniqueSubdomain, withRole } from '../world.ts';

/** Creates an account pending approval, here even with an administrator role. */
async function createPendingAccount(): Promise<Person> {
  const account = await withRole(await person('broker'), 'admin');
  await succeed(
    service()
      .from('profiles')
      .update({ requires_approval: true, approval_status: 'pending' })
      .eq('id', account.id),
  );
  return account;
}

describe("a user can't approve their own account", () => {
  let account: Person;
  beforeAll(async () => {
    account = await createPendingAccount();
  });

  it('by editing their profile', async () => {
    const { client, id } = account;
    const ownProfile = () => client.from('profiles');
    await expectRefused(ownProfile().update({ approval_status: 'approved' }).eq('id', id));
    await expectRefused(ownProfile().update({ requires_approval: false }).eq('id', id));
    await expectRefused(ownProfile().upsert({ id, approval_status: 'approved' }));
  });

  it('by reviewing their own account', async () => {
    const decision = { user_id: account.id, decision: 'approved' } as const;
    await expectRefused(account.client.rpc('review_account', decision));
    await expectRefused((await person('buyer')).client.rpc('review_account', decision));
    await expectRefused(
      (await withRole(await person('buyer'), 'support')).client.rpc('review_account', decision),
    );
    await expectRefused(anonymous().rpc('review_account', decision), 401);
  });

  it('and their roles give no access until approval', async () => {
    const { client, id } = account;
    await expectNothing(client.from('profiles').select('id').neq('id', id));
    await expectNothing(client.from('system_settings').select().eq('setting_type', 'access'));
    await expectRefused(
      client.rpc('create_tenant', { name: 'Too soon', subdomain: uniqueSubdomain() }),
    );
    expect(await succeed(client.rpc('my_account'))).toMatchObject({ roles: [], tenant: null });
  });
});

it('an administrator approves, and the roles take effect', async () => {
  const admin = await withRole(await person('buyer'), 'admin');
  const account = await createPendingAccount();
  const decide = (decision: 'approved' | 'rejected') =>
    succeed(admin.client.rpc('review_account', { user_id: account.id, decision }));
  await decide('approved');
  expect(await succeed(account.client.rpc('my_account'))).toMatchObject({ primary_role: 'admin' });
  await decide('rejected');
  expect(await succeed(account.client.rpc('my_account'))).toMatchObject({
    roles: [],
    profile: { approval_status: 'rejected' },
  });
});

describe('sign-ups require approval', () => {
  const rule = (types: string[]) =>
    succeed(
      service()
        .from('system_settings')
        .update({ setting_value: types })
        .eq('setting_key', 'approval_required_user_types'),
    );

  const getNewUserStatus = async (user_type: string) => {
    const { id } = await newUser({ userMetadata: { user_type } });
    const columns = 'requires_approval, approval_status';
    return succeed(service().from('profiles').select(columns).eq('id', id).single());
  };

  it('only for the types in the settings', async () => {
    await rule(['broker', 'vendor']);
    try {
      const pending = { requires_approval: true, approval_status: 'pending' };
      const open = { requires_approval: false, approval_status: 'approved' };
      expect(await getNewUserStatus('broker')).toEqual(pending);
      expect(await getNewUserStatus('buyer')).toEqual(open);
      expect(await getNewUserStatus('admin')).toEqual(open);
    } finally {
      await rule([]);
    }
    expect((await getNewUserStatus('broker')).requires_approval).toBe(false);
  });
});
