import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import { anonymous, service } from '../../support/backend.ts';
import { type Client, listingBy, type Person, person, subscriber, succeed } from '../world.ts';

let seller: Person;
let id: string;
let picture: string;
const outsiders: [name: string, client: Client][] = [['a visitor', anonymous()]];

beforeAll(async () => {
  seller = await subscriber('professional');
  outsiders.push(['a member', (await person('buyer')).client]);
  outsiders.push(['another seller', (await subscriber('professional')).client]);
});

const addPicture = async (listing_id: string, image_order: number) =>
  (
    await succeed(
      service()
        .from('listing_images')
        .insert({ listing_id, image_url: `/facades/view-${image_order}.webp`, image_order })
        .select('id')
        .single(),
    )
  ).id;

beforeEach(async () => {
  id = await listingBy(seller.id, { property_name: 'Birch Hollow' });
  picture = await addPicture(id, 0);
  await addPicture(id, 1);
  await publish();
});

let version = 0;
async function publish(is_published = true, listing_id = id, image_id = picture) {
  const scene = {
    id: 'front',
    image_id,
    name: 'Front',
    kind: 'photo',
    heading: 0.5,
    width_feet: null,
    points: [{ id: 'p', x: 0.5, y: 0.5, title: 'Door', text: 'Opens by itself.', scene_id: null }],
  };
  const was = listing_id === id && !is_published ? version : 0;
  version = await succeed(
    seller.client.rpc('save_property_tour', {
      listing_id,
      scenes: [scene] as Json,
      is_published,
      was,
    }),
  );
}

const change = (values: object) =>
  service().from('listings').update(values).eq('id', id).throwOnError();
const open = async (client: Client, listing_id = id) =>
  succeed(client.rpc('get_property_tour', { listing_id }));
const has = async (client: Client, listing_id = id) =>
  succeed(client.rpc('has_property_tour', { listing_id }));
const listed = async (client: Client) => {
  const rows = (await succeed(client.rpc('list_property_tours'))) as { listing_id: string }[];
  return rows.some(({ listing_id }) => listing_id === id);
};
/** What someone can do with the tour: open it, learn that it exists, find it in the list. */
const rightsOf = async (client: Client) => [
  (await open(client)) !== null,
  await has(client),
  await listed(client),
];

describe('the tour of a public listing', () => {
  it('opens for everyone with its scenes, points, and only the photos it shows', async () => {
    for (const [who, client] of outsiders) {
      expect(await rightsOf(client), who).toEqual([true, true, true]);
      const tour = (await open(client)) as { pictures: unknown };
      expect(Object.keys(tour).toSorted()).toEqual(['listing', 'pictures', 'scenes']);
      expect(tour).toMatchObject({
        listing: { id, property_name: 'Birch Hollow', location: 'Duluth, MN' },
        scenes: [{ name: 'Front', points: [{ title: 'Door', text: 'Opens by itself.' }] }],
      });
      expect(tour.pictures).toEqual([
        expect.objectContaining({ id: picture, image_url: '/facades/view-0.webp' }),
      ]);
      expect(JSON.stringify(tour)).not.toContain(seller.id);
    }
  });

  it("isn't in any table that visitors can read", async () => {
    const { error } = await anonymous().from('property_tours').select('version');
    expect(error?.code).toBe('42501');
    const embedded = await anonymous().from('listings').select('id, property_tours(scenes)');
    expect(embedded.error).not.toBeNull();
  });

  it.each([
    ['the tour is unpublished', () => publish(false)],
    ['the listing is withdrawn', () => change({ status: 'withdrawn' })],
    ['the listing is sold', () => change({ status: 'sold' })],
    ['the listing is rejected', () => change({ approval_status: 'rejected' })],
    ['the listing waits for its review', () => change({ approval_status: 'pending' })],
    [
      'the seller removes it',
      () => seller.client.from('property_tours').delete().eq('listing_id', id).throwOnError(),
    ],
  ])('closes for everyone when %s', async (_when, close) => {
    await close();
    for (const [who, client] of outsiders) {
      expect(await rightsOf(client), who).toEqual([false, false, false]);
    }
  });

  it('hides a removed photo', async () => {
    await service().from('listing_images').delete().eq('id', picture).throwOnError();
    expect(await open(anonymous())).toMatchObject({ pictures: [] });
  });

  it("can't be changed or removed by a visitor", async () => {
    const { error } = await anonymous().rpc('save_property_tour', {
      listing_id: id,
      scenes: [],
      is_published: false,
      was: 1,
    });
    expect(error?.code).toBe('42501');
    const removal = await anonymous().from('property_tours').delete().eq('listing_id', id);
    expect(removal.error?.code).toBe('42501');
    expect(await has(anonymous())).toBe(true);
  });
});

describe('the tour of a link-only listing', () => {
  beforeEach(() => change({ is_unlisted: true }));

  it("opens for anyone with the link, like the listing, but isn't listed", async () => {
    for (const [who, client] of outsiders) {
      expect(await rightsOf(client), who).toEqual([true, true, false]);
      const rows = await client.from('property_tours').select('listing_id').eq('listing_id', id);
      expect(rows.data ?? [], who).toEqual([]);
    }
  });

  it('closes together with the link', async () => {
    await change({ status: 'withdrawn' });
    for (const [who, client] of outsiders) {
      expect(await succeed(client.rpc('get_unlisted_listing', { listing_id: id })), who).toBeNull();
      expect(await rightsOf(client), who).toEqual([false, false, false]);
    }
  });
});

describe('the tour of a confidential listing', () => {
  beforeEach(() => change({ is_confidential: true }));

  it('is closed to visitors, listed or by link', async () => {
    expect(await rightsOf(anonymous())).toEqual([false, false, false]);
    await change({ is_unlisted: true });
    expect(await rightsOf(anonymous())).toEqual([false, false, false]);
  });

  it('looks like a missing listing to visitors', async () => {
    const client = anonymous();
    for (const listing_id of [randomUUID(), await listingBy(seller.id)]) {
      expect([await open(client, listing_id), await has(client, listing_id)]).toEqual([
        await open(client),
        await has(client),
      ]);
    }
  });

  it("shows members only the day of a change, so it can't be linked to other listings", async () => {
    const member = await person('buyer');
    const times = async () => {
      const row = await succeed(
        member.client
          .from('property_tours')
          .select('created_at, updated_at')
          .eq('listing_id', id)
          .single(),
      );
      return [row.created_at, row.updated_at].map((at) => new Date(at).getTime() % 86_400_000);
    };
    expect(await times()).toEqual([0, 0]);
    await service()
      .from('property_tours')
      .update({ updated_at: new Date().toISOString() })
      .eq('listing_id', id)
      .throwOnError();
    expect(await times()).toEqual([0, 0]);
  });
});

it('lists the 24 newest tours', async () => {
  const listings = await Promise.all(Array.from({ length: 25 }, () => listingBy(seller.id)));
  const [tour] = await succeed(
    service().from('property_tours').select('scenes').eq('listing_id', id),
  );
  const rows = listings.map((listing_id, place) => ({
    listing_id,
    scenes: tour?.scenes ?? [],
    is_published: true,
    updated_at: new Date(Date.now() + 60_000 * (place + 1)).toISOString(),
  }));
  await service().from('property_tours').insert(rows).throwOnError();
  const shown = (await succeed(anonymous().rpc('list_property_tours'))) as {
    listing_id: string;
  }[];
  expect(shown.map(({ listing_id }) => listing_id)).toEqual(listings.slice(1).toReversed());
  await service().from('property_tours').delete().in('listing_id', listings).throwOnError();
});
