import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const UNREACHABLE = { error: { message: 'Failed to fetch' }, status: 0 };

describe('unreachable server', () => {
  it('shows a notice above the screen until the next response', async () => {
    let isAway = false;
    const data = adasData({
      'rpc my_account': () => (isAway ? UNREACHABLE : { data: adasAccount }),
    });
    const { user } = renderApp({ at: '/dashboard', host: fakeHost(ada), data });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    isAway = true;
    dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/Can't reach the server/)).toBeVisible();
    expect(await screen.findByText(/Showing data from/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ada’s workspace' })).toBeVisible();

    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Back online');
    await waitFor(() =>
      expect(screen.queryByText(/Can't reach the server/)).not.toBeInTheDocument(),
    );
  });

  it("ignores the browser's offline status while a local backend responds", async () => {
    renderApp({ at: '/dashboard', host: fakeHost(ada) });
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    dispatchEvent(new Event('offline'));
    await screen.findByRole('heading', { name: 'Ada’s workspace' });
    expect(screen.queryByText(/Some features may be limited/)).not.toBeInTheDocument();
  });
});
