import { beforeAll, expect, it } from 'vitest';
import type { Json } from '#shared/database.types.ts';
import { service } from '../../support/backend.ts';
import { type Reader, Room, reader, signRoomNda } from '../room.ts';
import { listingBy, subscriber, succeed } from '../world.ts';

let room: Room;
let signed: Reader;
let unsigned: Reader;
let listing: string;

beforeAll(async () => {
  room = await Room.begin('Maple Court');
  [signed, unsigned] = [await reader(), await reader()];
  const group = await room.group('Aster Partners');
  for (const who of [signed, unsigned]) await room.member(group, who);
  await signRoomNda(signed, room);
  const seller = await subscriber('professional');
  listing = await listingBy(seller.id);
  const row = { listing_id: listing, image_url: '/facades/front.webp', image_order: 0 };
  const picture = await succeed(service().from('listing_images').insert(row).select('id').single());
  const scene = {
    id: 'front',
    image_id: picture.id,
    name: 'Front',
    kind: 'photo',
    heading: 0.5,
    width_feet: null,
    points: [],
  };
  await succeed(
    seller.client.rpc('save_property_tour', {
      listing_id: listing,
      scenes: [scene] as Json,
      is_published: true,
      was: 0,
    }),
  );
  const sale = { listing_id: listing };
  await succeed(service().from('transactions').update(sale).eq('id', room.saleId).select('id'));
});

async function tourSeenBy({ client }: Pick<Reader, 'client'>): Promise<unknown> {
  const view = await succeed(client.rpc('room_view', { p_transaction_id: room.id }));
  return (view as { readonly tour_listing_id?: unknown }).tour_listing_id;
}

it('shows the tour of the listing in a data room only after the agreement is signed', async () => {
  expect(await tourSeenBy(room.broker)).toBe(listing);
  expect(await tourSeenBy(signed)).toBe(listing);
  expect(await tourSeenBy(unsigned)).toBeNull();
});

it('hides the tour of a confidential, unpublished, or withdrawn listing from guests', async () => {
  const change = (values: object) =>
    service().from('listings').update(values).eq('id', listing).throwOnError();
  await change({ is_confidential: true });
  expect(await tourSeenBy(signed)).toBeNull();
  await change({ is_confidential: false, status: 'withdrawn' });
  expect(await tourSeenBy(signed)).toBeNull();
  await change({ status: 'active' });
  expect(await tourSeenBy(signed)).toBe(listing);
  const tour = service().from('property_tours').update({ is_published: false });
  await tour.eq('listing_id', listing).throwOnError();
  expect(await tourSeenBy(signed)).toBeNull();
});
