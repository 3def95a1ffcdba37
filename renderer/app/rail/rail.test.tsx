import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Account } from '../../session/account/index.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

beforeEach(() => localStorage.clear());

const SAVED = { saved: { found: 4, searches: 2, listings: 0, moved: [] } };

const openAt = (at: string, more: Partial<Account> = {}, figures: object = SAVED) =>
  renderApp({
    at,
    host: fakeHost(ada),
    data: adasData({
      'rpc my_account': {
        data: {
          ...adasAccount,
          profile: { ...adasAccount.profile, user_type: 'buyer' },
          roles: ['buyer'],
          ...more,
        },
      },
      'rpc my_figures': { data: figures },
    }),
  });

const operator: Partial<Account> = {
  profile: { ...adasAccount.profile, user_type: 'operator' },
  roles: ['operator'],
};

const rail = () => screen.findByRole('navigation', { name: /workspace$/ });

describe('workspace side navigation', () => {
  it('marks the current screen and shows pending counts', async () => {
    openAt('/searches');
    const nav = await rail();
    expect(within(nav).getByRole('link', { name: /^Searches/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(await within(nav).findByText('4')).toBeVisible();
  });

  it('hides staff screens from family-only accounts', async () => {
    const names = async (figures: object) => {
      localStorage.clear();
      const { unmount } = openAt('/operator/family-portal', operator, figures);
      const nav = await rail();
      await within(nav).findByRole('link', { name: /^Family/ });
      const care = () => within(nav).queryByRole('link', { name: 'Medications' });
      if ('family_only' in figures) await waitFor(() => expect(care()).toBeNull());
      else expect(care()).toBeVisible();
      unmount();
    };
    await names({});
    await names({ family_only: { positions: 1 } });
  });

  it('folds a group and keeps it folded on the next visit', async () => {
    const { user, unmount } = openAt('/messages');
    const group = () => within(screen.getByRole('navigation', { name: /workspace$/ }));
    await rail();
    await user.click(group().getByRole('button', { name: 'Market' }));
    expect(group().getByRole('button', { name: 'Market' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    unmount();
    openAt('/messages');
    await rail();
    expect(group().getByRole('button', { name: 'Market' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('folds every other group while a settings screen is open', async () => {
    openAt('/profile');
    const nav = within(await rail());
    expect(nav.getByRole('button', { name: 'Market' })).toHaveAttribute('aria-expanded', 'false');
    expect(nav.getByRole('button', { name: 'Settings' })).toHaveAttribute('aria-expanded', 'true');
    expect(nav.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  });

  it('navigates without a page load', async () => {
    const { user, address } = openAt('/profile');
    await user.click(within(await rail()).getByRole('link', { name: 'Security' }));
    await waitFor(() => expect(address()).toBe('/security-settings'));
    expect(await rail()).toBeVisible();
  });

  it('collapses to labeled icons and remembers it for this person', async () => {
    const { user, unmount } = openAt('/profile');
    await user.click(within(await rail()).getByRole('button', { name: 'Collapse' }));
    expect(document.documentElement).toHaveAttribute('data-rail', 'narrow');
    unmount();
    openAt('/profile');
    const nav = await rail();
    const unfold = within(nav).getByRole('button', { name: 'Expand' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    expect(within(nav).getByRole('link', { name: /^Searches/ })).toBeInTheDocument();
    await user.click(unfold);
    expect(document.documentElement).not.toHaveAttribute('data-rail');
  });

  it('lists recent pages without the site name, even if the brand loads late', async () => {
    openAt('/admin', { roles: ['buyer'] });
    const nav = await rail();
    document.documentElement.dataset.brandName = 'Cedar & Main';
    onTestFinished(() => {
      delete document.documentElement.dataset.brandName;
    });
    const recent = await within(nav).findByRole('list', { name: 'Recent' }, { timeout: 3000 });
    expect(await within(recent).findByRole('link')).not.toHaveTextContent('·');
  });

  it('pins a page without its own item until it is unpinned', async () => {
    const { user } = openAt('/admin', { roles: ['buyer'] });
    const nav = await rail();
    await user.click(
      await within(nav).findByRole('button', { name: 'Pin this page' }, { timeout: 3000 }),
    );
    const pinned = within(nav).getByRole('list', { name: 'Pinned' });
    const [link] = within(pinned).getAllByRole('link');
    expect(link).toHaveAttribute('href', '/admin');
    await user.click(within(pinned).getByRole('button', { name: /^Unpin/ }));
    expect(within(nav).queryByRole('list', { name: 'Pinned' })).not.toBeInTheDocument();
    expect(within(nav).getByRole('list', { name: 'Recent' })).toBeVisible();
  });
});
