import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
// Preloaded so that the fake clock doesn't wait for it.
import './AdminListingsPage.tsx';

const submitted = {
  id: '00000000-0000-4000-8000-0000000000d1',
  property_name: 'Maple Court',
  location: 'Westerville, OH',
  city: 'Westerville',
  state: 'OH',
  is_confidential: false,
  property_type: 'assisted-living',
  price: 19_750_000,
  status: 'active',
  approval_status: 'pending',
  broker_name: 'Ben',
  created_at: '2026-03-14T09:00:00Z',
  updated_at: '2026-03-15T09:00:00Z',
  broker_accounts: null,
  listing_addresses: null,
  listing_images: [],
  listing_reviews: [],
};

it('adds new submissions to the open queue without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let rows: readonly object[] = [];
  const data = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['admin'], primary_role: 'admin' } },
    'select listings': () => ({ data: rows }),
    'select revisions': { data: [] },
    'select saved_views': { data: [] },
  });
  renderApp({ at: '/admin/listings', host: fakeHost(ada), data });
  await screen.findByText('Nothing to review');
  rows = [submitted];
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  expect(await screen.findByRole('link', { name: 'Maple Court' })).toBeVisible();
});
