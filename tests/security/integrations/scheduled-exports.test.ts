import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { backend, newUser, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import {
  type Client,
  listingBy,
  memberOf,
  type Person,
  succeed,
  tenantOwner,
  uniqueSubdomain,
} from '../world.ts';

let owner: Person;
let member: Person;
let stranger: Person;
let made: { id: string; token: string };

const add = async (client: Client, more: object = {}) => {
  const p_id = randomUUID();
  const values = {
    p_id,
    p_name: 'Nightly',
    p_kind: 'contacts',
    p_every: 'day',
    p_weekday: 1,
    p_hour: 6,
    p_time_zone: 'America/Chicago',
    p_destination: 'download',
    p_address: null,
    p_secret: null,
    ...more,
  };
  const { data, error } = await client.rpc('add_scheduled_export', values as never);
  return { id: p_id, token: data ?? '', code: error?.code };
};
const download = async ({ id, token }: { id: string; token: string }) => {
  const response = await fetch(`${backend().url}/functions/v1/scheduled-exports/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, text: await response.text() };
};
/** Makes the file that is due, as the schedule would within seconds, and returns why it failed. */
async function settle(id: string): Promise<unknown> {
  await fetch(`${backend().url}/functions/v1/scheduled-exports`, {
    method: 'POST',
    headers: { apikey: backend().secretKey },
  });
  return await vi.waitFor(
    async () => {
      const [row] = await queryDatabase(
        `select x.failure, x.next_at > now() and x.claim is null as is_done from private.scheduled_exports x where x.id = '${id}'`,
      );
      expect(row?.is_done).toBe(true);
      return row?.failure;
    },
    { timeout: 30_000, interval: 200 },
  );
}
const runAgain = async (client: Client, id: string) => {
  await succeed(client.rpc('run_scheduled_export', { p_id: id }));
  return await settle(id);
};
const addContact = (person: Person, name: string, more: object = {}) =>
  succeed(
    person.client
      .from('contacts')
      .insert({ name, sharing: 'private', ...more })
      .select('id'),
  );

beforeAll(async () => {
  owner = await tenantOwner();
  [member, stranger] = [await memberOf(owner.tenantId), await tenantOwner()];
  await addContact(owner, 'Ada Lovelace');
  await addContact(owner, '=HYPERLINK("https://evil.example")');
  await addContact(member, 'Private Teammate');
  await addContact(stranger, 'Secret Stranger');
  made = await add(owner.client);
  expect(await settle(made.id)).toBeNull();
});

describe('attacks on scheduled exports', () => {
  it('are denied to teammates and strangers through every call', async () => {
    for (const { client } of [member, stranger]) {
      expect(await succeed(client.rpc('list_scheduled_exports'))).toEqual([]);
      const p_id = made.id;
      const refusals = await Promise.all([
        client.rpc('rotate_scheduled_export_token', { p_id }),
        client.rpc('set_scheduled_export_paused', { p_id, p_is_paused: true }),
        client.rpc('run_scheduled_export', { p_id }),
        client.rpc('accept_scheduled_export_host_key', { p_id }),
        client.rpc('remove_scheduled_export', { p_id }),
      ]);
      expect(refusals.map(({ error }) => error?.code)).toEqual(Array(5).fill('HXSEN'));
    }
  });

  it('get only rows the owner can read, with inert formulas', async () => {
    const { status, text } = await download(made);
    expect(status).toBe(200);
    expect(text).toContain('Ada Lovelace');
    expect(text).toMatch(/,"?'=HYPERLINK/);
    expect(text).not.toMatch(/Private Teammate|Secret Stranger/);
  });

  it('get nothing with a wrong, old, or other export’s token', async () => {
    const other = await add(stranger.client);
    const refused = { status: 401 };
    expect(await download({ id: made.id, token: '' })).toMatchObject(refused);
    expect(await download({ id: made.id, token: other.token })).toMatchObject(refused);
    expect(await download({ id: randomUUID(), token: made.token })).toMatchObject(refused);
    const mine = await add(owner.client);
    await settle(mine.id);
    const fresh = await succeed(
      owner.client.rpc('rotate_scheduled_export_token', { p_id: mine.id }),
    );
    expect(await download(mine)).toMatchObject(refused);
    expect(await download({ id: mine.id, token: fresh })).toMatchObject({ status: 200 });
    await succeed(owner.client.rpc('remove_scheduled_export', { p_id: mine.id }));
    expect(await download({ id: mine.id, token: fresh })).toMatchObject(refused);
  });

  it('get only the owner’s own listings', async () => {
    await listingBy(owner.id, { property_name: 'Own Court' });
    await listingBy(stranger.id, { property_name: 'Other Court' });
    const listings = await add(owner.client, { p_kind: 'listings' });
    expect(await settle(listings.id)).toBeNull();
    const { text } = await download(listings);
    expect(text).toContain('Own Court');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });

  it('end when the owner loses the role', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await add(account.client);
    await settle(theirs.id);
    expect(await download(theirs)).toMatchObject({ status: 200 });
    await service().from('user_roles').update({ is_active: false }).eq('user_id', account.id);
    expect(await download(theirs)).toMatchObject({ status: 401 });
    await queryDatabase(
      `update private.scheduled_exports set next_at = now() where id = '${theirs.id}'`,
    );
    expect(await settle(theirs.id)).toBe('role_ended');
    const [left] = await queryDatabase(
      `select x.is_paused, (select count(*)::int from private.scheduled_export_parts p join private.scheduled_export_runs r
        on r.id = p.run_id where r.export_id = x.id) as parts from private.scheduled_exports x where x.id = '${theirs.id}'`,
    );
    expect(left).toEqual({ is_paused: true, parts: 0 });
  });

  it('end with the owner’s account', async () => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const theirs = await add(account.client);
    await settle(theirs.id);
    await queryDatabase(
      `update public.profiles set suspended_at = now() where id = '${account.id}'`,
    );
    expect(await download(theirs)).toMatchObject({ status: 401 });
  });

  it('stop while the owner works in another workspace', async () => {
    const other = await tenantOwner();
    const theirs = await add(other.client);
    await settle(theirs.id);
    await succeed(
      other.client.rpc('create_tenant', { name: 'Second House', subdomain: uniqueSubdomain() }),
    );
    expect(await succeed(other.client.rpc('list_scheduled_exports'))).toEqual([]);
    await queryDatabase(
      `update private.scheduled_exports set next_at = now() where id = '${theirs.id}'`,
    );
    expect(await settle(theirs.id)).toBe('other_workspace');
  });

  it.each([
    'sftp://user@127.0.0.1:22/',
    'sftp://user@10.0.0.5/',
    'sftp://user@169.254.169.254/',
    'sftp://user@0x7f000001/',
  ])('never reach %s', async (address) => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    const { data, error } = await account.client.functions.invoke('scheduled-exports', {
      body: {
        action: 'add',
        id: randomUUID(),
        name: 'Nightly',
        kind: 'contacts',
        every: 'day',
        weekday: 1,
        hour: 6,
        timeZone: 'UTC',
        destination: 'sftp',
        address,
        secret: 'word',
      },
    });
    expect({ data, error }).toEqual({ data: { token: null }, error: null });
    const [row] = await queryDatabase(
      `select id from private.scheduled_exports where user_id = '${account.id}'`,
    );
    expect(await settle(String(row?.id))).toBe('address_not_allowed');
  });

  it.each([
    [{ p_destination: 'sftp', p_address: 'sftp://user:word@files.example/' }],
    [{ p_destination: 'sftp', p_address: null }],
    [{ p_destination: 'sftp', p_address: 'https://files.example/' }],
    [{ p_destination: 'download', p_address: 'sftp://user@files.example/' }],
    [{ p_kind: 'residents' }],
    [{ p_hour: 24 }],
    [{ p_weekday: 0 }],
    [{ p_time_zone: 'Europe/Nowhere' }],
    [{ p_name: 'Two\nlines' }],
    [{ p_every: 'minute' }],
  ])('can’t be added with %j', async (more) => {
    const account = await newUser({ userMetadata: { user_type: 'broker' } });
    expect((await add(account.client, more)).code).toBe('HXSEV');
  });

  it('makes the next file at the local hour of the schedule, across a clock change', async () => {
    const times = await queryDatabase(
      `select to_char(private.get_next_export_time(x, '2026-03-08 00:30-06') at time zone 'UTC', 'MM-DD HH24:MI') as at
      from (select (jsonb_populate_record(null::private.scheduled_exports, jsonb_build_object(
        'every', e, 'weekday', 1, 'at_hour', 6, 'time_zone', 'America/Chicago'))).* from unnest(array['day', 'week']) e) x`,
    );
    expect(times.map(({ at }) => at)).toEqual(['03-08 11:00', '03-09 11:00']);
  });

  it('makes a file again on request', async () => {
    await addContact(owner, 'Grace Hopper');
    expect(await runAgain(owner.client, made.id)).toBeNull();
    expect((await download(made)).text).toContain('Grace Hopper');
  });
});
