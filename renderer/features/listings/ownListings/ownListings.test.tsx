import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { OwnListing } from './ownListingsApi.ts';

const maple: OwnListing = {
  id: '00000000-0000-4000-8000-0000000000d1',
  property_name: 'Maple Court',
  location: 'Westerville, OH',
  state: 'OH',
  property_type: 'assisted-living',
  price: 19_750_000,
  total_beds: 92,
  total_units: null,
  status: 'active',
  approval_status: 'approved',
  is_confidential: false,
  is_unlisted: false,
  views: 41,
  confirmed_on: '2026-03-15',
  created_at: '2026-03-14T09:00:00Z',
  updated_at: '2026-03-15T09:00:00Z',
  broker_accounts: { user_id: ada.userId },
  revisions: { status: 'pending' },
  transactions: [],
};

function open(
  rows: readonly OwnListing[],
  at = '/my-listings',
  listen: (request: DataRequest) => void = () => undefined,
  proposals: readonly object[] = [],
) {
  const respond = adasData({
    'select listings': { data: rows },
    'select saved_views': { data: [] },
    'select community_associations': { data: [] },
    'select listing_changes': { data: [] },
    'select listing_reviews': { data: [] },
    'select removed_photos': { data: [] },
    'update listings': { data: [] },
    'rpc list_occupancy_proposals': { data: proposals },
    'rpc answer_occupancy_proposal': {
      data: { ...proposals[0], status: 'approved', answered_at: '2026-11-29T12:00:00Z' },
    },
  });
  return renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      listen(request);
      return respond(request);
    },
  });
}

describe('own listings', () => {
  it('withdraws several at once and restores each with Undo', async () => {
    const requests: DataRequest[] = [];
    const oak = { ...maple, id: maple.id.replace('d1', 'd2'), property_name: 'Oak Row' };
    const rows: readonly OwnListing[] = [maple, { ...oak, status: 'under_contract' }];
    const { user } = open(rows, '/my-listings', (request) => requests.push(request));
    await screen.findByRole('row', { name: /Maple Court/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    expect(screen.queryByRole('button', { name: 'Relist' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('2 listings withdrawn')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const moves = () =>
      requests.filter(({ name }) => name === 'update listings').map(({ args }) => args[0]);
    await waitFor(() =>
      expect(moves()).toEqual(
        ['withdrawn', 'withdrawn', 'active', 'active', 'under_contract'].map((status) => ({
          status,
        })),
      ),
    );
  });

  it('offers only the status changes that fit a running sale, and links the sale', async () => {
    const sale: OwnListing['transactions'][number] = {
      id: '00000000-0000-4000-8000-0000000000e1',
      property_name: 'Maple Court',
      status: 'diligence',
      side: 'sell',
      owner_id: ada.userId,
      deleted_at: null,
    };
    const sold = { ...maple, status: 'under_contract', transactions: [sale] };
    const first = open([sold], `/my-listings?open=${maple.id}`);
    const change = await screen.findByRole('region', { name: 'Change status' });
    expect(within(change).queryAllByRole('button')).toEqual([]);
    expect(within(change).getByRole('link', { name: 'Maple Court' })).toHaveAttribute(
      'href',
      `/transactions/${sale.id}`,
    );
    first.unmount();
    const list = open([sold]);
    await screen.findByRole('row', { name: /Maple Court/ });
    await list.user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    expect(screen.getByRole('button', { name: 'Confirm as accurate' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    list.unmount();
    open(
      [{ ...maple, transactions: [{ ...sale, status: 'negotiation' }] }],
      `/my-listings?open=${maple.id}`,
    );
    const early = await screen.findByRole('region', { name: 'Change status' });
    const labels = within(early)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual(['Withdraw']);
  });

  it('approves occupancy from a census and shows when the change waits for review', async () => {
    const requests: DataRequest[] = [];
    const proposal = {
      id: maple.id.replace('d1', 'f1'),
      community_id: maple.id.replace('d1', 'f2'),
      community: 'Maple Court AL',
      day: '2026-11-28',
      occupied: 42,
      available: 46,
      occupancy: 91.3,
      status: 'pending',
      proposed_at: '2026-11-28T12:00:00Z',
      answered_at: null,
      is_shown: false,
    };
    const at = `/my-listings?open=${maple.id}`;
    const { user } = open([maple], at, (request) => requests.push(request), [proposal]);
    const section = await screen.findByRole('region', { name: 'Occupancy from census' });
    expect(section).toHaveTextContent(
      'Maple Court AL: 91.3% on November 28, 2026 (42 of 46 units occupied).',
    );
    await user.click(within(section).getByRole('button', { name: 'Approve occupancy' }));
    expect(await within(section).findByRole('status')).toHaveTextContent('we review it');
    expect(requests.find(({ name }) => name === 'rpc answer_occupancy_proposal')?.args[0]).toEqual({
      p_id: proposal.id,
      p_approves: true,
    });
  });

  it('sorts by a column header and reverses on a second click', async () => {
    const { user, address } = open([maple]);
    await screen.findByRole('row', { name: /Maple Court/ });
    await user.click(screen.getByRole('button', { name: /^Views/ }));
    await waitFor(() => expect(address()).toBe('/my-listings?sort=-views'));
    await screen.findByRole('row', { name: /Maple Court/ });
    await user.click(screen.getByRole('button', { name: /^Views/ }));
    await waitFor(() => expect(address()).toBe('/my-listings?sort=views'));
    expect(screen.getByRole('columnheader', { name: /Views/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('shows each review status and pending changes of an approved listing', async () => {
    open([maple]);
    const row = await screen.findByRole('row', { name: /Maple Court/ });
    expect(row).toHaveTextContent('$19,750,000');
    expect(row).toHaveTextContent('Changes pending');
    expect(row).toHaveTextContent('41');
    expect(screen.getByRole('link', { name: 'Maple Court' })).toHaveAttribute(
      'href',
      `?open=${maple.id}`,
    );
  });

  it('shows an empty state without listings and one for filters without results', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('No listings yet')).toBeVisible();
    unmount();
    const { user, address } = open([], '/my-listings?status=sold');
    expect(await screen.findByText('No listings found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sold' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/my-listings');
  });
});
