import { describe, expect, it } from 'vitest';
import { listingBy, person, subscriber, succeed } from '../security/world.ts';
import { service } from '../support/backend.ts';

async function createInquiry() {
  const [broker, other, buyer] = [
    await person('broker'),
    await person('broker'),
    await person('buyer'),
  ];
  const { broker_id } = await succeed(
    service().from('broker_accounts').insert({ user_id: broker.id }).select('broker_id').single(),
  );
  const row = { user_id: buyer.id, broker_id, message: 'Is it still for sale?' };
  await succeed(service().from('broker_contacts').insert(row).select('id'));
  return { broker, other, buyer };
}

describe('inquiries', () => {
  it('are visible only to the broker contacted, with the sender', async () => {
    const { broker, other, buyer } = await createInquiry();
    const mine = await succeed(broker.client.rpc('find_inquiries'));
    expect(mine).toMatchObject([{ message: 'Is it still for sale?', listing_id: null }]);
    expect(await succeed(other.client.rpc('find_inquiries'))).toEqual([]);
    expect(await succeed(buyer.client.rpc('find_inquiries'))).toEqual([]);
  });

  it('are filtered by community and period', async () => {
    const { broker } = await createInquiry();
    const of = (args: Record<string, unknown>) =>
      succeed(broker.client.rpc('find_inquiries', args));
    expect(await of({ listings: ['00000000-0000-4000-8000-00000000dead'] })).toEqual([]);
    expect(await of({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    expect(await of({ before: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(1);
  });

  it('are hidden from an unapproved account', async () => {
    const { broker } = await createInquiry();
    await succeed(
      service()
        .from('profiles')
        .update({ suspended_at: new Date().toISOString() })
        .eq('id', broker.id)
        .select('id'),
    );
    expect((await broker.client.rpc('find_inquiries')).error).not.toBeNull();
  });
});

describe('inquiry status', () => {
  it('shows whose turn it is and what to sign, only to the person who inquired', async () => {
    const [seller, buyer, other] = [
      await subscriber('professional'),
      await subscriber('professional'),
      await person('buyer'),
    ];
    const listing_id = await listingBy(seller.id, { price: 9_000_000 });
    await succeed(
      buyer.client.rpc('contact_broker', { listing_id, message: 'Is it still for sale?' }),
    );
    const mine = async () => (await succeed(buyer.client.rpc('my_inquiries')))[0];
    expect(await mine()).toMatchObject({
      listing_id,
      message: 'Is it still for sale?',
      price: 9_000_000,
      standing: 'active',
      answered_at: null,
      is_my_turn: false,
      agreement: 'none',
      transaction_id: null,
      has_room: false,
    });
    expect(await succeed(seller.client.rpc('my_inquiries'))).toEqual([]);
    expect(await succeed(other.client.rpc('my_inquiries'))).toEqual([]);

    const conversation_id = (await mine())?.conversation_id ?? '';
    await succeed(
      seller.client
        .from('conversation_messages')
        .insert({ conversation_id, message_text: 'It is.' })
        .select('id'),
    );
    await succeed(
      service()
        .from('listing_nda_texts')
        .insert({ listing_id, version: 1, body: 'This information stays between us. '.repeat(9) })
        .select('id'),
    );
    expect(await mine()).toMatchObject({
      answered_at: expect.any(String),
      is_my_turn: true,
      agreement: 'asked',
    });

    await succeed(
      service().from('listings').update({ status: 'withdrawn' }).eq('id', listing_id).select('id'),
    );
    expect(await mine()).toMatchObject({ standing: 'withdrawn', price: null, agreement: 'none' });
  });
});
