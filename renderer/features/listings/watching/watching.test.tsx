import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component } from './DealIntelligencePage.tsx';

const alert = {
  id: 'a1',
  created_at: '2026-01-01T00:00:00Z',
  read_at: null,
  what: 'price',
  detail: 'Price cut from $5,000,000 to $4,500,000',
  matched: ['listing', 'market'],
  name: 'Orchard House',
  listing_id: 'l1',
  deal_id: null,
  ccn: null,
  is_sample: false,
};
const watch = {
  id: 'w1',
  kind: 'market',
  listing_id: null,
  deal_id: null,
  state: 'OH',
  property_type: null,
  owner_name: null,
  created_at: '2026-01-01T00:00:00Z',
  listings: null,
  deals: null,
};

function open(rows: readonly object[], watches: readonly object[]) {
  const requests: unknown[] = [];
  const record = ({ args }: { readonly args: readonly unknown[] }) => {
    requests.push(args[0]);
    return { data: null };
  };
  const respond = adasData({
    'rpc list_watch_alerts': { data: { rows, next: null } },
    'select watches': { data: watches },
    'rpc mark_watch_alerts_read': record,
    'insert watches': record,
    'rpc find_federal_owners': { data: [{ name: 'PRAIRIE LLC', homes: 3 }] },
  } as never);
  return { ...renderParts({ '/': <Component /> }, '/', respond), requests };
}

it('shows a change once with the watches it matches and marks it as read', async () => {
  const { user, requests } = open([alert], [watch]);
  const changes = await screen.findByRole('list', { name: 'Changes' });
  expect(within(changes).getByText('Matches your listing and market watches')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as read: Orchard House' }));
  await waitFor(() => expect(requests).toEqual([{ p_ids: ['a1'] }]));
});

it('watches an owner found in the federal file', async () => {
  const { user, requests } = open([], []);
  await user.click(await screen.findByRole('button', { name: 'Add watch' }));
  const dialog = screen.getByRole('dialog', { name: 'Add watch' });
  await user.selectOptions(within(dialog).getByLabelText('Watch'), 'Owner of nursing homes');
  await user.type(within(dialog).getByLabelText('Owner'), 'prairie');
  await user.click(await within(dialog).findByRole('button', { name: 'Choose PRAIRIE LLC' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add watch' }));
  await waitFor(() =>
    expect(requests).toEqual([
      expect.objectContaining({ kind: 'owner', owner_name: 'PRAIRIE LLC' }),
    ]),
  );
});

it('shows a listing that can no longer be opened without its name', async () => {
  open([], [{ ...watch, kind: 'listing', state: null, listing_id: 'gone' }]);
  expect(await screen.findByText('No longer available')).toBeVisible();
});

it('offers the first watch if nothing is watched', async () => {
  open([], []);
  expect(await screen.findByText('Nothing watched yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Watch a market' })).toBeVisible();
});
