import { NOBODY, type Person, succeed, type World } from '../world.ts';
import { ownListing } from './listings.ts';
import { exists, type Probe, type Probes } from './probe.ts';

export function listingImages({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('listing_images');
  /** A picture of that person's listing; the order keeps several apart. */
  const pictured = async (brokerId: string, image_order = 0): Promise<string> => {
    const listing_id = await ownListing(brokerId);
    if (listing_id === NOBODY) return NOBODY;
    const picture = { listing_id, image_order, image_url: '/facades/maple-court.webp' };
    const onConflict = 'listing_id,image_order';
    return (await succeed(rows.upsert(picture, { onConflict }).select('id').single())).id;
  };
  const read = (brokerId: string): Probe => ({
    act: async (client) =>
      client
        .from('listing_images')
        .select()
        .eq('id', await pictured(brokerId)),
  });
  const edit = (brokerId: string): Probe => {
    const caption = `Seen ${crypto.randomUUID()}`;
    return {
      act: async (client) =>
        client
          .from('listing_images')
          .update({ caption })
          .eq('id', await pictured(brokerId)),
      happened: () => exists(rows.select('id').match({ caption })),
    };
  };
  const stolen = { image_order: 10, caption: `Stolen ${crypto.randomUUID()}` };
  let doomed: string;
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        const { image_order } = stolen;
        const listing_id = await ownListing(bystander.id);
        await succeed(rows.delete().match({ listing_id, image_order }));
      },
      act: async (client) =>
        client.from('listing_images').insert({
          ...stolen,
          listing_id: await ownListing(bystander.id),
          image_url: '/facades/maple-court.webp',
        }),
      happened: () => exists(rows.select('id').match({ caption: stolen.caption })),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: async () => {
        doomed = await pictured(victim.id, 59);
      },
      act: (client) => client.from('listing_images').delete().eq('id', doomed),
      happened: async () => !(await exists(rows.select('id').eq('id', doomed))),
    },
  };
}

export function platformRatings({ service, victim, bystander }: World, mine: Person): Probes {
  const rows = service.from('platform_ratings');
  const rated = async (user_id: string): Promise<string> => {
    if (user_id === NOBODY) return NOBODY;
    const rating = { user_id, rating: 4, review: 'Does what it says.' };
    const onConflict = 'user_id,category';
    return (await succeed(rows.upsert(rating, { onConflict }).select('id').single())).id;
  };
  const read = (userId: string): Probe => ({
    act: async (client) =>
      client
        .from('platform_ratings')
        .select('id, rating, review')
        .eq('id', await rated(userId)),
  });
  const edit = (userId: string): Probe => {
    const review = `Said ${crypto.randomUUID()}`;
    return {
      act: async (client) =>
        client
          .from('platform_ratings')
          .update({ review })
          .eq('id', await rated(userId)),
      happened: () => exists(rows.select('id').match({ review })),
    };
  };
  return {
    'select own': read(mine.id),
    'select others': read(victim.id),
    // In somebody else's name.
    insert: {
      arrange: async () => {
        await succeed(service.from('profiles').upsert({ id: bystander.id }));
        await succeed(rows.delete().eq('user_id', bystander.id));
      },
      act: (client) => client.from('platform_ratings').insert({ user_id: bystander.id, rating: 5 }),
      happened: () => exists(rows.select('id').eq('user_id', bystander.id)),
    },
    'update own': edit(mine.id),
    'update others': edit(victim.id),
    delete: {
      arrange: () => rated(victim.id),
      act: (client) => client.from('platform_ratings').delete().eq('user_id', victim.id),
      happened: async () => !(await exists(rows.select('id').eq('user_id', victim.id))),
    },
  };
}
