import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../support/backend.ts';
import type { CallParticipants } from './area.ts';
import { openDirectClients } from './direct-clients.ts';
import {
  CALLS,
  callsWithTrait,
  EXPECTATIONS,
  type TableName,
  tablesWithTrait,
} from './expectations.ts';
import { expectRefused } from './refusal.ts';
import { queryDatabase } from './sql.ts';
import {
  brokerOf,
  type Client,
  listingBy,
  type Person,
  person,
  subscriber,
  succeed,
  withRole,
} from './world.ts';

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/**
 * Contacting a user opens a conversation in which both see each other by name, and participants are identified by
 * account ID. Conversations are the only place where they can read one.
 */
const OF_CONVERSATIONS = new Set([
  ...tablesWithTrait('tellsContacts'),
  ...callsWithTrait('tellsContacts'),
]);

const TABLES = Object.keys(EXPECTATIONS) as TableName[];
const tables = openDirectClients(TABLES);
afterAll(() => tables.close());

let seller: Person;
let buyer: Person;
let bystander: Person;
let openBroker: string;
let covered: string;
let cast: CallParticipants;
let accounts: ReadonlySet<string>;

beforeAll(async () => {
  seller = await person('broker');
  await succeed(
    service().from('profiles').update({ full_name: 'Sam Seller' }).eq('id', seller.id).select('id'),
  );
  await listingBy(seller.id);
  openBroker = await brokerOf(seller.id);
  covered = await listingBy(seller.id, { is_confidential: true });
  const profile = { user_id: seller.id, company_name: 'Maple Roofs', category: 'construction' };
  const verified = { ...profile, verification_status: 'verified' };
  const offered = service().from('vendors').insert(verified).select('id').single();
  const vendor = (await succeed(offered)).id;
  cast = { seller, openBroker, covered, vendor };
  await succeed(seller.client.from('platform_ratings').insert({ user_id: seller.id, rating: 5 }));
  buyer = await subscriber('professional');
  bystander = await person('buyer');
  const request = CALLS.send_ticket?.asked?.(cast) as never;
  const number = await succeed(buyer.client.rpc('send_ticket', request));
  const staff = await withRole(await person('buyer'), 'admin');
  const [row] = await succeed(
    service().from('support_tickets').select('id').eq('number', Number(number)),
  );
  const handled = { ticket_id: row?.id ?? '', status: 'closed' };
  await succeed(staff.client.rpc('handle_ticket', handled));
  const contact = { listing_id: covered, message: 'May we talk?' };
  await succeed(buyer.client.rpc('contact_broker', contact));
  const { data } = await service().auth.admin.listUsers({ perPage: 1000 });
  accounts = new Set([
    ...data.users.map(({ id }) => id),
    ...(await succeed(service().from('profiles').select('id').limit(10_000))).map(({ id }) => id),
  ]);
});

/** Returns account IDs in a response that are not the caller's own. */
const foreign = (name: string, response: unknown, own: string | null): string[] => {
  const counterpartId = own === buyer.id && OF_CONVERSATIONS.has(name) ? seller.id : null;
  const ids = JSON.stringify(response ?? null).match(ID) ?? [];
  return ids.filter((id) => id !== own && id !== counterpartId && accounts.has(id));
};

const callers: [name: string, () => { client: Client; id: string | null }][] = [
  ['a visitor', () => ({ client: anonymous(), id: null })],
  ['a member', () => bystander],
  ['a member on a plan who has contacted the seller', () => buyer],
];

describe.each(callers)('account IDs shown to %s', (_name, caller) => {
  let columns: Map<string, string>;
  beforeAll(async () => {
    const role = caller().id === null ? 'anon' : 'authenticated';
    const rows = await queryDatabase(`
      select c.relname::text as name, string_agg(a.attname::text, ',') as named
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and has_column_privilege('${role}', c.oid, a.attnum, 'select')
      group by 1`);
    columns = new Map(rows.map(({ name, named }) => [String(name), String(named)]));
  });

  it.each(TABLES)('by %s', async (table) => {
    const { client, id } = caller();
    const named = columns.get(table) ?? '*';
    const rows = (await tables.at(table, client)).from(table);
    const { data, error, status } = await rows.select(named).limit(1000);
    expect(status === 200 || error?.code === '42501').toBe(true);
    expect(foreign(table, data, id)).toEqual([]);
  });

  it("no call returns another account's ID", async () => {
    const { id } = caller();
    const role = id === null ? 'anon' : 'authenticated';
    const calls = await queryDatabase(`
      select p.proname::text as name, p.pronargs > p.pronargdefaults as asks from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
        and p.proargtypes[0] is distinct from 'public.listings'::regtype
        and has_function_privilege('${role}', p.oid, 'execute')
      order by 1`);
    expect(calls.length).toBeGreaterThan(5);
    const unknown = calls.filter(({ name, asks }) => asks && !CALLS[String(name)]?.asked);
    expect(unknown.map(({ name }) => name)).toEqual([]);
    const clients = openDirectClients(calls.map(({ name }) => String(name)));
    for (const { name } of calls) {
      const request = CALLS[String(name)]?.asked?.(cast) ?? {};
      const client = await clients.at(String(name), caller().client);
      const response = await client.rpc(String(name) as never, request as never);
      expect(response.error?.code ?? '', `${name}: ${response.error?.message}`).not.toMatch(
        /^PGRST/,
      );
      expect(foreign(String(name), [response.data, response.error], id), String(name)).toEqual([]);
    }
    await clients.close();
  });
});

it("a broker's confidential listing can't be linked to their others", async () => {
  const rows = await succeed(
    anonymous().from('listings').select().in('broker_id', [openBroker, covered]),
  );
  expect(rows.map(({ is_confidential }) => is_confidential).toSorted()).toEqual([false, true]);
  const second = await listingBy(seller.id, { is_confidential: true });
  const brokers = await succeed(
    anonymous().from('listings').select('broker_id').in('id', [covered, second]),
  );
  expect(new Set(brokers.map(({ broker_id }) => broker_id))).toEqual(new Set([covered, second]));
  expect((await anonymous().rpc('get_agent', { agent_id: covered })).data).toBeNull();
  expect(await succeed(anonymous().rpc('get_agent', { agent_id: openBroker }))).toMatchObject({
    listings: 1,
    markets: [{ listings: 1 }],
  });
});

it("a company name change doesn't touch all of a broker's listings at the same time", async () => {
  const touched = () =>
    succeed(
      service().from('listings').select('id, updated_at').in('broker_id', [openBroker, covered]),
    );
  const before = await touched();
  await succeed(
    service()
      .from('profiles')
      .update({ company_name: 'Sam & Co' })
      .eq('id', seller.id)
      .select('id'),
  );
  expect(await touched()).toEqual(expect.arrayContaining(before));
  const [open] = await succeed(
    anonymous().from('listings').select('broker_name').eq('broker_id', openBroker),
  );
  expect(open?.broker_name).toBe('Sam & Co');
});

it('a listing made confidential later uses a pseudonym, and its broker again when it is reopened', async () => {
  const id = await listingBy(seller.id);
  const brokerNow = async (is_confidential: boolean) => {
    const changed = seller.client.from('listings').update({ is_confidential }).eq('id', id);
    return (await succeed(changed.select('broker_id').single())).broker_id;
  };
  expect(await brokerNow(true)).toBe(id);
  expect(await brokerNow(false)).toBe(openBroker);
});

it('no member can find the account behind a broker by filter or embed', async () => {
  const { client } = buyer;
  const behind = client
    .from('broker_accounts')
    .select('user_id')
    .in('broker_id', [openBroker, covered]);
  expect(await succeed(behind)).toEqual([]);
  const joined = client
    .from('listings')
    .select('id, broker_accounts!inner(user_id)')
    .eq('id', covered);
  expect(await succeed(joined)).toEqual([]);
  await expectRefused(anonymous().from('broker_accounts').select(), 401);
  const own = await succeed(seller.client.from('broker_accounts').select('broker_id'));
  expect(own.map(({ broker_id }) => broker_id)).toEqual(
    expect.arrayContaining([openBroker, covered]),
  );
});

it('a broker who creates several confidential listings at once can read each of them', async () => {
  const offer = { property_name: 'Oak', city: 'Fargo', state: 'ND', property_type: 'ccrc' };
  const both = [offer, { ...offer, is_confidential: true }, { ...offer, is_confidential: true }];
  const client = (await subscriber('professional')).client;
  const created = await succeed(
    client
      .from('listings')
      .insert(both.map((one) => ({ is_confidential: false, ...one })) as never)
      .select('id, broker_id'),
  );
  expect(new Set(created.map(({ broker_id }) => broker_id)).size).toBe(3);
});

it("changes and photos saved together can't be linked by their timestamps", async () => {
  const midnight = /T00:00:00(?:\.0+)?(?:Z|\+00:00)$/;
  const opened = await listingBy(seller.id);
  const image_url = '/facades/maple-court.svg';
  await succeed(
    service()
      .from('listing_images')
      .insert([opened, covered].map((listing_id) => ({ listing_id, image_url, image_order: 7 })))
      .select('id'),
  );
  const getTimestamps = async (id: string) => {
    const request = anonymous()
      .from('listings')
      .select('created_at, updated_at, listing_images(created_at)')
      .eq('id', id);
    const { created_at, updated_at, listing_images } = await succeed(request.single());
    return [created_at, updated_at, ...listing_images.map((one) => one.created_at)];
  };
  for (const timestamp of await getTimestamps(covered)) expect(timestamp).toMatch(midnight);
  expect((await getTimestamps(opened)).some((timestamp) => midnight.test(timestamp))).toBe(false);
  const cover = { is_confidential: true, description: 'Sold in confidence.' };
  await succeed(service().from('listings').update(cover).eq('id', opened).select('id'));
  for (const timestamp of await getTimestamps(opened)) expect(timestamp).toMatch(midnight);
});

it("a photo is stored in its listing's folder, not its account's", async () => {
  const picture = (folder: string, image_order: number) =>
    service()
      .from('listing_images')
      .insert({
        listing_id: covered,
        image_url: `/storage/v1/object/public/listing-images/${folder}/front.webp`,
        image_order,
      });
  expect((await picture(seller.id, 1)).error?.code).toBe('23514');
  expect((await picture(covered, 2)).error).toBeNull();
});
