import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  brokerOf,
  listingBy,
  type Person,
  person,
  succeed,
  tenantOwner,
} from '../security/world.ts';
import { service } from '../support/backend.ts';

interface Row {
  readonly name: string;
  readonly property_name: string;
  readonly agreement: string;
  readonly price: number | null;
  readonly role: string | null;
  readonly is_run: boolean;
  readonly message: string | null;
}

let broker: Person;
let seller: Person;
let buyer: Person;
let outsider: Person;
let listing_id: string;
let saleId: string;

const prospectsOf = async ({ client }: Person) =>
  (await succeed(client.rpc('my_prospects'))) as unknown as readonly Row[];
const emailOf = async ({ id }: Person) =>
  (await service().auth.admin.getUserById(id)).data.user?.email ?? '';

beforeAll(async () => {
  broker = await tenantOwner();
  [seller, buyer, outsider] = await Promise.all([
    person('seller'),
    person('buyer'),
    person('broker'),
  ]);
  await succeed(
    service().from('profiles').update({ full_name: 'Bo Buyer' }).eq('id', buyer.id).select('id'),
  );
  const broker_id = await brokerOf(broker.id);
  listing_id = await listingBy(broker_id);
  const inquiry = { user_id: buyer.id, broker_id, listing_id, message: 'Still for sale?' };
  await succeed(service().from('broker_contacts').insert(inquiry).select('id'));
  const sale = { property_name: 'Maple Court', listing_id };
  saleId = (await succeed(broker.client.from('transactions').insert(sale).select('id').single()))
    .id;
  const party = async (role: string, who: Person) =>
    (
      await succeed(
        broker.client
          .from('transaction_parties')
          .insert({ transaction_id: saleId, role, name: `The ${role}`, email: await emailOf(who) })
          .select('id')
          .single(),
      )
    ).id;
  await party('seller', seller);
  const bidder = await party('bidder', buyer);
  await succeed(
    broker.client.rpc('ask_for_offers', {
      p_id: randomUUID(),
      p_transaction_id: saleId,
      p_deadline: new Date(Date.now() + 3_600_000).toISOString(),
      p_is_sealed: true,
      p_parties: [bidder],
    }),
  );
});

describe('prospect of a community', () => {
  it("is listed once for the sale's managers, however they came", async () => {
    expect(await prospectsOf(broker)).toEqual([
      expect.objectContaining({
        name: 'Bo Buyer',
        property_name: 'Maple Court',
        message: 'Still for sale?',
        role: 'bidder',
        is_run: true,
        price: null,
      }),
    ]);
  });

  it('is shown to the seller by name only and without questions once an offer is open', async () => {
    expect(await prospectsOf(seller)).toEqual([]);
    const offer = {
      ...{ price: 9_100_000, deposit: 1e5, financing: 'bank', proof_of_funds: 'letter' },
      ...{ licence_history: 'Four communities in Ohio', waits_for_licence: true },
    };
    const sent = { p_id: randomUUID(), p_transaction_id: saleId, p_offer: offer };
    await succeed(buyer.client.rpc('submit_offer', sent));
    expect(await prospectsOf(seller)).toEqual([]);
    expect((await prospectsOf(broker))[0]?.price).toBeNull();
    const past = { deadline: new Date(Date.now() - 1000).toISOString() };
    await succeed(
      service().from('offer_rounds').update(past).eq('transaction_id', saleId).select('id'),
    );
    const [prospect] = await prospectsOf(seller);
    expect(prospect).toMatchObject({ name: 'The bidder', price: 9_100_000, is_run: false });
    expect(prospect?.message).toBeNull();
    expect(JSON.stringify(prospect)).not.toContain(await emailOf(buyer));
    expect((await prospectsOf(broker))[0]).toMatchObject({ name: 'Bo Buyer', price: 9_100_000 });
  });

  it('is not revealed by an address guessed into the sale', async () => {
    const guessed = await person('buyer');
    await succeed(
      service()
        .from('broker_contacts')
        .insert({
          user_id: guessed.id,
          broker_id: await brokerOf(broker.id),
          listing_id,
          message: 'And the roof?',
        }),
    );
    const moved = `moved-${randomUUID()}@people.example`;
    const change = { email: moved, email_confirm: true };
    expect((await service().auth.admin.updateUserById(guessed.id, change)).error).toBeNull();
    await succeed(
      broker.client
        .from('transaction_parties')
        .insert({ transaction_id: saleId, role: 'bidder', name: 'A guess', email: moved })
        .select('id'),
    );
    const rows = await prospectsOf(broker);
    expect(rows.find(({ message }) => message === 'And the roof?')?.role).toBeNull();
    expect(rows.filter(({ name }) => name === 'A guess')).toHaveLength(1);
  });

  it('is hidden from everyone else', async () => {
    for (const who of [outsider, buyer]) expect(await prospectsOf(who)).toEqual([]);
    const other = await listingBy(await brokerOf(outsider.id));
    expect(other).not.toBe(listing_id);
    expect(await prospectsOf(outsider)).toEqual([]);
  });
});
