import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvedAccessContext } from '#shared/access/access.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../testing/fakeHost.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import { bindingsFor } from './bindings.ts';
// Preloaded, so that the first key doesn't wait for it.
import '../layouts/DeferredParts.tsx';

async function open(at = '/profile') {
  const app = renderApp({ at, host: fakeHost(ada), data: adasData() });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('keyboard shortcuts', () => {
  it('are exactly those listed by ?', async () => {
    const { user } = await open();
    document.body.focus();
    await user.keyboard('?');
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const labels = list.getAllByRole('term').map(({ textContent }) => textContent);
    const who = approvedAccessContext({ userType: 'operator', roles: ['operator'] });
    expect(labels).toEqual(bindingsFor(who, new Date()).map(({ label }) => label));
    expect(labels).toEqual(
      expect.arrayContaining([LIST_KEYS.next.does, LIST_KEYS.move.does, 'Mark conversation done']),
    );
    expect(labels).not.toContain('Users');
    const groups = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(groups.slice(0, 3)).toEqual(['General', 'Lists and records', 'Go to']);
    expect(groups).toContain('Messages');
  });

  it('open a screen with two keys in sequence', async () => {
    const { user, address } = await open();
    await user.keyboard('gl');
    await waitFor(() => expect(address()).toBe('/investment-opportunities'));
  });

  it('never trigger inside a field', async () => {
    const { user, address } = await open('/agents');
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'gl?/');
    expect(field).toHaveValue('gl?/');
    expect(address()).not.toContain('investment');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
