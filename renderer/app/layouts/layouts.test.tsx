import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hydrate } from '../../site/pages/home.tsx';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { reportIdle } from '../../testing/reportIdle.ts';
// Preloaded, as are the late parts of the home page, so that no test waits for them.
import '../../features/account/auth/AuthPage.tsx';

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

beforeAll(() => hydrate());

beforeEach(() => {
  reportIdle();
  document.head.innerHTML = '<meta name="description" content=""><meta name="robots" content="">';
});

describe('a page', () => {
  it('has its own title, description, and robots rule', async () => {
    renderApp({ at: '/' });
    await screen.findByRole('heading', { level: 1, name: /Transforming senior living/ });
    expect(document.title).toBe('Senior-living commercial real estate · Haven Exchange');
    await waitFor(() => expect(meta('description')).toMatch(/marketplace and workstation/));
    expect(meta('robots')).toBe('index,follow');
  });

  it('has only its own structured data and breadcrumbs', async () => {
    const { router } = renderApp({ at: '/contact' });
    await waitFor(() => expect(meta('keywords')).toContain('partnerships'));
    const readScripts = () =>
      [...document.querySelectorAll('head script')].map((one) => one.textContent);
    expect(readScripts()).toEqual([
      expect.stringMatching(/BreadcrumbList.*"item":"[^"]+\/contact"/),
    ]);
    await router.navigate('/auth/confirm');
    await waitFor(() => expect(readScripts()).toEqual([]));
    expect(meta('keywords')).toBe('');
  });

  it('shows not found with a link home for an unknown path', async () => {
    const { user, address } = renderApp({ at: '/nowhere' });
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(meta('robots')).toBe('noindex');
    await user.click(screen.getByRole('link', { name: 'Go Home' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('is announced and focused after navigation', async () => {
    const { user } = renderApp({ at: '/' });
    const [link] = await screen.findAllByRole('link', { name: 'Sign In / Sign Up' });
    if (link === undefined) throw new Error('no link');
    await user.click(link);
    await screen.findByText('Sign in or create an account');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('header', () => {
  it('offers sign-in to visitors', async () => {
    renderApp({ at: '/' });
    expect(await screen.findByRole('link', { name: 'Sign In / Sign Up' })).toBeVisible();
  });

  it('offers the dashboard to someone signed in', async () => {
    renderApp({ at: '/', host: fakeHost(ada) });
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();
  });

  it('stays unchanged from the workspace to a public page', async () => {
    const { router } = renderApp({ at: '/messages', host: fakeHost(ada) });
    await screen.findByRole('heading', { level: 1, name: 'Messages' });
    const menus = screen.getByRole('navigation', { name: 'Main' });
    await router.navigate('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBe(menus);
  });

  it("keeps a member's side navigation on public screens of their work", async () => {
    const { router } = renderApp({ at: '/messages', host: fakeHost(ada) });
    const rail = await screen.findByRole('navigation', { name: /workspace$/ });
    expect(rail).toBeVisible();
    await router.navigate('/investment-opportunities');
    await screen.findByRole('heading', { level: 1, name: 'Communities for sale' });
    expect(screen.getByRole('navigation', { name: /workspace$/ })).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('data-layout', 'work');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('shows the signed-in user in the workspace and lets them log out', async () => {
    const { user, address } = renderApp({ at: '/dashboard', host: fakeHost(ada) });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    await user.click(screen.getByRole('button', { name: /Your account: Ada Quill/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect((await screen.findAllByText(/You have been successfully signed out/))[0]).toBeVisible();
  });
});
