import { beforeAll, describe, expect, it } from 'vitest';
import { LISTED_COLUMNS } from '../../shared/listings/columns.ts';
import { type Client, listingBy, type Person, person, succeed } from '../security/world.ts';
import { anonymous, newUser, service } from '../support/backend.ts';

/** A unique term for this file's rows, without digits, since searches treat those separately. */
const word = `q${crypto.randomUUID().slice(0, 8)}`.replace(
  /\d/g,
  (digit) => 'ghijklmnop'[+digit] ?? '',
);

interface Found {
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
}

const find = async (client: Client): Promise<Found> =>
  (await succeed(client.rpc('find_listings', { search: word, page_size: 100 }) as never)) as Found;

/** What the hubs and the deals page read, by viewer. */
const viewers: Record<string, () => Client> = {
  'a visitor': anonymous,
  'an investor': () => investor.client,
};

const ids: Record<string, string> = {};
let investor: Person;
let brokerId: string;

beforeAll(async () => {
  investor = await person('investor');
  brokerId = (await newUser({ userMetadata: { user_type: 'broker', full_name: `Broker ${word}` } }))
    .id;
  const states = {
    live: {},
    confidential: { is_confidential: true, property_name: `Project ${word}` },
    pending: { approval_status: 'pending' },
    rejected: { approval_status: 'rejected' },
    withdrawn: { status: 'withdrawn' },
    sold: { status: 'sold' },
    unlisted: { is_unlisted: true },
  } as const;
  for (const [name, changes] of Object.entries(states)) {
    ids[name] = await listingBy(brokerId, { property_name: `${name} ${word}`, ...changes });
  }
});

describe.each(Object.keys(viewers))('inventory for %s', (viewer) => {
  const client = () => viewers[viewer]?.() ?? anonymous();

  it('includes only published listings', async () => {
    const { rows } = await find(client());
    expect(rows.map(({ id }) => id).toSorted()).toEqual([ids.live, ids.confidential].toSorted());
  });

  it('shows a confidential listing by its cover name, without broker or street', async () => {
    const { rows } = await find(client());
    const row = rows.find(({ id }) => id === ids.confidential);
    expect(row).toMatchObject({ property_name: `Project ${word}`, is_confidential: true });
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      [...LISTED_COLUMNS, 'listing_images'].toSorted(),
    );
    expect(JSON.stringify(row)).not.toContain('Broker');
  });

  it('counts only what it shows', async () => {
    const figures = await succeed(client().rpc('listing_figures', { search: word }) as never);
    expect(figures).toMatchObject({ count: 2 });
  });
});

it('lists brokers by open listings, not by confidential ones', async () => {
  const { rows } = (await succeed(
    anonymous().rpc('find_agents', { name: word }) as never,
  )) as Found;
  expect(rows).toMatchObject([{ listings: 1 }]);
});

it('shows only verified vendors', async () => {
  const vendor = { user_id: null, category: 'legal', states: ['OH'] };
  await succeed(
    service()
      .from('vendors')
      .insert([
        { ...vendor, company_name: `${word} open`, verification_status: 'verified' },
        { ...vendor, company_name: `${word} waiting`, verification_status: 'pending' },
      ])
      .select('id'),
  );
  const { rows } = (await succeed(
    anonymous().rpc('find_vendors', { search: word }) as never,
  )) as Found;
  expect(rows.map(({ company_name: name }) => name)).toEqual([`${word} open`]);
});
