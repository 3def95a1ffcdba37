import { beforeAll, expect, it } from 'vitest';
import { newUser, uniqueEmail } from '../../support/backend.ts';
import { brokerOf, memberOf, type Person, person, succeed, uniqueSubdomain } from '../world.ts';

let broker: Person;
let teammate: Person;
let client: Person;
let contact: string;
let search: string;
let brokerId: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const shownTo = (who: Person, p_contact_id = contact) =>
  succeed(who.client.rpc('client_searches', { p_contact_id }));
const share = (who: Person, p_search_id: string, p_is_shared = true, p_broker_id = brokerId) =>
  who.client.rpc('share_search', { p_search_id, p_broker_id, p_is_shared });

beforeAll(async () => {
  const alone = await person('broker');
  const team = { name: 'Harbor House', subdomain: uniqueSubdomain() };
  broker = { ...alone, tenantId: await succeed(alone.client.rpc('create_tenant', team)) };
  teammate = await memberOf(broker.tenantId);
  brokerId = await brokerOf(broker.id);
  const email = uniqueEmail('client');
  const createdUser = await newUser({
    email,
    confirmed: true,
    userMetadata: { user_type: 'buyer' },
  });
  client = { client: createdUser.client, id: createdUser.id, tenantId: '' };
  const card = { name: 'Grace', email: uniqueEmail('main'), more_emails: [`home: ${email}`] };
  contact = (await succeed(broker.client.from('contacts').insert(card).select('id').single())).id;
  const savedSearch = {
    name: 'Texas',
    facets: ['state:TX,OK', 'price:5000000-20000000'],
    words: '',
  };
  search = (
    await succeed(client.client.from('saved_searches').insert(savedSearch).select('id').single())
  ).id;
});

it('a search is hidden until its owner shares it, and can be shared only with their broker', async () => {
  expect(await shownTo(broker)).toEqual([]);
  expect(await succeed(client.client.rpc('search_shares'))).toEqual([]);
  expect(await codeOf(share(client, search))).toBe('HXSSB');
  const task = { kind: 'contacts', record_id: contact, title: 'Send the proof of funds' };
  const { id } = await succeed(
    broker.client.from('record_tasks').insert(task).select('id').single(),
  );
  const shown = { p_contact_id: contact, p_what: 'task', p_id: id };
  await succeed(broker.client.rpc('share_with_client', shown));
  expect(await succeed(client.client.rpc('search_shares'))).toMatchObject([
    { broker_id: brokerId, searches: [] },
  ]);
  await succeed(share(client, search));
  expect(await shownTo(broker)).toMatchObject([
    {
      search_id: search,
      name: 'Texas',
      needs: { needs_states: ['OK', 'TX'], price_least: 5_000_000, price_most: 20_000_000 },
    },
  ]);
});

it('it is hidden from teammates, other brokers and other contacts, and reveals no account', async () => {
  expect(await shownTo(teammate)).toEqual([]);
  expect(await shownTo(await person('broker'))).toEqual([]);
  const other = broker.client.from('contacts').insert({ name: 'Other', email: uniqueEmail('o') });
  expect(await shownTo(broker, (await succeed(other.select('id').single())).id)).toEqual([]);
  expect(JSON.stringify(await shownTo(broker))).not.toContain(client.id);
  expect(JSON.stringify(await succeed(client.client.rpc('search_shares')))).not.toContain(
    broker.id,
  );
});

it("no one shares or revokes another user's search, and a revoked one disappears at once", async () => {
  const thief = await person('buyer');
  expect(await codeOf(share(thief, search))).toBe('HXSSG');
  expect(await codeOf(share(broker, search, false))).toBe('HXSSG');
  expect(await shownTo(broker)).toHaveLength(1);
  await succeed(share(client, search, false));
  expect(await shownTo(broker)).toEqual([]);
  await succeed(share(client, search));
  await succeed(client.client.from('saved_searches').delete().eq('id', search).select('id'));
  expect(await shownTo(broker)).toEqual([]);
});
