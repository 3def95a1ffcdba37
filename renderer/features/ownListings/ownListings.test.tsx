import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
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
  views: 41,
  confirmed_on: '2026-03-15',
  created_at: '2026-03-14T09:00:00Z',
  updated_at: '2026-03-15T09:00:00Z',
  broker_accounts: { user_id: ada.userId },
  revisions: { status: 'pending' },
};

const open = (rows: readonly OwnListing[], at = '/my-listings') =>
  renderApp({
    at,
    host: fakeHost(ada),
    data: adasData({ 'select listings': { data: rows }, 'select saved_views': { data: [] } }),
  });

describe('one’s own listings', () => {
  it('say how each stands, and that changes of an approved one wait', async () => {
    open([maple]);
    const row = await screen.findByRole('row', { name: /Maple Court/ });
    expect(row).toHaveTextContent('$19,750,000');
    expect(row).toHaveTextContent('Changes wait');
    expect(row).toHaveTextContent('41');
    expect(screen.getByRole('link', { name: 'Maple Court' })).toHaveAttribute(
      'href',
      `?open=${maple.id}`,
    );
  });

  it('are told to be none, or none that the filters let through', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText('You have listed nothing yet')).toBeVisible();
    unmount();
    const { user, address } = open([], '/my-listings?status=sold');
    expect(await screen.findByText('No listing matches')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sold' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/my-listings');
  });
});
