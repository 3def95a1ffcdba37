import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import type { DeadLetter } from './deadLettersApi.ts';

const deadLetter: DeadLetter = {
  id: '00000000-0000-4000-8000-0000000000aa',
  recipient: 'nora@people.example',
  kind: 'email',
  template: 'account_approved',
  attempts: 20,
  last_error: 'http_422',
  is_expired: false,
  created_at: '2026-03-14T09:00:00Z',
  dead_at: '2026-03-15T09:00:00Z',
};

function openAdmin(
  roles: typeof adasAccount.roles,
  deadLetters: readonly DeadLetter[],
  at = '/admin/reports?undelivered=all',
) {
  const retried: unknown[] = [];
  let left = deadLetters;
  const respond = adasData({
    'rpc my_account': { data: { ...adasAccount, roles, primary_role: roles[0] } },
    'rpc my_figures': { data: { dead_letters: { dead: deadLetters.length } } },
    'rpc dead_letters': () => ({ data: left }),
  });
  const view = renderApp({
    at,
    host: fakeHost(ada),
    data: (request) => {
      if (request.name !== 'rpc retry_dead_letter') return respond(request);
      retried.push(request.args[0]);
      left = [];
      return { data: true };
    },
  });
  return { ...view, retried };
}

describe('undelivered messages', () => {
  it('show administrators the reason and resend on request', async () => {
    const { user, retried } = openAdmin(['admin'], [deadLetter]);
    expect(await screen.findByText(/The provider rejected it \(http_422\)/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Account approved' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(retried).toEqual([{ id: deadLetter.id }]));
    expect(await screen.findByText('No undelivered messages')).toBeVisible();
  });

  it('resend in bulk only if their links still work', async () => {
    const other = { ...deadLetter, id: '00000000-0000-4000-8000-0000000000ab', is_expired: true };
    const { user, retried } = openAdmin(['admin'], [deadLetter, other]);
    await screen.findAllByRole('link', { name: 'Account approved' });
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(retried).toEqual([{ id: deadLetter.id }]));
    expect(await screen.findByText('1 message goes out again')).toBeVisible();
  });

  it('cannot be resent after the link expires', async () => {
    const expired = { ...deadLetter, is_expired: true, last_error: 'expired' };
    openAdmin(['admin'], [expired], `/admin/reports?undelivered=all&open=${deadLetter.id}`);
    expect(await screen.findByText(/^Its link has expired/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it("appear on an administrator's dashboard", async () => {
    openAdmin(['admin'], [deadLetter], '/admin');
    expect(await screen.findByText('1 message could not be delivered')).toBeVisible();
    expect(screen.getByRole('link', { name: /See why/ })).toHaveAttribute(
      'href',
      '/admin/reports?undelivered=all',
    );
  });

  it('are hidden from support', async () => {
    openAdmin(['support'], [deadLetter]);
    expect(await screen.findByRole('heading', { name: 'Reports' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Undelivered' })).toBeNull();
    expect(screen.queryByText('Account approved')).toBeNull();
  });
});
