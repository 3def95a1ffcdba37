import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api.ts';
import { anonymous, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

let owner: Person;
let member: Person;
let other: Person;
let account: string;

const create = (who: Person, name = 'Reporting', role: 'owner' | 'admin' | 'member' = 'member') =>
  who.client.rpc('create_service_account', { p_id: randomUUID(), p_name: name, p_role: role });
const createKeyFor = async (who: Person, p_account_id: string) => {
  const id = randomUUID();
  const scopes = ['contacts:read', 'contacts:write'];
  const key = { p_id: id, p_name: 'Nightly', p_scopes: scopes, p_account_id };
  return { id, ...(await who.client.rpc('create_api_key', key)) };
};

beforeAll(async () => {
  owner = await tenantOwner();
  [member, other] = [await memberOf(owner.tenantId), await tenantOwner()];
  account = await succeed(create(owner));
});

describe('a service account', () => {
  it('is a member of the workspace that no one can sign in as', async () => {
    const team = await succeed(owner.client.rpc('tenant_team'));
    const listed = team.find(({ user_id }) => user_id === account);
    expect(listed).toMatchObject({ name: 'Reporting', role: 'member' });
    const email = listed?.email ?? '';
    expect(
      (await anonymous().auth.signInWithPassword({ email, password: 'x'.repeat(12) })).error,
    ).not.toBeNull();
    const link = await service().auth.admin.generateLink({ type: 'magiclink', email });
    const token_hash = link.data.properties?.hashed_token ?? '';
    const { data } = await anonymous().auth.verifyOtp({ token_hash, type: 'magiclink' });
    expect(data.session).toBeNull();
  });

  it('is created only by admins of the workspace, and never as owner', async () => {
    expect((await create(member)).error?.code).toBe('HXTAD');
    expect((await create(owner, 'Boss', 'owner')).error?.code).toBe('HXTRO');
    expect((await create(owner, '')).error?.code).toBe('HXSVN');
    expect(await succeed(member.client.rpc('list_service_accounts'))).toEqual([]);
    expect(await succeed(other.client.rpc('list_service_accounts'))).toEqual([]);
  });

  it('is created once, even when the request is repeated', async () => {
    const again = await owner.client.rpc('create_service_account', {
      p_id: account,
      p_name: 'Reporting',
    });
    expect(again.data).toBe(account);
    const taken = await owner.client.rpc('create_service_account', {
      p_id: other.id,
      p_name: 'Thief',
    });
    expect(taken.error?.code).toBe('HXSVD');
  });

  it('has keys that see what its team shares, not what users keep private', async () => {
    await succeed(
      owner.client.from('contacts').insert([
        { name: 'Shared One', sharing: 'team' },
        { name: 'Private One', sharing: 'private' },
      ]),
    );
    const { data: secret } = await createKeyFor(owner, account);
    const key = { secret: secret ?? '' };
    const { status, body } = await callApi(key, '/contacts');
    expect(status).toBe(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Shared One']);
    const written = await callApi(key, '/contacts', { method: 'POST', body: { name: 'New' } });
    expect(written.status).toBe(201);
    const [row] = await queryDatabase(
      `select owner_id from public.contacts where id = '${written.body.id}'`,
    );
    expect(row?.owner_id).toBe(account);
  });

  it('has keys that only admins of its workspace manage', async () => {
    const { id, error } = await createKeyFor(owner, account);
    expect(error).toBeNull();
    for (const stranger of [member, other]) {
      expect((await createKeyFor(stranger, account)).error?.code).toBe('HXSVF');
      expect(await succeed(stranger.client.from('api_keys').select('id').eq('id', id))).toEqual([]);
      expect((await stranger.client.rpc('rotate_api_key', { p_id: id })).error?.code).toBe('HXAKN');
      expect(await succeed(stranger.client.rpc('revoke_api_key', { p_id: id }))).toBe(false);
    }
    expect((await createKeyFor(owner, member.id)).error?.code).toBe('HXSVF');
    expect(await succeed(owner.client.from('api_keys').select('id').eq('id', id))).toHaveLength(1);
    expect(await succeed(owner.client.rpc('rotate_api_key', { p_id: id }))).toMatch(/^hvn_/);
  });

  it('uses a seat', async () => {
    const small = await tenantOwner();
    await queryDatabase(`update public.tenants set max_users = 1 where id = '${small.tenantId}'`);
    expect((await create(small)).error?.code).toBe('HXTFL');
  });

  it('ends with its membership: keys stop at the next request', async () => {
    const removed = await succeed(create(owner, 'Short-lived'));
    const { data: secret } = await createKeyFor(owner, removed);
    const key = { secret: secret ?? '' };
    expect((await callApi(key, '/key')).status).toBe(200);
    await succeed(owner.client.rpc('remove_from_tenant', { user_id: removed }));
    expect((await callApi(key, '/key')).status).toBe(401);
    const left = await succeed(owner.client.rpc('list_service_accounts'));
    expect(left.map(({ id }) => id)).not.toContain(removed);
    expect((await createKeyFor(owner, removed)).error?.code).toBe('HXSVF');
  });
});
