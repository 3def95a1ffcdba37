import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { isContent, routeNames, routes } from '#shared/routes/table.ts';
import { getRouteTrail } from '#shared/routes.ts';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { CONTACT_ID, FakeContacts } from '../../testing/fakeContacts.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const keyDown = (key: string, more: KeyboardEventInit = {}) =>
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

async function openPalette(
  as: 'visitor' | 'operator' | 'admin',
  replies: Parameters<typeof adasData>[0] = {},
) {
  const data = adasData({
    ...replies,
    'rpc my_account': {
      data: as === 'admin' ? { ...adasAccount, roles: ['admin'] } : adasAccount,
    },
  });
  const app = renderApp({ at: '/', host: fakeHost(as === 'visitor' ? null : ada), data });
  const known = as === 'visitor' ? 'Sign In / Sign Up' : 'Home page';
  if (as === 'visitor') await screen.findAllByRole('link', { name: known });
  else await screen.findByRole('link', { name: as === 'admin' ? 'Admin Panel' : 'Dashboard' });
  const before = screen.getByRole('button', { name: 'Go to a page' });
  before.focus();
  await app.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Command palette' });
  return { ...app, dialog, before };
}

const found = (dialog: HTMLElement, group?: string) => {
  const place = group === undefined ? dialog : within(dialog).queryByRole('group', { name: group });
  return place === null
    ? []
    : within(place)
        .queryAllByRole('option')
        .map((option) => option.firstChild?.textContent);
};

describe('command palette', () => {
  it('finds exactly the pages a visitor can open', async () => {
    const { dialog } = await openPalette('visitor');
    const written = routeNames
      .filter((name) => isContent(name) && !routes[name].path.includes(':'))
      .map((name) => routes[name].title);
    const demos = routeNames
      .filter((name) => getRouteTrail(name)[0] === 'demos' && !routes[name].isPrerendered)
      .map((name) => [name, routes[name]] as const);
    expect(found(dialog, 'Pages').toSorted()).toEqual(
      [
        'Senior-living commercial real estate',
        'Sign in or create an account',
        'Choose a new password',
        'Contact us',
        'Support',
        'Plans and prices',
        'Communities for sale',
        'Search communities',
        'Buyer agreement',
        'Vendors',
        'Find vendors',
        'Request vendors',
        'Project requests',
        'Agents',
        'Find an agent',
        'Community',
        ...demos.filter(([, { path }]) => !path.includes(':')).map(([, { title }]) => title),
        ...written,
      ].toSorted(),
    );
  });

  it('hides pages that would deny access', async () => {
    const { dialog } = await openPalette('operator');
    expect(found(dialog)).toContain('Operator dashboard');
    expect(found(dialog)).not.toContain('Admin panel');
    expect(found(dialog)).not.toContain('Vendor dashboard');
    expect(found(dialog)).not.toContain('Sign in or create an account');
  });

  it('finds the admin panel for an administrator', async () => {
    const { dialog } = await openPalette('admin');
    expect(found(dialog)).toContain('Admin panel');
  });

  it('opens the right result even if Enter follows the last letter immediately', async () => {
    const { dialog, address } = await openPalette('operator');
    const field = within(dialog).getByRole<HTMLInputElement>('combobox');
    // As in a browser: no waiting between the two events.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'prof');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await Promise.resolve();
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    vi.unstubAllGlobals();
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('opens a page by a few letters and Enter', async () => {
    const { dialog, user, address } = await openPalette('operator');
    expect(within(dialog).getByRole('combobox')).toHaveFocus();
    await user.keyboard('prof');
    expect(found(dialog)[0]).toBe('Your profile');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/profile'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens a result in a new window with Ctrl and Enter and keeps the current page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user, address } = await openPalette('operator');
    await user.keyboard('prof{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledExactlyOnceWith('/profile', '_blank', 'noopener');
    expect(address()).toBe('/');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('wraps around with arrows and announces the selection', async () => {
    const { dialog, user } = await openPalette('visitor');
    const input = within(dialog).getByRole('combobox');
    const last = found(dialog).at(-1) ?? '';
    const chosen = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    expect(chosen()).toContain(found(dialog)[0]);
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toContain(last);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toContain(found(dialog)[0]);
  });

  it('keeps text typed before it renders', async () => {
    const data = adasData();
    const { user } = renderApp({ at: '/', host: fakeHost(ada), data });
    await screen.findByRole('link', { name: 'Dashboard' });
    // Synchronous, like typing while the chunk loads.
    for (const key of 'glossarz') keyDown(key, key === 'g' ? { ctrlKey: true, key: 'k' } : {});
    keyDown('Backspace');
    keyDown('y');
    const dialog = within(await screen.findByRole('dialog', { name: 'Command palette' }));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveValue('lossary'));
    await user.keyboard('!');
    expect(dialog.getByRole('combobox')).toHaveValue('lossary!');
  });

  it('lists communities, agents, and vendors before actions and pages', async () => {
    const { dialog, user, address } = await openPalette('operator', {
      'rpc find_listings': {
        data: { rows: [{ id: 'l1', property_name: 'Lakeview Terrace', location: 'Duluth, MN' }] },
      },
      'rpc find_agents': {
        data: { rows: [{ id: 'a1', name: 'Lana Lake', brokerage: 'Cedar & Main' }] },
      },
      'rpc find_vendors': { data: { rows: [{ id: 'v1', company_name: 'Lake Roofing' }] } },
    });
    await user.keyboard('la');
    await waitFor(() => expect(found(dialog, 'Communities')).toEqual(['Lakeview Terrace']));
    const groups = within(dialog)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label'));
    expect(groups.slice(0, 3)).toEqual(['Communities', 'Agents', 'Vendors']);
    expect(groups.at(-1)).toBe('Pages');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/property/l1'));
    await user.keyboard('{Control>}k{/Control}');
    const again = await screen.findByRole('dialog', { name: 'Command palette' });
    await waitFor(() => expect(found(again, 'Recent')).toEqual(['Lakeview Terrace']));
  });

  it('offers to call, email, and log a call for the found person after the records', async () => {
    const contacts = new FakeContacts();
    const { dialog, user, address } = await openPalette('operator', {
      'rpc find_contacts': { data: [contacts.row] },
    });
    await user.keyboard('cora');
    await waitFor(() => expect(found(dialog, 'Clients')).toEqual(['Cora Client']));
    expect(found(dialog, 'Actions for Cora Client')).toEqual([
      'Call Cora Client',
      'Email Cora Client',
      'Log a call with Cora Client',
    ]);
    await user.click(within(dialog).getByText('Log a call with Cora Client'));
    await waitFor(() => expect(address()).toBe(`/clients/${CONTACT_ID}?log=call`));
  });

  it("hides other roles' screens", async () => {
    const { dialog } = await openPalette('operator');
    expect(found(dialog, 'Pages')).not.toContain('Broker dashboard');
    expect(found(dialog, 'Pages')).toContain('Saved properties');
  });

  it('finds accounts only for staff', async () => {
    const replies = {
      'rpc admin_accounts': {
        data: { rows: [{ id: 'u1', full_name: 'Cora Cole', email: 'cora@people.example' }] },
      },
    };
    const { dialog, user } = await openPalette('admin', replies);
    await user.keyboard('cora');
    await waitFor(() => expect(found(dialog, 'Accounts')).toEqual(['Cora Cole']));
    cleanup();
    const other = await openPalette('operator', replies);
    await other.user.keyboard('cora');
    expect(await within(other.dialog).findByText('No results for “cora”.')).toBeVisible();
  });

  it('runs an action: changes the theme and keeps the page', async () => {
    const { dialog, user, address } = await openPalette('operator');
    await user.keyboard('dark');
    expect(found(dialog, 'Actions')).toEqual(['Dark theme']);
    await user.keyboard('{Enter}');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(address()).toBe('/');
  });

  it.each([
    ['sign out', 'Log out'],
    ['dark mode', 'Dark theme'],
    ['hotkeys', 'Keyboard shortcuts'],
    ['report a problem', 'New ticket'],
  ])('finds an action by alias: %s', async (typed, act) => {
    const { dialog, user } = await openPalette('operator');
    await user.keyboard(typed);
    expect(found(dialog, 'Actions')).toEqual([act]);
  });

  it('ranks an action with a matching name above records without one', async () => {
    const { dialog, user } = await openPalette('operator', {
      'rpc find_listings': {
        data: { rows: [{ id: 'l1', property_name: 'Birch Grove', location: 'Log, OH' }] },
      },
    });
    await user.keyboard('log out');
    await waitFor(() => expect(found(dialog, 'Communities')).toEqual(['Birch Grove']));
    expect(found(dialog)[0]).toBe('Log out');
  });

  it('shows an empty state', async () => {
    const { dialog, user } = await openPalette('visitor');
    await user.keyboard('zzz');
    expect(within(dialog).getByRole('status')).toHaveTextContent(/No results for “zzz”|Searching/);
  });

  it('closes on Escape and returns focus', async () => {
    const { user, before } = await openPalette('visitor');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(before).toHaveFocus();
  });
});
