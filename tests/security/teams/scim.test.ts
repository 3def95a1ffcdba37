import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, newUser, service } from '../../support/backend.ts';
import { at, type Company, company, start } from '../../support/single-sign-on.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, succeed, withRole } from '../world.ts';

const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the service answers
  readonly body: any;
}
type Directory = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply>;

const withToken =
  (token: string): Directory =>
  async (method, path, body, headers = {}) => {
    const response = await fetch(`${backend().url}/functions/v1/scim/v2/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/scim+json',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const source = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: source === '' ? null : JSON.parse(source),
    };
  };
const connect = async ({ client }: Company) =>
  withToken(await succeed(client.rpc('create_scim_token')));

const user = (userName: string, more: object = {}) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName,
  name: { givenName: 'Ada', familyName: 'Harbor' },
  ...more,
});
const change = (...Operations: object[]) => ({ schemas: [PATCH], Operations });
const activate = (value: unknown) => change({ op: 'Replace', path: 'active', value });

let owner: Company;
let other: Company;
let scim: Directory;
let theirs: Directory;
beforeAll(async () => {
  [owner, other] = await Promise.all([company(), company()]);
  [scim, theirs] = [await connect(owner), await connect(other)];
});

const roleOf = async (email: string, tenantId = owner.tenantId) =>
  (
    await queryDatabase(`select u.role from public.tenant_users u join public.profiles p on p.id = u.user_id
    where p.email = '${email}' and u.tenant_id = '${tenantId}'`)
  )[0]?.role ?? null;

/** Creates a member through the directory who also has a password and a session. */
async function managed() {
  const person = await newUser({ email: at(owner.domain) });
  const { body } = await scim('POST', 'Users', user(person.email));
  return { ...person, resource: body };
}

describe('a directory', () => {
  it('creates an account with a membership, and reads it back', async () => {
    const email = at(owner.domain);
    const created = await scim('POST', 'Users', user(email, { externalId: 'e-1' }));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ userName: email, active: true, externalId: 'e-1' });
    expect(created.headers.get('location')).toBe(created.body.meta.location);
    expect(created.headers.get('etag')).toBe('W/"1"');
    expect(await roleOf(email)).toBe('member');
    const read = await scim('GET', `Users/${created.body.id}`);
    expect(read.body).toEqual(created.body);
    const etag = read.headers.get('etag') ?? '';
    expect(
      (await scim('GET', `Users/${created.body.id}`, undefined, { 'if-none-match': etag })).status,
    ).toBe(304);
  });

  it('adopts an existing account and rejects a second user with its name', async () => {
    const person = await managed();
    expect(await roleOf(person.email)).toBe('member');
    const again = await scim('POST', 'Users', user(person.email.toUpperCase()));
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ scimType: 'uniqueness', status: '409' });
  });

  it('ends membership and every session at once when it deactivates a user', async () => {
    const person = await managed();
    const token = (await person.client.auth.getSession()).data.session?.access_token;
    const { body, status } = await scim('PATCH', `Users/${person.resource.id}`, activate('False'));
    expect([status, body.active]).toEqual([200, false]);
    expect(await roleOf(person.email)).toBeNull();
    expect((await person.client.rpc('my_figures')).error?.code).toBe('42501');
    expect((await person.client.auth.refreshSession()).error).not.toBeNull();
    const files = await fetch(`${backend().url}/auth/v1/user`, {
      headers: { apikey: backend().publishableKey, authorization: `Bearer ${token}` },
    });
    expect(files.status).toBe(403);
    await scim('PATCH', `Users/${person.resource.id}`, activate(true));
    expect(await roleOf(person.email)).toBe('member');
  });

  it('replaces, patches, and deletes', async () => {
    const person = await managed();
    const path = `Users/${person.resource.id}`;
    const put = await scim('PUT', path, user(person.email, { displayName: 'Ada H.' }));
    expect(put.body).toMatchObject({ displayName: 'Ada H.', name: { familyName: 'Harbor' } });
    const patched = await scim(
      'PATCH',
      path,
      change(
        { op: 'replace', value: { 'name.givenName': 'Bea', name: { familyName: 'Lake' } } },
        { op: 'add', path: 'externalId', value: 'e-2' },
        { op: 'remove', path: 'displayName' },
        { op: 'replace', path: 'title', value: 'Director' },
      ),
    );
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({
      externalId: 'e-2',
      name: { givenName: 'Bea', familyName: 'Lake' },
    });
    expect(patched.body.displayName).toBeUndefined();
    expect((await scim('DELETE', path)).status).toBe(204);
    expect((await scim('GET', path)).status).toBe(404);
    expect(await roleOf(person.email)).toBeNull();
  });

  it('changes only the version that it read', async () => {
    const person = await managed();
    const path = `Users/${person.resource.id}`;
    const body = user(person.email, { displayName: 'New' });
    expect((await scim('PUT', path, body, { 'if-match': 'W/"1"' })).status).toBe(200);
    expect((await scim('PUT', path, body, { 'if-match': 'W/"1"' })).status).toBe(412);
    expect((await scim('DELETE', path, undefined, { 'if-match': 'W/"1"' })).status).toBe(412);
    const both = await Promise.all([
      scim('PATCH', path, change({ op: 'replace', path: 'externalId', value: 'a' })),
      scim('PATCH', path, change({ op: 'replace', path: 'displayName', value: 'b' })),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await scim('GET', path)).body).toMatchObject({ externalId: 'a', displayName: 'b' });
  });

  it('filters and pages', async () => {
    const person = await managed();
    for (const filter of [
      `userName eq "${person.email.toUpperCase()}"`,
      `emails[type eq "work"].value eq "${person.email}"`,
      `id eq "${person.resource.id}" and active eq true`,
    ]) {
      const { body } = await scim('GET', `Users?filter=${encodeURIComponent(filter)}`);
      expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: person.resource.id }] });
    }
    const all = (await scim('GET', 'Users')).body;
    const pages = await Promise.all(
      all.Resources.map((_one: unknown, index: number) =>
        scim('GET', `Users?startIndex=${index + 1}&count=1`),
      ),
    );
    expect(pages.map(({ body }) => body.Resources[0].id)).toEqual(
      all.Resources.map(({ id }: { id: string }) => id),
    );
    expect((await scim('GET', 'Users?count=0')).body).toMatchObject({ Resources: [] });
  });

  it.each([
    ['GET', 'Users?filter=userName%20co%20%22a%22', undefined, 400, 'invalidFilter'],
    ['GET', 'Users?filter=password%20eq%20%22a%22', undefined, 400, 'invalidFilter'],
    ['GET', 'Users?count=many', undefined, 400, 'invalidValue'],
    ['POST', 'Users', '{', 400, 'invalidSyntax'],
    ['POST', 'Users', {}, 400, 'invalidValue'],
    ['POST', 'Users', { userName: 'x'.repeat(2000) }, 400, 'invalidValue'],
    ['POST', 'Users', { userName: "a'; drop table x --" }, 400, 'invalidValue'],
    ['POST', 'Groups', { displayName: 'A', members: [{ value: 'x' }] }, 400, 'invalidValue'],
    ['POST', 'Bulk', {}, 404, undefined],
    ['PATCH', 'Users', {}, 405, undefined],
    ['GET', 'Users/not-an-id', undefined, 404, undefined],
  ])('answers %s %s %j with %i', async (method, path, body, status, scimType) => {
    const reply = await scim(method, path, body);
    expect(reply.status).toBe(status);
    expect(reply.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
    expect(reply.body.scimType).toBe(scimType);
    expect(reply.headers.get('content-type')).toBe('application/scim+json');
  });

  it('describes itself', async () => {
    const config = (await scim('GET', 'ServiceProviderConfig')).body;
    expect(config).toMatchObject({ patch: { supported: true }, etag: { supported: true } });
    expect((await scim('GET', 'ResourceTypes')).body.totalResults).toBe(2);
    expect((await scim('GET', 'Schemas')).body.totalResults).toBe(2);
  });

  it('grants nothing through a group until a workspace admin allows it, and never ownership', async () => {
    const person = await managed();
    const group = await scim('POST', 'Groups', {
      displayName: 'Directors',
      members: [{ value: person.resource.id }],
      role: 'owner',
    });
    expect(group.status).toBe(201);
    expect(await roleOf(person.email)).toBe('member');
    const setRole = (p_role: 'owner' | 'admin' | 'member') =>
      owner.client.rpc('set_scim_group_role', { p_group_id: group.body.id, p_role });
    expect((await setRole('owner')).error?.code).toBe('HXTRO');
    await succeed(setRole('admin'));
    expect(await roleOf(person.email)).toBe('admin');
    const path = `Groups/${group.body.id}`;
    await scim(
      'PATCH',
      path,
      change({ op: 'remove', path: `members[value eq "${person.resource.id}"]` }),
    );
    expect(await roleOf(person.email)).toBe('member');
    await scim(
      'PATCH',
      path,
      change({ op: 'add', path: 'members', value: [{ value: person.resource.id }] }),
    );
    expect(await roleOf(person.email)).toBe('admin');
    expect((await scim('GET', `Users/${person.resource.id}`)).body.groups).toHaveLength(1);
    expect((await scim('DELETE', path)).status).toBe(204);
    expect(await roleOf(person.email)).toBe('member');
  });

  it("can't touch the owner", async () => {
    const { body } = await scim('POST', 'Users', user(owner.email));
    const path = `Users/${body.id}`;
    expect((await scim('PATCH', path, activate(false))).status).toBe(403);
    expect((await scim('DELETE', path)).status).toBe(403);
    expect((await scim('GET', path)).body.active).toBe(true);
    expect(await roleOf(owner.email)).toBe('owner');
    expect(await succeed(owner.client.rpc('tenant_team'))).not.toEqual([]);
  });

  it("can't move an account to another address, or reach one outside its domains", async () => {
    const person = await managed();
    const path = `Users/${person.resource.id}`;
    const moved = await scim('PUT', path, user(at(owner.domain)));
    expect([moved.status, moved.body.scimType]).toEqual([400, 'mutability']);
    for (const userName of [other.email, 'someone@gmail.com', `x@sub.${owner.domain}`]) {
      expect((await scim('POST', 'Users', user(userName))).status).toBe(400);
    }
    const staff = await newUser({ email: at(owner.domain) });
    await withRole({ ...staff, tenantId: '' }, 'admin');
    expect((await scim('POST', 'Users', user(staff.email))).status).toBe(403);
  });

  it("can't see or change another workspace", async () => {
    const person = await managed();
    const path = `Users/${person.resource.id}`;
    expect((await theirs('GET', path)).status).toBe(404);
    expect((await theirs('PATCH', path, activate(false))).status).toBe(404);
    expect((await theirs('DELETE', path)).status).toBe(404);
    const filter = encodeURIComponent(`userName eq "${person.email}"`);
    expect((await theirs('GET', `Users?filter=${filter}`)).body.totalResults).toBe(0);
    const group = await theirs('POST', 'Groups', {
      displayName: 'Thieves',
      members: [{ value: person.resource.id }],
    });
    expect(group.status).toBe(400);
  });

  it('keeps a deactivated user out of single sign-on', async () => {
    await succeed(
      owner.client.rpc('save_sso_connection', {
        p_protocol: 'saml',
        p_issuer: 'https://idp.example',
        p_sign_in_url: 'https://idp.example/sign-in',
        p_certificate: 'unused',
      }),
    );
    const person = await managed();
    await scim('PATCH', `Users/${person.resource.id}`, activate(false));
    const { url } = await start({ email: person.email });
    const flow = new URL(url ?? '').searchParams.get('RelayState') ?? '';
    const [row] = await queryDatabase(
      `select private.answer_sso_flow('${flow}', connection_id, '${person.email}') as answer from private.sso_flows where id = '${flow}'`,
    );
    expect(row?.answer).toEqual({ refusal: 'deactivated' });
  });

  it('adds no more members than the workspace has seats', async () => {
    const small = await company();
    const directory = await connect(small);
    await queryDatabase(`update public.tenants set max_users = 1 where id = '${small.tenantId}'`);
    const reply = await directory('POST', 'Users', user(at(small.domain)));
    expect([reply.status, reply.body.detail]).toEqual([409, 'The workspace has no free seats.']);
  });
});

describe('tokens of a directory', () => {
  it('are shown once, stored as hashes, and stop at once when revoked', async () => {
    const small = await company();
    const token = await succeed(small.client.rpc('create_scim_token'));
    const [stored] = await queryDatabase(
      `select encode(hash, 'hex') as hash, to_jsonb(t)::text as row from private.scim_tokens t where tenant_id = '${small.tenantId}'`,
    );
    expect(stored?.row).not.toContain(token.slice(4));
    const directory = withToken(token);
    expect((await directory('GET', 'Users')).status).toBe(200);
    const listed = (await succeed(small.client.rpc('get_directory'))) as unknown as {
      tokens: { id: string; hint: string }[];
    };
    expect(JSON.stringify(listed)).not.toContain(token);
    await succeed(small.client.rpc('revoke_scim_token', { p_id: listed.tokens[0]?.id ?? '' }));
    expect((await directory('GET', 'Users')).status).toBe(401);
  });

  it("can't be used as other keys, and other keys can't be used as tokens", async () => {
    const token = await succeed(other.client.rpc('create_scim_token'));
    const session = (await owner.client.auth.getSession()).data.session?.access_token ?? '';
    for (const secret of [
      '',
      'hvs_x',
      session,
      backend().secretKey,
      backend().publishableKey,
      `hvs_${'0'.repeat(64)}`,
    ]) {
      expect((await withToken(secret)('GET', 'Users')).status).toBe(401);
    }
    const response = await fetch(`${backend().url}/functions/v1/api/v1/key`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(401);
  });

  it("can't be revoked or read by another workspace or by members", async () => {
    const member = await memberOf(owner.tenantId);
    const [row] = await queryDatabase(
      `select id from private.scim_tokens where tenant_id = '${owner.tenantId}'`,
    );
    const id = String(row?.id);
    expect(await succeed(other.client.rpc('revoke_scim_token', { p_id: id }))).toBe(false);
    expect((await member.client.rpc('revoke_scim_token', { p_id: id })).error?.code).toBe('HXTAD');
    expect(await succeed(member.client.rpc('get_directory'))).toBeNull();
    for (const client of [anonymous(), member.client]) {
      expect((await client.rpc('call_scim', { p_request: {} })).error).not.toBeNull();
    }
    expect((await service().rpc('call_scim', { p_request: { hash: 'zz' } })).data).toMatchObject({
      status: 401,
    });
  });
});
