import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import { anonymous, service } from '../../support/backend.ts';
import { expectNothing } from '../refusal.ts';
import { listingBy, type Person, person, subscriber, succeed, withRole } from '../world.ts';

/** The smallest possible image. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let admin: Person;
beforeAll(async () => {
  admin = await withRole(await person('buyer'), 'admin');
});

const decide = async (revision_id = '', decision: 'approved' | 'rejected' = 'approved') =>
  expect((await admin.client.rpc('review_revision', { revision_id, decision })).error).toBeNull();

describe("an approved listing's photos can't be replaced without review", () => {
  const facade = (name: string) => `/facades/${name}.webp`;
  const shown = ['front', 'garden', 'hall'].map(facade);
  let broker: Person;
  let id: string;
  let pictures: string[];

  beforeEach(async () => {
    broker = await subscriber('professional');
    id = await listingBy(broker.id);
    const rows = shown.map((image_url, image_order) => ({
      listing_id: id,
      image_url,
      image_order,
    }));
    const insertQuery = service().from('listing_images').insert(rows).select('id, image_order');
    pictures = (await succeed(insertQuery))
      .toSorted((a, b) => a.image_order - b.image_order)
      .map((row) => row.id);
  });

  const rows = () => broker.client.from('listing_images');
  const picture = (place: number) => pictures[place] ?? '';
  const edit = (place: number, changes: object) =>
    rows()
      .update(changes)
      .eq('id', picture(place))
      .select('image_url, image_order, caption, alt_text, is_primary, width');
  const add = (image_url: string, more: object = {}) =>
    rows().insert({ listing_id: id, image_url, image_order: 7, ...more });
  const addressed = (changes: { street_address: string }) =>
    broker.client.from('listing_addresses').update(changes).eq('listing_id', id);
  const publicly = async () => {
    const seen = anonymous().from('listing_images').select('image_url, caption, is_primary');
    return succeed(seen.eq('listing_id', id).order('image_order'));
  };
  const addresses = async () => (await publicly()).map(({ image_url }) => image_url);
  const getPendingRevision = async () => {
    const asked = broker.client.from('revisions').select('id, changes, status');
    return (await succeed(asked.eq('listing_id', id)))[0];
  };

  it.each<[string, () => PromiseLike<{ error: unknown }>, object]>([
    ['adding one', () => add(facade('new')), { image_url: facade('new'), image_order: 7 }],
    ['another file', () => edit(0, { image_url: facade('other') }), { image_url: facade('other') }],
    [
      'what is said below',
      () => edit(0, { caption: 'Call 555-0100' }),
      { caption: 'Call 555-0100' },
    ],
    ['what is read out', () => edit(0, { alt_text: 'Call me' }), { alt_text: 'Call me' }],
    ['another order', () => edit(0, { image_order: 9 }), { image_order: 9 }],
    ['another first one', () => edit(1, { is_primary: true }), { is_primary: true }],
    ['other sizes', () => edit(1, { width: 9, height: 9 }), { width: 9, height: 9 }],
  ])('by %s', async (_what, act, change) => {
    const before = await publicly();
    expect((await act()).error).toBeNull();
    expect(await publicly()).toEqual(before);
    const row = await getPendingRevision();
    expect(row?.status).toBe('pending');
    const [asked] = Object.values(row?.changes ?? {});
    expect(Object.values(asked ?? {})).toEqual([expect.objectContaining(change)]);
  });

  it('by removing one or all', async () => {
    await expectNothing(rows().delete().eq('id', picture(1)).select());
    expect(await addresses()).toEqual(shown);
    expect(await getPendingRevision()).toMatchObject({
      changes: { pictures: { [picture(1)]: null } },
    });
    await expectNothing(rows().delete().eq('listing_id', id).select());
    expect(await addresses()).toEqual(shown);
    await decide((await getPendingRevision())?.id);
    expect(await addresses()).toEqual([]);
  });

  it("and an administrator's approval replaces all of them at once", async () => {
    await succeed(edit(0, { image_order: 11 }));
    await succeed(edit(1, { image_order: 0, caption: 'The garden' }));
    await succeed(edit(0, { image_order: 1 }));
    await succeed(rows().delete().eq('id', picture(2)));
    await succeed(add(facade('new'), { is_primary: true }));
    await succeed(broker.client.from('listings').update({ description: 'New.' }).eq('id', id));
    expect(await addresses()).toEqual(shown);
    await decide((await getPendingRevision())?.id);
    expect(await publicly()).toEqual([
      { image_url: facade('garden'), caption: 'The garden', is_primary: false },
      { image_url: facade('front'), caption: null, is_primary: false },
      { image_url: facade('new'), caption: null, is_primary: true },
    ]);
    expect(await getPendingRevision()).toBeUndefined();
    const existing = anonymous().from('listing_images').select('id').eq('listing_id', id);
    expect((await succeed(existing)).map((row) => row.id)).toContain(picture(0));
  });

  it('and stay as approved if the change is rejected or withdrawn', async () => {
    await succeed(edit(0, { caption: 'Call 555-0100' }));
    await decide((await getPendingRevision())?.id, 'rejected');
    expect((await publicly())[0]?.caption).toBeNull();
    await succeed(edit(1, { caption: 'The garden' }));
    expect((await getPendingRevision())?.changes).toEqual({
      pictures: { [picture(1)]: { caption: 'The garden' } },
    });
    const withdrawn = broker.client.from('revisions').delete().eq('listing_id', id);
    expect(await succeed(withdrawn.select('id'))).toHaveLength(1);
    expect(await addresses()).toEqual(shown);
  });

  it('by referencing a file uploaded after the review', async () => {
    const image_url = `/storage/v1/object/public/listing-images/${id}/${crypto.randomUUID()}`;
    const draft = await listingBy(broker.id, { approval_status: 'pending' });
    const later = image_url.replace(id, draft);
    const listings = broker.client.from('listings');
    for (const attempt of [
      add(image_url),
      edit(0, { image_url }),
      rows().insert({ listing_id: draft, image_url: later }),
      listings.update({ images: [image_url] }).eq('id', id),
      listings.update({ images: [later] }).eq('id', draft),
    ]) {
      expect((await attempt).error?.code).toBe('HXLPM');
    }
    expect(await getPendingRevision()).toBeUndefined();
  });

  it('or removed by an administrator without a reason and a log entry', async () => {
    await expectNothing(admin.client.from('listing_images').delete().eq('listing_id', id).select());
    expect(await addresses()).toEqual(shown);
  });

  it('and outsiders learn nothing about pending ones', async () => {
    await succeed(add(facade('secret-wing')));
    const other = await person('broker');
    for (const client of [anonymous(), other.client]) {
      const result = await client.from('listings').select('*, listing_images(*)').eq('id', id);
      expect(result.error).toBeNull();
      expect(JSON.stringify(result.data)).not.toContain('secret-wing');
    }
    await expectNothing(other.client.from('revisions').select().eq('listing_id', id));
    const support = await withRole(await person('buyer'), 'support');
    const seen = await succeed(
      support.client.from('revisions').select('changes').eq('listing_id', id),
    );
    expect(JSON.stringify(seen)).toContain('secret-wing');
  });

  it('with values that the photos themselves would reject', async () => {
    expect((await add('https://elsewhere.example/x.png')).error?.code).toBe('23514');
    expect((await edit(0, { image_order: 40 })).error?.code).toBe('HXLPX');
    expect((await edit(0, { image_order: 1 })).error?.code).toBe('23505');
    expect((await add(facade('new'), { image_order: 2 })).error?.code).toBe('23505');
    await succeed(edit(0, { is_primary: true }));
    expect((await edit(1, { is_primary: true })).error?.code).toBe('23505');
    expect((await getPendingRevision())?.changes).toEqual({
      pictures: { [picture(0)]: { is_primary: true } },
    });
  });

  it('or restored after staff removed one', async () => {
    await succeed(edit(0, { caption: 'Ours' }));
    const removal = { image_id: picture(0), reason: 'Shows a resident.' };
    expect((await admin.client.rpc('remove_picture', removal)).error).toBeNull();
    expect(await addresses()).toEqual(shown.slice(1));
    await decide((await getPendingRevision())?.id);
    expect(await addresses()).toEqual(shown.slice(1));
  });

  it('and simultaneous changes are all kept', async () => {
    const caption = 'Seen from the lake';
    const listing = broker.client.from('listings').update({ description: 'By the lake.' });
    const all = await Promise.all([
      addressed({ street_address: '4 Lake Road' }),
      listing.eq('id', id),
      ...[0, 1, 2].map((place) => edit(place, { caption })),
    ]);
    expect(all.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect((await getPendingRevision())?.changes).toMatchObject({
      address: { street_address: '4 Lake Road' },
      description: 'By the lake.',
      pictures: Object.fromEntries(pictures.map((picture) => [picture, { caption }])),
    });
  });

  it('and a decision during another change fails neither', async () => {
    for (let round = 0; round < 3; round += 1) {
      await succeed(edit(0, { caption: `Asked ${round}` }));
      await succeed(addressed({ street_address: `${round} Lake Road` }));
      const revision_id = (await getPendingRevision())?.id ?? '';
      const described = { description: `Said ${round}` };
      const all = await Promise.all([
        admin.client.rpc('review_revision', { revision_id, decision: 'approved' }),
        broker.client.from('listings').update(described).eq('id', id),
        addressed({ street_address: `${round} Other Road` }),
        edit(0, { caption: `Asked again ${round}` }),
        edit(1, { caption: `Asked too ${round}` }),
      ]);
      expect(all.flatMap(({ error }) => error ?? [])).toEqual([]);
    }
  });

  it('while a new photo replaces a pending one', async () => {
    await succeed(add(facade('first-try')));
    await succeed(add(facade('second-try')));
    await decide((await getPendingRevision())?.id);
    expect(await addresses()).toEqual([...shown, facade('second-try')]);
  });

  it('but a market status change, which shows or hides them, is not a photo change', async () => {
    const status = (value: string) =>
      succeed(broker.client.from('listings').update({ status: value }).eq('id', id).select('id'));
    await status('withdrawn');
    expect(await addresses()).toEqual([]);
    await status('active');
    expect(await addresses()).toEqual(shown);
    expect(await getPendingRevision()).toBeUndefined();
  });

  it.each<[string, () => PromiseLike<{ error: unknown }>]>([
    ['other photos', () => edit(0, { caption: 'Corrected' })],
    ['one picture less', () => rows().delete().eq('id', picture(0))],
    ['another address', () => addressed({ street_address: '3 Corrected Way' })],
  ])('while a rejected listing goes back to review with %s', async (_what, correct) => {
    const reject = { listing_id: id, decision: 'rejected' } as const;
    await succeed(admin.client.rpc('review_listing', reject));
    expect((await correct()).error).toBeNull();
    const listing = broker.client.from('listings').select('approval_status').eq('id', id).single();
    expect(await succeed(listing)).toEqual({ approval_status: 'pending' });
    expect(await getPendingRevision()).toBeUndefined();
  });

  it('and no bucket serves their URLs before the review', async () => {
    const path = `${id}/pending.webp`;
    const file = new Blob([new Uint8Array(16)], { type: 'image/webp' });
    const sent = await broker.client.storage.from('listing-images').upload(path, file);
    expect(sent.error).not.toBeNull();
    const address = anonymous().storage.from('listing-images').getPublicUrl(path).data.publicUrl;
    expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
  });
});

describe("a submitted listing's photos are saved as one list", () => {
  let broker: Person;
  let id: string;

  beforeEach(async () => {
    broker = await subscriber('professional');
    id = await listingBy(broker.id);
    const rows = ['front', 'garden', 'hall'].map((name, image_order) => ({
      listing_id: id,
      image_url: `/facades/${name}.webp`,
      image_order,
    }));
    await succeed(service().from('listing_images').insert(rows).select('id'));
  });

  const own = async (client = broker.client) =>
    succeed(client.rpc('own_listing_pictures', { listing_id: id }));
  const save = (pictures: readonly object[], client = broker.client) =>
    client.rpc('save_listing_pictures', { listing_id: id, pictures: pictures as Json });
  const publicly = async () =>
    (
      await succeed(
        anonymous().from('listing_images').select().eq('listing_id', id).order('image_order'),
      )
    ).map(({ image_url, alt_text, is_primary }) => [image_url, alt_text, is_primary]);
  const getPendingRevision = async () =>
    (await succeed(broker.client.from('revisions').select('id, changes').eq('listing_id', id)))[0];

  /** Uploads a file as the form does, before the listing is saved with it. */
  async function uploaded(): Promise<string> {
    const file = crypto.randomUUID();
    const content = new Blob([PNG], { type: 'image/png' });
    const sent = await broker.client.storage
      .from('listing-images')
      .upload(`${id}/${file}`, content, { contentType: 'image/png' });
    expect(sent.error).toBeNull();
    return file;
  }

  it('reordered, with one added and one removed, all pending in one review', async () => {
    const before = await publicly();
    const [front, garden] = await own();
    const file = await uploaded();
    const edits = [
      { ...garden, alt_text: 'The garden' },
      { id: file, alt_text: 'Entrance', width: 1, height: 1 },
      { ...front },
    ];
    expect((await save(edits)).data).toBe('waits');
    expect(await publicly()).toEqual(before);
    const waits = await getPendingRevision();
    expect((await save(edits)).data).toBe('waits');
    expect(await getPendingRevision()).toEqual(waits);
    const existing = await own();
    expect(existing.map(({ alt_text }) => alt_text)).toEqual(['The garden', 'Entrance', null]);
    expect((await save(existing)).data).toBe('waits');
    await decide((await getPendingRevision())?.id);
    expect(await publicly()).toEqual([
      ['/facades/garden.webp', 'The garden', true],
      [`/storage/v1/object/public/listing-images/${id}/${file}`, 'Entrance', false],
      ['/facades/front.webp', null, false],
    ]);
  });

  it('and the review ends when they are set back to the current state', async () => {
    const first = await own();
    await succeed(save(first.toReversed()));
    expect(await getPendingRevision()).toBeDefined();
    // An approved listing's first photo is its cover, which none of these was.
    await decide((await getPendingRevision())?.id);
    const approved = await own();
    await succeed(save(approved.slice(1)));
    expect((await save(approved)).data).toBe('saved');
    expect(await getPendingRevision()).toBeUndefined();
    await succeed(broker.client.from('listings').update({ description: 'New.' }).eq('id', id));
    await succeed(save(approved.slice(1)));
    await succeed(save(approved));
    expect((await getPendingRevision())?.changes).toEqual({ description: 'New.' });
  });

  it("at once if the listing hasn't been reviewed yet", async () => {
    await succeed(
      admin.client.rpc('review_listing', { listing_id: id, decision: 'rejected', reason: 'No.' }),
    );
    expect((await save((await own()).toReversed())).data).toBe('saved');
    expect((await own()).map(({ image_url }) => image_url)).toEqual(
      ['hall', 'garden', 'front'].map((name) => `/facades/${name}.webp`),
    );
    const listing = broker.client.from('listings').select('approval_status').eq('id', id).single();
    expect(await succeed(listing)).toEqual({ approval_status: 'pending' });
  });

  it.each<[string, (rows: readonly object[]) => readonly object[], string]>([
    ['one twice', ([first = {}]) => [first, first], 'HXLPX'],
    ['41 of them', ([first = {}]) => Array(41).fill(first), 'HXLPX'],
    ['a file that never came', () => [{ id: crypto.randomUUID() }], 'HXLPM'],
    ['a file of another listing', () => [{ id: `../${crypto.randomUUID()}/x` }], 'HXLPM'],
    ['nothing that names one', () => [{}], 'HXLPM'],
    ['control characters', ([first = {}]) => [{ ...first, alt_text: 'a\u0007b' }], '23514'],
  ])('but not %s', async (_what, edits, code) => {
    const { error } = await save(edits(await own()));
    expect(error?.code).toBe(code);
    expect(await getPendingRevision()).toBeUndefined();
  });

  it("can't be read or changed by anyone else, or by an account without access", async () => {
    await succeed(save((await own()).slice(1)));
    const rows = await own();
    const other = await subscriber('professional');
    expect(await own(other.client)).toEqual([]);
    expect((await save(rows, other.client)).error?.code).toBe('HXGON');
    const changes = { requires_approval: true, approval_status: 'pending' } as const;
    await succeed(service().from('profiles').update(changes).eq('id', broker.id).select('id'));
    expect((await save([])).error).not.toBeNull();
    expect(await publicly()).toHaveLength(3);
  });
});
