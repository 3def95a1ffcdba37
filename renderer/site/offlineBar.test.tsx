import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { offlineMessages } from '#shared/texts/offline.ts';
import OfflineBar from './OfflineBar.tsx';

afterEach(() => vi.unstubAllGlobals());

it('reports that the network is down even if one last request succeeded', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isThere = true;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response(null);
  });
  render(<OfflineBar />);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => window.dispatchEvent(new Event('offline')));
  isThere = false;
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByText(offlineMessages.offline)).toBeVisible();
});
