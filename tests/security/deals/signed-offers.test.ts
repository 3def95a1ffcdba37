import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { type Person, person, succeed, tenantOwner } from '../world.ts';

let broker: Person;
let one: Person;
let other: Person;
let id: string;
let roundId: string;
let offerId: string;

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

const shown = async ({ client }: Person, p_id: string) =>
  (await client.rpc('offer_to_sign', { p_id })).data as {
    readonly body: string;
    readonly sha256: string;
  } | null;

const sign = async (
  who: Person,
  p_offer_id = offerId,
  p_consents = true,
  more: { p_id?: string; p_name?: string; p_hash?: string } = {},
) =>
  who.client.rpc('sign_offer', {
    p_hash: (await shown(who, p_offer_id))?.sha256 ?? 'none',
    ...{ p_offer_id, p_id: randomUUID(), p_name: 'Ada Lovelace', p_consents },
    p_drawing: null as unknown as string,
    ...more,
  });

interface OfferView {
  readonly signed_by: string | null;
  readonly signed_hash: string | null;
  readonly may_sign: boolean;
}

const own = async ({ client }: Person) =>
  (
    (await succeed(client.rpc('my_bid', { p_transaction_id: id }))) as unknown as {
      readonly offers: readonly OfferView[];
    }
  ).offers;

beforeAll(async () => {
  [broker, one, other] = [await tenantOwner(), await person('buyer'), await person('buyer')];
  const row = { property_name: 'Linden Court', state: 'OH' };
  id = (await succeed(broker.client.from('transactions').insert(row).select('id').single())).id;
  const parties = [];
  for (const [name, who] of [
    ['Ada Lovelace', one],
    ['Bo Other', other],
  ] as const) {
    const email = (await service().auth.admin.getUserById(who.id)).data.user?.email ?? '';
    const party = { transaction_id: id, role: 'bidder', name, email };
    const added = broker.client.from('transaction_parties').insert(party).select('id').single();
    parties.push((await succeed(added)).id);
  }
  roundId = await succeed(
    broker.client.rpc('ask_for_offers', {
      ...{ p_id: randomUUID(), p_transaction_id: id, p_parties: parties, p_is_sealed: true },
      p_deadline: new Date(Date.now() + 3_600_000).toISOString(),
    }),
  );
  offerId = randomUUID();
  const facts = { price: 9_173_500, deposit: 250_000, financing: 'hud', proof_of_funds: 'letter' };
  const p_offer = { ...facts, waits_for_licence: true, closing_days: 75 };
  await succeed(one.client.rpc('submit_offer', { p_id: offerId, p_transaction_id: id, p_offer }));
});

describe('an offer signed as a letter of intent', () => {
  it("can be read and signed only by its author, in the server's text", async () => {
    for (const who of [broker, other]) {
      expect((await who.client.rpc('offer_to_sign', { p_id: offerId })).data).toBeNull();
      expect(await codeOf(sign(who))).toBe('42501');
    }
    expect(await codeOf(anonymous().rpc('offer_to_sign', { p_id: offerId }))).toBe('42501');
    const letterOfIntent = await succeed(one.client.rpc('offer_to_sign', { p_id: offerId }));
    const { title, body } = letterOfIntent as { title: string; body: string };
    expect(title).toBe('Letter of intent for Linden Court');
    for (const phrase of ['$9,173,500', '$250,000', 'HUD', 'waits for the license', '75 days']) {
      expect(body).toContain(phrase);
    }
  });

  it('requires consent, is signed once, and is verified by its certificate without an email', async () => {
    expect(await own(one)).toMatchObject([{ may_sign: true, signed_hash: null }]);
    expect(await codeOf(sign(one, offerId, false))).toBe('HXDRC');
    const hash = await succeed(sign(one));
    expect(await succeed(sign(one))).toBe(hash);
    expect(await own(one)).toMatchObject([{ may_sign: false, signed_hash: hash }]);
    const proof = await succeed(anonymous().rpc('verify_signature', { p_hash: hash }));
    expect(proof).toMatchObject({ kind: 'loi', name: 'Ada Lovelace', is_whole: true });
    expect(JSON.stringify(proof)).not.toContain('@');
    const signatures = (await succeed(one.client.rpc('my_signatures'))) as unknown as {
      kind: string;
    }[];
    expect(signatures.filter(({ kind }) => kind === 'loi')).toHaveLength(1);
  });

  it("reveals nothing to the seller's side before the deadline, and nothing to other bidders ever", async () => {
    const hash = (await own(one))[0]?.signed_hash ?? '';
    const readVisible = async ({ client }: Person) =>
      JSON.stringify([
        (await client.rpc('transaction_offers', { p_id: id })).data,
        (await client.rpc('my_bid', { p_transaction_id: id })).data,
        (await client.rpc('my_signatures')).data,
      ]);
    for (const who of [broker, other]) expect(await readVisible(who)).not.toContain(hash);
    const past = { deadline: new Date(Date.now() - 1000).toISOString() };
    await succeed(service().from('offer_rounds').update(past).eq('id', roundId).select('id'));
    expect(await readVisible(broker)).toContain(hash);
    expect(await readVisible(broker)).toContain('"may_sign":false');
    expect(await readVisible(other)).not.toContain(hash);
  });

  it("can't be created by signing other text", async () => {
    const second = randomUUID();
    const round = { p_id: randomUUID(), p_transaction_id: id, p_is_sealed: false };
    const { data: parties } = await broker.client
      .from('transaction_parties')
      .select('id')
      .eq('transaction_id', id);
    await succeed(
      broker.client.rpc('ask_for_offers', {
        ...{ ...round, p_parties: parties?.map((party) => party.id) ?? [] },
        p_deadline: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    );
    const p_offer = { price: 9_300_000, financing: 'none', proof_of_funds: 'none' };
    const offerParams = { p_id: second, p_transaction_id: id, p_offer };
    await succeed(one.client.rpc('submit_offer', offerParams));
    await succeed(
      one.client.rpc('sign_text', {
        ...{ p_id: second, p_kind: 'loi', p_title: 'Letter of intent', p_name: 'Ada Lovelace' },
        ...{ p_body: 'We offer far less than we said.', p_consents: true },
        p_drawing: null as unknown as string,
      }),
    );
    expect((await own(one))[0]).toMatchObject({ signed_hash: null, may_sign: true });
    await succeed(broker.client.rpc('decide_offer', { p_id: second, p_status: 'declined' }));
    expect(await codeOf(sign(one, second))).toBe('HXOFC');
  });

  /** Creates a bidder's offer in an open round of a new sale. */
  async function newOffer(
    more: object = {},
  ): Promise<{ sale: string; party: string; p_id: string }> {
    const row = { property_name: 'Elm Court', state: 'OH' };
    const sale = await succeed(
      broker.client.from('transactions').insert(row).select('id').single(),
    );
    const email = (await service().auth.admin.getUserById(one.id)).data.user?.email ?? '';
    const bidder = { transaction_id: sale.id, role: 'bidder', name: 'Ada Lovelace', email };
    const party = await succeed(
      broker.client.from('transaction_parties').insert(bidder).select('id').single(),
    );
    await succeed(
      broker.client.rpc('ask_for_offers', {
        ...{ p_id: randomUUID(), p_transaction_id: sale.id, p_parties: [party.id] },
        ...{ p_is_sealed: false, p_deadline: new Date(Date.now() + 3_600_000).toISOString() },
      }),
    );
    const p_id = randomUUID();
    const p_offer = { price: 9_300_000, ...more };
    await succeed(one.client.rpc('submit_offer', { p_id, p_transaction_id: sale.id, p_offer }));
    return { sale: sale.id, party: party.id, p_id };
  }

  it('is outdated and can no longer be read or signed once a newer round asks its bidder', async () => {
    const { sale, party, p_id } = await newOffer();
    const p_hash = (await shown(one, p_id))?.sha256 ?? '';
    await succeed(
      broker.client.rpc('ask_for_offers', {
        ...{ p_id: randomUUID(), p_transaction_id: sale, p_parties: [party] },
        ...{ p_is_sealed: false, p_deadline: new Date(Date.now() + 3_600_000).toISOString() },
      }),
    );
    expect(await shown(one, p_id)).toBeNull();
    expect(await codeOf(sign(one, p_id, true, { p_hash }))).toBe('HXOFN');
  });

  it("keeps its original text, whatever the seller's side renames", async () => {
    const { sale, party, p_id } = await newOffer();
    const before = await shown(one, p_id);
    const fee = { property_name: 'Elm Court, with a fee of $500,000 to the broker' };
    await succeed(broker.client.from('transactions').update(fee).eq('id', sale).select('id'));
    await succeed(
      broker.client
        .from('transaction_parties')
        .update({ name: 'Ada Lovelace, who owes $500,000' })
        .eq('id', party)
        .select('id'),
    );
    expect(await shown(one, p_id)).toEqual(before);
    const hash = await succeed(sign(one, p_id));
    const signatures = (await succeed(one.client.rpc('my_signatures'))) as unknown as {
      readonly hash: string;
      readonly body: string;
    }[];
    expect(signatures.find((signature) => signature.hash === hash)?.body).toBe(before?.body);
  });

  it("can't be signed with another text's hash or without one", async () => {
    const { p_id } = await newOffer();
    for (const p_hash of ['0'.repeat(64), '', null as unknown as string]) {
      expect(await codeOf(sign(one, p_id, true, { p_hash }))).toBe('HXDRN');
    }
  });

  it("can't be signed with another kind of signature, title or name", async () => {
    const { p_id } = await newOffer();
    const body = (await shown(one, p_id))?.body ?? '';
    const used = randomUUID();
    const text = { p_id: used, p_body: body, p_name: 'Ada Lovelace', p_consents: true };
    const as = (more: object) =>
      one.client.rpc('sign_text', {
        ...{ ...text, p_kind: 'buyer_agreement', p_title: 'Agreement' },
        ...{ p_drawing: null as unknown as string, ...more },
      });
    const first = await succeed(as({}));
    expect(await succeed(as({}))).toBe(first);
    expect(await codeOf(as({ p_kind: 'loi' }))).toBe('42501');
    expect(await codeOf(as({ p_title: 'Another title' }))).toBe('42501');
    expect(await codeOf(as({ p_name: 'Somebody Else' }))).toBe('42501');
    expect(await codeOf(sign(one, p_id, true, { p_id: used }))).toBe('42501');
  });

  it("can't be signed or accepted once replaced by a later offer or expired", async () => {
    const { sale, p_id } = await newOffer();
    const later = randomUUID();
    const p_offer = { price: 9_400_000, expires_on: '2999-01-01' };
    const laterOffer = { p_id: later, p_transaction_id: sale, p_offer };
    await succeed(one.client.rpc('submit_offer', laterOffer));
    const accept = (p_offer_id: string) =>
      codeOf(broker.client.rpc('decide_offer', { p_id: p_offer_id, p_status: 'accepted' }));
    expect(await codeOf(sign(one, p_id))).toBe('HXOFN');
    expect(await accept(p_id)).toBe('HXOFN');
    const expiry = { expires_on: '2026-01-01' };
    await succeed(service().from('offers').update(expiry).eq('id', later).select('id'));
    expect(await codeOf(sign(one, later))).toBe('HXOFE');
    expect(await accept(later)).toBe('HXOFE');
  });
});
