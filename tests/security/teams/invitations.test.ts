import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  anonymous,
  mailTo,
  type NewUser,
  newUser,
  service,
  uniqueEmail,
} from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, subscribe, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let other: Person;
beforeAll(async () => {
  owner = await tenantOwner();
  other = await tenantOwner();
});

const invite = (email: string, role: 'admin' | 'member' = 'member', by = owner) =>
  by.client.rpc('invite_to_tenant', { email, role });

const tokenFor = (email: string, emailCount = 1) =>
  vi.waitFor(async () => {
    const mails = await mailTo(email);
    expect(mails).toHaveLength(emailCount);
    return mails[0]?.text.split('/invitation/')[1]?.split(/\s/)[0] ?? '';
  });

const seen = (token: string) => succeed(anonymous().rpc('invitation_of_token', { token }));
const accept = ({ client }: Pick<Person, 'client'>, token: string) =>
  client.rpc('answer_invitation', { token, accepts: true });
const membersOf = async (tenantId: string) =>
  (await succeed(service().from('tenant_users').select('user_id').eq('tenant_id', tenantId))).map(
    ({ user_id }) => user_id,
  );

describe('invitation', () => {
  let guest: NewUser;
  let token: string;
  beforeAll(async () => {
    guest = await newUser({ email: uniqueEmail('guest') });
    await succeed(invite(` ${guest.email.toUpperCase()} `, 'admin'));
    token = await tokenFor(guest.email);
  });

  it('shows by its link who invites the user, and the database stores no link', async () => {
    expect(await seen(token)).toMatchObject([
      { tenant: 'Harbor House', email: guest.email, role: 'admin', state: 'open' },
    ]);
    const stored = await queryDatabase('select token_hash from private.tenant_invitations');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it("can't be accepted by a user who merely found the link", async () => {
    const finder = await person('buyer');
    expect((await accept(finder, token)).error?.code).toBe('HXTOA');
    expect(await membersOf(owner.tenantId)).toEqual([owner.id]);
  });

  it("is accepted once, by its email's account", async () => {
    expect(await succeed(accept(guest, token))).toBe(owner.tenantId);
    expect(await succeed(guest.client.rpc('my_account'))).toMatchObject({
      tenant: { id: owner.tenantId, role: 'admin' },
    });
    expect((await accept(guest, token)).error?.code).toBe('HXTOV');
    expect(await seen(token)).toMatchObject([{ state: 'accepted' }]);
  });

  it("records who admitted the member, so that the two can't confirm wires for each other", async () => {
    const query = `select admitted_by from public.tenant_users where user_id = '${guest.id}'`;
    expect(await queryDatabase(query)).toEqual([{ admitted_by: owner.id }]);
  });
});

it("an unconfirmed account with that email can't join", async () => {
  const guest = await newUser({ email: uniqueEmail('unproven'), confirmed: false });
  const proven = await person('buyer');
  await succeed(invite(guest.email));
  const token = await tokenFor(guest.email);
  expect((await accept(proven, token)).error?.code).toBe('HXTOA');
  expect(await succeed(proven.client.rpc('my_invitations'))).toEqual([]);
});

it('a user who signs up later finds the invitation by confirmed email', async () => {
  const email = uniqueEmail('later');
  await succeed(invite(email));
  const guest = await newUser({ email });
  const [invitation] = await succeed(guest.client.rpc('my_invitations'));
  expect(invitation).toMatchObject({ tenant: 'Harbor House', role: 'member' });
  const notifications = await succeed(
    service()
      .from('notifications')
      .select('kind')
      .match({ user_id: guest.id, kind: 'tenant_invited' }),
  );
  expect(notifications).toHaveLength(1);
  const reply = { invitation_id: invitation?.id ?? '', accepts: true };
  expect((await other.client.rpc('answer_my_invitation', reply)).error?.code).toBe('HXTOA');
  expect(await succeed(guest.client.rpc('answer_my_invitation', reply))).toBe(owner.tenantId);
});

it('resending replaces the previous link, and a withdrawn invitation is invalid', async () => {
  const email = uniqueEmail('again');
  const id = await succeed(invite(email));
  const first = await tokenFor(email);
  expect((await other.client.rpc('renew_invitation', { invitation_id: id })).error?.code).toBe(
    'HXTIS',
  );
  await succeed(owner.client.rpc('renew_invitation', { invitation_id: id }));
  const second = await tokenFor(email, 2);
  expect(await seen(first)).toEqual([]);
  await succeed(other.client.rpc('withdraw_invitation', { invitation_id: id }));
  expect(await seen(second)).toMatchObject([{ state: 'open' }]);
  await succeed(owner.client.rpc('withdraw_invitation', { invitation_id: id }));
  expect(await seen(second)).toMatchObject([{ state: 'withdrawn' }]);
});

it("members, outsiders and users without a workspace can't invite anyone", async () => {
  const lone = await person('operator');
  expect((await invite(uniqueEmail(), 'member', lone)).error?.code).toBe('HXTNC');
  const guest = await newUser({ email: uniqueEmail('plain') });
  await succeed(invite(guest.email));
  await succeed(accept(guest, await tokenFor(guest.email)));
  expect((await invite(uniqueEmail(), 'member', { ...owner, ...guest })).error?.code).toBe('HXTAD');
  expect(await succeed(guest.client.rpc('tenant_invitations'))).toEqual([]);
  expect(await succeed(guest.client.rpc('tenant_log'))).toEqual([]);
  const stolen = { user_id: owner.id, role: 'member' as const };
  expect((await guest.client.rpc('set_tenant_role', stolen)).error?.code).toBe('HXTAD');
});

it("invitations use seats, up to the plan's limit", async () => {
  const small = await tenantOwner();
  await succeed(service().from('tenants').update({ max_users: 2 }).eq('id', small.tenantId));
  const email = uniqueEmail('seat');
  await succeed(invite(email, 'member', small));
  expect((await invite(email, 'member', small)).error?.code).toBe('HXTFL');
  expect((await invite(uniqueEmail(), 'member', small)).error?.code).toBe('HXTFL');
});

describe('roles', () => {
  let admin: NewUser;
  beforeAll(async () => {
    admin = await newUser({ email: uniqueEmail('admin') });
    await succeed(invite(admin.email, 'admin', other));
    await succeed(accept(admin, await tokenFor(admin.email)));
  });

  it("an administrator can't remove or replace the owner", async () => {
    const { client } = admin;
    expect((await client.rpc('remove_from_tenant', { user_id: other.id })).error?.code).toBe(
      'HXTNM',
    );
    expect((await client.rpc('hand_over_tenant', { user_id: admin.id })).error?.code).toBe('HXTAD');
    const owning = { user_id: admin.id, role: 'owner' as const };
    expect((await client.rpc('set_tenant_role', owning)).error?.code).toBe('HXTRO');
  });

  it('the owner must transfer ownership before leaving, and stays as an administrator until then', async () => {
    const params = { tenant_id: other.tenantId };
    expect((await other.client.rpc('leave_tenant', params)).error?.code).toBe('HXTOW');
    const stranger = await person('buyer');
    expect((await other.client.rpc('hand_over_tenant', { user_id: stranger.id })).error?.code).toBe(
      'HXTNM',
    );
    await succeed(other.client.rpc('hand_over_tenant', { user_id: admin.id }));
    await succeed(other.client.rpc('leave_tenant', params));
    expect(await membersOf(other.tenantId)).toEqual([admin.id]);
    const log = await succeed(admin.client.rpc('tenant_log'));
    expect(log.map(({ act }) => act)).toEqual(
      ['left', 'role_changed', 'handed_over', 'joined', 'invited', 'created'].filter((act) =>
        log.some((entry) => entry.act === act),
      ),
    );
  });
});

it("a workspace can't list more properties than its plan allows", async () => {
  const small = await tenantOwner();
  await subscribe(small.id, { subscription_tier: 'professional' });
  await succeed(service().from('tenants').update({ max_properties: 1 }).eq('id', small.tenantId));
  const list = () =>
    small.client.from('listings').insert({
      property_name: 'Elm House',
      city: 'Duluth',
      state: 'MN',
      property_type: 'assisted-living',
    });
  await succeed(list());
  expect((await list()).error?.code).toBe('HXTPR');
});

it('guessing invitation links is rate limited', async () => {
  const visitor = anonymous();
  const tries = Array.from({ length: 24 }, () =>
    visitor.rpc('invitation_of_token', { token: crypto.randomUUID() }),
  );
  const codes = (await Promise.all(tries)).map(({ error }) => error?.code ?? 'nothing');
  expect(codes).toContain('HXTIL');
  await queryDatabase('select 1', 'delete from private.failed_invitation_attempts');
});
