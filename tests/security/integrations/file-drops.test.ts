import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backend, newUser, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import {
  type Client,
  memberOf,
  type Person,
  succeed,
  tenantOwner,
  uniqueSubdomain,
} from '../world.ts';

let owner: Person;
let member: Person;
let stranger: Person;
let drop: { id: string; token: string };

const CSV = 'Name\nAda Lovelace\n';
const add = async (client: Client, more: object = {}) => {
  const p_id = randomUUID();
  const values = {
    p_id,
    p_name: 'Nightly',
    p_kind: 'contacts',
    p_source: 'upload',
    p_updates: false,
    p_every: 'day',
    p_address: null,
    p_secret: null,
    ...more,
  };
  const { data, error } = await client.rpc('add_file_drop', values as never);
  return { id: p_id, token: data ?? '', code: error?.code };
};
async function put(to: { id: string; token: string }, body = CSV) {
  const response = await fetch(`${backend().url}/functions/v1/file-drops/${to.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${to.token}` },
    body,
  });
  const { code, failure } = (await response.json()) as { code?: string; failure?: string };
  return `${response.status} ${code ?? failure ?? ''}`.trim();
}
const failureOf = async (id: string) => {
  await fetch(`${backend().url}/functions/v1/file-drops`, {
    method: 'POST',
    headers: { apikey: backend().secretKey },
  });
  return await vi.waitFor(
    async () => {
      const [row] = await queryDatabase(
        `select failure, checked_at from private.file_drops where id = '${id}'`,
      );
      expect(row?.checked_at).not.toBeNull();
      return row?.failure;
    },
    { timeout: 30_000, interval: 200 },
  );
};

beforeAll(async () => {
  owner = await tenantOwner();
  [member, stranger] = [await memberOf(owner.tenantId), await tenantOwner()];
  drop = await add(owner.client);
});

describe('attacks on file drops', () => {
  it('are denied to teammates and strangers through every call', async () => {
    for (const { client } of [member, stranger]) {
      expect(await succeed(client.rpc('list_file_drops'))).toEqual([]);
      const p_id = drop.id;
      const refusals = await Promise.all([
        client.rpc('rotate_file_drop_token', { p_id }),
        client.rpc('set_file_drop_paused', { p_id, p_is_paused: true }),
        client.rpc('read_file_drop', { p_id, p_is_check: false }),
        client.rpc('accept_file_drop_host_key', { p_id }),
        client.rpc('remove_file_drop', { p_id }),
      ]);
      expect(refusals.map(({ error }) => error?.code)).toEqual(Array(5).fill('HXFDN'));
    }
    expect(await put(drop)).toBe('200');
  });

  it('import with the owner’s rights and only into the drop’s workspace', async () => {
    const [row] = await queryDatabase(
      `select owner_id, tenant_id from public.contacts where name = 'Ada Lovelace' and owner_id = '${owner.id}'`,
    );
    expect(row).toEqual({ owner_id: owner.id, tenant_id: owner.tenantId });
    const other = await tenantOwner();
    const theirs = await add(other.client);
    await succeed(
      other.client.rpc('create_tenant', { name: 'Second House', subdomain: uniqueSubdomain() }),
    );
    expect(await put(theirs)).toBe('422 other_workspace');
    expect(await succeed(other.client.rpc('list_file_drops'))).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1:1/a.csv', 'url', 'address_not_allowed'],
    ['https://10.0.0.5/a.csv', 'url', 'address_not_allowed'],
    ['https://169.254.169.254/latest', 'url', 'address_not_allowed'],
    ['sftp://user@127.0.0.1:22/', 'sftp', 'address_not_allowed'],
    ['sftp://user@192.168.1.1/', 'sftp', 'address_not_allowed'],
    ['sftp://user@0x7f000001/', 'sftp', 'address_not_allowed'],
  ])('never reach %s', async (p_address, p_source, failure) => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const { id } = await add(account.client, { p_source, p_address });
    expect(await failureOf(id)).toBe(failure);
  });

  it.each([
    ['sftp://user:word@files.example/', 'sftp'],
    ['sftp://files.example/', 'sftp'],
    ['sftp://user@files.example/a b', 'sftp'],
    ['file:///etc/passwd', 'url'],
    ['https://files.example/a.csv', 'upload'],
  ])('can’t use the address %s', async (p_address, p_source) => {
    expect((await add(stranger.client, { p_source, p_address })).code).toBe('HXFDV');
  });

  it('accept no file for a suspended owner or with a token from before a password change', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await add(account.client);
    const suspend = (suspended_at: string | null) =>
      succeed(service().from('profiles').update({ suspended_at }).eq('id', account.id).select());
    await suspend(new Date().toISOString());
    expect(await put(theirs)).toBe('401 invalid_token');
    await suspend(null);
    expect(await put(theirs)).toBe('200');
    const password = 'Another-pass-1234';
    await service().auth.admin.updateUserById(account.id, { password });
    expect(await put(theirs)).toBe('401 invalid_token');
  });

  it('accept at most 60 files an hour', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await add(account.client);
    await queryDatabase(
      `insert into private.file_drop_runs (id, drop_id, file_name, hash, state)
       select gen_random_uuid(), '${theirs.id}', 'a.csv', sha256(n::text::bytea), 'done' from generate_series(1, 60) n`,
    );
    expect(await put(theirs)).toBe('429 rate_limited');
  });

  it('require a recent sign-in and are limited to 10', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    for (let count = 0; count < 10; count += 1) {
      expect((await add(account.client)).code).toBeUndefined();
    }
    expect((await add(account.client)).code).toBe('HXFDM');
    await queryDatabase(
      `update auth.mfa_amr_claims a set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'
       from auth.sessions s where s.id = a.session_id and s.user_id = '${account.id}'`,
    );
    expect((await add(account.client)).code).toBe('HXAKC');
  });
});
