import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { PDF } from '../../support/file-samples.ts';
import { expectNothing } from '../refusal.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

const TEXT = 'The recipient keeps all information about the community confidential. '.repeat(4);
const NEWER = `${TEXT}They also return it.`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;

let seller: Person;
let buyer: Person;
let stranger: Person;
let listing: string;
let path: string;

beforeAll(async () => {
  seller = await subscriber('professional');
  buyer = await subscriber('professional');
  stranger = await subscriber('professional');
  listing = await listingBy(seller.id, { is_confidential: true });
  await succeed(seller.client.rpc('set_listing_nda', { listing_id: listing, body: TEXT }));
  path = await shareDocument('Rent roll.pdf');
});

const bucket = (who: Person) => who.client.storage.from('listing-documents');

async function shareDocument(name: string): Promise<string> {
  const id = randomUUID();
  const sent = await bucket(seller).upload(`${listing}/${id}`, PDF, {
    contentType: 'application/pdf',
  });
  expect(sent.error).toBeNull();
  const added = { listing_id: listing, id, kind: 'rent-roll', name };
  await succeed(seller.client.rpc('add_listing_document', added));
  return `${listing}/${id}`;
}

const newest = async () => {
  const texts = service().from('listing_nda_texts').select('id, hash').eq('listing_id', listing);
  const [text] = await succeed(texts.order('version', { ascending: false }).limit(1));
  return text ?? { id: '', hash: '' };
};
const sign = async (
  who: Person,
  more: { readonly hash?: string; readonly nda_id?: string } = {},
) => {
  const { id: nda_id, hash } = await newest();
  return who.client.rpc('sign_listing_nda', {
    id: randomUUID(),
    nda_id,
    hash,
    name: 'Ada Lovelace',
    ...more,
  });
};
const contactBroker = (who: Person) =>
  succeed(who.client.rpc('contact_broker', { listing_id: listing, message: 'May we talk?' }));
const documentsOf = async (who: Person) => {
  const rows = who.client.from('listing_documents').select('name').eq('listing_id', listing);
  return (await succeed(rows)).length;
};
const readsFile = async (who: Person) => (await bucket(who).download(path)).error === null;

describe('listing documents', () => {
  it("show no rows, names or files to a user who hasn't signed", async () => {
    for (const who of [buyer, stranger]) {
      expect([await documentsOf(who), await readsFile(who)]).toEqual([0, false]);
      expect((await bucket(who).list(listing)).data).toEqual([]);
      expect((await bucket(who).createSignedUrl(path, 60)).error).not.toBeNull();
      const countQuery = who.client.rpc('count_listing_documents', { listing_id: listing });
      expect(
        await succeed(countQuery.then((result) => ({ ...result, data: [result.data] }))),
      ).toEqual([null]);
    }
    expect(
      (await anonymous().storage.from('listing-documents').download(path)).error,
    ).not.toBeNull();
  });

  it('open only with a signature from a user who has contacted the broker', async () => {
    expect(await codeOf(sign(buyer))).toBe('HXGON');
    const open = await listingBy(seller.id);
    await succeed(seller.client.rpc('set_listing_nda', { listing_id: open, body: TEXT }));
    const [text] = await succeed(
      service().from('listing_nda_texts').select('id').eq('listing_id', open),
    );
    expect(await codeOf(sign(buyer, { nda_id: text?.id ?? '' }))).toBe('HXNDA');

    await contactBroker(buyer);
    expect([await documentsOf(buyer), await readsFile(buyer)]).toEqual([0, false]);
    expect(await codeOf(sign(buyer, { hash: hashOf('Anything else.') }))).toBe('HXNDV');
    expect(await codeOf(sign(buyer))).toBeUndefined();
    expect([await documentsOf(buyer), await readsFile(buyer)]).toEqual([1, true]);
    expect([await documentsOf(stranger), await readsFile(stranger)]).toEqual([0, false]);
  });

  it("and the seller's NOI are readable only after signing and writable only by the seller", async () => {
    const save = (who: Person, noi: number) =>
      who.client.rpc('save_listing_noi', { listing_id: listing, noi });
    await succeed(save(seller, 812_400));
    for (const who of [buyer, stranger]) expect(await codeOf(save(who, 1))).toBe('HXGON');
    const read = async ({ client }: Person) =>
      await succeed(client.from('listing_financials').select('noi').eq('listing_id', listing));
    expect([await read(seller), await read(buyer), await read(stranger)]).toEqual([
      [{ noi: 812_400 }],
      [{ noi: 812_400 }],
      [],
    ]);
  });

  it('show their broker who signed: who, when, from where and which text', async () => {
    const [signed] = await succeed(
      seller.client.rpc('listing_signatures', { listing_id: listing }),
    );
    expect(signed).toMatchObject({ name: 'Ada Lovelace', version: 1, hash: hashOf(TEXT) });
    expect(signed?.address).toBeTruthy();
    expect(Date.now() - Date.parse(signed?.signed_at ?? '')).toBeLessThan(600_000);
    for (const other of [buyer, stranger]) {
      const request = other.client.rpc('listing_signatures', { listing_id: listing });
      expect(await succeed(request)).toEqual([]);
    }
  });

  it('close when a newer text is published until it is signed, and keep past signatures unchanged', async () => {
    await succeed(seller.client.rpc('set_listing_nda', { listing_id: listing, body: NEWER }));
    expect([await documentsOf(buyer), await readsFile(buyer)]).toEqual([0, false]);
    const old = buyer.client.from('listing_nda_signatures').select('hash, listing_nda_texts(body)');
    expect(await succeed(old.eq('listing_id', listing))).toEqual([
      { hash: hashOf(TEXT), listing_nda_texts: { body: TEXT } },
    ]);
    expect(await codeOf(sign(buyer))).toBeUndefined();
    expect(await documentsOf(buyer)).toBe(1);
  });

  it('are removed only by their broker, and close again when a plan ends', async () => {
    const signatures = () =>
      succeed(seller.client.rpc('listing_signatures', { listing_id: listing }));
    const [signed] = await signatures();
    const end = { signature_id: signed?.id ?? '' };
    expect(await codeOf(stranger.client.rpc('end_listing_access', end))).toBe('HXGON');
    expect(await codeOf(buyer.client.rpc('end_listing_access', { ...end, ends: false }))).toBe(
      'HXGON',
    );
    await succeed(seller.client.rpc('end_listing_access', end).then((r) => ({ ...r, data: [] })));
    expect(await documentsOf(buyer)).toBe(0);
    await sign(buyer);
    expect(await documentsOf(buyer)).toBe(0);
    const back = seller.client.rpc('end_listing_access', { ...end, ends: false });
    await succeed(back.then((r) => ({ ...r, data: [] })));
    expect(await documentsOf(buyer)).toBe(1);
    await succeed(
      service().from('subscribers').update({ subscribed: false }).eq('user_id', buyer.id).select(),
    );
    expect([await documentsOf(buyer), await readsFile(buyer)]).toEqual([0, false]);
  });

  it("are added only by the listing's broker", async () => {
    const at = `${listing}/${randomUUID()}`;
    expect((await bucket(stranger).upload(at, PDF)).error).not.toBeNull();
    const added = { listing_id: listing, id: randomUUID(), kind: 'other', name: 'Trap.pdf' };
    expect(await codeOf(stranger.client.rpc('add_listing_document', added))).toBe('HXGON');
    await expectNothing(
      stranger.client.from('listing_documents').delete().eq('path', path).select('id') as never,
    );
    expect((await bucket(stranger).remove([path])).data).toEqual([]);
    expect(
      await codeOf(stranger.client.rpc('set_listing_nda', { listing_id: listing, body: TEXT })),
    ).toBe('HXGON');
  });

  it("can't be added without an agreement to protect them", async () => {
    const bare = await listingBy(seller.id);
    const id = randomUUID();
    await bucket(seller).upload(`${bare}/${id}`, PDF, { contentType: 'application/pdf' });
    const added = { listing_id: bare, id, kind: 'other', name: 'Survey.pdf' };
    expect(await codeOf(seller.client.rpc('add_listing_document', added))).toBe('HXNDN');
  });
});

describe("a listing's units, payors and monthly figures", () => {
  const details = {
    unit_mix: [{ kind: 'Studio', units: 30, rate: 4800 }],
    payor_mix: [
      { payor: 'Private pay', share: 70 },
      { payor: 'Medicaid', share: 30 },
    ],
    history: [
      { month: '2026-10', census: 81, rate: 5400 },
      { month: '2026-09', census: 80, rate: null },
    ],
  };
  const save = (who: Person, listing_id: string, more: object = {}) =>
    who.client.rpc('save_listing_details', { listing_id, details: { ...details, ...more } });
  const read = (who: Person['client'], id: string) =>
    who.from('listing_details').select('unit_mix').eq('listing_id', id);

  it('are visible with a plan, and for a confidential listing after contacting the broker', async () => {
    const covered = await listingBy(seller.id, {
      is_confidential: true,
      approval_status: 'pending',
    });
    expect(await succeed(save(seller, covered))).toBe('saved');
    await succeed(
      service()
        .from('listings')
        .update({ approval_status: 'approved' })
        .eq('id', covered)
        .select('id'),
    );
    const free = await person('buyer');
    expect((await read(anonymous(), covered)).error?.code).toBe('42501');
    for (const who of [free, stranger]) await expectNothing(read(who.client, covered));
    const request = { listing_id: covered, message: 'May we talk?' };
    await succeed(stranger.client.rpc('contact_broker', request));
    expect(await succeed(read(stranger.client, covered))).toHaveLength(1);
  });

  it("are reviewed first on an approved listing, and can't be written by others", async () => {
    const id = await listingBy(seller.id);
    expect(await codeOf(save(stranger, id))).toBe('HXGON');
    expect(await succeed(save(seller, id))).toBe('waits');
    await expectNothing(read(stranger.client, id));
    const admin = await withRole(await person('buyer'), 'admin');
    const revisionQuery = seller.client.from('revisions').select('id').eq('listing_id', id);
    const [revision] = await succeed(revisionQuery);
    const decided = { revision_id: revision?.id ?? '', decision: 'approved' as const };
    expect((await admin.client.rpc('review_revision', decided)).error).toBeNull();
    expect(await succeed(read(stranger.client, id))).toEqual([{ unit_mix: details.unit_mix }]);
  });

  it.each([
    ['payors that are no whole', { payor_mix: [{ payor: 'Private pay', share: 40 }] }],
    ['a month that is none', { history: [{ month: '2026-13', census: 1, rate: null }] }],
    ['a month twice', { history: [details.history[0], details.history[0]] }],
    ['half a unit of nothing', { unit_mix: [{ kind: 'Studio', units: 0, rate: 1 }] }],
    ['no list', { unit_mix: 'many' }],
    ['a certification number that is none', { ccn: '12' }],
    ['a name with a line break', { unit_mix: [{ kind: 'Studio\n', units: 1, rate: 1 }] }],
  ])('are rejected with %s', async (_what, more) => {
    const id = await listingBy(seller.id, { approval_status: 'pending' });
    expect(await codeOf(save(seller, id, more))).toBe('HXLDT');
  });
});
