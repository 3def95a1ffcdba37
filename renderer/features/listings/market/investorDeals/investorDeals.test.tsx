import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../../testing/fakeHost.ts';
import { renderApp } from '../../../../testing/renderApp.tsx';
import { elmGrove, mapleCourt } from '../fakeListings.ts';
// Preloads the page so that the first test does not wait for it.
import './InvestorDealsPage.tsx';

const ohio = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  name: 'Ohio',
  facets: ['state:OH'],
  words: '',
};
const large = {
  id: 'aaaaaaaa-0000-4000-8000-000000000002',
  name: 'Large',
  facets: ['beds:100'],
  words: '',
};

const market = {
  count: 2,
  is_exact: true,
  recent: 1,
  value: 1,
  cap_rate: 7,
  facets: {},
  read_as: {},
};

interface OpenOptions {
  readonly at?: string;
  readonly saved?: readonly (typeof ohio)[];
  readonly replies?: Readonly<Record<string, DataReply>>;
}

function openDeals({ at = '/investor/deals', saved = [], replies = {} }: OpenOptions = {}) {
  const respond = adasData({
    'rpc find_listings': { data: { rows: [mapleCourt, elmGrove], previous: null, next: null } },
    'rpc listing_figures': { data: market },
    'select saved_searches': { data: saved },
    'select broker_contacts': { data: [{ listing_id: mapleCourt.id }] },
    'select saved_listings': {
      data: [{ id: 's1', listing_id: elmGrove.id, list_id: null, note: '' }],
    },
    ...replies,
  });
  const view = renderApp({
    at,
    host: fakeHost(ada),
    data: respond,
  });
  const lastSearch = () =>
    view.requests
      .findLast(({ name }) => name === 'rpc find_listings')
      ?.args.find((arg) => typeof arg === 'object');
  return { ...view, lastSearch };
}

const row = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => localStorage.clear());

describe('investor deals', () => {
  it('shows price, price per unit, NOI, cap rate and occupancy, and opens the listing', async () => {
    openDeals();
    const maple = await row(/Maple Court/);
    for (const text of ['$19,750,000', '$235,119', '$1,459,525', '7.39%', '91.7%', '92']) {
      expect(within(maple).getByText(text)).toBeVisible();
    }
    expect(within(maple).getByRole('link', { name: 'Maple Court' })).toHaveAttribute(
      'href',
      `/property/${mapleCourt.id}`,
    );
  });

  it('marks contacted and saved deals', async () => {
    openDeals();
    expect(within(await row(/Maple Court/)).getByText('Contacted')).toBeVisible();
    const elm = await row(/Elm Grove/);
    expect(within(elm).queryByText('Contacted')).toBeNull();
    expect(await within(elm).findByRole('button', { pressed: true })).toBeVisible();
  });

  it('applies the first saved search until another view is chosen', async () => {
    const { lastSearch } = openDeals({ saved: [ohio, large] });
    await row(/Maple Court/);
    expect(lastSearch()).toMatchObject({ facets: ['state:OH'] });
    expect(screen.getByRole('link', { name: 'Ohio' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Large' }));
    await expect.poll(lastSearch).toMatchObject({ facets: ['beds:100'] });
    await userEvent.click(screen.getByRole('link', { name: 'All deals' }));
    await expect.poll(lastSearch).toMatchObject({ facets: [] });
  });

  it('sorts by a header and keeps the order in the address', async () => {
    const { lastSearch } = openDeals({ saved: [ohio] });
    await row(/Maple Court/);
    await userEvent.click(screen.getByRole('link', { name: 'Cap rate' }));
    await expect.poll(lastSearch).toMatchObject({ sort: 'cap', facets: ['state:OH'] });
    expect(screen.getByRole('columnheader', { name: /Cap rate/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('gives filters in the URL priority over saved searches', async () => {
    const { lastSearch } = openDeals({ at: '/investor/deals?state=TX', saved: [ohio] });
    await row(/Maple Court/);
    expect(lastSearch()).toMatchObject({ facets: ['state:TX'] });
  });

  it('offers to set up an alert when nothing is for sale', async () => {
    openDeals({
      replies: { 'rpc find_listings': { data: { rows: [], previous: null, next: null } } },
    });
    expect(await screen.findByText('No listings yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set up an alert' })).toHaveAttribute(
      'href',
      '/searches',
    );
  });
});
