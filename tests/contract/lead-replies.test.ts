import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { memberOf, type Person, person, succeed, uniqueSubdomain } from '../security/world.ts';
import { backend, newUser, service } from '../support/backend.ts';
import { startConversation } from '../support/conversations.ts';

let broker: Person;
let teammate: Person;

interface Writer extends Person {
  readonly email: string;
}

async function stranger(full_name = 'Cleo Stranger'): Promise<Writer> {
  const { client, id, email } = await newUser({
    confirmed: true,
    userMetadata: { user_type: 'buyer', full_name },
  });
  return { client, id, email, tenantId: '' };
}
const talk = (one: Person, other: Person) => startConversation(service(), [one.id, other.id]);
const say = (who: Person, conversation_id: string, message_text: string) =>
  succeed(
    who.client.rpc('send_message', { conversation_id, message_id: randomUUID(), message_text }),
  );
const repliesTo = async (who: Person) =>
  await succeed(
    who.client
      .from('leads')
      .select('name, email, source, status, sharing, owner_id, interest, message')
      .eq('source', 'reply'),
  );

beforeEach(({ skip }) => {
  skip(backend().engine !== 'postgres', 'another database is asked beside PGlite');
});

beforeAll(async () => {
  const alone = await person('broker');
  const team = { name: 'Harbor House', subdomain: uniqueSubdomain() };
  broker = { ...alone, tenantId: await succeed(alone.client.rpc('create_tenant', team)) };
  teammate = await memberOf(broker.tenantId);
});

it("creates one private lead for the broker from an unknown person's reply", async () => {
  const cleo = await stranger();
  const id = await talk(broker, cleo);
  await say(broker, id, 'Would Maple Court be something for you?');
  expect(await repliesTo(broker)).toEqual([]);
  await say(cleo, id, 'It might be. What does it cost?');
  await say(cleo, id, 'And when could we see it?');
  expect(await repliesTo(broker)).toEqual([
    {
      name: 'Cleo Stranger',
      // Messages contain no email address.
      email: null,
      source: 'reply',
      status: 'new',
      sharing: 'private',
      owner_id: broker.id,
      interest: 'Replied to your message',
      message: 'It might be. What does it cost?',
    },
  ]);
  expect(await repliesTo(teammate)).toEqual([]);
  expect(await repliesTo(cleo)).toEqual([]);
});

it('creates no lead from a first message or from a known person', async () => {
  const before = (await repliesTo(broker)).length;
  const dora = await stranger('Dora First');
  const first = await talk(broker, dora);
  await say(dora, first, 'Do you sell in Iowa?');
  const known = await stranger('Edna Known');
  const contact = { name: 'Edna', more_emails: [`home: ${known.email}`] };
  await succeed(teammate.client.from('contacts').insert(contact).select('id'));
  const lead = await stranger('Fay Lead');
  await succeed(
    broker.client.from('leads').insert({ name: 'Fay', email: lead.email }).select('id'),
  );
  for (const who of [known, lead, teammate]) {
    const id = await talk(broker, who);
    await say(broker, id, 'Hello');
    await say(who, id, 'Hello again');
  }
  expect(await repliesTo(broker)).toHaveLength(before);
});

it("creates no lead from a party of the broker's sale", async () => {
  const before = (await repliesTo(broker)).length;
  const hugo = await stranger('Hugo Bidder');
  const sale = await succeed(
    broker.client
      .from('transactions')
      .insert({ property_name: 'Harbor House' })
      .select('id')
      .single(),
  );
  const party = { transaction_id: sale.id, role: 'bidder', name: 'Hugo', email: hugo.email };
  await succeed(broker.client.from('transaction_parties').insert(party).select('id'));
  const id = await talk(broker, hugo);
  await say(broker, id, 'Did you see the rent roll?');
  await say(hugo, id, 'Yes, thank you.');
  expect(await repliesTo(broker)).toHaveLength(before);
});

it('creates a lead with its address from a reply to a sequence email if the contact was deleted', async () => {
  const gwen = await stranger('Gwen Reader');
  const contact = await succeed(
    broker.client
      .from('contacts')
      .insert({ name: 'Gwen', email: gwen.email })
      .select('id')
      .single(),
  );
  const campaignEmail = {
    workspace_id: broker.tenantId,
    organization_id: broker.tenantId,
    sender_id: broker.id,
    contact_id: contact.id,
    recipient: gwen.email.toLowerCase(),
    zone: 'America/Chicago',
    status: 'sent',
    queued_at: new Date().toISOString(),
  };
  await succeed(service().from('broker_emails').insert(campaignEmail).select('id'));
  const bin = { deleted_at: new Date().toISOString() };
  await succeed(broker.client.from('contacts').update(bin).eq('id', contact.id).select('id'));
  await say(gwen, await talk(broker, gwen), 'Your letter came. Tell me more.');
  expect(await repliesTo(broker)).toContainEqual(
    expect.objectContaining({
      name: 'Gwen Reader',
      email: gwen.email.toLowerCase(),
      interest: 'Replied to your email',
    }),
  );
});
