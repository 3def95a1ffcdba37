import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { BrokerInventory } from './BrokerInventory.tsx';
import { DealInventory } from './DealInventory.tsx';
import { ListingInventory } from './ListingInventory.tsx';
import { MarketInventory } from './MarketInventory.tsx';
import { VendorInventory } from './VendorInventory.tsx';

const maple = {
  id: 'c1',
  property_name: 'Maple Court',
  location: 'Westerville, OH',
  property_type: 'assisted-living',
  price: 10_000_000,
  total_units: 80,
  total_beds: 92,
  occupancy_rate: 91.7,
  cap_rate: 7.5,
  status: 'active',
  listing_images: [],
};

const figures = {
  count: 58,
  recent: 3,
  value: 1_086_200_000,
  cap_rate: 7.39,
  facets: {
    type: { 'assisted-living': 21 },
    cap: { '8': 4 },
    price: {},
    status: { under_contract: 5 },
  },
};

const market = {
  name: 'OH',
  listings: 6,
  value: 1,
  cap_rate: { listings: 6, average: 7.25, low: 7, middle: 7.25, high: 8 },
};

const nothing: Readonly<Record<string, unknown>> = {
  'rpc/listing_figures': { count: 0, recent: 0, value: 0, cap_rate: null, facets: {} },
  'rpc/hero_statistics': { listings: 0, recent: 0, value: 0, brokers: 0 },
  'rpc/find_listings': { rows: [] },
  'rpc/find_agents': { count: 0, rows: [] },
  'rpc/vendor_counts': { total: 0, categories: {} },
  'rpc/find_vendors': { rows: [] },
  'rpc/market_figures': { whole: { name: '', listings: 0, value: 0 }, states: [], types: [] },
};

const something: Readonly<Record<string, unknown>> = {
  'rpc/listing_figures': figures,
  'rpc/hero_statistics': { listings: 6, recent: 1, value: 1, brokers: 4 },
  'rpc/find_listings': { rows: [maple] },
  'rpc/find_agents': {
    count: 1,
    rows: [{ id: 'a1', name: 'Ben Broker', brokerage: 'Cedar', listings: 2, states: ['OH'] }],
  },
  'rpc/vendor_counts': { total: 7, categories: { legal: 2 } },
  'rpc/find_vendors': {
    rows: [{ id: 'v1', company_name: 'Stone & Co', category: 'legal', states: ['OH', 'TX'] }],
  },
  'rpc/market_figures': {
    whole: { ...market, name: '' },
    states: [market],
    types: [{ ...market, name: 'ccrc' }],
  },
};

const answering = (responses: Readonly<Record<string, unknown>>) =>
  fakeRest((path) => jsonResponse(responses[path]));

const countOf = (label: string) => screen.getByRole('link', { name: label }).closest('li');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('live inventory', () => {
  it('shows counts of communities, each linked to its rows', async () => {
    answering(something);
    render(<ListingInventory />);
    expect(await screen.findByRole('link', { name: 'Maple Court' })).toHaveAttribute(
      'href',
      '/property/c1',
    );
    for (const [label, count, to] of [
      ['For sale', '58', '/investment-opportunities'],
      ['Under contract', '5', '/investment-opportunities?status=under_contract'],
      ['Assisted Living', '21', '/investment-opportunities?type=assisted-living'],
    ] as const) {
      expect(countOf(label)).toHaveTextContent(count);
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
  });

  it('renders links and filters before data loads', () => {
    fakeRest(() => new Promise<Response>(() => {}));
    render(<ListingInventory />);
    expect(screen.getByRole('link', { name: 'Memory Care' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'State' })).toBeVisible();
    expect(countOf('For sale')).toHaveTextContent('—');
  });

  it('shows deals with price per unit, NOI, and cap rate', async () => {
    answering(something);
    render(<DealInventory />);
    const row = await screen.findByRole('row', { name: /Maple Court/ });
    for (const text of ['$10,000,000', '$125,000', '$750,000', '7.50%', '91.7%']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(countOf('8% or more')).toHaveTextContent('4');
  });

  it('lists brokers and vendors with their counts', async () => {
    answering(something);
    const brokers = render(<BrokerInventory />);
    expect(await screen.findByRole('link', { name: 'Ben Broker' })).toHaveAttribute(
      'href',
      '/agent/a1',
    );
    expect(countOf('Brokers with active listings')).toHaveTextContent('1');
    brokers.unmount();
    render(<VendorInventory />);
    expect(await screen.findByRole('link', { name: 'Stone & Co' })).toHaveAttribute(
      'href',
      '/vendor/v1',
    );
    expect(countOf('Legal')).toHaveTextContent('2');
  });

  it('links each market to its listings', async () => {
    answering(something);
    render(<MarketInventory />);
    const row = await screen.findByRole('row', { name: /Ohio/ });
    expect(within(row).getByText('7.25%')).toBeVisible();
    expect(within(row).getByRole('link', { name: '6' })).toHaveAttribute(
      'href',
      '/investment-opportunities?state=OH',
    );
  });

  it.each([
    ['communities', <ListingInventory key="l" />, 'No communities are listed yet.'],
    ['deals', <DealInventory key="d" />, 'No communities are listed yet.'],
    ['brokers', <BrokerInventory key="b" />, 'No brokers have listings yet.'],
    ['vendors', <VendorInventory key="v" />, 'No vendors are listed yet.'],
    ['a market', <MarketInventory key="m" />, 'No communities are listed yet.'],
  ])('shows an empty state for %s', async (_, inventory, message) => {
    answering(nothing);
    render(inventory);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('offers a retry if the server is unreachable', async () => {
    fakeRest(() => Promise.reject(new TypeError('Failed to fetch')));
    render(<DealInventory />);
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});
