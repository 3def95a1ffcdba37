import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../core/account/index.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

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

/** The desk of an administrator, for whom one account waits; what is asked of the server is kept. */
function openDesk() {
  const asked: unknown[] = [];
  const answers = adasData({
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
      if (request.name !== 'rpc review_account') return answers(request);
      asked.push(request.args[0]);
      return { data: null };
    },
  });
  return { user, asked };
}

describe('a role’s dashboard', () => {
  it('says that nothing waits when nothing does', async () => {
    await openDashboard('/operator-dashboard', { profile: complete });
    expect(attention()).toHaveTextContent('Nothing waits for you.');
  });

  it('leads to the profile while it lacks something', async () => {
    await openDashboard('/operator-dashboard');
    expect(attention()).toHaveTextContent(
      'Add a phone number, a company, and a few words about you',
    );
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

  it('says that a subscription and a role have ended', async () => {
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
    expect(figure('Listings')).toHaveTextContent('none in your plan');
    expect(screen.queryByText('Broker contacts')).not.toBeInTheDocument();
  });

  describe('with a Starter plan', () => {
    const subscription = {
      subscribed: true,
      subscription_tier: 'buyer-starter',
      is_trial: false,
      subscription_end: null,
    };

    it('counts what is used of it', async () => {
      await openDashboard('/broker-dashboard', { subscription });
      expect(figure('Broker contacts')).toHaveTextContent('2 of 5this month');
      expect(figure('Listings')).toHaveTextContent('3no limit');
    });
  });

  it('asks for the confirmation of an address', async () => {
    await openDashboard('/seller-dashboard', { address: { is_confirmed: false, awaiting: null } });
    expect(attention()).toHaveTextContent('Confirm your e-mail address');
  });

  it('tells of each number how it stood before, and opens what it counts', async () => {
    await openDashboard(
      '/buyer-dashboard',
      {},
      {
        messages: { unread: 3, received: 12, received_before: 20 },
        market: { added: 8, added_before: 8 },
      },
    );
    expect(figure('Messages received')).toHaveTextContent('in 30 days, ↓ down from 20');
    expect(figure('New on the market')).toHaveTextContent('in 30 days, as before');
    expect(screen.getByRole('link', { name: 'Messages received: 12' })).toHaveAttribute(
      'href',
      '/messages',
    );
    expect(attention()).toHaveTextContent('3 unread messages');
  });

  it('shows what has moved since somebody was here, the newest first, each where it is', async () => {
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
    const moved = screen.getByRole('region', { name: /^What moved/ });
    expect(
      within(moved)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quill House', 'Maple Court is public']);
    expect(moved).toHaveTextContent('1 person asked about it');
    expect(attention()).toHaveTextContent('A listing of yours waits for a review');
    await user.click(within(moved).getByRole('link', { name: 'Maple Court is public' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
  });

  it('asks before what cannot be taken back, and does it in its line', async () => {
    const { user, asked } = openDesk();
    const name = 'Approve: Penny Pending waits to be let in';
    await user.click(await screen.findByRole('button', { name }));
    expect(asked).toEqual([]);
    expect(attention()).toHaveTextContent('The account opens at once');
    await user.click(within(attention()).getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(asked).toEqual([{ user_id: 'p', decision: 'approved' }]));
  });

  it('does what stands in a line by its number, one key, and not while somebody types', async () => {
    const { user, asked } = openDesk();
    await screen.findByRole('button', { name: 'Approve: Penny Pending waits to be let in' });
    const lines = within(attention()).getAllByRole('listitem');
    const place = lines.findIndex(({ textContent }) => textContent?.includes('Penny Pending'));
    await user.keyboard(String(place + 1));
    expect(attention()).toHaveTextContent('The account opens at once');
    expect(asked).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked).toEqual([{ user_id: 'p', decision: 'approved' }]));
  });

  it('shows seven matters at once, and the others when asked', async () => {
    const waiting = ['One', 'Two', 'Three'].map((name) => ({ id: name, name, at: inDays(-1) }));
    const { user } = await openDashboard(
      '/admin',
      { roles: ['admin'], address: { is_confirmed: false, awaiting: null } },
      {
        accounts: { awaiting_review: 3, new: 0, waiting },
        tickets: { open: 2, received: 2, received_before: 0 },
        messages: { unread: 1, received: 1, received_before: 0 },
        notifications: { unread: 1 },
      },
    );
    expect(within(attention()).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(attention()).getByRole('button', { name: /^Show \d more$/ }));
    expect(within(attention()).getAllByRole('listitem').length).toBeGreaterThan(7);
  });

  it('asks support for no decision that only administrators take', async () => {
    await openDashboard(
      '/admin',
      { roles: ['support'] },
      { accounts: { awaiting_review: 2, new: 0 }, subscriptions: { ending: 0 } },
    );
    expect(figure('Awaiting review')).toHaveTextContent('2');
    expect(attention()).not.toHaveTextContent('await review');
  });

  it('shows the staff what the database counted for them, up to its limit', async () => {
    await openDashboard(
      '/admin',
      { roles: ['admin'] },
      { accounts: { awaiting_review: 2, new: 1000 }, subscriptions: { ending: 0 } },
    );
    expect(figure('Awaiting review')).toHaveTextContent('2');
    expect(figure('New accounts')).toHaveTextContent('999+');
    expect(attention()).toHaveTextContent('2 accounts await review');
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

  it('shows nobody else a number about other people', async () => {
    await openDashboard('/operator-dashboard');
    expect(screen.queryByText('Awaiting review')).not.toBeInTheDocument();
  });
});
