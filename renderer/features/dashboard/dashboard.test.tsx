import { screen, within } from '@testing-library/react';
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
    expect(figure('Plan')).toHaveTextContent('Trial');
    expect(figure('Contacts and addresses')).toHaveTextContent('Open');
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
      expect(figure('Plan')).toHaveTextContent('Starter');
    });
  });

  it('asks for the confirmation of an address', async () => {
    await openDashboard('/seller-dashboard', { address: { is_confirmed: false, awaiting: null } });
    expect(attention()).toHaveTextContent('Confirm your e-mail address');
  });

  it('shows the seats of the team', async () => {
    await openDashboard('/operator-dashboard', {
      tenant: {
        id: 'a',
        name: 'Maple Court',
        subdomain: 'maple',
        plan_type: 'basic',
        max_users: 10,
        max_properties: 100,
        role: 'owner',
        members: 3,
      },
    });
    expect(figure('Team')).toHaveTextContent('3 of 10');
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

  it('offers what is built as shortcuts, and not itself', async () => {
    await openDashboard('/operator-dashboard');
    const shortcuts = screen.getByRole('navigation', { name: 'Shortcuts' });
    expect(within(shortcuts).getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(
      within(shortcuts).queryByRole('link', { name: 'Operations Dashboard' }),
    ).not.toBeInTheDocument();
  });
});
