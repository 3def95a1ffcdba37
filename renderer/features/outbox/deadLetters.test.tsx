import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import type { DeadLetter } from './deadLettersApi.ts';

const letter: DeadLetter = {
  id: '00000000-0000-4000-8000-0000000000aa',
  recipient: 'nora@people.example',
  template: 'account_approved',
  attempts: 20,
  last_error: 'http_422',
  is_expired: false,
  dead_at: '2026-03-15T09:00:00Z',
};

function openAdmin(roles: typeof adasAccount.roles, letters: readonly DeadLetter[]) {
  const retried: unknown[] = [];
  let left = letters;
  const answers = adasData({
    'rpc my_account': { data: { ...adasAccount, roles, primary_role: roles[0] } },
    'rpc dead_letters': () => ({ data: left }),
  });
  const view = renderApp({
    at: '/admin',
    host: fakeHost(ada),
    data: (request) => {
      if (request.name !== 'rpc retry_dead_letter') return answers(request);
      retried.push(request.args[0]);
      left = [];
      return { data: true };
    },
  });
  return { ...view, retried };
}

describe('undelivered messages', () => {
  it('are shown to an administrator with their reason, and go out again on request', async () => {
    const { user, retried } = openAdmin(['admin'], [letter]);
    expect(await screen.findByText(/The provider refused it \(http_422\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Try again: Account approved to nora/ }));
    await waitFor(() => expect(retried).toEqual([{ id: letter.id }]));
    expect(await screen.findByText('Every message went out')).toBeVisible();
  });

  it('whose link has expired cannot be sent again', async () => {
    openAdmin(['admin'], [{ ...letter, is_expired: true, last_error: 'expired' }]);
    expect(await screen.findByText('Its link has expired')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  it('are no matter for support', async () => {
    openAdmin(['support'], [letter]);
    await screen.findByRole('heading', { name: 'Needs your attention' });
    expect(screen.queryByRole('heading', { name: 'Undelivered messages' })).toBeNull();
  });
});
