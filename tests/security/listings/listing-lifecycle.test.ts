import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { LISTING_STATUS_TRANSITIONS, LISTING_STATUSES } from '#shared/listings/listings.ts';
import { anonymous, service } from '../../support/backend.ts';
import { HTML, PDF, PNG, SVG } from '../../support/file-samples.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

const loose = (client: unknown) => client as SupabaseClient;
const FOLDER = '/storage/v1/object/public/listing-images/';

let seller: Person;
let rival: Person;
let admin: Person;
beforeAll(async () => {
  seller = await subscriber('professional');
  rival = await subscriber('professional');
  admin = await withRole(await person('buyer'), 'admin');
});

const offer = { property_name: 'Alder Court', city: 'Dayton', state: 'OH', property_type: 'ccrc' };
const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const write = (who: Person, draft_id: string, version: number, content: object = { values: {} }) =>
  who.client.rpc('save_listing_draft', { draft_id, version, content: content as never });
const submit = (who: Person, draft_id: string, more: object = {}) =>
  who.client.rpc('submit_listing', { draft_id, listing: offer, ...more });

/** Creates a draft for this user and the ID of its future listing. */
async function draftOf(who: Person) {
  const id = randomUUID();
  await succeed(write(who, id, 0));
  const row = who.client.from('listing_drafts').select('listing_id').eq('id', id).single();
  return { id, listing: (await succeed(row)).listing_id };
}

const statusOf = async (id: string) =>
  succeed(
    service()
      .from('listings')
      .select('status, approval_status, confirmed_on')
      .eq('id', id)
      .single(),
  );

const rowsOf = (count: number, name = 'Oak') =>
  Array.from({ length: count }, (_, index) => ({
    at: index + 2,
    values: { property_name: `${name} ${index}`, city: 'Akron', state: 'OH' },
  }));
const bring = (who: Person, import_id: string, listing_rows: readonly object[]) =>
  who.client.rpc('import_listing_drafts', { import_id, listing_rows: listing_rows as never });
const draftsOf = (who: Person) =>
  who.client.from('listing_drafts').select('id, content').is('submitted_at', null);

describe('a listing import', () => {
  it('is imported once, however often it is sent, and skips what its sender already has', async () => {
    const writer = await subscriber('professional');
    const id = randomUUID();
    const [first] = await Promise.all([bring(writer, id, rowsOf(3)), bring(writer, id, rowsOf(3))]);
    expect(await succeed(Promise.resolve(first))).toMatchObject({ added: 3, skipped: 0 });
    expect(await succeed(draftsOf(writer))).toHaveLength(3);

    const again = [...rowsOf(4), ...rowsOf(4).map((row) => ({ ...row, at: row.at + 10 }))];
    const previewQuery = writer.client.rpc('preview_listing_import', {
      import_id: randomUUID(),
      listing_rows: again as never,
    });
    expect(await succeed(previewQuery)).toMatchObject({ rows: 8, known: 3, repeated: 4 });
    expect(await succeed(bring(writer, randomUUID(), again))).toMatchObject({
      added: 1,
      skipped: 7,
    });
  });

  it('reveals nothing others write or list', async () => {
    await succeed(bring(seller, randomUUID(), rowsOf(1, 'Secret Elm')));
    const previewQuery = rival.client.rpc('preview_listing_import', {
      import_id: randomUUID(),
      listing_rows: rowsOf(1, 'Secret Elm') as never,
    });
    expect(await succeed(previewQuery)).toMatchObject({ rows: 1, known: 0, examples: [] });
  });

  it('can be undone only by its sender, and no one else can add to it', async () => {
    const id = randomUUID();
    await succeed(bring(seller, id, rowsOf(2, 'Birch')));
    const deleteDrafts = (who: Person) =>
      who.client.from('listing_drafts').delete().eq('import_id', id).select('id');
    await expectNothing(deleteDrafts(rival));
    expect(await succeed(bring(rival, id, rowsOf(2, 'Birch')))).toMatchObject({ added: 2 });
    expect(await succeed(deleteDrafts(seller))).toHaveLength(2);
    expect(await succeed(deleteDrafts(rival))).toHaveLength(2);
  });

  it('creates drafts only from valid rows', async () => {
    for (const rows of [{}, 'x', null]) {
      const { error } = await bring(seller, randomUUID(), rows as never);
      expect(error).not.toBeNull();
    }
    const odd = bring(seller, randomUUID(), [{ at: 2, values: 'x' }, { at: 3 }]);
    expect(await succeed(odd)).toMatchObject({ added: 0 });
  });
});

describe("a listing import's photos", () => {
  const pictures = (who: Person) => who.client.storage.from('listing-images');
  const picture = (id: string, more: object = {}) => ({
    id,
    alt_text: 'The front',
    width: 1200,
    height: 800,
    ...more,
  });
  const give = (who: Person, draft_id: string, told: unknown) =>
    who.client.rpc('attach_draft_pictures', { draft_id, pictures: told as never });

  async function broughtBy(who: Person) {
    const { drafts } = (await succeed(
      bring(who, randomUUID(), rowsOf(1, `Ash ${randomUUID()}`)),
    )) as unknown as { drafts: { at: number; id: string; listing_id: string }[] };
    const [draft] = drafts;
    if (draft === undefined) throw new Error('Nothing came.');
    return draft;
  }

  async function sent(who: Person, listing: string) {
    const id = randomUUID();
    const { error } = await pictures(who).upload(`${listing}/${id}`, PNG, {
      contentType: 'image/png',
    });
    expect(error).toBeNull();
    return id;
  }

  it('belong to the drafts imported with them, and are removed when the import is undone', async () => {
    const draft = await broughtBy(seller);
    expect(draft.at).toBe(2);
    const id = await sent(seller, draft.listing_id);
    expect(await succeed(give(seller, draft.id, [picture(id)]))).toBe(1);
    const row = seller.client.from('listing_drafts').select('content, version').eq('id', draft.id);
    expect(await succeed(row.single())).toMatchObject({
      version: 1,
      content: { pictures: [picture(id)] },
    });
    const removal = await pictures(seller).remove([`${draft.listing_id}/${id}`]);
    expect(removal.data).toHaveLength(1);
    await succeed(
      seller.client
        .from('listing_drafts')
        .delete()
        .eq('id', draft.id)
        .eq('version', 1)
        .select('id'),
    );
    expect((await pictures(seller).download(`${draft.listing_id}/${id}`)).error).not.toBeNull();
    const late = await pictures(seller).upload(`${draft.listing_id}/${randomUUID()}`, PNG, {
      contentType: 'image/png',
    });
    expect(late.error).not.toBeNull();
  });

  it("can't be added to another user's draft, a manually created one, or one edited since", async () => {
    const draft = await broughtBy(seller);
    const id = await sent(seller, draft.listing_id);
    for (const other of [rival, admin]) {
      expect(await codeOf(give(other, draft.id, [picture(id)]))).toBe('HXLDG');
    }
    expect(await codeOf(give(seller, (await draftOf(seller)).id, []))).toBe('HXLDG');
    await succeed(write(seller, draft.id, 1, { values: { city: 'Akron' }, pictures: [] }));
    expect(await codeOf(give(seller, draft.id, [picture(id)]))).toBe('HXLDC');
  });

  it('must be uploaded files in their own folder, each once, with a one-line description', async () => {
    const [draft, other] = [await broughtBy(seller), await broughtBy(seller)];
    const [id, elsewhere] = [
      await sent(seller, draft.listing_id),
      await sent(seller, other.listing_id),
    ];
    const rejectedCases: [unknown, string][] = [
      [[picture(randomUUID())], 'HXLPM'],
      [[picture(elsewhere)], 'HXLPM'],
      [[picture(`../${other.listing_id}/${elsewhere}`)], 'HXLPM'],
      [[picture('https://elsewhere.example/a.jpg')], 'HXLPM'],
      [[picture(id, { alt_text: 'two\nlines' })], 'HXLPM'],
      [[picture(id, { alt_text: null })], 'HXLPM'],
      [[picture(id, { width: 1e9 })], 'HXLPM'],
      [[picture(id, { height: -1 })], 'HXLPM'],
      [[picture(id), picture(id)], 'HXLPX'],
      [Array.from({ length: 41 }, () => picture(randomUUID())), 'HXLPX'],
      [{ id }, 'HXLPX'],
      ['x', 'HXLPX'],
    ];
    for (const [told, code] of rejectedCases)
      expect(await codeOf(give(seller, draft.id, told))).toBe(code);
  });

  it("can't be pages or programs, whatever their type says", async () => {
    const draft = await broughtBy(seller);
    for (const content of [Buffer.from(HTML), Buffer.from(SVG), PDF]) {
      const { error } = await pictures(seller).upload(
        `${draft.listing_id}/${randomUUID()}`,
        content,
        { contentType: 'image/png' },
      );
      expect(error).not.toBeNull();
    }
  });
});

describe('another’s draft', () => {
  it("can't be read, written, deleted or submitted", async () => {
    const { id } = await draftOf(seller);
    for (const other of [rival, admin]) {
      await expectNothing(loose(other.client).from('listing_drafts').select().eq('id', id));
      expect(await codeOf(write(other, id, 1, { values: { city: 'Mine' } }))).toBe('HXLDG');
      expect(await codeOf(write(other, id, 0, { values: { city: 'Mine' } }))).toBe('HXLDG');
      expect(await codeOf(submit(other, id))).toBe('HXLDG');
      await expectNothing(
        loose(other.client).from('listing_drafts').delete().eq('id', id).select('id'),
      );
    }
    const storedDrafts = await succeed(
      seller.client.from('listing_drafts').select('content').eq('id', id),
    );
    expect(storedDrafts).toEqual([{ content: { values: {} } }]);
  });

  it("can't be taken over by a draft with its listing's ID", async () => {
    const { listing } = await draftOf(seller);
    const forged = { id: randomUUID(), listing_id: listing, content: {} };
    await expectRefused(loose(rival.client).from('listing_drafts').insert(forged), 403);
  });

  it('gives no access to its photo folder', async () => {
    const { listing } = await draftOf(seller);
    const sent = await rival.client.storage
      .from('listing-images')
      .upload(`${listing}/${randomUUID()}`, PNG, { contentType: 'image/png' });
    expect(sent.error).not.toBeNull();
  });
});

describe('a submitted draft', () => {
  it("becomes one listing, even when sent twice at once, and can't approve itself", async () => {
    const { id, listing } = await draftOf(seller);
    const forged = {
      listing: {
        ...offer,
        approval_status: 'approved',
        views: 9000,
        id: randomUUID(),
        status: 'sold',
      },
    };
    const results = await Promise.all([submit(seller, id, forged), submit(seller, id, forged)]);
    expect(results.map(({ data }) => data)).toEqual([listing, listing]);
    const rows = service().from('listings').select('status, approval_status, views');
    expect(await succeed(rows.eq('id', listing))).toEqual([
      { status: 'active', approval_status: 'pending', views: 0 },
    ]);
    await expectNothing(anonymous().from('listings').select('id').eq('id', listing));
  });

  it("can't be edited", async () => {
    const { id } = await draftOf(seller);
    await succeed(submit(seller, id));
    expect(await codeOf(write(seller, id, 1, { values: { city: 'Akron' } }))).toBe('HXLDG');
  });

  it("creates no listing if a photo is missing or another user's", async () => {
    const { id, listing } = await draftOf(seller);
    const { listing: foreign } = await draftOf(rival);
    const file = randomUUID();
    const sent = await rival.client.storage
      .from('listing-images')
      .upload(`${foreign}/${file}`, PNG, { contentType: 'image/png' });
    expect(sent.error).toBeNull();
    for (const picture of [randomUUID(), file, `../${foreign}/${file}`]) {
      const pictures = [{ id: picture, alt_text: '', width: 1, height: 1 }];
      expect(await codeOf(submit(seller, id, { pictures }))).toBe('HXLPM');
    }
    await expectNothing(loose(service()).from('listings').select('id').eq('id', listing));
  });

  it('stays a draft without a plan that includes listings', async () => {
    const trial = await person('seller');
    const id = randomUUID();
    await succeed(write(trial, id, 0));
    expect(await codeOf(submit(trial, id))).toBe('HXLPL');
    expect(
      await succeed(trial.client.from('listing_drafts').select('submitted_at').eq('id', id)),
    ).toEqual([{ submitted_at: null }]);
  });
});

describe("a listing's status change", () => {
  const MOVES = LISTING_STATUSES.flatMap((from) =>
    LISTING_STATUSES.filter((to) => to !== from).map(
      (to) => [from, to, LISTING_STATUS_TRANSITIONS[from].includes(to)] as const,
    ),
  );

  it.each(MOVES)('from %s to %s matches the screens: %s', async (from, to, isLegal) => {
    const id = await listingBy(seller.id, { status: from });
    const moved = seller.client.from('listings').update({ status: to }).eq('id', id);
    expect(await codeOf(moved)).toBe(isLegal ? undefined : 'HXLMV');
    expect((await statusOf(id)).status).toBe(isLegal ? to : from);
  });

  it("can't reach under contract or sold before approval", async () => {
    const id = await listingBy(seller.id, { approval_status: 'pending' });
    for (const status of ['under_contract', 'sold']) {
      const moved = seller.client.from('listings').update({ status }).eq('id', id);
      expect(await codeOf(moved)).toBe('HXLNA');
    }
  });

  it('must start on the market', async () => {
    for (const status of ['under_contract', 'sold', 'withdrawn']) {
      const insertQuery = seller.client.from('listings').insert({ ...offer, status });
      expect(await codeOf(insertQuery)).toBe('HXLMV');
    }
  });

  it("records its dates, which can't be set by hand", async () => {
    const id = await listingBy(seller.id, { price: 9_000_000 });
    await succeed(
      seller.client.from('listings').update({ price: 8_900_000 }).eq('id', id).select('id'),
    );
    await succeed(
      seller.client.from('listings').update({ status: 'under_contract' }).eq('id', id).select('id'),
    );
    const told = await succeed(anonymous().rpc('listing_history', { listing_id: id }));
    expect(told.map(({ what }) => what).toSorted()).toEqual(['live', 'price', 'status']);
    const changes = loose(seller.client).from('listing_changes');
    await expectRefused(changes.update({ became: 1 }).eq('listing_id', id), 403);
    await expectRefused(changes.delete().eq('listing_id', id), 403);
    const forged = { listing_id: id, what: 'price', became: 1, is_public: true };
    await expectRefused(loose(seller.client).from('listing_changes').insert(forged), 403);
  });
});

describe("a listing's history", () => {
  const told = async (client: Person['client'], listing_id: string) =>
    (await succeed(client.rpc('listing_history', { listing_id }))).length;

  it('of a confidential sale is visible only to its broker and staff', async () => {
    const id = await listingBy(seller.id, { is_confidential: true, price: 7_000_000 });
    const reader = await subscriber('enterprise');
    expect(await told(anonymous(), id)).toBe(0);
    expect(await told(reader.client, id)).toBe(0);
    await succeed(reader.client.rpc('contact_broker', { listing_id: id, message: 'May we talk?' }));
    expect(await told(reader.client, id)).toBe(0);
    expect(await told(seller.client, id)).toBe(1);
    expect(await told(admin.client, id)).toBe(1);
  });

  it('hides prices from before it was public', async () => {
    const id = await listingBy(seller.id, { approval_status: 'pending', price: 5_000_000 });
    const rows = () => service().from('listings');
    await succeed(rows().update({ price: 4_000_000 }).eq('id', id).select('id'));
    await succeed(rows().update({ approval_status: 'approved' }).eq('id', id).select('id'));
    const history = await succeed(anonymous().rpc('listing_history', { listing_id: id }));
    expect(history).toMatchObject([{ what: 'live', price: 4_000_000 }]);
  });
});

describe("a listing's photos", () => {
  it("can't reference another listing's file", async () => {
    const [own, foreign] = [await listingBy(seller.id), await listingBy(rival.id)];
    for (const [image_url, code] of [
      [`${FOLDER}${foreign}/${randomUUID()}`, '23514'],
      [`${FOLDER}${own}/../${foreign}/${randomUUID()}`, 'HXLPM'],
      ['https://elsewhere.example/pixel.gif', '23514'],
    ] as const) {
      const insertQuery = seller.client
        .from('listing_images')
        .insert({ listing_id: own, image_url, image_order: 3 });
      expect(await codeOf(insertQuery)).toBe(code);
    }
  });

  it('reveal no location or camera data', async () => {
    const { listing } = await draftOf(seller);
    const send = (picture: Buffer) =>
      seller.client.storage
        .from('listing-images')
        .upload(`${listing}/${randomUUID()}`, picture, { contentType: 'image/png' });
    expect((await send(PNG)).error).toBeNull();
    const note = Buffer.concat([Buffer.from('00000004', 'hex'), Buffer.from('eXIfGPS!0000')]);
    const pngWithExif = Buffer.concat([PNG.subarray(0, 33), note, PNG.subarray(33)]);
    expect((await send(pngWithExif)).error).not.toBeNull();
  });
});

describe('an approved listing', () => {
  it('keeps its approved text, and a figure that changes by more than a tenth, until staff review', async () => {
    const id = await listingBy(seller.id, { description: 'Quiet.', price: 10_000_000 });
    const rows = () => seller.client.from('listings');
    await succeed(
      rows().update({ description: 'Call 555-0100', price: 6_000_000 }).eq('id', id).select('id'),
    );
    const seen = () =>
      succeed(anonymous().from('listings').select('description, price').eq('id', id).single());
    expect(await seen()).toEqual({ description: 'Quiet.', price: 10_000_000 });
    await succeed(rows().update({ price: 9_500_000 }).eq('id', id).select('id'));
    expect((await seen()).price).toBe(9_500_000);
  });

  it('that was rejected returns to review with its reason once its broker fixes it', async () => {
    const id = await listingBy(seller.id, { approval_status: 'pending' });
    const decline = { listing_id: id, decision: 'rejected' as const };
    await succeed(
      admin.client.rpc('review_listing', { ...decline, reason: 'The figures disagree.' }),
    );
    await succeed(
      seller.client.from('listings').update({ description: 'Mended.' }).eq('id', id).select('id'),
    );
    expect((await statusOf(id)).approval_status).toBe('pending');
    const reasons = seller.client.from('listing_reviews').select('decision, reason');
    expect(await succeed(reasons.eq('listing_id', id))).toEqual([
      { decision: 'rejected', reason: 'The figures disagree.' },
    ]);
  });

  it('is decided only by administrators', async () => {
    const id = await listingBy(seller.id, { approval_status: 'pending' });
    const support = await withRole(await person('buyer'), 'support');
    for (const who of [seller, rival, support]) {
      const review = who.client.rpc('review_listing', { listing_id: id, decision: 'approved' });
      expect(await codeOf(review)).toBe('42501');
    }
  });

  it('is confirmed only by its own broker', async () => {
    const id = await listingBy(seller.id);
    const old = { confirmed_on: '2026-01-05' };
    await succeed(service().from('listings').update(old).eq('id', id).select('id'));
    const confirm = (who: Person) => who.client.rpc('confirm_listing', { listing_id: id });
    expect(await codeOf(confirm(rival))).toBe('HXGON');
    const forged = { confirmed_on: '2026-11-20' };
    await expectRefused(loose(seller.client).from('listings').update(forged).eq('id', id), 403);
    expect((await statusOf(id)).confirmed_on).toBe('2026-01-05');
    await succeed(confirm(seller));
    expect((await statusOf(id)).confirmed_on).not.toBe('2026-01-05');
  });
});

describe("a plan's limit", () => {
  it('applies to drafts submitted at the same time', async () => {
    const end = new Date(Date.now() + 86_400_000).toISOString();
    const trial = await subscriber('professional', {
      is_trial: true,
      subscription_end: end,
    });
    const drafts = [await draftOf(trial), await draftOf(trial), await draftOf(trial)];
    const results = await Promise.all(drafts.map(({ id }) => submit(trial, id)));
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(results.flatMap(({ error }) => error?.code ?? [])).toEqual(['HXLST', 'HXLST']);
  });

  it('for drafts is two hundred, imported and manual', async () => {
    const writer = await subscriber('professional');
    expect(await codeOf(bring(writer, randomUUID(), rowsOf(201)))).toBe('HXLDN');
    await succeed(bring(writer, randomUUID(), rowsOf(199)));
    expect(await codeOf(bring(writer, randomUUID(), rowsOf(2, 'Elm')))).toBe('HXLDN');
    expect(await succeed(draftsOf(writer))).toHaveLength(199);
    await succeed(write(writer, randomUUID(), 0));
    expect(await codeOf(write(writer, randomUUID(), 0))).toBe('HXLDN');
  });
});
