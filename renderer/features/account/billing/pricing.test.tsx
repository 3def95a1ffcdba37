import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes/table.ts';
import { type Route, routeAt } from '#shared/routes.ts';
import {
  activeSubscription,
  openBillingScreen,
  starterBill,
} from '../../../testing/fakeBilling.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { parsePendingTarget } from './pendingTarget.ts';
import { savePendingTarget } from './savedPendingTarget.ts';

const plan = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

describe('pricing plans', () => {
  it('shows a visitor four plans with prices', async () => {
    renderApp({ at: '/user-pricing' });
    expect((await plan('Basic')).getByText('Free')).toBeVisible();
    for (const [name, price] of [
      ['Starter', '$29'],
      ['Professional', '$79'],
      ['Enterprise', '$399'],
    ] as const) {
      expect((await plan(name)).getByText(price)).toBeVisible();
    }
    expect(await (await plan('Professional')).findByRole('link')).toHaveAttribute(
      'href',
      '/auth?redirect=payment%3Fplan%3Dprofessional',
    );
  });

  it("compares the plans' features in one table", async () => {
    renderApp({ at: '/user-pricing' });
    const contacts = await screen.findByRole('row', { name: /^Broker contacts a month/ });
    expect(
      within(contacts)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', '5', 'Unlimited', 'Unlimited']);
    const addresses = screen.getByRole('row', { name: /^Full community addresses/ });
    expect(within(addresses).getAllByRole('cell')[0]).toHaveTextContent('No');
  });

  it('lists unreleased features under Planned, without a price', async () => {
    renderApp({ at: '/user-pricing' });
    const enterprise = await plan('Enterprise');
    expect(enterprise.getByText('Unlimited broker contacts')).toBeVisible();
    expect(enterprise.getByText('Create and manage listings')).toBeVisible();
    expect(enterprise.queryByText('Deal rooms')).toBeNull();
    expect(screen.queryByRole('row', { name: /Deal Rooms/ })).toBeNull();
    const later = within(screen.getByRole('region', { name: 'Planned' }));
    expect(later.getByText(/Priority support/)).toBeVisible();
    expect(later.queryByText(/\$/)).toBeNull();
  });

  it("marks the user's current plan", async () => {
    openBillingScreen('/user-pricing', { bill: starterBill, subscription: activeSubscription });
    expect(await (await plan('Starter')).findByText('Your plan')).toBeVisible();
    expect((await plan('Professional')).getByRole('link')).toHaveTextContent(
      'Upgrade to Professional',
    );
    expect((await plan('Professional')).queryByText('14 days free')).toBeNull();
  });

  it('points to support for a plan that staff gave', async () => {
    openBillingScreen('/user-pricing', { subscription: activeSubscription });
    expect(
      await (await plan('Professional')).findByText('Complimentary plan from our team.'),
    ).toBeVisible();
    expect((await plan('Enterprise')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:support@/),
    );
  });

  it('stays readable without actions when billing fails to load', async () => {
    const { user } = openBillingScreen('/user-pricing', {
      replies: {
        'select billing_accounts': { error: { code: '57014', message: 'x' }, status: 400 },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    expect((await plan('Starter')).queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('links back to the community the user wanted to ask about', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const target = encodeURIComponent(`property/${id}?contact=open`);
    const { user, address } = openBillingScreen(`/user-pricing?wanted=${target}`, {
      replies: {
        'function create-checkout': { data: { url: '/payment-success' } },
        'select billing_accounts': { data: starterBill },
      },
      subscription: activeSubscription,
    });
    expect(await screen.findByRole('note')).toHaveTextContent('go on with the community');
    await user.click(await (await plan('Professional')).findByRole('link'));
    await waitFor(() => expect(address()).toContain('/payment?plan=professional&wanted='));
    savePendingTarget(parsePendingTarget(`property/${id}?contact=open`));
    cleanup();
    openBillingScreen('/payment-success', { bill: starterBill, subscription: activeSubscription });
    expect(await screen.findByRole('link', { name: 'Back to the community' })).toHaveAttribute(
      'href',
      `/property/${id}?contact=open`,
    );
  });

  it('names only the paid screen the user came from', () => {
    const dealRooms: Route = { ...routes.dashboard, gate: 'pro', title: 'Deal rooms' };
    const find = (path: string) => (path === dealRooms.path ? dealRooms : routeAt(path));
    expect(parsePendingTarget('dashboard', find)).toEqual({
      kind: 'screen',
      title: 'Deal rooms',
      href: '/dashboard',
    });
    expect(parsePendingTarget('profile', find)).toBeNull();
    expect(parsePendingTarget('//evil.example', find)).toBeNull();
    expect(parsePendingTarget(null, find)).toBeNull();
  });
});
