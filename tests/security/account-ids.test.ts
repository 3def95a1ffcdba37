import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../support/backend.ts';
import { EXPECTATIONS, type TableName } from './expectations.ts';
import { expectRefused } from './refusal.ts';
import { askDatabase } from './sql.ts';
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

/** What a call is asked with; what it changes is nobody's own. */
const ARGUMENTS: Readonly<Record<string, () => Record<string, unknown>>> = {
  account_of_link: () => ({ token_hash: 'a'.repeat(64) }),
  add_participants: () => ({ conversation_id: NOBODYS, people: [] }),
  admin_account: () => ({ user_id: seller.id }),
  assign_role: () => ({ user_id: seller.id, role: 'broker' }),
  contact_broker: () => ({ listing_id: covered, message: 'May we talk?' }),
  conversation_presence: () => ({ conversation_id: NOBODYS }),
  conversation_page: () => ({ conversation_id: NOBODYS }),
  count_conversion: () => ({ test: 'homepage_layout', variant: 'usual', event: 'page_view' }),
  create_tenant: () => ({ name: 'Harbor', subdomain: `t-${crypto.randomUUID().slice(0, 13)}` }),
  decide_message_report: () => ({ report_id: NOBODYS, decision: 'dismissed' }),
  delete_message: () => ({ message_id: NOBODYS }),
  end_my_session: () => ({ session_id: NOBODYS }),
  get_agent: () => ({ agent_id: openBroker }),
  get_search_suggestions: () => ({ partial_term: 'map' }),
  get_vendor: () => ({ vendor_id: vendor }),
  handle_ticket: () => ({ ticket_id: NOBODYS }),
  leave_conversation: () => ({ conversation_id: NOBODYS }),
  listing_contact: () => ({ listing_id: covered }),
  mark_conversation_read: () => ({ conversation_id: NOBODYS }),
  message_history: () => ({ message_id: NOBODYS }),
  react: () => ({ message_id: NOBODYS, sign: '👍' }),
  remove_participant: () => ({ conversation_id: NOBODYS, person: NOBODYS }),
  remove_role: () => ({ user_id: seller.id, role: 'broker' }),
  rename_group: () => ({ conversation_id: NOBODYS, subject: 'Ours' }),
  report_message: () => ({ message_id: NOBODYS, reason: 'spam' }),
  review_account: () => ({ user_id: seller.id, decision: 'approved' }),
  search_messages: () => ({ search: 'talk' }),
  send_message: () => ({ conversation_id: NOBODYS, message_id: NOBODYS, message_text: 'Hi' }),
  spend_recovery_code: () => ({ code: 'none' }),
  subscription_of_link: () => ({ token: 'a'.repeat(64) }),
  suspend_account: () => ({ user_id: seller.id, reason: 'None' }),
  reinstate_account: () => ({ user_id: seller.id }),
  retry_dead_letter: () => ({ id: NOBODYS }),
  review_listing: () => ({ listing_id: covered, decision: 'approved' }),
  review_revision: () => ({ revision_id: NOBODYS, decision: 'approved' }),
  vendor_review: () => ({ vendor_id: vendor }),
  undo_email_change: () => ({ token: 'a'.repeat(64) }),
  unsubscribe: () => ({ token: 'a'.repeat(64) }),
  view_listing: () => ({ listing_id: covered, session: crypto.randomUUID() }),
  review_vendor: () => ({ vendor_id: vendor }),
  send_ticket: () => ({
    request_id: crypto.randomUUID(),
    name: 'Ada Asker',
    email: `${crypto.randomUUID()}@people.example`,
    topic: 'question',
    message: 'Whose community is this?',
  }),
  start_conversation: () => ({ message: 'May we talk?', vendor_id: NOBODYS }),
  update_user_presence: () => ({ p_status: 'online' }),
  when_told: () => ({ kind: 'inquiry' }),
  switch_tenant: () => ({ tenant_id: NOBODYS }),
};
/**
 * Whoever contacts somebody is in a conversation with them from then on, and knows them by name: participants
 * tell each other apart by account. What they say there is the one place where they read an id.
 */
const OF_CONVERSATIONS = new Set([
  'chat_conversations',
  'conversation_messages',
  'conversation_receipts',
  'known_people',
  'message_attachments',
  'my_conversations',
  'search_messages',
]);
const NOBODYS = '00000000-0000-4000-8000-00000000abcd';

let seller: Person;
let buyer: Person;
let bystander: Person;
let openBroker: string;
let covered: string;
let vendor: string;
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
  vendor = (await succeed(service().from('vendors').insert(verified).select('id').single())).id;
  await succeed(seller.client.from('platform_ratings').insert({ user_id: seller.id, rating: 5 }));
  buyer = await subscriber('professional');
  bystander = await person('buyer');
  const ticket = {
    p: await succeed(buyer.client.rpc('send_ticket', ARGUMENTS.send_ticket?.() as never)),
  };
  const staff = await withRole(await person('buyer'), 'admin');
  const [row] = await succeed(
    service().from('support_tickets').select('id').eq('number', Number(ticket.p)),
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

/** Account ids in an answer that are not the caller's own. */
const foreign = (name: string, answer: unknown, own: string | null): string[] => {
  const told = own === buyer.id && OF_CONVERSATIONS.has(name) ? seller.id : null;
  const ids = JSON.stringify(answer ?? null).match(ID) ?? [];
  return ids.filter((id) => id !== own && id !== told && accounts.has(id));
};

const callers: [name: string, () => { client: Client; id: string | null }][] = [
  ['a visitor', () => ({ client: anonymous(), id: null })],
  ['a member', () => bystander],
  ['a member on a plan who has contacted the seller', () => buyer],
];

describe.each(callers)('to %s, no account but their own is told', (_name, caller) => {
  it.each(Object.keys(EXPECTATIONS) as TableName[])('by %s', async (table) => {
    const { client, id } = caller();
    const role = id === null ? 'anon' : 'authenticated';
    const columns = await askDatabase(`
      select a.attname::text as name from pg_attribute a
      where a.attrelid = 'public.${table}'::regclass and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('${role}', a.attrelid, a.attnum, 'select')`);
    const named = columns.map(({ name }) => String(name)).join(',') || '*';
    const { data, error, status } = await client.from(table).select(named).limit(1000);
    expect(status === 200 || error?.code === '42501').toBe(true);
    expect(foreign(table, data, id)).toEqual([]);
  });

  it('by any call', async () => {
    const { client, id } = caller();
    const role = id === null ? 'anon' : 'authenticated';
    const calls = await askDatabase(`
      select p.proname::text as name, p.pronargs > p.pronargdefaults as asks from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
        and p.proargtypes[0] is distinct from 'public.listings'::regtype
        and has_function_privilege('${role}', p.oid, 'execute')
      order by 1`);
    expect(calls.length).toBeGreaterThan(5);
    const unknown = calls.filter(({ name, asks }) => asks && !ARGUMENTS[String(name)]);
    expect(unknown.map(({ name }) => name)).toEqual([]);
    for (const { name } of calls) {
      const facts = ARGUMENTS[String(name)];
      const answer = await client.rpc(String(name) as never, (facts?.() ?? {}) as never);
      expect(answer.error?.code ?? '', `${name}: ${answer.error?.message}`).not.toMatch(/^PGRST/);
      expect(foreign(String(name), [answer.data, answer.error], id), String(name)).toEqual([]);
    }
  });
});

it('what a broker sells in confidence joins to nothing else of theirs', async () => {
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

it('a new name of their company does not touch all that a broker sells at one moment', async () => {
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

it('a listing that is covered later goes by a pseudonym, and by its broker again when it is opened', async () => {
  const id = await listingBy(seller.id);
  const brokerNow = async (is_confidential: boolean) => {
    const changed = seller.client.from('listings').update({ is_confidential }).eq('id', id);
    return (await succeed(changed.select('broker_id').single())).broker_id;
  };
  expect(await brokerNow(true)).toBe(id);
  expect(await brokerNow(false)).toBe(openBroker);
});

it('no member reads by filter or embed who is behind a broker', async () => {
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

it('who lists several at once in confidence reads each of them back', async () => {
  const offer = { property_name: 'Oak', city: 'Fargo', state: 'ND', property_type: 'ccrc' };
  const both = [offer, { ...offer, is_confidential: true }, { ...offer, is_confidential: true }];
  const client = (await subscriber('professional')).client;
  const made = await succeed(
    client
      .from('listings')
      .insert(both.map((one) => ({ is_confidential: false, ...one })) as never)
      .select('id, broker_id'),
  );
  expect(new Set(made.map(({ broker_id }) => broker_id)).size).toBe(3);
});

it('a picture lies in the folder of its listing, and not of its account', async () => {
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
