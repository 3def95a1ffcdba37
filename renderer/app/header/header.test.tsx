import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { AppRole } from '#shared/access/roles.ts';
import { type HeaderName, headers } from '#shared/navigation/headers.ts';
import { routes } from '#shared/routes/table.ts';
import { HostContext } from '../../host/HostContext.tsx';
import { accountApi } from '../../session/account/accountApi.ts';
import { makeStore } from '../../session/store.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { fakeDataClient } from '../../testing/fakeData.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { RouteTableContext } from '../../ui/header/routeTable.ts';
import { AppNavigation } from '../AppNavigation.tsx';
import { AppHeader } from './AppHeader.tsx';

type Account = typeof adasAccount;

const accountOf = (roles: readonly AppRole[], more: Partial<Account['profile']> = {}): Account => ({
  ...adasAccount,
  roles,
  profile: { ...adasAccount.profile, user_type: null, ...more },
});

/** Renders only the header on any page, with all screens treated as built. */
async function renderHeader(at: string, account: Account | null) {
  const client = fakeDataClient(adasData({ 'rpc my_account': { data: account } }));
  const session = account === null ? null : ada;
  const host = fakeHost(session);
  const store = makeStore(
    { host, dataClient: async () => client },
    {
      session: {
        status: session === null ? 'signed-out' : 'signed-in',
        session,
        isRecovering: false,
      },
    },
  );
  if (account !== null) await store.dispatch(accountApi.endpoints.getMyAccount.initiate());
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <AppNavigation>
            <AppHeader />
          </AppNavigation>
        ),
      },
    ],
    {
      initialEntries: [at],
    },
  );
  const view = render(
    <HostContext value={host}>
      <Provider store={store}>
        <RouteTableContext value={routes}>
          <RouterProvider router={router} />
        </RouteTableContext>
      </Provider>
    </HostContext>,
  );
  return { ...view, user: userEvent.setup(), store, router };
}

const bar = () => screen.getByRole('navigation', { name: 'Main' });
const shownLinks = () =>
  within(bar())
    .getAllByRole('link')
    .map((link) => link.textContent);
const shownMenus = () =>
  within(bar())
    .queryAllByRole('button')
    .map((button) => button.textContent);

const PEOPLE: readonly [AppRole, HeaderName, readonly string[]][] = [
  ['admin', 'admin', ['Senior Living Operations', 'Admin Dashboards', 'Internal Tools']],
  ['support', 'admin', ['Admin Dashboards', 'Internal Tools']],
  ['broker_of_record', 'broker', []],
  ['broker', 'broker', []],
  ['vendor', 'vendor', []],
  ['pilot', 'investor', ['Senior Living Operations', 'Admin Dashboards']],
  ['operator', 'operator', ['Senior Living Operations']],
  ['investor', 'investor', []],
  ['seller', 'seller', []],
  ['buyer', 'buyer', []],
];

const PAGES: readonly [string, HeaderName | null][] = [
  ['/investor-portal', 'investor'],
  ['/favorites', 'buyer'],
  ['/operator/staff', 'operator'],
  ['/vendor-quotes', 'vendor'],
  ['/seller/buyers', 'seller'],
  ['/deal-pipeline', 'broker'],
  ['/messages', null],
];

describe.each(PEOPLE)('%s', (role, own, extra) => {
  it.each(PAGES)('shows the header and menus defined by the rules on %s', async (page, byPage) => {
    await renderHeader(page, accountOf([role]));
    const seesAll = ['admin', 'support', 'pilot'].includes(role);
    const shown = byPage !== null && seesAll ? byPage : own;
    const header = headers[shown];
    // Only the vendor area is restricted; its links are hidden from others.
    const mayVendor = ['admin', 'support', 'vendor', 'pilot'].includes(role);
    const expected = header.links
      .filter(({ to }) => mayVendor || routes[to].gate !== 'vendor')
      .map(({ label }) => label);
    expect(shownLinks()).toEqual(expected);
    const more = shown === 'vendor' && !mayVendor ? [] : ['More'];
    expect(shownMenus()).toEqual([...more, 'Workspace', ...extra]);
  });
});

describe('header', () => {
  it('shows visitors the public pages, six roles, and sign-in', async () => {
    const { user } = await renderHeader('/about', null);
    expect(shownLinks()).toEqual(['Home', 'About', 'Communities', 'Pricing', 'Education']);
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'See Platform Tour' })).toHaveAttribute(
      'href',
      '/demos',
    );
    await user.click(screen.getByRole('button', { name: 'Choose Role' }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(6);
  });

  it('labels a company user as having internal access', async () => {
    await renderHeader('/messages', accountOf(['broker', 'pilot'], { is_company_user: true }));
    expect(screen.getByText('Internal Access')).toBeInTheDocument();
  });

  it("changes with a pilot's view and keeps it for this window", async () => {
    const { user, store } = await renderHeader('/messages', accountOf(['pilot']));
    await user.click(await screen.findByRole('button', { name: /Viewing as\s*Investor/ }));
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual([
      'Administrator',
      'Broker',
      'Vendor',
      'Operator',
      'Investor',
      'Seller',
      'Buyer',
    ]);
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Investor');
    expect(screen.getByText(/Your own data and access don't change/)).toBeVisible();
    await user.click(screen.getByRole('menuitemradio', { name: 'Vendor' }));
    expect(shownLinks()).toEqual([
      'Dashboard',
      'My Profile',
      'Communities',
      'Leads',
      'Quotes',
      'RFPs',
    ]);
    expect(store.getState().pilot.chosen).toEqual({ userId: ada.userId, view: 'vendor' });
    expect(sessionStorage.getItem('haven.pilotView')).toContain('vendor');
  });

  it('supports keyboard navigation through a long menu', async () => {
    const { user, router } = await renderHeader('/messages', accountOf(['operator']));
    screen.getByRole('button', { name: 'Senior Living Operations' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Operations Dashboard' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Billing & Claims' })).toHaveFocus();
    await user.keyboard('{Home}w');
    expect(screen.getByRole('menuitem', { name: 'Waitlist' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/operator/waitlist');
  });
});

describe('mobile menu', () => {
  const open = async (user: Awaited<ReturnType<typeof renderHeader>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog', { name: 'Menu' });
  };

  it('contains all header items, and all dashboards for a pilot who is a broker', async () => {
    const { user } = await renderHeader('/messages', accountOf(['pilot', 'broker']));
    const dialog = await open(user);
    for (const name of ['Broker', 'Dashboards', 'Workspace', 'Account', 'Settings']) {
      expect(within(dialog).getByRole('region', { name })).toBeInTheDocument();
    }
    const dashboards = within(dialog).getByRole('region', { name: 'Dashboards' });
    expect(within(dashboards).getAllByRole('link')).toHaveLength(6);
    expect(within(dialog).getByRole('radio', { name: 'Broker' })).toBeChecked();
  });

  it('traps focus, closes on Escape, and returns focus', async () => {
    const { user } = await renderHeader('/messages', accountOf(['buyer']));
    const dialog = await open(user);
    const close = within(dialog).getByRole('button', { name: 'Close menu' });
    close.focus();
    await user.tab({ shift: true });
    expect(within(dialog).getByRole('button', { name: 'Log out' })).toHaveFocus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('closes when a link is followed by keyboard and stays closed', async () => {
    const { user, router } = await renderHeader('/messages', accountOf(['buyer']));
    const dialog = await open(user);
    within(dialog).getByRole('link', { name: 'Saved Properties' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/saved-properties');
  });

  it('signs out', async () => {
    const { user, store } = await renderHeader('/messages', accountOf(['buyer']));
    const dialog = await open(user);
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.session).toBeNull());
  });
});
