import { beforeAll, describe, expect, it } from 'vitest';
import { LISTING_CHOICES } from '../../shared/listings/listing-choices.ts';
import { queryDatabase } from '../security/sql.ts';
import { subscriber } from '../security/world.ts';
import { anonymous, newUser, service } from '../support/backend.ts';

interface SearchArgs {
  readonly facets?: string[];
  readonly search?: string;
  readonly sort?: string;
}

interface Figures {
  readonly count: number;
  readonly is_exact: boolean;
  readonly recent: number | null;
  readonly value: number | null;
  readonly cap_rate: number | null;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly read_as: Readonly<Record<string, string>>;
}

/** A unique term without similar ones. */
const uniqueName = `q${crypto.randomUUID().replaceAll('-', '').replaceAll(/[0-9]/g, 'w')}`.slice(
  0,
  20,
);

async function names(searchArgs: SearchArgs): Promise<string[]> {
  const args = { ...searchArgs, search: `${uniqueName} ${searchArgs.search ?? ''}` };
  const { data } = await anonymous().rpc('find_listings', args).throwOnError();
  const { rows } = data as unknown as { rows: { property_name: string }[] };
  return rows.map(({ property_name: name }) => name.replace(`${uniqueName} `, ''));
}

async function figures(searchArgs: SearchArgs): Promise<Figures> {
  const args = { ...searchArgs, search: `${uniqueName} ${searchArgs.search ?? ''}` };
  const { data } = await anonymous().rpc('listing_figures', args).throwOnError();
  return data as unknown as Figures;
}

const listed = [
  { name: 'Alder', state: 'TX', price: 15_000_000, beds: 100, cap: 7.5, occupancy: 88, days: 3 },
  { name: 'Birchwood', state: 'TX', price: 9_000_000, beds: 60, cap: 8.25, occupancy: 92, days: 4 },
  { name: 'Cedar', state: 'FL', price: 4_000_000, beds: 40, cap: 6, occupancy: 79.5, days: 90 },
  { name: 'Dogwood', state: 'NY', price: null, beds: null, cap: null, occupancy: null, days: 1 },
] as const;

beforeAll(async () => {
  const broker = await newUser({ userMetadata: { user_type: 'broker' } });
  await service()
    .from('listings')
    .insert(
      listed.map(({ name, state, price, beds, cap, occupancy, days }) => ({
        broker_id: broker.id,
        property_name: `${uniqueName} ${name}`,
        city: 'Lakeview',
        state,
        property_type: state === 'FL' ? 'memory-care' : 'assisted-living',
        price,
        total_beds: beds,
        cap_rate: cap,
        occupancy_rate: occupancy,
        approval_status: 'approved',
        created_at: new Date(Date.now() - days * 86_400_000).toISOString(),
      })) as never,
    )
    .throwOnError();
});

describe('listing search', () => {
  it.each([
    ['texas', ['Alder', 'Birchwood']],
    ['New York', ['Dogwood']],
    ['memory care', ['Cedar']],
    ['TX', ['Alder', 'Birchwood']],
  ])('finds by the full name of a state and a type: %s', async (search, found) => {
    expect(await names({ search })).toEqual(found);
  });

  it.each([
    ['texs', 'texas', ['Alder', 'Birchwood']],
    ['flordia', 'florida', ['Cedar']],
    ['memmory', 'memory', ['Cedar']],
  ])('corrects %s to %s and says so', async (search, read, found) => {
    expect(await names({ search })).toEqual(found);
    expect(await figures({ search })).toMatchObject({
      count: found.length,
      read_as: { [search]: read },
    });
  });

  it('keeps a term that matches a name, and one that resembles nothing', async () => {
    expect((await figures({ search: 'birchwood' })).read_as).toEqual({});
    expect((await figures({ search: 'xyzzyq' })).read_as).toEqual({});
    expect(await names({ search: 'xyzzyq' })).toEqual([]);
  });

  it.each([
    [['price:-15000000'], ['Alder', 'Birchwood', 'Cedar']],
    [['price:9000000-15000000'], ['Alder', 'Birchwood']],
    [['price:15000001-'], []],
    [['beds:60-100'], ['Alder', 'Birchwood']],
    [['beds:-60'], ['Birchwood', 'Cedar']],
    [['occupancy:-80'], ['Cedar']],
    [['occupancy:87.5-'], ['Alder', 'Birchwood']],
    [['cap:7.5-9'], ['Alder', 'Birchwood']],
    [['cap:-7'], ['Cedar']],
    [['each:-120000'], ['Cedar']],
    [['each:100000-150000'], ['Alder', 'Birchwood', 'Cedar']],
    [['price:5000000-10000000'], ['Birchwood']],
    [['each:100000-149999'], ['Cedar']],
    [
      ['state:TX,FL', 'price:-9000000'],
      ['Birchwood', 'Cedar'],
    ],
    [['state:TX,FL', 'type:memory-care,ccrc'], ['Cedar']],
    [['cap:9-7'], []],
    [['cap:a-b'], []],
  ])('filters to %s', async (facets, found) => {
    expect((await names({ facets })).sort()).toEqual(found);
    for (const sort of ['price-low', 'price-high', 'cap'] as const)
      expect((await names({ facets, sort })).sort()).toEqual(found);
    expect(await figures({ facets })).toMatchObject({ count: found.length, is_exact: true });
  });

  it('returns statistics that follow its filters', async () => {
    expect(await figures({})).toMatchObject({
      count: 4,
      recent: 3,
      value: 28_000_000,
      cap_rate: 7.5,
    });
    expect(await figures({ facets: ['state:TX'] })).toMatchObject({
      count: 2,
      recent: 2,
      value: 24_000_000,
      cap_rate: 7.88,
    });
    expect(await figures({ facets: ['state:WY'] })).toMatchObject({
      count: 0,
      value: 0,
      cap_rate: null,
    });
  });

  it('returns for each option the count if it were selected instead', async () => {
    const { facets } = await figures({ facets: ['state:TX', 'price:-10000000'] });
    expect(facets).toMatchObject({
      state: { TX: 1, FL: 1 },
      type: { 'assisted-living': 1 },
      price: { '5000000-10000000': 1, '10000000-25000000': 1 },
      each: { '150000-200000': 1 },
      beds: { '25': 1, '50': 1 },
      occupancy: { '80': 1, '90': 1 },
      cap: { '6': 1, '8': 1 },
    });
    expect(facets.type).not.toHaveProperty('memory-care');
  });

  it('rejects too many filters', async () => {
    const { error, status } = await anonymous().rpc('find_listings', {
      facets: Array.from({ length: 65 }, (_, n) => `beds:${n}-`),
    });
    expect([status, error?.code]).toEqual([400, '22023']);
  });

  it('limits the number of places to what a screen sends, and rejects repeated filters', async () => {
    const spots = Array.from({ length: 49 }, (_, n) => `near:32.8,-9${n % 10}.${n},50`);
    const areas = Array.from({ length: 3 }, (_, n) => `area:2${n},-96 31,-96 31,-95`);
    const beds = Array.from({ length: 3 }, (_, n) => `beds:${n}-`);
    for (const facets of [[...spots, 'state:TX', 'care:memory-care'], areas, beds]) {
      const visitor = anonymous();
      for (const name of ['find_listings', 'listing_figures', 'map_listings'] as const) {
        const { error, status } = await visitor.rpc(name, { facets });
        expect({ name, status, code: error?.code }).toEqual({ name, status: 400, code: '22023' });
      }
    }
    const { client } = await subscriber('professional');
    const saved = await client.from('saved_searches').insert({ name: 'Far', facets: areas });
    expect(saved.error?.code).toBe('22023');
    const both = ['near:TX/Dallas,50', 'area:29,-96 31,-96 31,-95 29,-95'];
    expect(await names({ facets: both })).toEqual([]);
  });

  it('drops search terms that no listing has any longer', async () => {
    const misspelt = `${uniqueName.slice(0, -2)}${uniqueName.at(-1)}${uniqueName.at(-2)}zz`;
    const readAs = async () => {
      const { data } = await anonymous()
        .rpc('listing_figures', { search: misspelt })
        .throwOnError();
      return (data as unknown as Figures).read_as;
    };
    expect(await readAs()).toEqual({ [misspelt]: uniqueName });
    await service()
      .from('listings')
      .delete()
      .like('property_name', `${uniqueName}%`)
      .throwOnError();
    expect(await readAs()).toEqual({});
  });
});

it('offers only filter ranges that the database knows', async () => {
  const [row] = await queryDatabase('select private.listing_bands() as bands');
  const bands = String(row?.bands);
  for (const name of ['price', 'each'] as const)
    for (const [value] of LISTING_CHOICES[name]) expect(bands).toContain(`${name}:${value}`);
});
