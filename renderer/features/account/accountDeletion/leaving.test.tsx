import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply } from '../../../testing/fakeData.ts';
import { ada, failure, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const defaultState = { leaving: null, is_fresh: true, live_listings: 0, in_the_way: [] };
const due = { due_at: '2026-12-09T12:00:00Z', is_of_staff: false };

function openProfile(deletion: object, replies: Readonly<Record<string, DataReply>> = {}) {
  const calls: string[] = [];
  const host = fakeHost(ada);
  const respond = adasData({
    'rpc my_account_deletion': { data: { ...defaultState, ...deletion } },
    ...replies,
  });
  const page = renderApp({
    at: '/profile',
    host,
    data: (request) => {
      calls.push(request.name);
      return respond(request);
    },
  });
  return { ...page, host, asked: (name: string) => calls.filter((one) => one === name).length };
}

const section = () => screen.findByRole('region', { name: 'Delete account' });

describe('account deletion', () => {
  it('explains what is deleted, anonymized, and kept for how long before asking', async () => {
    const { user, asked } = openProfile({ live_listings: 3 });
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    const here = within(await section());
    for (const name of ['Deleted', 'Kept without your name', 'Kept, and why'])
      expect(here.getByRole('heading', { name })).toBeVisible();
    expect(here.getByText(/Your 3 communities leave the market/)).toBeVisible();
    expect(here.getByText(/for seven years, as required by tax law/)).toBeVisible();
    expect(asked('rpc request_account_deletion')).toBe(0);
    await user.click(here.getByRole('button', { name: 'Delete my account in 14 days' }));
    await waitFor(() => expect(asked('rpc request_account_deletion')).toBe(1));
  });

  it('requires the password after an older sign-in and sends nothing without it', async () => {
    const { user, host, asked } = openProfile({ is_fresh: false });
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    const send = await screen.findByRole('button', { name: 'Delete my account in 14 days' });
    await user.click(send);
    expect(await screen.findByText('Enter your password.')).toBeVisible();
    vi.mocked(host.auth.signIn).mockResolvedValueOnce(failure('Invalid login credentials'));
    await user.type(screen.getByLabelText('Your password'), 'a guess');
    await user.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(asked('rpc request_account_deletion')).toBe(0);
    await user.click(send);
    await waitFor(() => expect(asked('rpc request_account_deletion')).toBe(1));
  });

  it.each([
    ['workspace', 'Harbor Group', /Other people work in Harbor Group/, 'Hand it over'],
    [
      'sale',
      'Oak Hill',
      /You run an open transaction: Oak Hill/,
      'Close, terminate, or transfer it',
    ],
    ['party', 'Elm Court', /party to an open transaction: Elm Court/, 'contact support'],
    ['plan', 'starter', /still be charged for your plan/, 'Cancel plan'],
    ['admin', '', /You're the only permanent administrator/, 'Add an administrator'],
  ])('is rejected with a way to resolve it: %s', async (what, name, message, linkName) => {
    openProfile({ in_the_way: [{ what, name }] });
    const here = within(await section());
    expect(await here.findByText(message)).toBeVisible();
    expect(here.getByRole('link', { name: linkName })).toBeVisible();
    expect(here.queryByRole('button', { name: 'Delete my account…' })).toBeNull();
  });

  it("shows the server's error next to the button", async () => {
    const errorReply = { error: { code: 'HXLVP' }, status: 400 };
    const { user } = openProfile({}, { 'rpc request_account_deletion': errorReply });
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    await user.click(screen.getByRole('button', { name: 'Delete my account in 14 days' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Cancel it first');
  });
});

describe('pending account deletion', () => {
  const createPendingReplies = (deletion: typeof due) => ({
    'rpc my_account': { data: { ...adasAccount, leaving: deletion } },
    'rpc cancel_account_deletion': { data: true },
  });

  it('offers to stop the deletion on every screen', async () => {
    const { user, asked } = openProfile({ leaving: due }, createPendingReplies(due));
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent('This account will be deleted on Dec 9, 2026');
    await user.click(within(note).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(asked('rpc cancel_account_deletion')).toBe(1));
    expect(await screen.findByText('Account deletion canceled')).toBeVisible();
  });

  it("names who decided when the user can't stop it", async () => {
    const staff = { ...due, is_of_staff: true };
    openProfile({ leaving: staff }, createPendingReplies(staff));
    expect(await screen.findByRole('note')).toHaveTextContent(
      'An administrator scheduled this account for deletion',
    );
    expect(screen.queryByRole('button', { name: 'Keep my account' })).toBeNull();
  });
});

describe('account deletion email link', () => {
  it('keeps the account on click and leads to a new password', async () => {
    const data = adasData({ 'rpc cancel_account_deletion_by_email': { data: true } });
    const { user } = renderApp({ at: '/auth/confirm?keep=secret', data });
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText(/^Your account and its data are kept/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeVisible();
  });

  it('reports that the link was already used', async () => {
    const data = adasData({ 'rpc cancel_account_deletion_by_email': { data: false } });
    const { user } = renderApp({ at: '/auth/confirm?keep=secret', data });
    await user.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was already used');
  });
});
