import { describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

const setPlan = (tenantId: string, plan: string) =>
  succeed(
    service().from('tenants').update({ plan_type: plan }).eq('id', tenantId).select('id').single(),
  );

/** Returns what the database grants the user: access, listings, and the plan that sets their storage. */
async function rightsOf({ client }: Person) {
  const { data } = await client.auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  const claims = Buffer.from(payload, 'base64url').toString().replaceAll("'", "''");
  const [row] = await queryDatabase(`
    select private.has_open_access() as open, private.can_create_listings() as list,
      private.my_storage_plan() as storage
    from (select set_config('request.jwt.claims', '${claims}', true)) as set_claims`);
  return row;
}

describe('workspace seat', () => {
  it("gives the workspace's plan to its owner and members", async () => {
    const owner = await tenantOwner();
    const member = await memberOf(owner.tenantId);
    expect(await rightsOf(member)).toEqual({ open: false, list: false, storage: 'basic' });
    await setPlan(owner.tenantId, 'enterprise');
    for (const one of [owner, member]) {
      expect(await rightsOf(one)).toEqual({ open: true, list: true, storage: 'enterprise' });
    }
  });

  it('gives nothing after the member is removed or the plan ends', async () => {
    const owner = await tenantOwner();
    const [removed, stays] = [await memberOf(owner.tenantId), await memberOf(owner.tenantId)];
    await setPlan(owner.tenantId, 'enterprise');
    await service().from('tenant_users').delete().eq('user_id', removed.id);
    expect(await rightsOf(removed)).toMatchObject({ open: false, storage: 'basic' });
    await setPlan(owner.tenantId, 'basic');
    expect(await rightsOf(stays)).toMatchObject({ open: false, storage: 'basic' });
  });

  it("isn't granted to an outsider who creates their own workspace", async () => {
    const outsider = await person('broker');
    await succeed(
      outsider.client.rpc('create_tenant', {
        name: 'Enterprise',
        subdomain: `seat-${outsider.id.slice(0, 8)}`,
      }),
    );
    expect(await rightsOf(outsider)).toMatchObject({ open: false, list: false });
  });

  it('gives nothing to a suspended member', async () => {
    const owner = await tenantOwner();
    await setPlan(owner.tenantId, 'enterprise');
    await service()
      .from('profiles')
      .update({ suspended_at: new Date().toISOString() })
      .eq('id', owner.id);
    expect(await rightsOf(owner)).toMatchObject({ open: false, list: false });
  });
});
