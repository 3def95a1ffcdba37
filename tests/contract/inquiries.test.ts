import { describe, expect, it } from 'vitest';
import { person, succeed } from '../security/world.ts';
import { service } from '../support/backend.ts';

async function asked() {
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
  it('are told to the broker who was asked, with who asked, and to nobody else', async () => {
    const { broker, other, buyer } = await asked();
    const mine = await succeed(broker.client.rpc('find_inquiries'));
    expect(mine).toMatchObject([{ message: 'Is it still for sale?', listing_id: null }]);
    expect(await succeed(other.client.rpc('find_inquiries'))).toEqual([]);
    expect(await succeed(buyer.client.rpc('find_inquiries'))).toEqual([]);
  });

  it('are of some communities, and of a time, where somebody asks for those', async () => {
    const { broker } = await asked();
    const of = (args: Record<string, unknown>) =>
      succeed(broker.client.rpc('find_inquiries', args));
    expect(await of({ listings: ['00000000-0000-4000-8000-00000000dead'] })).toEqual([]);
    expect(await of({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    expect(await of({ before: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(1);
  });

  it('are not told to an account that is not let in', async () => {
    const { broker } = await asked();
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
