import { beforeAll, expect, test } from 'vitest';
import { clearTicketLimits } from '../security/sql.ts';
import {
  brokerOf,
  listingBy,
  memberOf,
  type Person,
  person,
  succeed,
  uniqueSubdomain,
  withRole,
} from '../security/world.ts';
import { anonymous, service, uniqueEmail } from '../support/backend.ts';

let staff: Person;
let agent: Person;
let agentId: string;

async function agentWithAListing() {
  const who = await person('broker');
  const named = { full_name: 'Zoe Seller', brokerage_name: 'Cedar & Main' };
  await succeed(service().from('profiles').update(named).eq('id', who.id).select('id'));
  await listingBy(who.id);
  return { who, id: await brokerOf(who.id) };
}

async function ticket(changes: Record<string, unknown> = {}): Promise<string> {
  const ticketRequest = {
    request_id: crypto.randomUUID(),
    name: 'Ada Asker',
    email: uniqueEmail('asker'),
    topic: 'agent',
    message: 'Looking for an agent\nIn which state?: Ohio\n\nTwo wings of twenty units.',
    seconds: 40,
    ...changes,
  };
  await clearTicketLimits();
  await succeed(anonymous().rpc('send_ticket', ticketRequest));
  const of = service()
    .from('support_tickets')
    .select('id')
    .eq('request_id', ticketRequest.request_id);
  return (await succeed(of.single())).id;
}

const introduce = (who: Person, p_ticket_id: string, p_broker_id: string) =>
  who.client.rpc('introduce_to_agent', { p_ticket_id, p_broker_id });
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  staff = await withRole(await person('buyer'), 'support');
  const listedAgent = await agentWithAListing();
  [agent, agentId] = [listedAgent.who, listedAgent.id];
});

test("turns a request for an agent into one agent's lead once, and shows it on the ticket", async () => {
  const id = await ticket();
  const [first, second] = await Promise.all(
    [1, 2].map(() => succeed(introduce(staff, id, agentId))),
  );
  expect(second).toBe(first);
  const lead = await succeed(agent.client.from('leads').select().eq('id', String(first)).single());
  expect(lead).toMatchObject({
    name: 'Ada Asker',
    source: 'ticket',
    status: 'new',
    sharing: 'private',
    message: expect.stringContaining('In which state?: Ohio\n\nTwo wings'),
  });
  expect(Date.parse(lead.respond_by as string)).toBeGreaterThan(Date.now());
  const notices = agent.client.from('notifications').select('title').eq('kind', 'lead_assigned');
  expect(await succeed(notices)).toEqual([{ title: 'Ada Asker is your lead' }]);
  const savedTicket = await succeed(
    staff.client.from('support_tickets').select('status').eq('id', id).single(),
  );
  expect(savedTicket.status).toBe('answered');
  const notes = staff.client.from('support_ticket_notes').select('note').eq('ticket_id', id);
  expect(await succeed(notes)).toEqual([{ note: 'Introduced to Zoe Seller, Cedar & Main.' }]);
});

test('routes an agent’s request by the team’s rotation if the team set one', async () => {
  const { who: owner, id } = await agentWithAListing();
  const team = { name: 'Cedar & Main', subdomain: uniqueSubdomain() };
  const teammate = await memberOf(await succeed(owner.client.rpc('create_tenant', team)));
  const members = [{ user_id: teammate.id }];
  await succeed(
    owner.client.rpc('set_lead_rules', { p_mode: 'rota', p_minutes: 30, p_members: members }),
  );
  const lead = await succeed(introduce(staff, await ticket(), id));
  const read = teammate.client
    .from('leads')
    .select('owner_id, sharing, source')
    .eq('id', String(lead));
  expect(await succeed(read)).toEqual([
    { owner_id: teammate.id, sharing: 'team', source: 'ticket' },
  ]);
});

test('sends a request to at most three agents', async () => {
  const id = await ticket();
  const agents = await Promise.all([1, 2, 3].map(agentWithAListing));
  for (const one of agents) await succeed(introduce(staff, id, one.id));
  expect(await codeOf(introduce(staff, id, agentId))).toBe('HXTKM');
});

test('forwards no other tickets, and only to agents', async () => {
  expect(await codeOf(introduce(staff, await ticket({ topic: 'billing' }), agentId))).toBe('HXTKI');
  const spam = await ticket({ seconds: 0 });
  expect(await codeOf(introduce(staff, spam, agentId))).toBe('HXTKI');
  const idle = await brokerOf((await person('broker')).id);
  expect(await codeOf(introduce(staff, await ticket(), idle))).toBe('HXTKA');
  expect(await codeOf(introduce(staff, crypto.randomUUID(), agentId))).toBe('HXTKG');
});

test("doesn't let agents take requests from the queue or read another's leads", async () => {
  const id = await ticket();
  expect(await codeOf(introduce(agent, id, agentId))).toBe('42501');
  const lead = await succeed(introduce(staff, id, agentId));
  const other = await agentWithAListing();
  expect(await succeed(other.who.client.from('leads').select().eq('id', String(lead)))).toEqual([]);
  expect(await succeed(staff.client.from('leads').select().eq('id', String(lead)))).toEqual([]);
});
