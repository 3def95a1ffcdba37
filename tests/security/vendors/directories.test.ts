import { expect, it } from 'vitest';
import { anonymous, mailTo, newUser, service } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { brokerOf, expiredAdmin, listingBy, person, succeed, withRole } from '../world.ts';

const typed = { company_name: 'Quick Fix', category: 'construction' };

async function vendor() {
  const owner = await person('vendor');
  const { id } = await succeed(
    owner.client
      .from('vendors')
      .insert({ ...typed, user_id: owner.id })
      .select('id')
      .single(),
  );
  return { ...owner, vendorId: id };
}

it("a vendor can't verify or feature themselves, at creation or later", async () => {
  const { client, id } = await person('vendor');
  for (const forged of [
    { verification_status: 'verified' },
    { featured: true },
    { availability_status: 'unavailable' },
  ]) {
    await expectRefused(client.from('vendors').insert({ ...typed, ...forged, user_id: id }));
  }
  const ownVendor = await vendor();
  for (const forged of [{ verification_status: 'verified' }, { featured: true }]) {
    await expectRefused(
      ownVendor.client.from('vendors').update(forged).eq('id', ownVendor.vendorId),
    );
  }
  const decision = { vendor_id: ownVendor.vendorId, verification_status: 'verified' };
  await expectRefused(ownVendor.client.rpc('review_vendor', decision));
  await expectRefused(anonymous().rpc('review_vendor', decision), 401);
  const support = await withRole(await person('buyer'), 'support');
  await expectRefused(support.client.rpc('review_vendor', decision));
});

it("users who can't decide about a vendor can't write to its log or notify its owner", async () => {
  const owner = await newUser({ userMetadata: { user_type: 'vendor' } });
  const vendors = service().from('vendors');
  const { id: vendor_id } = await succeed(
    vendors
      .insert({ company_name: 'Even Keel', category: 'legal', user_id: owner.id })
      .select('id')
      .single(),
  );
  const support = await withRole(await person('buyer'), 'support');
  const rejected = { verification_status: 'rejected' };
  for (const { client } of [owner, await vendor(), support, await expiredAdmin()]) {
    await expectRefused(client.rpc('review_vendor', { vendor_id, ...rejected }));
    await expectRefused(client.from('vendors').update(rejected).eq('id', vendor_id));
  }
  await expectNothing(support.client.from('vendors').delete().eq('id', vendor_id).select('id'));
  await expectRefused(anonymous().rpc('review_vendor', { vendor_id, ...rejected }), 401);

  const admin = await withRole(await person('buyer'), 'admin');
  const verified = { verification_status: 'verified' };
  expect((await admin.client.rpc('review_vendor', { vendor_id, ...verified })).error).toBeNull();
  const log = service().from('admin_audit_log').select('actor_id');
  expect(await succeed(log.contains('details', { vendor_id }))).toEqual([{ actor_id: admin.id }]);
  const subjects = async () => (await mailTo(owner.email)).map(({ subject }) => subject);
  await expect.poll(subjects).toEqual(['Even Keel is verified at Haven Exchange']);
});

it("no one can take over, move or read another user's unverified profile", async () => {
  const [ownVendor, other] = [await vendor(), await vendor()];
  await expectNothing(ownVendor.client.from('vendors').select().eq('id', other.vendorId));
  const rename = { company_name: 'Mine Now' };
  await expectNothing(
    ownVendor.client.from('vendors').update(rename).eq('id', other.vendorId).select('id'),
  );
  await expectRefused(
    ownVendor.client.from('vendors').update({ user_id: ownVendor.id }).eq('id', other.vendorId),
  );
  await expectNothing(anonymous().from('vendors').select('id').eq('id', other.vendorId));
  const found = anonymous().rpc('find_vendors', { search: 'Quick Fix' });
  expect(await succeed(found)).toMatchObject({ rows: [], count: 0 });
});

it("a visitor can't see which account owns a vendor profile", async () => {
  const { vendorId } = await vendor();
  const verified = { verification_status: 'verified' };
  await succeed(service().from('vendors').update(verified).eq('id', vendorId).select('id'));
  await expectRefused(anonymous().from('vendors').select('user_id').eq('id', vendorId), 401);
  await expectRefused(anonymous().from('vendors').select('id').not('user_id', 'is', null), 401);
});

it('no agent query shows a visitor their email or phone', async () => {
  const agent = await person('broker');
  const secret = { full_name: 'Rae Reachable', phone: '(312) 555-0123', bio: 'Private words' };
  await succeed(service().from('profiles').update(secret).eq('id', agent.id).select('id'));
  await listingBy(agent.id);
  const { data: account } = await service().auth.admin.getUserById(agent.id);
  const email = account.user?.email ?? 'unknown';
  const agent_id = await brokerOf(agent.id);
  const publicJson = JSON.stringify([
    await succeed(anonymous().rpc('get_agent', { agent_id })),
    await succeed(anonymous().rpc('find_agents', { name: 'Rae Reachable' })),
    await succeed(anonymous().from('listings').select().eq('broker_id', agent_id)),
  ]);
  expect(publicJson).toContain('Rae Reachable');
  for (const hidden of [email, '555-0123', 'Private words'])
    expect(publicJson).not.toContain(hidden);
  const byMail = await succeed(anonymous().rpc('find_agents', { name: email }));
  expect(byMail).toMatchObject({ rows: [], count: 0 });
  await expectRefused(anonymous().from('profiles').select('email').eq('id', agent.id), 401);
});

it("a profile can't bypass vendor review", async () => {
  const key = { setting_key: 'approval_required_user_types' };
  const settings = service().from('system_settings');
  const before = await succeed(settings.select('setting_value').match(key).single());
  await succeed(
    settings
      .update({ setting_value: ['vendor'] })
      .match(key)
      .select(),
  );
  try {
    const { client, id } = await person('buyer');
    await succeed(client.from('vendors').insert({ ...typed, user_id: id }));
    const approvalQuery = client
      .from('profiles')
      .select('requires_approval, approval_status')
      .single();
    expect(await succeed(approvalQuery)).toEqual({
      requires_approval: true,
      approval_status: 'pending',
    });
  } finally {
    await succeed(settings.update(before).match(key).select());
  }
});
