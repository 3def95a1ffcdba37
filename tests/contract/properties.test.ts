import { beforeAll, describe, expect, it } from 'vitest';
import { memberOf, type Person, person, succeed, tenantOwner } from '../security/world.ts';
import { service } from '../support/backend.ts';

let broker: Person;
let teammate: Person;
let outsider: Person;

beforeAll(async () => {
  [broker, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(broker.tenantId as string);
});

let count = 0;
/** A listing on the market, of the broker unless said otherwise. */
async function createListing(values: object = {}) {
  count += 1;
  const row = {
    broker_id: broker.id,
    property_name: `Maple Court ${count}`,
    city: 'Dublin',
    state: 'OH',
    property_type: 'assisted-living',
    price: 9_000_000,
    licensed_beds: 60,
    total_beds: 56,
    approval_status: 'approved',
    ...values,
  };
  return await succeed(
    service()
      .from('listings')
      .insert(row as never)
      .select()
      .single(),
  );
}
const propertyOf = async (listingId: string, who = broker) =>
  (await succeed(who.client.from('properties').select().eq('listing_id', listingId)))[0];
const createDeal = async (name: string, values: object = {}) =>
  await succeed(
    broker.client
      .from('deals')
      .insert({ name, ...values })
      .select()
      .single(),
  );
const statusOf = async (listingId: string) =>
  (await succeed(service().from('listings').select('status').eq('id', listingId).single())).status;
const dealOf = async (id: string) =>
  await succeed(broker.client.from('deals').select().eq('id', id).single());
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

/** A sale of a listing, begun from a deal that names its property, with a buyer. */
async function beginSale() {
  const listing = await createListing();
  const deal = await createDeal(listing.property_name, {
    commission_percent: 2,
    expected_close: '2099-05-10',
  });
  const saleId = String(
    await succeed(broker.client.rpc('create_transaction_from_deal', { p_deal_id: deal.id })),
  );
  const buyer = { transaction_id: saleId, role: 'buyer', name: 'Tallgrass Health' };
  await succeed(broker.client.from('transaction_parties').insert(buyer).select('id'));
  const move = (changes: object) =>
    broker.client.from('transactions').update(changes).eq('id', saleId).select();
  return { listing, deal, saleId, move };
}

describe('a property', () => {
  it('takes its identity from a new listing and follows its changes', async () => {
    const listing = await createListing();
    expect(await propertyOf(listing.id, teammate)).toMatchObject({
      name: listing.property_name,
      city: 'Dublin',
      state: 'OH',
      licensed_beds: 60,
      total_beds: 56,
    });
    await succeed(
      service().from('listings').update({ licensed_beds: 64 }).eq('id', listing.id).select('id'),
    );
    const address = { listing_id: listing.id, street_address: '12 Elm Street' };
    await succeed(service().from('listing_addresses').insert(address).select('listing_id'));
    expect(await propertyOf(listing.id)).toMatchObject({
      licensed_beds: 64,
      street: '12 Elm Street',
    });
  });

  it('can be edited only on its listing while that is on the market', async () => {
    const { id } = (await propertyOf((await createListing()).id)) ?? {};
    const change = (values: object) =>
      broker.client
        .from('properties')
        .update(values)
        .eq('id', id ?? '')
        .select();
    expect(await codeOf(change({ licensed_beds: 1 }))).toBe('HXPRL');
    expect(await codeOf(change({ name: 'Other' }))).toBe('HXPRL');
    await succeed(change({ owned_by: 'Whitfield Homes', street: '1 Main Street' }));
  });

  it('of a confidential listing is readable only by its broker, under its own name', async () => {
    const listing = await createListing({ property_name: 'Project Onyx', is_confidential: true });
    const [own] = await succeed(
      broker.client
        .from('properties')
        .update({ name: 'Elm House' })
        .eq('listing_id', listing.id)
        .select(),
    );
    expect(own).toMatchObject({ name: 'Elm House', sharing: 'private' });
    await succeed(
      service()
        .from('listings')
        .update({ property_name: 'Project Opal' })
        .eq('id', listing.id)
        .select('id'),
    );
    expect(await propertyOf(listing.id)).toMatchObject({ name: 'Elm House' });
    expect(await propertyOf(listing.id, teammate)).toBeUndefined();
    const asked = { p_kind: 'listings', p_id: listing.id };
    expect(await succeed(teammate.client.rpc('list_facets', asked))).toEqual([]);
    const sale = { property_name: 'Elm House', sharing: 'private', listing_id: listing.id };
    const named = broker.client.from('transactions').insert(sale).select().single();
    expect(await succeed(named)).toMatchObject({ property_name: 'Project Opal' });
  });

  it('stays in its workspace', async () => {
    const listing = await createListing();
    expect(await propertyOf(listing.id, outsider)).toBeUndefined();
    for (const who of [outsider, await person('buyer')]) {
      const asked = { p_kind: 'listings', p_id: listing.id };
      expect(await succeed(who.client.rpc('list_facets', asked))).toEqual([]);
    }
    const { id = '' } = (await propertyOf(listing.id)) ?? {};
    const room = outsider.client.rpc('create_room_for_property', { p_property_id: id });
    expect(await codeOf(room)).toBe('HXPRF');
  });
});

describe('a deal', () => {
  it('that names a property takes its state, listing and asking price', async () => {
    const listing = await createListing();
    const deal = await createDeal(listing.property_name.toUpperCase());
    expect(deal).toMatchObject({
      name: listing.property_name,
      state: 'OH',
      listing_id: listing.id,
      price: 9_000_000,
      property_id: (await propertyOf(listing.id))?.id,
    });
  });

  it('creates a new property by name, and the next one reuses it', async () => {
    const deal = await createDeal('Elm Terrace', { state: 'IA' });
    const again = await createDeal('elm terrace');
    expect(again).toMatchObject({
      property_id: deal.property_id,
      name: 'Elm Terrace',
      state: 'IA',
    });
    const renamed = broker.client.from('properties').update({ name: 'Elm Terrace East' });
    await succeed(renamed.eq('id', deal.property_id ?? '').select('id'));
    expect((await dealOf(again.id)).name).toBe('Elm Terrace East');
  });
});

describe('a sale', () => {
  it('moves its listing and deal from the PSA to the closing', async () => {
    const { listing, deal, saleId, move } = await beginSale();
    await succeed(move({ status: 'loi_signed', price: 8_500_000 }));
    expect(await statusOf(listing.id)).toBe('active');
    expect(await dealOf(deal.id)).toMatchObject({
      stage: 'loi_signed',
      price: 8_500_000,
      buyer: 'Tallgrass Health',
    });
    await succeed(move({ status: 'psa' }));
    expect(await statusOf(listing.id)).toBe('under_contract');
    for (const status of ['diligence', 'closing']) await succeed(move({ status }));
    await succeed(move({ status: 'closed', closed_on: '2026-03-02' }));
    expect(await statusOf(listing.id)).toBe('sold');
    expect(await dealOf(deal.id)).toMatchObject({ stage: 'transition', closed_on: '2026-03-02' });
    const facets = await succeed(
      broker.client.rpc('list_facets', { p_kind: 'transactions', p_id: saleId }),
    );
    expect(facets.map(({ facet }) => facet)).toEqual([
      'property',
      'listing',
      'deal',
      'transaction',
    ]);
  });

  it('returns its listing to the market when it ends, and loses its deal', async () => {
    const { listing, deal, move } = await beginSale();
    await succeed(move({ status: 'psa' }));
    await succeed(move({ status: 'terminated', ended_reason: 'seller_withdrew' }));
    expect(await statusOf(listing.id)).toBe('active');
    expect(await dealOf(deal.id)).toMatchObject({ stage: 'lost', lost_reason: 'withdrawn' });
  });

  it('follows its deal under its own rules', async () => {
    const { listing, deal, saleId } = await beginSale();
    const change = (values: object) =>
      broker.client.from('deals').update(values).eq('id', deal.id).select();
    expect(await codeOf(change({ stage: 'closing' }))).toBe('HXTRM');
    await succeed(change({ stage: 'psa', price: 8_800_000 }));
    const sale = broker.client.from('transactions').select().eq('id', saleId).single();
    expect(await succeed(sale)).toMatchObject({ status: 'psa', price: 8_800_000 });
    expect(await statusOf(listing.id)).toBe('under_contract');
  });

  it('refuses a listing status that contradicts it', async () => {
    const { listing, move } = await beginSale();
    const mark = (status: string) =>
      broker.client.from('listings').update({ status }).eq('id', listing.id).select('id');
    expect(await codeOf(mark('under_contract'))).toBe('HXLTX');
    await succeed(move({ status: 'psa' }));
    expect(await codeOf(mark('active'))).toBe('HXLTX');
  });

  it("never changes another broker's listing", async () => {
    const listing = await createListing();
    const { client } = outsider;
    const sale = await succeed(
      client
        .from('transactions')
        .insert({ property_name: 'Probe', listing_id: listing.id, price: 1 })
        .select()
        .single(),
    );
    const buyer = { transaction_id: sale.id, role: 'buyer', name: 'Probe' };
    await succeed(client.from('transaction_parties').insert(buyer).select('id'));
    await succeed(client.from('transactions').update({ status: 'psa' }).eq('id', sale.id).select());
    expect(await statusOf(listing.id)).toBe('active');
  });

  it('gets one deal room for its property, however often it is opened', async () => {
    const { saleId, listing } = await beginSale();
    const p_property_id = (await propertyOf(listing.id))?.id ?? '';
    const open = () => succeed(broker.client.rpc('create_room_for_property', { p_property_id }));
    expect([await open(), await open()]).toEqual([saleId, saleId]);
  });
});
