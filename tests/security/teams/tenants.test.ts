import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { memberOf, type Person, person, succeed, tenantOwner, uniqueSubdomain } from '../world.ts';

let currentUser: Person;
let other: Person;
beforeAll(async () => {
  currentUser = await tenantOwner();
  other = await tenantOwner();
});

const membersOf = (tenantId: string) =>
  succeed(service().from('tenant_users').select('user_id,role').eq('tenant_id', tenantId));

describe("a tenant owner can't read or join another tenant", () => {
  it('by reading it or its members', async () => {
    await expectNothing(currentUser.client.from('tenants').select().eq('id', other.tenantId));
    await expectNothing(
      currentUser.client.from('tenant_users').select().eq('tenant_id', other.tenantId),
    );
    const all = await succeed(currentUser.client.from('tenants').select('id'));
    expect(all).toEqual([{ id: currentUser.tenantId }]);
  });

  it('by adding themselves, moving their membership or switching to it', async () => {
    const { client, id } = currentUser;
    const row = { tenant_id: other.tenantId, user_id: id, role: 'owner' } as const;
    await expectRefused(client.from('tenant_users').insert(row));
    await expectRefused(client.from('tenant_users').upsert(row));
    await expectRefused(client.from('tenant_users').update(row).eq('user_id', id));
    await expectRefused(client.rpc('switch_tenant', { tenant_id: other.tenantId }));
    await expectRefused(client.rpc('switch_tenant', { tenant_id: crypto.randomUUID() }));
    expect(await membersOf(other.tenantId)).toEqual([{ user_id: other.id, role: 'owner' }]);
  });

  it('by moving its members into their own', async () => {
    await expectRefused(
      currentUser.client
        .from('tenant_users')
        .insert({ tenant_id: currentUser.tenantId, user_id: other.id }),
    );
    expect(await membersOf(currentUser.tenantId)).toHaveLength(1);
  });
});

describe("a tenant can't set its own limits", () => {
  it.each([
    { plan_type: 'enterprise' },
    { max_users: 10_000 },
    { max_properties: 10_000 },
    { subdomain: 'stolen' },
  ])('%o', async (change) => {
    await expectRefused(
      currentUser.client.from('tenants').update(change).eq('id', currentUser.tenantId),
    );
  });

  it("but its owner can rename it, and an ordinary member can't", async () => {
    const rename = (client: Person['client'], name: string) =>
      succeed(
        client.from('tenants').update({ name }).eq('id', currentUser.tenantId).select('name'),
      );
    expect(await rename(currentUser.client, 'New name')).toEqual([{ name: 'New name' }]);
    expect(await rename((await memberOf(currentUser.tenantId)).client, 'Mutiny')).toEqual([]);
  });
});

describe('tenant creation', () => {
  const create = ({ client }: Person, subdomain: string) =>
    client.rpc('create_tenant', { name: ' Oak Lane ', subdomain });

  it('applies the defaults and makes the creator its active owner', async () => {
    const maker = await person('operator');
    const subdomain = uniqueSubdomain();
    const id = await succeed(create(maker, subdomain.toUpperCase()));
    expect(await succeed(maker.client.rpc('my_account'))).toMatchObject({
      tenant: {
        id,
        name: 'Oak Lane',
        subdomain,
        plan_type: 'basic',
        max_users: 10,
        max_properties: 100,
        role: 'owner',
      },
      memberships: [{ tenant_id: id, role: 'owner', is_active: true }],
    });
  });

  it('is rejected for a visitor, a taken name and a reserved name', async () => {
    const visitor = anonymous().rpc('create_tenant', { name: 'X', subdomain: uniqueSubdomain() });
    await expectRefused(visitor, 401);
    const maker = await person('operator');
    const subdomain = uniqueSubdomain();
    await succeed(create(maker, subdomain));
    expect((await create(maker, subdomain)).error?.code).toBe('23505');
    expect((await create(maker, 'admin')).error?.code).toBe('HXTSR');
    expect((await create(maker, 'a.b')).error?.code).toBe('23514');
  });

  it('is limited to a few, so that no one collects subdomains', async () => {
    const maker = await person('operator');
    for (let count = 0; count < 5; count += 1) await succeed(create(maker, uniqueSubdomain()));
    expect((await create(maker, uniqueSubdomain())).error?.code).toBe('P0001');
  });
});

it('users who switch in two places at once end up in one tenant', async () => {
  const owner = await tenantOwner();
  const second = await succeed(
    owner.client.rpc('create_tenant', { name: 'Second', subdomain: uniqueSubdomain() }),
  );
  const targets = [owner.tenantId, second, owner.tenantId, second, owner.tenantId, second];
  const calls = targets.map((tenant_id) => owner.client.rpc('switch_tenant', { tenant_id }));
  for (const { error } of await Promise.all(calls)) expect(error).toBeNull();
  const rows = await succeed(
    service()
      .from('tenant_users')
      .select('tenant_id')
      .match({ user_id: owner.id, is_active: true }),
  );
  expect(rows).toHaveLength(1);
});

it("a tenant's last seat is given once", async () => {
  const { tenantId } = await tenantOwner();
  await succeed(service().from('tenants').update({ max_users: 2 }).eq('id', tenantId));
  const people = await Promise.all([person('buyer'), person('buyer'), person('buyer')]);
  const replies = await Promise.all(
    people.map(({ id }) =>
      service().from('tenant_users').insert({ tenant_id: tenantId, user_id: id }),
    ),
  );
  expect(replies.map(({ error }) => error?.code ?? 'joined').toSorted()).toEqual(
    ['P0001', 'P0001', 'joined'].toSorted(),
  );
  expect(await membersOf(tenantId)).toHaveLength(2);
});
