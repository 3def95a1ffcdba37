import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy, person, subscriber, succeed } from '../world.ts';

/** A unique word. */
const uniqueWord = `Qv${crypto.randomUUID().slice(0, 8)}`;

/** Two towns in one county, an hour apart; only the server knows where the listing is. */
const NEAR = 'Riverside';
const FAR = 'Blythe';

let near: string;
let far: string;

beforeAll(async () => {
  const cover = { state: 'CA', is_confidential: true, total_beds: 80, price: 12_345_678 };
  const one = await person('broker');
  const other = await person('broker');
  near = await listingBy(one.id, { ...cover, property_name: `${uniqueWord} Pine`, city: NEAR });
  far = await listingBy(other.id, { ...cover, property_name: `${uniqueWord} Oak`, city: FAR });
});

type SearchParams = { facets?: string[]; search?: string; sort?: string };

async function found(args: SearchParams): Promise<string[]> {
  const { data } = await anonymous().rpc('find_listings', args).throwOnError();
  return (data as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id).toSorted();
}

const both = () => [near, far].toSorted();
const findByFacets = (...facets: string[]) => found({ facets, search: uniqueWord });

describe("a confidential listing's location", () => {
  it('is its county in every readable column', async () => {
    const rows = await succeed(
      anonymous().from('listings').select('*, listing_images(*)').in('id', [near, far]),
    );
    expect(rows.map(({ city, location, county }) => ({ city, location, county }))).toEqual(
      Array(2).fill({
        city: 'Riverside County',
        location: 'Riverside County, CA',
        county: 'Riverside County',
      }),
    );
    expect(rows[0]?.spot).toEqual(rows[1]?.spot);
    expect(JSON.stringify(rows)).not.toContain(FAR);
  });

  it('is never more precise than the town of a public listing', async () => {
    const lister = await person('broker');
    const first = await listingBy(lister.id, { is_confidential: false });
    const second = await listingBy(lister.id, { is_confidential: false });
    await succeed(
      service()
        .from('listing_addresses')
        .update({ latitude: 46.9, longitude: -92.3 })
        .eq('listing_id', second)
        .select('listing_id'),
    );
    const rows = await succeed(
      anonymous().from('listings').select('spot').in('id', [first, second]),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.spot).toEqual(rows[1]?.spot);
    expect(String(rows[0]?.spot)).not.toContain('46.7867');
  });

  it("can't be found by a small radius or the edge of an area", async () => {
    for (const miles of [1, 5, 20, 60, 120, 400]) {
      for (const centre of [
        'CA/Riverside',
        'CA/Blythe',
        'CA/Indio',
        '33.61,-114.6',
        '33.95,-117.4',
      ]) {
        const met = await findByFacets(`near:${centre},${miles}`);
        expect([[], both()]).toContainEqual(met);
      }
    }
    for (let edge = -118; edge < -114; edge += 0.5) {
      const met = await findByFacets(`area:33,-119 35,-119 35,${edge} 33,${edge}`);
      expect([[], both()]).toContainEqual(met);
    }
    expect(await findByFacets('near:CA/Blythe,30')).toEqual([]);
  });

  it('is in the sitemap by an opaque ID, without a change date', async () => {
    const prefix = near.slice(0, 2);
    const { data } = await anonymous()
      .rpc('sitemap_part', { kind: 'property', prefix })
      .throwOnError();
    const entries = data as [string, string | null][];
    expect(entries.find(([id]) => id === near)).toEqual([near, null]);
    expect(entries.map(([id]) => id)).toEqual(entries.map(([id]) => id).toSorted());
    for (const kind of ['profiles', 'broker_accounts', 'listings', '']) {
      expect((await anonymous().rpc('sitemap_part', { kind }).throwOnError()).data).toEqual([]);
    }
    for (const odd of ["' or true", 'zz', '000', '%']) {
      const result = await anonymous().rpc('sitemap_part', { kind: 'property', prefix: odd });
      expect(result.data).toEqual([]);
    }
  });

  it("can't be found by town, as a filter, word, suggestion or count", async () => {
    expect(await findByFacets(`city:CA/${FAR}`)).toEqual([]);
    expect(await findByFacets('county:CA/Riverside County')).toEqual(both());
    expect(await found({ search: `${uniqueWord} ${FAR}` })).toEqual([]);
    const { data } = await anonymous()
      .rpc('listing_figures', { facets: ['state:CA'], search: uniqueWord })
      .throwOnError();
    expect(data).toMatchObject({
      facets: { county: { 'CA/Riverside County': 2 }, city: {} },
    });
    const suggested = await succeed(
      anonymous().rpc('get_search_suggestions', { partial_term: `${FAR}, CA` }),
    );
    expect(suggested).toEqual([]);
  });

  it('is on the map at the center of its county, together with all others there', async () => {
    const { data } = await anonymous()
      .rpc('map_listings', { facets: [], search: uniqueWord })
      .throwOnError();
    const { spots } = data as { spots: unknown[][] };
    expect(spots).toHaveLength(1);
    expect(spots[0]?.slice(2)).toEqual([2, 'county:CA/Riverside County']);
  });

  it('is stored where no role can read it', async () => {
    const { client } = await subscriber('enterprise');
    for (const requester of [anonymous(), client, service()]) {
      const { error } = await (requester as ReturnType<typeof service>)
        .from('covered_towns' as never)
        .select();
      expect(error).not.toBeNull();
    }
  });

  it('returns when the listing is opened, and is hidden again when it is confidential', async () => {
    const { id: brokerId } = await person('broker');
    const listing = await listingBy(brokerId, {
      state: 'CA',
      city: FAR,
      is_confidential: true,
      property_name: `${crypto.randomUUID()} Elm`,
    });
    const updateLocation = async (changes: Record<string, unknown>) =>
      (
        await succeed(
          service()
            .from('listings')
            .update(changes as never)
            .eq('id', listing)
            .select('location, county')
            .single(),
        )
      ).location;
    expect(await updateLocation({ is_confidential: false })).toBe(`${FAR}, CA`);
    expect(await updateLocation({ is_confidential: true })).toBe('Riverside County, CA');
    expect(await updateLocation({ city: 'Indio' })).toBe('Riverside County, CA');
    expect(await updateLocation({ is_confidential: false })).toBe('Indio, CA');
    expect(await updateLocation({ is_confidential: true, city: 'Nowhere That Is Known' })).toBe(
      'Undisclosed, CA',
    );
    expect(await updateLocation({ city: FAR })).toBe('Riverside County, CA');
  });
});

describe('search filters', () => {
  it('accept only publicly readable columns', async () => {
    const [{ definition } = { definition: '' }] = await queryDatabase(
      `select pg_get_viewdef('private.live_listings'::regclass) as definition`,
    );
    expect(String(definition)).toMatch(/FROM (public\.)?listings\s+WHERE/);
    expect(String(definition)).not.toMatch(/JOIN|covered_towns|listing_addresses|listing_details/);
    const { data } = await anonymous().from('listings').select().limit(1).throwOnError();
    expect(Object.keys(data[0] ?? {})).toEqual(
      expect.arrayContaining(['county', 'spot', 'payors']),
    );
  });

  it('reveal nothing about a price shown on request', async () => {
    const { id: brokerId } = await person('broker');
    const name = `Qp${crypto.randomUUID().slice(0, 8)}`;
    await listingBy(brokerId, { property_name: name, is_confidential: true, price: null });
    for (const facet of [
      'price:0-5000000',
      'price:0-',
      'price:-100000000000',
      'price:1-99999999999',
    ]) {
      expect(await found({ facets: [facet], search: name })).toEqual([]);
    }
    expect(await found({ search: name })).toHaveLength(1);
  });

  it.each([
    'near:CA/Nowhere At All,50',
    'near:ca/Dublin,50',
    'near:33,-117,9999',
    `near:33,-117,5) or true --`,
    'area:33,-117 34,-118',
    `area:33,-117'::point 34,-118 35,-119`,
    `near:CA/Dublin') or true --,5`,
  ])('match nothing for %s, which is not a place', async (facet) => {
    expect(await findByFacets(facet)).toEqual([]);
  });
});

describe('listing details', () => {
  it('are readable by its broker and with a plan, and for a confidential one after first contact', async () => {
    const broker = await person('broker');
    const buyer = await subscriber('professional');
    const open = await listingBy(broker.id, { city: 'Duluth' });
    const covered = await listingBy(broker.id, { is_confidential: true, city: 'Duluth' });
    await succeed(
      service()
        .from('listing_details')
        .insert(
          [open, covered].map((listing_id) => ({
            listing_id,
            payor_mix: [{ payor: 'Private pay', share: 100 }],
          })),
        )
        .select('listing_id'),
    );
    const readBy = async (client: typeof buyer.client) =>
      (await succeed(client.from('listing_details').select().in('listing_id', [open, covered])))
        .length;
    expect(await readBy(broker.client)).toBe(2);
    expect(await readBy((await person('buyer')).client)).toBe(0);
    expect(await readBy(buyer.client)).toBe(1);
    await succeed(
      buyer.client.rpc('contact_broker', { listing_id: covered, message: 'May we talk?' }),
    );
    expect(await readBy(buyer.client)).toBe(2);
  });
});
