import { expect, test } from 'vitest';
import { anonymous, newUser, service } from '../support/backend.ts';

const succeed = async <T>(
  call: PromiseLike<{ data: T; error: unknown }>,
): Promise<NonNullable<T>> => {
  const { data, error } = await call;
  expect(error).toBeNull();
  return data as NonNullable<T>;
};

const statistics = () => succeed(anonymous().rpc('hero_statistics'));
const summary = () => succeed(anonymous().rpc('rating_summary'));
const suggestions = (partial_term: string) =>
  succeed(anonymous().rpc('get_search_suggestions', { partial_term }));

/** A unique term. */
const createUniqueWord = () => `Qx${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`;

async function brokerage(brokerage_name: string) {
  const { id } = await newUser({ userMetadata: { brokerage_name, user_type: 'broker' } });
  const license = { user_id: id, state: 'MN', number: 'MN-1' };
  await succeed(service().from('professional_licenses').insert(license).select());
  const list = (changes: Record<string, unknown> = {}) =>
    succeed(
      service()
        .from('listings')
        .insert({
          broker_id: id,
          property_name: 'Elm Terrace',
          city: 'Duluth',
          state: 'MN',
          property_type: 'assisted-living',
          price: 5_000_000,
          approval_status: 'approved',
          ...changes,
        } as never)
        .select('id')
        .single(),
    );
  return { id, list };
}

const change = (id: string, changes: Record<string, unknown>) =>
  succeed(
    service()
      .from('listings')
      .update(changes as never)
      .eq('id', id)
      .select('id')
      .single(),
  );

test('counts live listings on the front page as they are added, changed and removed', async () => {
  const { list } = await brokerage('Updated Homes');
  const before = await statistics();
  const more = async () => {
    const now = await statistics();
    const by = (key: string) => Reflect.get(Object(now), key) - Reflect.get(Object(before), key);
    return { listings: by('listings'), recent: by('recent'), value: by('value') };
  };
  const { id } = await list();
  await list({ approval_status: 'pending' });
  await list({ status: 'sold' });
  const old = await list({ created_at: '2024-03-01T00:00:00Z', price: null });
  expect(await more()).toEqual({ listings: 2, recent: 1, value: 5_000_000 });
  await change(id, { price: 6_000_000, status: 'under_contract' });
  expect(await more()).toEqual({ listings: 2, recent: 1, value: 6_000_000 });
  await change(id, { status: 'withdrawn' });
  await succeed(service().from('listings').delete().eq('id', old.id).select('id').single());
  expect(await more()).toEqual({ listings: 0, recent: 0, value: 0 });
});

test('matches the start of any word in a place, a community or a brokerage', async () => {
  const name = createUniqueWord();
  const { list } = await brokerage(`${name} & Partners`);
  await list({ property_name: `The ${name} House` });
  await list({ property_name: `The ${name} House` });
  await list({ city: `Saint ${name}` });
  const found = await suggestions(name.slice(0, 8).toUpperCase());
  expect(found).toEqual([
    { suggestion: `${name} & Partners`, suggestion_type: 'broker', frequency: 3 },
    { suggestion: `The ${name} House`, suggestion_type: 'property', frequency: 2 },
    { suggestion: `Saint ${name}, MN`, suggestion_type: 'location', frequency: 1 },
  ]);
  expect(await suggestions(`the  ${name}-hou`)).toHaveLength(1);
});

test('suggests only live listings, and none that were removed', async () => {
  const name = createUniqueWord();
  const { list } = await brokerage('Quiet Homes');
  const { id } = await list({ property_name: name, approval_status: 'pending' });
  expect(await suggestions(name)).toEqual([]);
  await change(id, { approval_status: 'approved' });
  expect(await suggestions(name)).toHaveLength(1);
  await change(id, { property_name: createUniqueWord() });
  expect(await suggestions(name)).toEqual([]);
});

test('suggests nothing for one character, punctuation or wildcards', async () => {
  for (const term of ['a', ' ', '%%', '__', '..', "';--"]) {
    expect(await suggestions(term)).toEqual([]);
  }
});

test('returns at most twenty suggestions whatever the limit', async () => {
  const name = createUniqueWord();
  const { list } = await brokerage('Many Homes');
  for (let number = 0; number < 22; number += 1) await list({ property_name: `${name} ${number}` });
  expect(await suggestions(name)).toHaveLength(8);
  const all = { partial_term: name, suggestion_limit: 1000 };
  expect(await succeed(anonymous().rpc('get_search_suggestions', all))).toHaveLength(20);
});

test('lets a member rate once and change it, and updates the summary', async () => {
  const { client, id: user_id } = await newUser();
  const stars = async () => (await summary()) as { count: number; stars: Record<string, number> };
  const before = await stars();
  const own = () =>
    client.from('platform_ratings').select().match({ user_id, category: 'general' });
  expect((await own().single()).error?.code).toBe('PGRST116');

  const rating = { user_id, rating: 2, review: '  Slow on my phone.  ', category: 'general' };
  expect((await client.from('platform_ratings').insert(rating)).error).toBeNull();
  expect((await client.from('platform_ratings').insert(rating)).error?.code).toBe('23505');
  const { id } = await succeed(own().single());

  const better = { rating: 5, review: '', updated_at: new Date().toISOString() };
  const changed = client.from('platform_ratings').update(better).eq('id', id).select().single();
  expect(await succeed(changed)).toMatchObject({ rating: 5, review: null });
  const after = await stars();
  expect(after.count).toBe(before.count + 1);
  expect(after.stars['5']).toBe((before.stars['5'] ?? 0) + 1);
  expect(after.stars['2']).toBe(before.stars['2'] ?? 0);
});

test('shows the three newest reviews in the summary without names or ids', async () => {
  for (const review of ['first', 'second', 'third', 'fourth']) {
    const { id: user_id } = await newUser();
    await succeed(
      service()
        .from('platform_ratings')
        .insert({ user_id, rating: 4, review })
        .select('id')
        .single(),
    );
  }
  const { recent } = (await summary()) as { recent: Record<string, unknown>[] };
  expect(recent.map(({ review }) => review)).toEqual(['fourth', 'third', 'second']);
  expect(Object.keys(recent[0] ?? {}).sort()).toEqual(['created_at', 'id', 'rating', 'review']);
});

test.each([
  ['six stars', { rating: 6 }],
  ['no star', { rating: 0 }],
  ['a review of 501 characters', { rating: 3, review: 'x'.repeat(501) }],
  ['another category', { rating: 3, category: 'brokers' }],
])('rejects a rating with %s', async (_what, rating) => {
  const { client, id: user_id } = await newUser();
  const { error } = await client.from('platform_ratings').insert({ user_id, ...rating });
  expect(error?.code).toBe('23514');
});

test("returns a listing's photos in order and deletes them with it", async () => {
  const { list } = await brokerage('Pictured Homes');
  const { id } = await list();
  const picture = (image_order: number) => ({
    listing_id: id,
    image_order,
    image_url: `/facades/elm-terrace-${image_order}.webp`,
    alt_text: 'A brick house with a porch',
  });
  await succeed(
    service()
      .from('listing_images')
      .insert([picture(1), picture(0)])
      .select('id'),
  );
  const seen = anonymous()
    .from('listings')
    .select('id, listing_images(image_url, alt_text)')
    .eq('id', id)
    .order('image_order', { referencedTable: 'listing_images' })
    .single();
  const pictures = (await succeed(seen)).listing_images;
  expect(pictures.map(({ image_url }) => image_url)).toEqual([
    '/facades/elm-terrace-0.webp',
    '/facades/elm-terrace-1.webp',
  ]);
  await change(id, { status: 'withdrawn' });
  const remaining = await anonymous().from('listing_images').select('id').eq('listing_id', id);
  expect(remaining.data).toEqual([]);
});

test.each([
  'https://elsewhere.example/seen.png',
  '//elsewhere.example/seen.png',
  '/facades/../../auth/v1/user',
  '/auth/v1/logout',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
])('rejects a photo at %s', async (image_url) => {
  const { list } = await brokerage('Careful Homes');
  const { id: listing_id } = await list();
  const { error } = await service().from('listing_images').insert({ listing_id, image_url });
  expect(error?.code).toBe('23514');
});

test('counts a layout under test for everyone, and no other', async () => {
  const visitor = anonymous();
  const seen = { test: 'homepage_layout', variant: 'simplified', event: 'page_view' };
  const times = async (): Promise<number> => {
    const rows = await succeed(service().from('conversions').select('times').match(seen));
    return rows.reduce((sum, row) => sum + row.times, 0);
  };
  const before = await times();
  expect(await succeed(visitor.rpc('count_conversion', seen))).toBe(true);
  expect(await times()).toBe(before + 1);
  const unknown = await visitor.rpc('count_conversion', { ...seen, variant: 'mine' });
  expect(unknown).toMatchObject({ data: false, error: null });
  expect(await times()).toBe(before + 1);
});
