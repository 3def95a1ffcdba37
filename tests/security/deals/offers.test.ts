import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let broker: Person;
let teammate: Person;
let seller: Person;
let one: Person;
let other: Person;
let outsider: Person;
let marker: string;
let id: string;
let roundId: string;
const parties: Record<string, string> = {};

const emailOf = async ({ id: userId }: Person) =>
  (await service().auth.admin.getUserById(userId)).data.user?.email ?? '';
const offer = (price: number) => ({
  ...{ price, deposit: 1e5, financing: 'bank', proof_of_funds: 'letter' },
  ...{ licence_history: 'Four communities in Ohio', waits_for_licence: true },
});
const submit = ({ client }: Person, price: number, p_id = randomUUID()) =>
  client.rpc('submit_offer', { p_id, p_transaction_id: id, p_offer: offer(price) });
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;
const add = async (name: string, role: string, who: Person) => {
  const row = { transaction_id: id, role, name: `${marker} ${name}`, email: await emailOf(who) };
  const added = broker.client.from('transaction_parties').insert(row).select('id').single();
  parties[name] = (await succeed(added)).id;
};
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
/** The deadline passes. */
const pass = () =>
  succeed(
    service()
      .from('offer_rounds')
      .update({ deadline: new Date(Date.now() - 1000).toISOString() })
      .eq('id', roundId)
      .select('id'),
  );

beforeAll(async () => {
  marker = `q${randomUUID().slice(0, 8)}`;
  broker = await tenantOwner();
  teammate = await memberOf(broker.tenantId as string);
  [seller, one, other, outsider] = (await Promise.all(
    (['seller', 'buyer', 'buyer', 'broker'] as const).map((role) => person(role)),
  )) as [Person, Person, Person, Person];
  const row = { property_name: `${marker} Court` };
  id = (await succeed(broker.client.from('transactions').insert(row).select('id').single())).id;
  await add('seller', 'seller', seller);
  await add('one', 'bidder', one);
  await add('other', 'bidder', other);
  roundId = await succeed(
    broker.client.rpc('ask_for_offers', {
      ...{ p_id: randomUUID(), p_transaction_id: id, p_deadline: soon(), p_is_sealed: true },
      p_parties: [parties.one as string, parties.other as string],
    }),
  );
});

/** Returns everything a user can read about offers and their counts, except for values that change on their own. */
async function read({ client }: Person): Promise<string> {
  const tables = [
    client.from('offers').select('id, price').eq('transaction_id', id),
    client.from('offers').select('id', { count: 'exact', head: true }).eq('transaction_id', id),
    client.from('offer_rounds').select().eq('transaction_id', id),
    client.from('offer_invitations').select().eq('transaction_id', id),
    client.from('transaction_parties').select().eq('transaction_id', id).order('id'),
    client.from('transactions').select('version, updated_at').eq('id', id),
    client.from('record_changes').select('id').eq('record_id', id).order('id'),
    client.from('notifications').select('kind, title, message').ilike('title', `%${marker}%`),
  ];
  const calls = [
    client.rpc('transaction_offers', { p_id: id }),
    client.rpc('my_offer_summaries'),
    client.rpc('my_buyers'),
    client.rpc('my_prospects'),
    client.rpc('my_bid', { p_transaction_id: id }),
    client.rpc('my_bids'),
    client.rpc('my_transactions'),
    client.rpc('my_transaction', { p_id: id }),
  ];
  const results = await Promise.all([...tables, ...calls]);
  return JSON.stringify(results.map(({ data, count, error }) => [data, count, error?.code]));
}

describe('sealed offer', () => {
  it('changes nothing that anyone but its bidder sees: no count, notification, time or order', async () => {
    const others = [broker, teammate, seller, other, outsider];
    const before = await Promise.all(others.map(read));
    await succeed(submit(one, 9_111_111));
    await succeed(submit(one, 9_222_222));
    expect(await Promise.all(others.map(read))).toEqual(before);
    const own = (await succeed(one.client.rpc('my_bid', { p_transaction_id: id }))) as {
      offers: { price: number }[];
    };
    expect(own.offers.map(({ price }) => price)).toEqual([9_222_222, 9_111_111]);
  });

  it("doesn't show a bidder other bidders, their number, or who runs the sale", async () => {
    await succeed(submit(other, 9_333_333));
    for (const [bidder, hidden] of [
      [one, 'other'],
      [other, 'one'],
    ] as const) {
      const visible = await read(bidder);
      expect(visible).toContain(`${marker} Court`);
      expect(visible).not.toContain(`${marker} ${hidden}`);
      expect(visible).not.toContain(parties[hidden]);
      expect(visible).not.toContain(roundId);
      for (const { id: account } of [broker, teammate, seller, one, other]) {
        expect(visible).not.toContain(account);
      }
      expect(visible).not.toContain('"asked":');
    }
    expect(await succeed(one.client.rpc('transaction_offers', { p_id: id }))).toBeNull();
    expect(await succeed(one.client.rpc('my_transaction', { p_id: id }))).toBeNull();
  });

  it("is not shown to a user who takes over a bidder's email, name or place", async () => {
    const { client } = broker;
    const party = client.from('transaction_parties');
    const email = await emailOf(teammate);
    expect(await codeOf(party.update({ email }).eq('id', parties.one as string))).toBe('HXOFS');
    expect(await codeOf(party.update({ role: 'buyer' }).eq('id', parties.one as string))).toBe(
      'HXOFS',
    );
    expect(await codeOf(party.delete().eq('id', parties.one as string))).toBe('HXOFS');
    // Changed directly in the database as well: an offer belongs to the account that made it.
    await succeed(
      service()
        .from('transaction_parties')
        .update({ email })
        .eq('id', parties.one as string)
        .select('id'),
    );
    const visible = (await succeed(teammate.client.rpc('my_bid', { p_transaction_id: id }))) as {
      offers: object[];
    };
    expect(visible.offers).toEqual([]);
    await succeed(
      service()
        .from('transaction_parties')
        .update({ email: await emailOf(one) })
        .eq('id', parties.one as string)
        .select('id'),
    );
  });

  it("can't be opened early by a shorter deadline, a second round or a decision", async () => {
    const { client } = broker;
    const shorter = new Date(Date.now() + 1000).toISOString();
    expect(await codeOf(client.rpc('extend_round', { p_id: roundId, p_deadline: shorter }))).toBe(
      'HXOFD',
    );
    const again = client.rpc('ask_for_offers', {
      ...{ p_id: randomUUID(), p_transaction_id: id, p_deadline: soon(), p_is_sealed: false },
      p_parties: [parties.one as string],
    });
    expect(await codeOf(again)).toBe('HXOFR');
    for (const table of ['offer_rounds', 'offer_invitations', 'offers'] as const) {
      const change = client.from(table).update({ transaction_id: id }).eq('transaction_id', id);
      expect(await codeOf(change)).toBe('42501');
    }
    const rows = await queryDatabase(
      `select o.id from public.offers o where o.transaction_id = '${id}' order by o.submitted_at limit 1`,
    );
    const offerId = String((rows[0] as { id: string }).id);
    const decide = (p_id: string) =>
      codeOf(client.rpc('decide_offer', { p_id, p_status: 'declined' }));
    expect([await decide(offerId), await decide(randomUUID())]).toEqual(['42501', '42501']);
    // An existing ID gets the same response as any other.
    const enter = (p_id: string) =>
      codeOf(
        client.rpc('enter_offer', {
          ...{ p_id, p_party_id: parties.one as string, p_made_by: 'bidder', p_offer: offer(1e6) },
        }),
      );
    expect([await enter(offerId), await enter(randomUUID())]).toEqual(['HXOFS', 'HXOFS']);
  });

  it('can be made only by an invited user, in their own name', async () => {
    for (const who of [outsider, seller, broker]) {
      expect(await codeOf(submit(who, 1e6))).toBe('42501');
    }
    const { client } = one;
    const row = { id: randomUUID(), transaction_id: id, party_id: parties.other as string };
    expect(
      await codeOf(client.from('offers').insert({ ...row, made_by: 'bidder', price: 1 })),
    ).toBe('42501');
    const p_id = randomUUID();
    await succeed(submit(one, 9_444_444, p_id));
    await succeed(submit(one, 1, p_id));
    expect(await codeOf(submit(one, -5))).toBe('23514');
  });

  it("is readable by the seller's side after the deadline, no longer accepted, and still hidden from bidders", async () => {
    await pass();
    expect(await codeOf(submit(one, 9_999_999))).toBe('HXOFL');
    for (const who of [broker, teammate, seller]) {
      const visible = await read(who);
      for (const price of ['9222222', '9333333', '9444444']) expect(visible).toContain(price);
    }
    expect(await read(one)).not.toContain('9333333');
    expect(await read(outsider)).not.toContain('9333333');
  });

  it("is accepted once: the transaction gets its price and bidder, and the other isn't notified", async () => {
    const { client } = broker;
    const [best] = await succeed(
      client.from('offers').select('id').eq('transaction_id', id).eq('price', 9_444_444),
    );
    const before = await read(other);
    const p = { p_id: best?.id as string, p_status: 'accepted' };
    expect(await codeOf(seller.client.rpc('decide_offer', p))).toBe('42501');
    await succeed(client.rpc('decide_offer', p));
    await succeed(client.rpc('decide_offer', p));
    const [row] = await succeed(client.from('transactions').select('status, price').eq('id', id));
    expect(row).toEqual({ status: 'loi_signed', price: 9_444_444 });
    expect(await read(other)).toBe(before);
    const visible = (await succeed(one.client.rpc('my_transaction', { p_id: id }))) as {
      roles: string[];
    };
    expect(visible.roles).toEqual(['buyer']);
    const notices = one.client.from('notifications').select('title').eq('kind', 'offer_answered');
    expect(await succeed(notices)).toEqual([{ title: `Your offer was accepted: ${marker} Court` }]);
  });

  it('is accepted from one bidder per sale, even when two are accepted at the same time', async () => {
    const sale = await succeed(
      broker.client
        .from('transactions')
        .insert({ property_name: `${marker} Hall` })
        .select('id')
        .single(),
    );
    const offers: string[] = [];
    for (const name of ['First', 'Second']) {
      const row = { transaction_id: sale.id, role: 'bidder', name };
      const party = await succeed(
        broker.client.from('transaction_parties').insert(row).select('id').single(),
      );
      const p_id = randomUUID();
      await succeed(
        broker.client.rpc('enter_offer', {
          ...{ p_id, p_party_id: party.id, p_made_by: 'bidder', p_offer: offer(9e6) },
        }),
      );
      offers.push(p_id);
    }
    const codes = await Promise.all(
      offers.map((p_id) =>
        codeOf(broker.client.rpc('decide_offer', { p_id, p_status: 'accepted' })),
      ),
    );
    expect(codes.toSorted()).toEqual(['HXOFA', undefined]);
    const buyers = await succeed(
      broker.client
        .from('transaction_parties')
        .select('id')
        .eq('transaction_id', sale.id)
        .eq('role', 'buyer'),
    );
    expect(buyers).toHaveLength(1);
  });
});
