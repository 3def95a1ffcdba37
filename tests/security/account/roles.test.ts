import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { expectInvalid, expectNothing, expectRefused } from '../refusal.ts';
import { expiredAdmin, type Person, person, succeed, withRole } from '../world.ts';

let attacker: Person;
let victim: Person;
beforeAll(async () => {
  attacker = await person('buyer');
  victim = await person('investor');
});

const rolesOf = async ({ id }: Person) => {
  const rows = await succeed(
    service().from('user_roles').select('role,is_active,expires_at').eq('user_id', id),
  );
  return rows.toSorted((a, b) => a.role.localeCompare(b.role));
};

const ordinary = [{ role: 'buyer', is_active: true, expires_at: null }];

describe("a user can't write their own role", () => {
  it('by adding one, alone or among others', async () => {
    const { client, id } = attacker;
    await expectRefused(client.from('user_roles').insert({ user_id: id, role: 'admin' }));
    await expectRefused(
      client.from('user_roles').insert([
        { user_id: id, role: 'seller' },
        { user_id: id, role: 'support' },
      ]),
    );
    await expectRefused(client.from('user_roles').upsert({ user_id: id, role: 'buyer' }));
    expect(await rolesOf(attacker)).toEqual(ordinary);
  });

  it('by changing their role into another', async () => {
    const { client, id } = attacker;
    await expectRefused(client.from('user_roles').update({ role: 'admin' }).eq('user_id', id));
    await expectRefused(client.from('user_roles').update({ user_id: id }).eq('user_id', victim.id));
    expect(await rolesOf(attacker)).toEqual(ordinary);
  });

  it('by reviving an ended one', async () => {
    const ended = await withRole(await person('buyer'), 'admin');
    await succeed(
      service()
        .from('user_roles')
        .update({ is_active: false })
        .match({ user_id: ended.id, role: 'admin' }),
    );
    await expectNothing(
      ended.client
        .from('user_roles')
        .update({ is_active: true, expires_at: null })
        .eq('user_id', ended.id)
        .select(),
    );
    await expectNothing(ended.client.from('profiles').select().eq('id', victim.id));
  });

  it("by calling the policies' functions", async () => {
    for (const name of ['is_admin', 'has_role', 'my_roles', 'setting', 'sync_roles_with_email']) {
      const { error, status } = await attacker.client.rpc(name as 'my_account');
      expect({ name, status, failed: error !== null }).toEqual({ name, status: 404, failed: true });
    }
  });
});

describe('an expired admin role', () => {
  it("can't read or write rows or see the admin account summary", async () => {
    const { client, id } = await expiredAdmin();
    await expectNothing(client.from('profiles').select().eq('id', victim.id));
    await expectNothing(client.from('system_settings').select().eq('setting_type', 'access'));
    await expectRefused(client.from('user_roles').insert({ user_id: victim.id, role: 'pilot' }));
    await expectRefused(client.rpc('review_account', { user_id: victim.id, decision: 'rejected' }));
    await expectNothing(
      client.from('user_roles').update({ expires_at: null }).eq('user_id', id).select(),
    );
    expect(await succeed(client.rpc('my_account'))).toMatchObject({
      roles: ['buyer'],
      primary_role: 'buyer',
    });
  });
});

describe("a user can't read another's profile", () => {
  it('by ID, email, list or related table', async () => {
    const { client, id } = attacker;
    await expectNothing(client.from('profiles').select().eq('id', victim.id));
    await expectNothing(client.from('profiles').select('id').like('email', '%@%').neq('id', id));
    const everyone = await succeed(client.from('profiles').select('id'));
    expect(everyone).toEqual([{ id }]);
    const related = await succeed(client.from('user_roles').select('user_id, profiles(id)'));
    expect(related).toEqual([{ user_id: id, profiles: { id } }]);
  });
});

describe("a profile's owner", () => {
  it.each([
    ['email', { email: 'ops@havenrealty.example' }],
    ['user_type', { user_type: 'broker' }],
    ['is_company_user', { is_company_user: true }],
    ['approval_status', { approval_status: 'approved' }],
    ['requires_approval', { requires_approval: false }],
    ['id', { id: '00000000-0000-4000-8000-000000000001' }],
    ['created_at', { created_at: '2001-01-01T00:00:00Z' }],
  ] as const)("can't set %s", async (_column, change) => {
    await expectRefused(attacker.client.from('profiles').update(change).eq('id', attacker.id));
  });

  it.each([
    ['a mail header in a name', { first_name: 'Eve\r\nBcc: all@people.example' }],
    ['a script for a picture', { avatar_url: 'javascript:alert(1)' }],
    ['a toll-free number', { phone: '+1 (800) 555-0100' }],
    ['a page of name', { company_name: 'A'.repeat(201) }],
  ])("can't set %s", async (_what, change) => {
    await expectInvalid(attacker.client.from('profiles').update(change).eq('id', attacker.id));
  });

  it('can change their name, and the full name follows', async () => {
    const { client, id } = await person('buyer');
    const row = await succeed(
      client
        .from('profiles')
        .update({ first_name: 'Ada', last_name: 'Lovelace', phone: '(312) 555-0100' })
        .eq('id', id)
        .select()
        .single(),
    );
    expect(row).toMatchObject({ full_name: 'Ada Lovelace', phone: '(312) 555-0100' });
    expect(Date.parse(row.updated_at)).toBeGreaterThan(Date.parse(row.created_at));
  });
});
