import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { type DataRequest, OFFLINE_REPLY } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { Client, ClientRow } from './clients.ts';
import { amountText, hoursText, type OutcomeTotals, type VendorFigures } from './vendorFigures.ts';
// Preloads the pages so that the first test does not wait for them.
import './AnalyticsPage.tsx';
import './ClientsPage.tsx';

const none = { quotes: 0, quoted: 0, wins: 0, won: 0 };
const nothing: OutcomeTotals = {
  name: '',
  received: 0,
  answered: 0,
  hours: null,
  quoted: 0,
  waiting: 0,
  missed: 0,
  declined: 0,
  open: 0,
  withdrawn: 0,
  cancelled: 0,
  lost: 0,
  won: 0,
  dropped: 0,
  prices: { project: none, month: none, hour: none },
};
const some: OutcomeTotals = {
  ...nothing,
  received: 8,
  answered: 6,
  hours: 5.5,
  quoted: 5,
  waiting: 1,
  missed: 1,
  declined: 1,
  open: 1,
  won: 3,
  lost: 1,
  prices: {
    project: { quotes: 3, quoted: 90_000, wins: 2, won: 60_000 },
    month: { quotes: 1, quoted: 400, wins: 1, won: 400 },
    hour: { quotes: 2, quoted: 170, wins: 0, won: 0 },
  },
};
const FIRST = '2026-03-01';
const figures: VendorFigures = {
  now: some,
  before: { ...nothing, received: 4, answered: 4, hours: 72, quoted: 4, won: 1, lost: 1 },
  months: [{ ...some, name: FIRST }],
  trades: [{ ...some, name: 'construction' }],
  states: [{ ...some, name: 'OH' }],
};

const id = '00000000-0000-4000-8000-0000000000c1';
const row: ClientRow = {
  id,
  name: 'Olive Quill',
  company: 'Maple Court Living',
  is_gone: false,
  won: 2,
  running: 1,
  done: 1,
  amount: 133_550,
  chosen_at: '2026-03-14T09:00:00Z',
  has_note: false,
  cursor: 'c',
};
const client: Client = {
  ...row,
  contact: { name: row.name, email: 'olive@maple.example', phone: null },
  note: '',
  projects: [
    {
      id,
      title: 'Kitchen hood',
      category: 'construction',
      state: 'OH',
      place: '',
      status: 'awarded',
      price: 38_750,
      price_per: 'project',
      chosen_at: row.chosen_at,
      ended_at: null,
    },
  ],
};

function open(at: string, replies: Parameters<typeof adasData>[0]) {
  const requests: DataRequest[] = [];
  const known = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['vendor'], primary_role: 'vendor' } },
    'rpc my_clients': { data: [row] },
    'select saved_views': { data: [] },
    ...replies,
  });
  const data = (request: DataRequest) => {
    requests.push(request);
    return known(request);
  };
  const view = renderApp({ at, data, host: fakeHost(ada) });
  const getRequestArgs = (name: string) =>
    requests.filter((one) => one.name === name).map(({ args }) => args[0]);
  return { ...view, askedFor: getRequestArgs };
}

describe('vendor figures', () => {
  it("match the URL's period, compare with the previous one and never sum different units", async () => {
    const { askedFor } = open('/vendor-analytics?days=30', {
      'rpc vendor_figures': { data: figures },
    });
    const prices = within(await screen.findByRole('region', { name: 'Quoted and won, by price' }));
    const cells = (name: string) =>
      within(prices.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Per project')).toEqual(['3', '$90,000', '2', '$60,000', '—']);
    expect(cells('Per month')).toEqual(['1', '$400 a month', '1', '$400 a month', '—']);
    expect(cells('Per hour')).toEqual(['2', '$85 per hour, mean', '0', '—', '—']);
    expect(screen.getByText('+100.0% vs. 4 previously')).toBeVisible();
    expect(screen.getByText('3 days before')).toBeVisible();
    const figure = (label: string) =>
      screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling?.textContent;
    expect(figure('First response after')).toBe('5.5 hours');
    expect(figure('Win rate')).toBe('75.0%');
    const [days] = askedFor('rpc vendor_figures') as { p_from: string; p_until: string }[];
    const span = Date.parse(days?.p_until ?? '') - Date.parse(days?.p_from ?? '');
    expect(span / 86_400_000).toBe(29);
  });

  it('show an empty state and, without a profile, how to create one', async () => {
    const empty = { now: nothing, before: nothing, months: [nothing], trades: [], states: [] };
    const { unmount } = open('/vendor-analytics', { 'rpc vendor_figures': { data: empty } });
    expect(await screen.findByText('No requests in 12 months')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
    unmount();
    open('/vendor-analytics', { 'rpc vendor_figures': { data: null } });
    expect(await screen.findByText('Create your profile to get requests')).toBeVisible();
  });

  it.each([
    [null, '—'],
    [0.4, 'Under an hour'],
    [1, '1 hour'],
    [47.5, '47.5 hours'],
    [84, '3.5 days'],
  ])('formats %s hours to a response as “%s”', (hours, text) => {
    expect(hoursText(hours)).toBe(text);
  });

  it('returns no total for unquoted requests', () => {
    expect(amountText('project', 0, 0)).toBe('—');
  });
});

describe('a client', () => {
  it('shows contact details and links projects to their quotes', async () => {
    const { user } = open('/vendor-client-management', { 'rpc vendor_client': { data: client } });
    await user.click(await screen.findByText('Olive Quill'));
    const panel = within(await screen.findByRole('dialog', { name: 'Olive Quill' }));
    expect(await panel.findByRole('link', { name: /olive@maple/ })).toHaveAttribute(
      'href',
      'mailto:olive%40maple.example',
    );
    expect(panel.getByRole('link', { name: 'Kitchen hood' })).toHaveAttribute(
      'href',
      `/vendor-quotes?status=chosen&request=${id}`,
    );
  });

  it('keeps the typed note when saving fails', async () => {
    let isReached = false;
    let note = '';
    const { user, askedFor } = open(`/vendor-client-management?client=${id}`, {
      'rpc vendor_client': () => ({ data: { ...client, note } }),
      'rpc save_client_note': ({ args }) => {
        if (!isReached) return OFFLINE_REPLY;
        note = (args[0] as { p_note: string }).p_note;
        return { data: null };
      },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Olive Quill' }));
    await user.type(await panel.findByLabelText(/^Note/), 'Call before nine');
    await user.click(panel.getByRole('button', { name: 'Save note' }));
    expect(await panel.findByText('Not saved')).toBeVisible();
    expect(panel.getByLabelText(/^Note/)).toHaveValue('Call before nine');
    isReached = true;
    await user.click(panel.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Save note' })).toBeNull());
    expect(panel.getByLabelText(/^Note/)).toHaveValue('Call before nine');
    expect(askedFor('rpc save_client_note').at(-1)).toEqual({
      p_id: id,
      p_note: 'Call before nine',
    });
  });

  it('labels a deleted account and allows no note', async () => {
    const deletedClient = { ...client, name: null, company: null, is_gone: true, contact: null };
    open(`/vendor-client-management?client=${id}`, {
      'rpc vendor_client': { data: deletedClient },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Deleted account' }));
    expect(await panel.findByText(/^Their account was deleted/)).toBeVisible();
    expect(panel.queryByLabelText(/^Note/)).toBeNull();
  });
});
