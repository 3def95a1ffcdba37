import { beforeAll, expect, test } from 'vitest';
import { demoFiles } from '../../backend/db/schema-files.ts';
import type { Database } from '../../shared/database.types.ts';
import { facadeNames } from '../../shared/facades/facades.ts';
import { anonymous, type Client, service, skipOnHostedBackend } from '../support/backend.ts';

type Listing = Omit<Database['public']['Tables']['listings']['Row'], 'broker_email'>;

/** Plausible price per unit or bed in thousands, cap rate and margin of such a community. */
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
  skipOnHostedBackend('the demo is never put on a hosted project');
  const { data } = await ofDemo(service());
  listings = data ?? [];
});

test('sells sixty demo communities in ten states, nearly all live', async () => {
  expect(listings).toHaveLength(60);
  expect(new Set(listings.map(({ state }) => state)).size).toBe(10);
  const live = await ofDemo(anonymous());
  expect(live.data).toHaveLength(58);
});

test('gives every demo community its own name and description', () => {
  for (const key of ['property_name', 'description'] as const) {
    expect(new Set(listings.map((one) => one[key])).size).toBe(60);
  }
});

test('has consistent figures for each community and its type', () => {
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
    // A life plan community licenses only its health center.
    if (one.licensed_beds && one.property_type !== 'ccrc')
      expect(one.licensed_beds).toBeGreaterThanOrEqual(one.total_beds ?? 0);
  }
});

test('places each in a county and hides everything else if confidential', () => {
  for (const { property_name, county, city, is_confidential } of listings) {
    expect(county, property_name).not.toBeNull();
    if (is_confidential) expect(city).toBe(county);
  }
});

test('has six different views of each, with the best first', async () => {
  const facadePaths = demoFiles()
    .flatMap(({ text }) => facadeNames(text))
    .map((name) => `/facades/${name}.svg`);
  for (const { id, property_name } of listings) {
    const { data } = await service()
      .from('listing_images')
      .select()
      .eq('listing_id', id)
      .lt('image_order', 6)
      .order('image_order');
    expect(
      data?.map(({ is_primary }) => is_primary),
      property_name,
    ).toEqual([true, ...Array(5).fill(false)]);
    expect(new Set(data?.map(({ image_url }) => image_url)).size).toBe(6);
    for (const { image_url, alt_text } of data ?? []) {
      expect(facadePaths).toContain(image_url);
      expect(alt_text).toMatch(/^Drawing/);
    }
  }
});

function within(one: Listing, what: string, value: number, [least, most]: Range): void {
  const label = `${one.property_name}: ${what}`;
  expect(value, label).toBeGreaterThanOrEqual(least * 0.99);
  expect(value, label).toBeLessThanOrEqual(most * 1.01);
}

function missing(type: string): never {
  throw new Error(`Nothing says what is credible for ${type}.`);
}

test('gives brokers the same public address in every data folder, and no account', async () => {
  const { data } = await ofDemo(anonymous());
  const open = (data ?? []).filter((one) => !one.is_confidential);
  const brokers = new Set(open.map(({ broker_id }) => broker_id));
  expect([...brokers].toSorted()).toEqual(
    ['03', '04', '09'].map((number) => `dec0de00-0000-4000-8000-0000000005${number}`),
  );
});

test('has 340 more communities in every state, all different, with consistent figures', async () => {
  const { data } = await service()
    .from('listings')
    .select('*, listing_images(image_url)')
    .gte('id', 'dec0de00-0000-4000-8000-000000021001')
    .lte('id', 'dec0de00-0000-4000-8000-000000021340')
    .throwOnError();
  const more = data ?? [];
  expect(more).toHaveLength(340);
  expect(new Set(more.map(({ state }) => state)).size).toBe(51);
  const pictures = more.flatMap(({ listing_images: images }) => images.map((one) => one.image_url));
  const facadePaths = demoFiles()
    .flatMap(({ text }) => facadeNames(text))
    .map((name) => `/facades/${name}.svg`);
  expect(facadePaths).toEqual(expect.arrayContaining(pictures));
  for (const list of [
    more.map((one) => one.property_name),
    more.map((one) => one.description),
    pictures,
  ]) {
    expect(new Set(list).size).toBe(list === pictures ? 340 * 6 : 340);
  }
  for (const one of more) {
    expect(one.county, one.property_name).not.toBeNull();
    const kind = CREDIBLE[one.property_type];
    if (one.occupancy_rate === null || kind === undefined) continue;
    const units = one.total_units ?? one.total_beds ?? 0;
    const earned = ((one.price ?? 0) * (one.cap_rate ?? 0)) / 100;
    const revenue = ((units * one.occupancy_rate) / 100) * (one.avg_monthly_rate ?? 0) * 12;
    within(one, 'price a unit', (one.price ?? 0) / units / 1000, kind.each);
    within(one, 'capitalization rate', one.cap_rate ?? 0, kind.cap);
    within(one, 'margin', earned / revenue, kind.margin);
  }
});
