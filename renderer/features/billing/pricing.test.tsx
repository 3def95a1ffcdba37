import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes/table.ts';
import { type Route, routeAt } from '#shared/routes.ts';
import { given, openAs, starterBill } from '../../testing/billingPeople.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { keepWanted } from './keptWanted.ts';
import { wantedScreen } from './wantedScreen.ts';

const plan = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

describe('the plans', () => {
  it('are four, with their prices, for a visitor', async () => {
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

  it('stand in one table with the rights that each opens', async () => {
    renderApp({ at: '/user-pricing' });
    const contacts = await screen.findByRole('row', { name: /^Broker contacts a month/ });
    expect(
      within(contacts)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['No', '5', 'Unlimited', 'Unlimited']);
    const addresses = screen.getByRole('row', { name: /^Full addresses/ });
    expect(within(addresses).getAllByRole('cell')[0]).toHaveTextContent('No');
  });

  it('sell nothing that is not built: it stands under To come, without a price', async () => {
    renderApp({ at: '/user-pricing' });
    const enterprise = await plan('Enterprise');
    expect(enterprise.getByText('Unlimited broker contacts')).toBeVisible();
    expect(enterprise.getByText('Create and manage listings')).toBeVisible();
    expect(enterprise.queryByText('Deal rooms')).toBeNull();
    expect(screen.queryByRole('row', { name: /Deal Rooms/ })).toBeNull();
    const later = within(screen.getByRole('region', { name: 'To come' }));
    expect(later.getByText(/Priority support/)).toBeVisible();
    expect(later.queryByText(/\$/)).toBeNull();
  });

  it('mark the one somebody has', async () => {
    openAs('/user-pricing', { bill: starterBill, subscription: given });
    expect(await (await plan('Starter')).findByText('Your plan')).toBeVisible();
    expect((await plan('Professional')).getByRole('link')).toHaveTextContent(
      'Upgrade to Professional',
    );
    expect((await plan('Professional')).queryByText('14 days free')).toBeNull();
  });

  it('point to support where staff gave one', async () => {
    openAs('/user-pricing', { subscription: given });
    expect(
      await (await plan('Professional')).findByText('Given to you by our team.'),
    ).toBeVisible();
    expect((await plan('Enterprise')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:support@/),
    );
  });

  it('stay readable, without an action, when the bill cannot be loaded', async () => {
    const { user } = openAs('/user-pricing', {
      replies: {
        'select billing_accounts': { error: { code: '57014', message: 'x' }, status: 400 },
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    expect((await plan('Starter')).queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('lead back to the community that somebody wanted to ask about', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const wanted = encodeURIComponent(`property/${id}?letter=open`);
    const { user, address } = openAs(`/user-pricing?wanted=${wanted}`, {
      replies: {
        'function create-checkout': { data: { url: '/payment-success' } },
        'select billing_accounts': { data: starterBill },
      },
      subscription: given,
    });
    expect(await screen.findByRole('note')).toHaveTextContent('go on with the community');
    await user.click(await (await plan('Professional')).findByRole('link'));
    await waitFor(() => expect(address()).toContain('/payment?plan=professional&wanted='));
    keepWanted(wantedScreen(`property/${id}?letter=open`));
    cleanup();
    openAs('/payment-success', { bill: starterBill, subscription: given });
    expect(await screen.findByRole('link', { name: 'Back to the community' })).toHaveAttribute(
      'href',
      `/property/${id}?letter=open`,
    );
  });

  it('remind somebody of the paid screen they were after, and of nothing else', () => {
    const dealRooms: Route = { ...routes.dashboard, gate: 'pro', title: 'Deal rooms' };
    const find = (path: string) => (path === dealRooms.path ? dealRooms : routeAt(path));
    expect(wantedScreen('dashboard', find)).toEqual({
      kind: 'screen',
      title: 'Deal rooms',
      href: '/dashboard',
    });
    expect(wantedScreen('profile', find)).toBeNull();
    expect(wantedScreen('//evil.example', find)).toBeNull();
    expect(wantedScreen(null, find)).toBeNull();
  });
});
