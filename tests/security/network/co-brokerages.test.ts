import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { newUser, service } from '../../support/backend.ts';
import { brokerOf, listingBy, type Person, person, subscriber, succeed } from '../world.ts';

interface Line {
  readonly id: string;
  readonly state: string;
  readonly n: number;
}
interface Agreement extends Line {
  readonly versions: readonly {
    readonly n: number;
    readonly body: string;
    readonly sha256: string;
    readonly signatures: readonly unknown[];
  }[];
  readonly inquiries: readonly { readonly id: string; readonly name: string }[];
}

let lister: Person;
let partner: Person;
let outsider: Person;
let listing: string;

beforeAll(async () => {
  lister = await person('broker');
  partner = await person('broker');
  outsider = await person('broker');
  listing = await listingBy(lister.id, { is_confidential: true, price: 10_000_000 });
  const requester = await subscriber('professional');
  await succeed(
    requester.client.rpc('contact_broker', { listing_id: listing, message: 'Of what age?' }),
  );
});

const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const draft = async (more: object = {}) => {
  const id = randomUUID();
  const terms = { p_split_kind: 'percent', p_split: 40, p_access: 'view', p_further: '' };
  const broker = { p_broker_id: await brokerOf(partner.id) };
  const call = { p_id: id, p_listing_id: listing, ...terms, ...broker, ...more };
  await succeed(lister.client.rpc('save_co_brokerage', call));
  return id;
};
const offer = async (more: object = {}) => {
  const id = await draft(more);
  await succeed(lister.client.rpc('offer_co_brokerage', { p_id: id }));
  return id;
};
const shownHash = async (who: Person, id: string, n: number) =>
  (await read(who, id))?.versions.find((version) => version.n === n)?.sha256 ?? 'none';
const sign = async (who: Person, id: string, n = 1) =>
  who.client.rpc('sign_co_brokerage', {
    p_hash: await shownHash(who, id, n),
    p_id: id,
    p_signature_id: randomUUID(),
    p_n: n,
    p_name: 'Ada Lovelace',
    p_drawing: null as unknown as string,
    p_consents: true,
  });
const read = async (who: Person, id: string) =>
  (await who.client.rpc('co_brokerage', { p_id: id })).data as unknown as Agreement | null;
const streets = async (who: Person) =>
  (await who.client.from('listing_addresses').select('street_address').eq('listing_id', listing))
    .data?.length;
const ends = (who: Person, id: string) => who.client.rpc('end_co_brokerage', { p_id: id });

it('an agreement opens the address once both have signed, and closes it when it ends', async () => {
  const id = await draft();
  expect(await read(partner, id)).toBeNull();
  expect(await codeOf(sign(partner, id))).toBe('HXCBN');
  await succeed(lister.client.rpc('offer_co_brokerage', { p_id: id }));
  expect(await codeOf(sign(partner, id))).toBeUndefined();
  expect(await streets(partner)).toBe(0);
  expect((await read(partner, id))?.inquiries).toEqual([]);
  expect(await succeed(sign(lister, id))).toBe('signed');
  expect(await streets(partner)).toBe(1);
  expect((await read(partner, id))?.inquiries).toHaveLength(1);
  expect((await read(lister, id))?.versions[0]?.signatures).toHaveLength(2);
  expect(await streets(outsider)).toBe(0);
  await ends(partner, id);
  expect(await streets(partner)).toBe(0);
  expect((await read(partner, id))?.inquiries).toEqual([]);
});

it("a stranger can't read, sign, change or end an agreement, or create one for another's listing", async () => {
  const id = await offer();
  expect(await read(outsider, id)).toBeNull();
  const [inquiry] = await succeed(
    service().from('broker_contacts').select('id').eq('listing_id', listing),
  );
  const params = { p_id: id, p_inquiry_id: inquiry?.id ?? '' };
  for (const call of [
    sign(outsider, id),
    ends(outsider, id),
    outsider.client.rpc('offer_co_brokerage', { p_id: id }),
    outsider.client.rpc('convert_co_inquiry_to_lead', params),
    outsider.client.rpc('add_co_deal', { p_id: id }),
  ]) {
    expect(await codeOf(call)).toBe('HXCBN');
  }
  const terms = { p_split_kind: 'percent', p_split: 99, p_access: 'work' };
  for (const who of [outsider, partner]) {
    const saved = { p_id: id, p_listing_id: listing, ...terms };
    expect(await codeOf(who.client.rpc('save_co_brokerage', saved))).toBe('HXGON');
  }
  await ends(lister, id);
});

it("terms changed after a signature must be signed again, and an old version can't be signed", async () => {
  const id = await offer();
  await succeed(sign(partner, id));
  const terms = { p_split_kind: 'percent', p_split: 10, p_access: 'none' };
  const broker = { p_broker_id: await brokerOf(partner.id) };
  const saved = { p_id: id, p_listing_id: listing, ...terms, ...broker };
  expect(await succeed(lister.client.rpc('save_co_brokerage', saved))).toBe(2);
  expect(await codeOf(sign(lister, id, 1))).toBe('HXDRN');
  expect(await succeed(sign(lister, id, 2))).toBe('offered');
  expect(await succeed(sign(partner, id, 2))).toBe('signed');
  expect(await streets(partner)).toBe(0);
  await ends(lister, id);
});

it("read access doesn't allow working: inquiries become leads only if the agreement says so", async () => {
  const [inquiry] = await succeed(
    service().from('broker_contacts').select('id').eq('listing_id', listing),
  );
  for (const [access, code] of [
    ['view', 'HXCBW'],
    ['work', undefined],
  ] as const) {
    const id = await offer({ p_access: access });
    await succeed(sign(lister, id));
    await succeed(sign(partner, id));
    const params = { p_id: id, p_inquiry_id: inquiry?.id ?? '' };
    expect(await codeOf(partner.client.rpc('convert_co_inquiry_to_lead', params))).toBe(code);
    await ends(lister, id);
  }
  const leads = partner.client.from('leads').select('name, message');
  expect(await succeed(leads)).toMatchObject([{ message: 'Of what age?' }]);
});

/** Creates the lister's deal with a commission of $400,000. */
async function tiedDeal(): Promise<string> {
  const deal = { name: 'Maple Court', price: 10_000_000, commission_percent: 4 };
  const { id } = await succeed(lister.client.from('deals').insert(deal).select('id').single());
  await succeed(
    lister.client
      .rpc('link_deal_to_listing', { p_id: id, p_listing_id: listing })
      .then((result) => ({ ...result, data: [result.data] })),
  );
  return id;
}
const share = async (who: Person, deal: string) =>
  (await succeed(who.client.from('deals').select('split_percent').eq('id', deal).single()))
    .split_percent;

it('a dollar split is converted to its share of the commission', async () => {
  const id = await offer({ p_split_kind: 'fixed', p_split: 100_000 });
  const own = await tiedDeal();
  await succeed(sign(partner, id));
  await succeed(sign(lister, id));
  expect(await share(lister, own)).toBe(75);
  await ends(lister, id);
  expect(await share(lister, own)).toBeNull();
});

it('an offer to an email requires its confirmation, and its split applies to both deals until it ends', async () => {
  const invited = await newUser({ confirmed: true, userMetadata: { user_type: 'broker' } });
  const other: Person = { client: invited.client, id: invited.id, tenantId: '' };
  const id = await offer({
    p_broker_id: null,
    p_name: 'Nora Keller',
    p_email: invited.email.toUpperCase(),
  });
  expect([await read(partner, id), await codeOf(sign(partner, id))]).toEqual([null, 'HXCBN']);
  const own = await tiedDeal();
  await succeed(sign(other, id));
  await succeed(sign(lister, id));
  expect(await share(lister, own)).toBe(60);
  const otherDeal = await succeed(other.client.rpc('add_co_deal', { p_id: id }));
  expect(await share(other, otherDeal)).toBe(40);
  expect((await lister.client.from('deals').select('id').eq('id', otherDeal)).data).toEqual([]);
  await ends(other, id);
  expect([await share(lister, own), await share(other, otherDeal)]).toEqual([null, null]);
});

it("a user can't agree with themselves, and a pseudonym is not a broker", async () => {
  const terms = { p_split_kind: 'percent', p_split: 40, p_access: 'view' };
  const call = (p_broker_id: string) =>
    lister.client.rpc('save_co_brokerage', {
      p_id: randomUUID(),
      p_listing_id: listing,
      ...terms,
      p_broker_id,
    });
  expect(await codeOf(call(await brokerOf(lister.id)))).toBe('HXCBS');
  expect(await codeOf(call(listing))).toBe('HXCBP');
});
