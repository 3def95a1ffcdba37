import { expect, test } from 'vitest';
import { mailTo, newUser, service } from '../support/backend.ts';

const nextMonth = (): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
};

async function listed(approval_status: 'approved' | 'pending' = 'approved') {
  const broker = await newUser({
    userMetadata: { full_name: 'Ben Broker', brokerage_name: 'Cedar & Main', user_type: 'broker' },
  });
  const { data, error } = await service()
    .from('listings')
    .insert({
      broker_id: broker.id,
      property_name: 'Maple Court',
      city: 'Duluth',
      state: 'MN',
      property_type: 'assisted-living',
      price: 12_500_000,
      occupancy_rate: 91.5,
      cap_rate: 7.25,
      amenities: ['Library', 'Garden'],
      approval_status,
    })
    .select()
    .single();
  expect(error).toBeNull();
  return { broker, id: data?.id ?? '', row: data };
}

async function onStarter() {
  const buyer = await newUser({ userMetadata: { full_name: 'Ada Asker' } });
  const subscription = { subscribed: true, subscription_tier: 'buyer-starter' };
  await service()
    .from('subscribers')
    .insert({ user_id: buyer.id, ...subscription });
  return buyer;
}

test("returns a listing with numbers, its place and the brokerage's name", async () => {
  const { row } = await listed();
  expect(row).toMatchObject({
    location: 'Duluth, MN',
    broker_name: 'Cedar & Main',
    price: 12_500_000,
    occupancy_rate: 91.5,
    cap_rate: 7.25,
    amenities: ['Library', 'Garden'],
    status: 'active',
    views: 0,
  });
});

test("updates a listing with its brokerage's name and never names the broker", async () => {
  const { broker, id } = await listed('pending');
  const nameAfter = async (brokerage_name: string | null) => {
    const { error } = await broker.client
      .from('profiles')
      .update({ brokerage_name, company_name: null })
      .eq('id', broker.id);
    expect(error).toBeNull();
    const { data } = await service().from('listings').select('broker_name').eq('id', id).single();
    return data?.broker_name;
  };
  expect(await nameAfter('Cedar & Main West')).toBe('Cedar & Main West');
  expect(await nameAfter(null)).toBeNull();
});

test("returns the broker's contact details and the month's remaining contacts", async () => {
  const { broker, id } = await listed();
  const { client } = await onStarter();
  const { data, error } = await client.rpc('contact_broker', {
    listing_id: id,
    message: 'May we talk?',
  });
  expect(error).toBeNull();
  const allowance = { used: 1, allowed: 5, left: 4, resets_at: expect.any(String) };
  expect(data).toEqual({
    contact: {
      name: 'Ben Broker',
      company: 'Cedar & Main',
      email: broker.email,
      phone: null,
      is_own: false,
      conversation_id: expect.any(String),
    },
    is_new: true,
    conversation_id: expect.any(String),
    allowance,
  });
  const reportedAllowance = (await client.rpc('my_contact_allowance')).data as {
    resets_at: string;
  };
  expect(reportedAllowance).toEqual(allowance);
  expect(new Date(reportedAllowance.resets_at)).toEqual(nextMonth());
});

test("sends the broker one email with the message and the sender's address", async () => {
  const { broker, id } = await listed();
  const { client, email } = await onStarter();
  const args = { listing_id: id, message: 'We close in 60 days.\nMay we talk?' };
  for (let time = 0; time < 2; time += 1) {
    expect((await client.rpc('contact_broker', args)).error).toBeNull();
  }
  await expect
    .poll(() => mailTo(broker.email))
    .toMatchObject([
      {
        subject: 'New inquiry about Maple Court',
        text: expect.stringMatching(
          new RegExp(`We close in 60 days. May we talk\\?[^]*Ada Asker[^]*${email}`),
        ),
      },
    ]);
});

test('starts a conversation about the listing, or reuses the existing one', async () => {
  const { broker, id } = await listed();
  const { client } = await onStarter();
  const contactBroker = async () => {
    const args = { listing_id: id, message: 'May we talk?' };
    const { data, error } = await client.rpc('contact_broker', args);
    expect(error).toBeNull();
    return (data as { conversation_id: string }).conversation_id;
  };
  const conversation_id = await contactBroker();
  expect(await contactBroker()).toBe(conversation_id);
  const { data: rows } = await broker.client.rpc('my_conversations');
  expect(rows).toMatchObject([
    {
      id: conversation_id,
      listing_id: id,
      listing_name: 'Maple Court',
      unread_count: 1,
      last_message: { message_text: 'May we talk?' },
    },
  ]);
});

test('counts a contact only in its own month', async () => {
  const { broker, id } = await listed();
  const { client, id: buyerId } = await onStarter();
  const contacted = await client.rpc('contact_broker', { listing_id: id, message: 'May we talk?' });
  expect(contacted.error).toBeNull();
  const { data: account } = await service()
    .from('broker_accounts')
    .select('broker_id')
    .match({ user_id: broker.id, is_pseudonym: false })
    .single();
  const write = async () => {
    const broker_id = account?.broker_id ?? expect.unreachable();
    const { error } = await client.rpc('start_conversation', { broker_id, message: 'Hello' });
    return error?.code;
  };
  const moveContact = async (created_at: Date) => {
    const { error } = await service()
      .from('broker_contacts')
      .update({ created_at: created_at.toISOString() })
      .eq('user_id', buyerId);
    expect(error).toBeNull();
  };
  const now = new Date();
  const firstOfMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  await moveContact(new Date(firstOfMonth - 1));
  expect((await client.rpc('my_contact_allowance')).data).toMatchObject({ used: 0, left: 5 });
  expect(await write()).toBe('HXMBR');
  await moveContact(new Date(firstOfMonth));
  expect((await client.rpc('my_contact_allowance')).data).toMatchObject({ used: 1, left: 4 });
  expect(await write()).toBeUndefined();
});
