import { beforeAll, expect, test } from 'vitest';
import { demoFiles } from '../../backend/db/schema-files.ts';
import { facadeNames } from '../../build/facades/facades.ts';
import type { Database } from '../../shared/database.types.ts';
import { anonymous, type Client, needsThisMachine, service } from '../support/backend.ts';

type Listing = Omit<Database['public']['Tables']['listings']['Row'], 'broker_email'>;

/** Asking price a unit or bed in thousands, capitalization rate and margin that such a community has. */
const CREDIBLE: Readonly<Record<string, { each: Range; cap: Range; margin: Range }>> = {
  'active-adult': { each: [180, 320], cap: [5.5, 6.75], margin: [0.5, 0.62] },
  'independent-living': { each: [130, 350], cap: [6, 7.5], margin: [0.3, 0.4] },
  'assisted-living': { each: [90, 390], cap: [6.5, 8.5], margin: [0.2, 0.33] },
  portfolio: { each: [90, 390], cap: [6.5, 8.5], margin: [0.2, 0.33] },
  'memory-care': { each: [110, 300], cap: [7.5, 9.5], margin: [0.2, 0.3] },
  'skilled-nursing': { each: [50, 160], cap: [11, 13.5], margin: [0.1, 0.16] },
  ccrc: { each: [90, 250], cap: [8, 10], margin: [0.17, 0.25] },
  'board-and-care': { each: [60, 390], cap: [7, 10], margin: [0.18, 0.26] },
};
type Range = readonly [number, number];

const ofDemo = (client: Client) =>
  client
    .from('listings')
    .select()
    .gte('id', 'dec0de00-0000-4000-8000-000000000200')
    .lte('id', 'dec0de00-0000-4000-8000-000000000299');

let listings: Listing[];
beforeAll(async () => {
  needsThisMachine('the demo is never put on a hosted project');
  const { data } = await ofDemo(service());
  listings = data ?? [];
});

test('the demo sells sixty communities in ten states, nearly all of them live', async () => {
  expect(listings).toHaveLength(60);
  expect(new Set(listings.map(({ state }) => state)).size).toBe(10);
  const live = await ofDemo(anonymous());
  expect(live.data).toHaveLength(58);
});

test('no two of them are called or described alike', () => {
  for (const key of ['property_name', 'description'] as const) {
    expect(new Set(listings.map((one) => one[key])).size).toBe(60);
  }
});

test('the figures of each community agree with each other and with its kind', () => {
  const operating = listings.filter(({ occupancy_rate }) => occupancy_rate !== null);
  expect(operating).toHaveLength(58);
  for (const one of operating) {
    const { each, cap, margin } = CREDIBLE[one.property_type] ?? missing(one.property_type);
    const units = one.total_units ?? one.total_beds ?? 0;
    const price = one.price ?? 0;
    const capRate = one.cap_rate ?? 0;
    const revenue = ((units * (one.occupancy_rate ?? 0)) / 100) * (one.avg_monthly_rate ?? 0) * 12;
    within(one, 'price a unit', price / units / 1000, each);
    within(one, 'capitalization rate', capRate, cap);
    within(one, 'margin', (price * capRate) / 100 / revenue, margin);
    // A life plan community licenses its health center alone.
    if (one.licensed_beds && one.property_type !== 'ccrc')
      expect(one.licensed_beds).toBeGreaterThanOrEqual(one.total_beds ?? 0);
  }
});

test('each stands in a county, and what is confidential says nothing else', () => {
  for (const { property_name, county, city, is_confidential } of listings) {
    expect(county, property_name).not.toBeNull();
    if (is_confidential) expect(city).toBe(county);
  }
});

test('each has two pictures that the build draws, the first one being the one to show', async () => {
  const drawn = demoFiles()
    .flatMap(({ text }) => facadeNames(text))
    .map((name) => `/facades/${name}.svg`);
  for (const { id, property_name } of listings) {
    const { data } = await service()
      .from('listing_images')
      .select()
      .eq('listing_id', id)
      .order('image_order');
    expect(data, property_name).toMatchObject([
      { is_primary: true, width: 1200, height: 800 },
      { is_primary: false, width: 1200, height: 800 },
    ]);
    for (const { image_url, alt_text } of data ?? []) {
      expect(drawn).toContain(image_url);
      expect(alt_text).toMatch(/^Drawing of an? |^Drawing of three /);
    }
  }
});

function within(one: Listing, what: string, value: number, [least, most]: Range): void {
  const told = `${one.property_name}: ${what}`;
  expect(value, told).toBeGreaterThanOrEqual(least * 0.99);
  expect(value, told).toBeLessThanOrEqual(most * 1.01);
}

function missing(type: string): never {
  throw new Error(`Nothing says what is credible for ${type}.`);
}

test('its brokers have the same public addresses in every data folder, and none of them is an account', async () => {
  const { data } = await ofDemo(anonymous());
  const open = (data ?? []).filter((one) => !one.is_confidential);
  const brokers = new Set(open.map(({ broker_id }) => broker_id));
  expect([...brokers].toSorted()).toEqual(
    ['03', '04', '09'].map((number) => `dec0de00-0000-4000-8000-0000000005${number}`),
  );
});
