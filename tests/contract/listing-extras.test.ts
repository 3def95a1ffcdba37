import { expect, test } from 'vitest';
import { brokerOf, listingBy, person, subscriber, succeed } from '../security/world.ts';
import { anonymous, type Client, service } from '../support/backend.ts';

const viewsOf = async (id: string) =>
  (await succeed(service().from('listings').select('views').eq('id', id).single())).views;
const look = (listing_id: string, session?: string, client: Client = anonymous()) =>
  succeed(client.rpc('view_listing', { listing_id, ...(session !== undefined && { session }) }));

test('counts a listing view once per session and never its own broker’s', async () => {
  const broker = await person('broker');
  const id = await listingBy(broker.id);
  const session = crypto.randomUUID();
  const results = [
    await look(id, session),
    await look(id, session),
    await look(id, crypto.randomUUID()),
    await look(id),
    await look(id, session, broker.client),
    await look(id, undefined, (await person('buyer')).client),
  ];
  expect(results).toEqual([true, false, true, false, false, true]);
  expect(await viewsOf(id)).toBe(3);
});

test("doesn't change a listing's date with a view, or count views of unpublished ones", async () => {
  const { id: broker } = await person('broker');
  const id = await listingBy(broker);
  const changed = () =>
    succeed(service().from('listings').select('updated_at, approval_status').eq('id', id).single());
  const before = await changed();
  expect(await look(id, crypto.randomUUID())).toBe(true);
  expect(await changed()).toEqual(before);
  const hidden = await listingBy(broker, { approval_status: 'pending' });
  expect(await look(hidden, crypto.randomUUID())).toBe(false);
  expect(await viewsOf(hidden)).toBe(0);
});

test("doesn't let one address raise views with new sessions", async () => {
  const id = await listingBy((await person('broker')).id);
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => look(id, crypto.randomUUID())));
  }
  expect(await viewsOf(id)).toBe(50);
});

test("includes a broker's address only for permitted users", async () => {
  const broker = await person('broker');
  const id = await listingBy(broker.id);
  const buyer = await subscriber('professional');
  const emailFor = async (client: Client) => {
    const row = client.from('listings').select('id, broker_name, broker_email').eq('id', id);
    return (await succeed(row.single())).broker_email;
  };
  expect([await emailFor(anonymous()), await emailFor(buyer.client)]).toEqual([null, null]);
  const guessed = anonymous().from('listings').select('id').like('broker_email', '%');
  expect(await succeed(guessed)).toEqual([]);
  await succeed(buyer.client.rpc('contact_broker', { listing_id: id, message: 'May we talk?' }));
  expect(await emailFor(buyer.client)).toContain('@');
  expect(await emailFor(broker.client)).toBe(await emailFor(buyer.client));
});

test('counts a broker once a month across listings, and under a pseudonym if confidential', async () => {
  const broker = await person('broker');
  const open = [await listingBy(broker.id), await listingBy(broker.id), await listingBy(broker.id)];
  const covered = await listingBy(broker.id, { is_confidential: true });
  const buyer = await subscriber('buyer-starter');
  const left = async (listing_id: string) => {
    const contactRequest = buyer.client.rpc('contact_broker', {
      listing_id,
      message: 'May we talk?',
    });
    return (await succeed(contactRequest)) as { allowance: { used: number; left: number } };
  };
  for (const id of open) expect(await left(id)).toMatchObject({ allowance: { used: 1, left: 4 } });
  expect(await left(covered)).toMatchObject({ allowance: { used: 2, left: 3 } });
  const rows = await succeed(buyer.client.from('broker_contacts').select('broker_id'));
  expect(new Set(rows.map(({ broker_id }) => broker_id))).toEqual(
    new Set([await brokerOf(broker.id), covered]),
  );
  for (let more = 0; more < 3; more += 1) await left(await listingBy((await person('broker')).id));
  expect(await left(await listingBy(broker.id))).toMatchObject({ allowance: { left: 0 } });
  const another = await listingBy((await person('broker')).id);
  const rejectedRequest = buyer.client.rpc('contact_broker', {
    listing_id: another,
    message: 'Hello?',
  });
  expect((await rejectedRequest).error?.code).toBe('HXCON');
});

test('shows photos given as a list by a program like all others', async () => {
  const { id: broker } = await person('broker');
  const images = ['/facades/front.svg', '/facades/garden.svg', '/facades/front.svg'];
  const id = await listingBy(broker, { images });
  const shown = async () => {
    const rows = anonymous().from('listing_images').select('image_url').eq('listing_id', id);
    return (await succeed(rows.order('image_order'))).map(({ image_url }) => image_url);
  };
  expect(await shown()).toEqual(['/facades/front.svg', '/facades/garden.svg']);
  const change = (list: string[]) =>
    service().from('listings').update({ images: list }).eq('id', id).select('id');
  await succeed(change(['/facades/garden.svg', '/facades/hall.svg']));
  expect(await shown()).toEqual(['/facades/garden.svg', '/facades/hall.svg']);
  for (const foreign of [
    'https://elsewhere.example/tracking.gif',
    '//elsewhere.example/a.gif',
    '/facades/../admin',
    `/storage/v1/object/public/listing-images/${broker}/front.webp`,
  ]) {
    expect((await change([foreign])).error?.code).toBe('23514');
  }
  const own = `/storage/v1/object/public/listing-images/${id}/front.webp`;
  await succeed(change([own]));
  expect(await shown()).toEqual([own]);
});

test("doesn't report a missing license to sellers in states without licensing", async () => {
  const broker = await person('broker');
  const [licensed, free] = await Promise.all(
    ['assisted-living', 'active-adult'].map((property_type) =>
      listingBy(broker.id, { property_type }),
    ),
  );
  const listingNumbers = await succeed(broker.client.rpc('my_listing_numbers'));
  const { listings } = listingNumbers as { listings: { id: string; gaps: string[] }[] };
  const asksFor = (id: string | undefined) =>
    listings.find((one) => one.id === id)?.gaps.includes('license');
  expect([asksFor(licensed), asksFor(free)]).toEqual([true, false]);
});
