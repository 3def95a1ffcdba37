import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, backend, mailTo, service, uniqueEmail } from '../../support/backend.ts';
import { listingBy, type Person, person, subscriber, succeed } from '../world.ts';

const TEXT = `Between us. ${'This stays between the two of us. '.repeat(10)}`;

let seller: Person;
let outsider: Person;
let listing: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

interface Listed {
  readonly id: string;
  readonly is_teaser_old: boolean;
  readonly teaser: readonly {
    readonly id: string;
    readonly version: number;
    readonly sent: readonly { readonly id: string; readonly openings: number }[];
  }[];
  readonly memorandum: readonly { readonly id: string; readonly opened: readonly unknown[] }[];
}

const own = async (id = listing, who = seller): Promise<Listed | undefined> =>
  ((await succeed(who.client.rpc('my_materials'))) as unknown as Listed[]).find(
    (one) => one.id === id,
  );

const make = (who: Person, p_kind: string, p_listing_id = listing) =>
  who.client.rpc('make_material', { p_id: crypto.randomUUID(), p_listing_id, p_kind });

const send = (who: Person, p_material_id: string, p_email: string, p_id = crypto.randomUUID()) =>
  who.client.rpc('send_material', { p_id, p_material_id, p_name: 'Ada Buyer', p_email });

const pdfOf = async (who: Pick<Person, 'client'>, id: string) => {
  const { data, error } = await who.client.functions.invoke('listing-material', { body: { id } });
  return error === null
    ? new TextDecoder('latin1').decode(await (data as Blob).arrayBuffer())
    : null;
};

const byLink = (token: string) =>
  fetch(`${backend().url}/functions/v1/listing-material?token=${token}`);

beforeAll(async () => {
  seller = await person('seller');
  listing = await listingBy(seller.id, { description: 'One story around a garden.' });
  outsider = await person('broker');
});

describe('a teaser', () => {
  it('gets a new version only when the listing changed', async () => {
    expect(await succeed(make(seller, 'teaser'))).toBe(1);
    expect(await succeed(make(seller, 'teaser'))).toBe(1);
    expect((await own())?.is_teaser_old).toBe(false);
    await succeed(
      service().from('listings').update({ total_units: 77 }).eq('id', listing).select('id'),
    );
    expect((await own())?.is_teaser_old).toBe(true);
    expect(await succeed(make(seller, 'teaser'))).toBe(2);
    expect((await own())?.teaser.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("can't be created, sent, opened or closed by anyone else", async () => {
    await succeed(make(seller, 'teaser'));
    const id = (await own())?.teaser[0]?.id ?? '';
    expect(await codeOf(make(outsider, 'teaser'))).toBe('HXGON');
    expect(await codeOf(send(outsider, id, uniqueEmail()))).toBe('HXMVN');
    expect(await pdfOf(outsider, id)).toBeNull();
    expect(await pdfOf({ client: anonymous() }, id)).toBeNull();
    const deliveryId = crypto.randomUUID();
    await succeed(send(seller, id, uniqueEmail(), deliveryId));
    const end = outsider.client.rpc('set_material_link_closed', { p_id: deliveryId });
    expect(await codeOf(end)).toBe('HXMVN');
    expect(await own(listing, outsider)).toBeUndefined();
    expect(
      await codeOf(anonymous().rpc('open_material_by_token', { p_token: 'x'.repeat(30) })),
    ).toBe('42501');
    expect(
      await codeOf(seller.client.rpc('open_material_by_token', { p_token: 'x'.repeat(30) })),
    ).toBe('42501');
  });

  it('is sent in one email with a personal link that works until it is disabled or the listing leaves', async () => {
    await succeed(make(seller, 'teaser'));
    const id = (await own())?.teaser[0]?.id ?? '';
    const email = uniqueEmail('reader');
    const deliveryId = crypto.randomUUID();
    await succeed(send(seller, id, email, deliveryId));
    await succeed(send(seller, id, email, deliveryId));
    expect(await codeOf(send(seller, id, email.toUpperCase()))).toBe('HXMVT');
    await expect.poll(async () => (await mailTo(email)).length).toBe(1);
    const [mail] = await mailTo(email);
    const token = /listing-material\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const opened = await byLink(token);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await own())?.teaser[0]?.sent).toContainEqual(
      expect.objectContaining({ id: deliveryId, openings: 1 }),
    );
    await succeed(seller.client.rpc('set_material_link_closed', { p_id: deliveryId }));
    expect((await byLink(token)).status).toBe(404);
    await succeed(
      seller.client.rpc('set_material_link_closed', { p_id: deliveryId, p_ends: false }),
    );
    const status = (said: string) =>
      succeed(service().from('listings').update({ status: said }).eq('id', listing).select('id'));
    await status('withdrawn');
    expect((await byLink(token)).status).toBe(404);
    expect(await codeOf(send(seller, id, uniqueEmail()))).toBe('HXMVL');
    await status('active');
    expect((await byLink(token)).status).toBe(200);
    expect((await byLink(`${token}x`)).status).toBe(404);
  });

  it('is not sent to invalid emails or people who opted out', async () => {
    await succeed(make(seller, 'teaser'));
    const id = (await own())?.teaser[0]?.id ?? '';
    for (const wrong of [
      'ada',
      'a@b',
      'a@b.c, d@e.f',
      'a@b.example\nBcc: c@d.example',
      '<a@b.example>',
    ]) {
      expect(await codeOf(send(seller, id, wrong))).toBe('HXMVA');
    }
    const email = uniqueEmail('quiet');
    await succeed(send(seller, id, email));
    await expect.poll(async () => (await mailTo(email)).length).toBe(1);
    const unsubscribeToken =
      /unsubscribe=([\w%-]+)/.exec((await mailTo(email))[0]?.text ?? '')?.[1] ?? '';
    await fetch(`${backend().url}/functions/v1/unsubscribe?token=${unsubscribeToken}`, {
      method: 'POST',
    });
    await succeed(
      service().from('listings').update({ total_units: 78 }).eq('id', listing).select('id'),
    );
    await succeed(make(seller, 'teaser'));
    expect(await codeOf(send(seller, id, uniqueEmail()))).toBe('HXMVO');
    const newest = (await own())?.teaser[0]?.id ?? '';
    expect(await codeOf(send(seller, newest, email))).toBe('HXCLD');
  });

  it('for a confidential community contains no street or figures that require the NDA', async () => {
    const covered = await listingBy(seller.id, { is_confidential: true });
    await succeed(
      service()
        .from('listing_addresses')
        .upsert({ listing_id: covered, street_address: '99 Hidden Lane' })
        .select('listing_id'),
    );
    await succeed(make(seller, 'teaser', covered));
    await succeed(make(seller, 'memorandum', covered));
    const said = await own(covered);
    const facts = async (id = '') =>
      JSON.stringify(await succeed(seller.client.rpc('open_material', { p_id: id })));
    expect(await facts(said?.teaser[0]?.id)).not.toMatch(/Hidden Lane|unit_mix|seller@/);
    expect(await facts(said?.memorandum[0]?.id)).toContain('Hidden Lane');
  });
});

describe('a memorandum', () => {
  it('opens for users who signed, logs it, and closes with their access', async () => {
    await succeed(make(seller, 'memorandum'));
    const id = (await own())?.memorandum[0]?.id ?? '';
    const buyer = await subscriber('professional');
    const params = { listing_id: listing };
    expect(await pdfOf(buyer, id)).toBeNull();
    await succeed(seller.client.rpc('set_listing_nda', { ...params, body: TEXT }));
    expect(await pdfOf(buyer, id)).toBeNull();
    expect((await buyer.client.rpc('listing_memorandum', params)).data).toBeNull();
    const documentCounts = await succeed(buyer.client.rpc('count_listing_documents', params));
    expect(documentCounts).toMatchObject({ kinds: { memorandum: 1 } });

    await succeed(
      service()
        .from('broker_contacts')
        .insert({ listing_id: listing, user_id: buyer.id, message: 'May I see it?' })
        .select(),
    );
    const { data: nda } = await buyer.client
      .from('listing_nda_texts')
      .select('id, hash')
      .eq('listing_id', listing)
      .single()
      .throwOnError();
    const signature = crypto.randomUUID();
    const signing = { id: signature, nda_id: nda.id, hash: nda.hash, name: 'Bo Buyer' };
    await succeed(buyer.client.rpc('sign_listing_nda', signing));
    expect((await buyer.client.rpc('listing_memorandum', params)).data).toMatchObject({ id });
    expect(await pdfOf(buyer, id)).toContain('%PDF');
    expect((await own())?.memorandum[0]?.opened).toEqual([
      expect.objectContaining({ name: 'Bo Buyer', openings: 1 }),
    ]);
    expect(await pdfOf(seller, id)).toContain('%PDF');
    expect((await own())?.memorandum[0]?.opened).toHaveLength(1);
    const teaser = (await own())?.teaser[0]?.id ?? '';
    expect(await pdfOf(buyer, teaser)).toBeNull();

    await succeed(seller.client.rpc('end_listing_access', { signature_id: signature }));
    expect(await pdfOf(buyer, id)).toBeNull();
  });
});
