import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { StaffVendor } from './staffVendor.ts';

const vendor = (number: number, more: Partial<StaffVendor> = {}): StaffVendor => ({
  id: `00000000-0000-4000-8000-0000000000c${number}`,
  company_name: `Vendor ${number}`,
  category: 'legal',
  states: ['OH', 'IN'],
  specialization_tags: [],
  years_experience: 4,
  verification_status: 'verified',
  featured: false,
  availability_status: 'limited',
  created_at: '2026-03-14T09:00:00Z',
  has_account: true,
  has_lapsed: false,
  is_changed: false,
  ...more,
});

function open(at: string, role: 'admin' | 'support' = 'admin') {
  const requests: DataRequest[] = [];
  let rows = [vendor(1), vendor(2, { has_lapsed: true, is_changed: true })];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: [role], primary_role: role } },
    'rpc admin_vendors': () => ({ data: { rows, next: null, count: rows.length } }),
    'rpc find_agents': {
      data: {
        rows: [
          {
            id: '00000000-0000-4000-8000-0000000000d1',
            name: 'Rae Ready',
            brokerage: 'Cedar & Main',
            listings: 7,
            sold: 0,
            licensed_in: ['OH'],
            states: ['OH'],
            property_types: ['memory-care'],
          },
        ],
        next: null,
        count: 1,
      },
    },
    'rpc admin_account_figures': {
      data: { accounts: 1, pending: 0, suspended: 0, new: 0, staff: 1 },
    },
  });
  const app = renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      requests.push(request);
      if (request.name !== 'rpc review_vendor') return respond(request);
      const [{ vendor_id: id, featured }] = request.args as [
        { vendor_id: string; featured: boolean },
      ];
      rows = rows.map((row) => (row.id === id ? { ...row, featured } : row));
      return {};
    },
  });
  const argsOf = (name: string) =>
    requests.filter((one) => one.name === name).map(({ args }) => args[0]);
  return { ...app, argsOf };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('vendor list for staff', () => {
  it('shows pending reviews and queries as the URL says', async () => {
    const { argsOf } = open(
      '/admin/users?beside=vendors&q=roof&verification_status=pending,verified&states=OH&lapsed=true&sort=-joined',
    );
    expect(await row('Vendor 2')).toHaveTextContent('Verification lapsedPending review');
    expect(await row('Vendor 1')).toHaveTextContent('Verified—');
    expect(argsOf('rpc admin_vendors')).toEqual([
      {
        search: 'roof',
        filters: { verification_status: ['pending', 'verified'], states: ['OH'], lapsed: true },
        sort: '-joined',
        page_size: 50,
      },
    ]);
  });

  it('lets an administrator feature several at once and undo it', async () => {
    const { user, argsOf } = open('/admin/users?beside=vendors');
    await row('Vendor 1');
    await user.click(screen.getByRole('checkbox', { name: /Select all/ }));
    const bar = within(screen.getByRole('region', { name: 'Selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Feature' }));
    await screen.findByText('2 vendors featured');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(argsOf('rpc review_vendor')).toHaveLength(4));
    expect(argsOf('rpc review_vendor').at(-1)).toEqual({
      vendor_id: vendor(2).id,
      featured: false,
    });
  });

  it('is read-only for support', async () => {
    const { user } = open('/admin/users?beside=vendors', 'support');
    await row('Vendor 1');
    await user.click(screen.getByRole('checkbox', { name: 'Select Vendor 1' }));
    expect(screen.getByRole('button', { name: 'Export selected' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Feature' })).toBeNull();
  });

  it('appears next to the agents, which can be searched by what they sell', async () => {
    const { user, argsOf, address } = open('/admin/users?beside=vendors');
    await row('Vendor 1');
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    await user.click(views.getByRole('link', { name: 'Agents' }));
    expect(await row('Rae Ready')).toHaveTextContent('Cedar & Main70OHOHMemory Care');
    expect(address()).toBe('/admin/users?beside=agents');
    await user.click(screen.getByRole('button', { name: 'For sale' }));
    await waitFor(() => expect(argsOf('rpc find_agents').at(-1)).toEqual({ sort: 'listings' }));
  });
});
