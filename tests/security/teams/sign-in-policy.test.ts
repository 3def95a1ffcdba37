import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, createKey } from '../../support/api.ts';
import { anonymous, newUser } from '../../support/backend.ts';
import { at, type Company, company } from '../../support/single-sign-on.ts';
import { queryDatabase } from '../sql.ts';
import { type Client, memberOf, type Person, succeed } from '../world.ts';

let owner: Company;
let member: Person;
let key: { secret: string };
let connection: string;

const sessionOf = async (client: Client): Promise<string> => {
  const { data } = await client.auth.getClaims();
  return String(data?.claims.session_id);
};
/** As if the provider had opened the session. */
const bind = async (client: Client, id = connection) =>
  queryDatabase(
    `insert into private.sso_sessions (session_id, connection_id) values ('${await sessionOf(client)}', '${id}')`,
  );
const provider = {
  p_protocol: 'saml',
  p_issuer: 'https://idp.example',
  p_sign_in_url: 'https://idp.example/sign-in',
  p_certificate: 'unused',
} as const;
const demand = (sso: boolean, factor = false) =>
  owner.client.rpc('set_sign_in_policy', { p_requires_sso: sso, p_requires_second_factor: factor });
const missing = (client: Client) => succeed(client.rpc('get_missing_sign_in_step'));

beforeAll(async () => {
  owner = await company();
  member = await memberOf(owner.tenantId);
  key = await createKey(member.client);
  connection = await succeed(owner.client.rpc('save_sso_connection', provider));
});

describe('a workspace that requires single sign-on', () => {
  it('can only require what its owner has used', async () => {
    expect((await demand(true)).error?.code).toBe('HXSSP');
    expect((await demand(false, true)).error?.code).toBe('HXSSF');
    await bind(owner.client);
    expect((await demand(true, true)).error).toBeNull();
  });

  it('denies all access to a session opened with a password', async () => {
    const tables = ['contacts', 'tenants', 'profiles', 'notifications'] as const;
    for (const table of tables) {
      expect((await member.client.from(table).select('*').limit(1)).data ?? []).toEqual([]);
    }
    for (const call of ['tenant_team', 'my_figures'] as const) {
      expect((await member.client.rpc(call)).error?.code).toBe('HXSSW');
    }
    const { error } = await member.client.from('contacts').insert({ first_name: 'Ada' } as never);
    expect(error).not.toBeNull();
  });

  it('explains what is missing only to that session', async () => {
    expect(await missing(member.client)).toMatchObject({
      workspace: 'Harbor House',
      can_use_sso: true,
      can_use_second_factor: false,
    });
    expect(await missing(owner.client)).toBeNull();
    expect(await missing((await newUser()).client)).toBeNull();
  });

  it('admits a session that its own provider opened, and only that session', async () => {
    const second = anonymous();
    const person = await newUser({ email: at(owner.domain) });
    await queryDatabase(
      `insert into public.tenant_users (tenant_id, user_id, is_active) values ('${owner.tenantId}', '${person.id}', true)`,
    );
    await second.auth.signInWithPassword(person);
    await bind(second);
    expect(await succeed(second.rpc('tenant_team'))).toHaveLength(3);
    expect((await person.client.rpc('tenant_team')).error?.code).toBe('HXSSW');
  });

  it("doesn't count a session of another workspace's provider", async () => {
    const other = await company();
    const id = await succeed(other.client.rpc('save_sso_connection', provider));
    const person = await memberOf(owner.tenantId);
    await bind(person.client, id);
    expect((await person.client.rpc('tenant_team')).error?.code).toBe('HXSSW');
  });

  it('lets users keep working outside the workspace, and only there', async () => {
    const person = await memberOf(owner.tenantId);
    expect(await succeed(person.client.rpc('pause_my_workspace'))).toBe(true);
    expect(await succeed(person.client.rpc('tenant_team'))).toEqual([]);
    expect(await missing(person.client)).toBeNull();
    await succeed(person.client.rpc('switch_tenant', { tenant_id: owner.tenantId }));
    expect((await person.client.rpc('tenant_team')).error?.code).toBe('HXSSW');
  });

  it('keeps API keys that were made in an admitted session', async () => {
    expect((await callApi(key, '/key')).status).toBe(200);
  });

  it('admits the owner with a second factor, never with a password alone', async () => {
    const client = anonymous();
    await client.auth.signInWithPassword(owner);
    expect(await missing(client)).toMatchObject({ can_use_second_factor: true });
    expect((await client.rpc('get_sign_in_settings')).error?.code).toBe('HXSSW');
  });

  it('stops requiring single sign-on when its provider is removed', async () => {
    expect(await succeed(owner.client.rpc('delete_sso_connection'))).toBe(true);
    await queryDatabase(
      `update private.tenant_sign_in_policies set requires_second_factor = false where tenant_id = '${owner.tenantId}'`,
    );
    expect(await missing(member.client)).toBeNull();
    expect(await succeed(member.client.rpc('tenant_team'))).not.toEqual([]);
  });
});

describe('a workspace that requires two-factor authentication', () => {
  it('admits no session without a second factor', async () => {
    await queryDatabase(
      `update private.tenant_sign_in_policies set requires_second_factor = true where tenant_id = '${owner.tenantId}'`,
    );
    expect(await missing(member.client)).toMatchObject({
      can_use_sso: false,
      can_use_second_factor: true,
      has_second_factor: false,
    });
    expect((await member.client.rpc('tenant_team')).error?.code).toBe('HXSSW');
    const { data, error } = await member.client.auth.mfa.enroll({ factorType: 'totp' });
    expect(error).toBeNull();
    expect(data?.type).toBe('totp');
  });
});
