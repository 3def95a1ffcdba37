import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { community } from './fakeMarket.ts';
import { modules } from './modules.ts';
import { parts } from './parts.ts';

const market = [
  community(),
  community({
    id: 'elm',
    property_name: 'Elm Grove',
    location: 'Peoria, IL',
    state: 'IL',
    price: 8_000_000,
  }),
];

const at = (path: string) =>
  renderApp({ at: path, data: adasData({ 'select listings': { data: market } }) });

describe('a preview', () => {
  it('labels its demo data and calculates with active listings', async () => {
    const { user } = at('/commission-calculator-preview');
    expect(await screen.findByText('This is a preview with demo data.')).toBeVisible();
    const rate = await screen.findByLabelText('Commission (%)');
    await user.clear(rate);
    await user.type(rate, '3');
    const commissionRow = within(screen.getByRole('row', { name: /^Commission/ }));
    expect(commissionRow.getByText('$360,000')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Property'), 'Elm Grove, Peoria, IL');
    expect(commissionRow.getByText('$240,000')).toBeVisible();
  });

  it('divides the commission, and shows expenses above the broker’s share as a loss', async () => {
    const { user } = at('/commission-calculator-preview');
    const enter = async (label: string, value: string) => {
      const field = await screen.findByLabelText(label);
      await user.clear(field);
      await user.type(field, value);
    };
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
    await enter('Commission (%)', '2');
    await enter('Expenses', '4,000');
    expect(row('Co-broker')).toHaveTextContent('−$120,000');
    expect(row('Our side')).toHaveTextContent('$120,000');
    expect(row('To the brokerage')).toHaveTextContent('−$36,000');
    expect(row("Broker's net")).toHaveTextContent('$80,000');
    expect(screen.getByText('$11,760,000')).toBeVisible();
    await enter('Expenses', '90,000');
    expect(row("Broker's net")).toHaveTextContent('−$6,000');
    await enter('Expenses', '0');
    await enter('Co-broker (%)', '0');
    expect(row('Our side')).toHaveTextContent('$240,000');
    expect(row("Broker's net")).toHaveTextContent('$168,000');
  });

  it('adds a client and lists matching communities', async () => {
    const { user } = at('/client-management-preview');
    await user.type(await screen.findByLabelText('Client'), 'Ada Quill');
    await user.selectOptions(screen.getByLabelText('State'), 'Illinois');
    await user.click(screen.getByRole('button', { name: 'Add client' }));
    const clients = screen.getByRole('region', { name: 'Clients and matches' });
    expect(within(clients).getByText('1 fits')).toBeVisible();
    await user.click(within(clients).getByText('Ada Quill'));
    expect(within(clients).getByRole('link', { name: 'Elm Grove' })).toHaveAttribute(
      'href',
      '/property/elm',
    );
  });

  it('moves a deal forward and updates its closing date', async () => {
    const { user } = at('/deal-pipeline-preview');
    const first = async () => (await screen.findAllByText(/closes/))[0]?.textContent;
    const before = await first();
    await user.click(await screen.findByRole('button', { name: 'Move Maple Court forward' }));
    const offers = screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name: 'Teaser and NDA' }) !== null);
    expect(offers).toHaveTextContent('Maple Court');
    expect(offers).not.toHaveTextContent(before ?? '');
  });

  it('shows an empty state without listings', async () => {
    renderApp({
      at: '/buyer-network-preview',
      data: adasData({ 'select listings': { data: [] } }),
    });
    expect(await screen.findByText('No active listings right now')).toBeVisible();
  });
});

describe('a demo', () => {
  it('shows each role its real dashboard', async () => {
    const { user } = at('/demos/personalized-dashboard?role=seller');
    expect(await screen.findByRole('heading', { name: 'Seller dashboard' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('I am'), 'Broker');
    expect(screen.getByRole('heading', { name: 'Broker dashboard' })).toBeVisible();
    expect(screen.getAllByText('Listings').length).toBeGreaterThan(0);
  });

  it('shows the dashboard items of the selected day', async () => {
    const { user } = at('/dashboard-demo');
    expect(await screen.findByText('Your trial ends in 1 day')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Status'), 'Ended yesterday');
    expect(screen.getByText('Your subscription has ended')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Email'), 'Not confirmed yet');
    expect(screen.getByText('Confirm your email')).toBeVisible();
  });

  it('plays a script that ends', async () => {
    const { user } = at('/demos/communication-hub');
    await user.click(await screen.findByRole('button', { name: 'Can I see the rent roll?' }));
    await user.click(screen.getByRole('button', { name: 'Please send it. I’ll sign today.' }));
    expect(screen.getByText('End of demo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByText(/^Thank you for asking about Maple Court/)).toBeVisible();
  });

  it('opens per role and reports unknown ones as not found', async () => {
    at('/demos/broker/commission');
    expect(await screen.findByRole('heading', { name: 'Commission, for brokers' })).toBeVisible();
    at('/demos/broker/juggling');
    expect(await screen.findByRole('heading', { name: 'Demo not found' })).toBeVisible();
  });

  it('has one URL per role', () => {
    const slugs = Object.entries(modules).flatMap(([role, all]) =>
      all.map(({ slug }) => `${role}/${slug}`),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
    const leads = [
      ...Object.values(modules).flatMap((all) => all.map(({ lead }) => lead)),
      ...Object.values(parts).map(({ lead }) => lead),
    ];
    expect(new Set(leads).size).toBe(leads.length);
  });
});
