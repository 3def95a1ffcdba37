import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../session/account/index.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS - 60_000).toISOString();

const counted = {
  broker_contacts: { used: 2, allowed: 5, left: 3, resets_at: '2026-12-01T00:00:00Z' },
  listings: { used: 3, allowed: -1 },
};

async function openDashboard(
  at: string,
  more: Partial<Account> = {},
  figures: Readonly<Record<string, unknown>> = counted,
) {
  const data = adasData({
    'rpc my_account': { data: { ...adasAccount, ...more } },
    'rpc my_figures': { data: figures },
  });
  const app = renderApp({ at, host: fakeHost(ada), data });
  await screen.findByRole('heading', { name: 'Ada’s workspace' });
  return app;
}

const attention = () => screen.getByRole('region', { name: 'Needs your attention' });
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

const complete: Account['profile'] = {
  ...adasAccount.profile,
  phone: '(312) 555-0100',
  company_name: 'Quill Living',
  bio: 'Runs homes.',
};

/** Renders an administrator's dashboard with one pending account; records the requests. */
function openDesk() {
  const reviewRequests: unknown[] = [];
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles: ['admin'] } },
    'rpc my_figures': {
      data: {
        accounts: {
          awaiting_review: 1,
          new: 1,
          new_before: 0,
          waiting: [{ id: 'p', name: 'Penny Pending', at: '2026-03-03T09:00:00Z' }],
        },
      },
    },
  });
  const { user } = renderApp({
    at: '/admin',
    host: fakeHost(ada),
    data: (request) => {
      if (request.name !== 'rpc review_account') return respond(request);
      reviewRequests.push(request.args[0]);
      return { data: null };
    },
  });
  return { user, asked: reviewRequests };
}

describe('a role’s dashboard', () => {
  it('shows an empty state when nothing needs attention', async () => {
    await openDashboard('/operator-dashboard', { profile: complete });
    expect(attention()).toHaveTextContent('All caught up.');
  });

  it('links to the profile while it is incomplete', async () => {
    await openDashboard('/operator-dashboard');
    expect(attention()).toHaveTextContent('Add a phone number, a company, and a short bio');
    expect(within(attention()).getByRole('link', { name: 'Complete profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('counts the days of a trial', async () => {
    await openDashboard('/buyer-dashboard', {
      subscription: {
        subscribed: true,
        subscription_tier: 'professional',
        is_trial: true,
        subscription_end: inDays(5),
      },
    });
    expect(attention()).toHaveTextContent('Your trial ends in 5 days');
  });

  it('reports an expired subscription and role', async () => {
    await openDashboard('/broker-dashboard', {
      subscription: {
        subscribed: true,
        subscription_tier: 'professional',
        is_trial: false,
        subscription_end: inDays(-2),
      },
      ending_roles: [{ role: 'pilot', expires_at: inDays(-1) }],
    });
    expect(attention()).toHaveTextContent('Your subscription has ended');
    expect(attention()).toHaveTextContent('Your pilot role has ended');
    expect(figure('Listings')).toHaveTextContent('0 included in plan');
    expect(screen.queryByText('Broker contacts')).not.toBeInTheDocument();
  });

  describe('with a Starter plan', () => {
    const subscription = {
      subscribed: true,
      subscription_tier: 'buyer-starter',
      is_trial: false,
      subscription_end: null,
    };

    it('counts its usage', async () => {
      await openDashboard('/broker-dashboard', { subscription });
      expect(figure('Broker contacts')).toHaveTextContent('2 of 5this month');
      expect(figure('Listings')).toHaveTextContent('3unlimited');
    });
  });

  it('asks the user to confirm their email', async () => {
    await openDashboard('/seller-dashboard', { address: { is_confirmed: false, awaiting: null } });
    expect(attention()).toHaveTextContent('Confirm your email');
  });

  it("shows each metric's previous value and links to its records", async () => {
    await openDashboard(
      '/buyer-dashboard',
      {},
      {
        messages: { unread: 3, received: 12, received_before: 20 },
        market: { added: 8, added_before: 8 },
      },
    );
    expect(figure('Messages received')).toHaveTextContent('last 30 days, ↓ down from 20');
    expect(figure('New on the market')).toHaveTextContent('last 30 days, unchanged');
    expect(screen.getByRole('link', { name: 'Messages received: 12' })).toHaveAttribute(
      'href',
      '/messages',
    );
    expect(attention()).toHaveTextContent('3 unread messages');
  });

  it('shows activity since the last visit, newest first, with links', async () => {
    const { user } = await openDashboard(
      '/broker-dashboard',
      {},
      {
        movement: {
          since: '2026-03-01T09:00:00Z',
          told: 1,
          notices: [
            {
              id: 'a',
              title: 'Maple Court is public',
              type: 'review',
              at: '2026-03-02T09:00:00Z',
              metadata: { path: '/messages' },
            },
          ],
        },
        own_listings: {
          live: 2,
          waiting: 1,
          asked: 1,
          asked_before: 0,
          moved: [{ id: 'b', name: 'Quill House', asked: 1, at: '2026-03-03T09:00:00Z' }],
          best: [],
        },
      },
    );
    const moved = screen.getByRole('region', { name: /^Recent activity/ });
    expect(
      within(moved)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quill House', 'Maple Court is public']);
    expect(moved).toHaveTextContent('1 person inquired');
    expect(attention()).toHaveTextContent('1 listing in review');
    await user.click(within(moved).getByRole('link', { name: 'Maple Court is public' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
  });

  it('asks for confirmation of irreversible actions and runs them in the row', async () => {
    const { user, asked } = openDesk();
    const name = 'Approve: Penny Pending is awaiting approval';
    await user.click(await screen.findByRole('button', { name }));
    expect(asked).toEqual([]);
    expect(attention()).toHaveTextContent('The account gets access immediately');
    await user.click(within(attention()).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(asked).toEqual([{ user_id: 'p', decision: 'approved' }]));
  });

  it("runs a row's action by its number key, except while typing", async () => {
    const { user, asked } = openDesk();
    await screen.findByRole('button', { name: 'Approve: Penny Pending is awaiting approval' });
    const lines = within(attention()).getAllByRole('listitem');
    const place = lines.findIndex(({ textContent }) => textContent?.includes('Penny Pending'));
    await user.keyboard(String(place + 1));
    expect(attention()).toHaveTextContent('The account gets access immediately');
    expect(asked).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked).toEqual([{ user_id: 'p', decision: 'approved' }]));
  });

  it('shows seven items and the rest on request', async () => {
    const pendingAccounts = ['One', 'Two', 'Three'].map((name) => ({
      id: name,
      name,
      at: inDays(-1),
    }));
    const { user } = await openDashboard(
      '/admin',
      { roles: ['admin'], address: { is_confirmed: false, awaiting: null } },
      {
        accounts: { awaiting_review: 3, new: 0, waiting: pendingAccounts },
        tickets: { open: 2, received: 2, received_before: 0 },
        messages: { unread: 1, received: 1, received_before: 0 },
        notifications: { unread: 1 },
      },
    );
    expect(within(attention()).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(attention()).getByRole('button', { name: /^Show \d more$/ }));
    expect(within(attention()).getAllByRole('listitem').length).toBeGreaterThan(7);
  });

  it('hides administrator decisions from support', async () => {
    await openDashboard(
      '/admin',
      { roles: ['support'] },
      { accounts: { awaiting_review: 2, new: 0 }, subscriptions: { ending: 0 } },
    );
    expect(figure('Awaiting review')).toHaveTextContent('2');
    expect(attention()).not.toHaveTextContent('awaiting review');
  });

  it('shows staff the counts from the database, up to its cap', async () => {
    await openDashboard(
      '/admin',
      { roles: ['admin'] },
      { accounts: { awaiting_review: 2, new: 1000 }, subscriptions: { ending: 0 } },
    );
    expect(figure('Awaiting review')).toHaveTextContent('2');
    expect(figure('New accounts')).toHaveTextContent('999+');
    expect(attention()).toHaveTextContent('2 accounts awaiting review');
    for (const link of ['Review accounts', 'Awaiting review: 2']) {
      expect(screen.getByRole('link', { name: link })).toHaveAttribute(
        'href',
        '/admin/users?status=pending',
      );
    }
    expect(screen.getByRole('link', { name: 'Audit log' })).toHaveAttribute(
      'href',
      '/admin/users?view=log',
    );
  });

  it('shows counts of other users only to staff', async () => {
    await openDashboard('/operator-dashboard');
    expect(screen.queryByText('Awaiting review')).not.toBeInTheDocument();
  });
});
