import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_ERROR_EVENT } from '#shared/admin/operations/client-errors.ts';
import { loadChunk } from '../../host/loadChunk.ts';
import { offlineScreenUntil } from './offlineScreenUntil.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

function Broken(): never {
  throw new Error('a secret detail');
}

function draw(element: ReactElement) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '/', element, errorElement: <RouteErrorScreen /> }]);
  render(<RouterProvider router={router} />);
}

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

function Missing({ error = missing }: { readonly error?: Error }): never {
  throw error;
}

describe('screen whose script fails to load', () => {
  it('shows an error and offers a retry', async () => {
    draw(<Missing />);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(screen.getByText('Failed to load page content')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null));
  return () => vi.unstubAllGlobals();
});

describe('screen whose code the server does not send', () => {
  it('waits in place and opens when the server is back, without reloading the page', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi
      .fn<() => Promise<{ Component: () => ReactElement }>>()
      .mockRejectedValueOnce(missing)
      .mockResolvedValue({ Component: () => <h1>Clients</h1> });
    await loadChunk(load).catch(() => undefined);
    const Screen = offlineScreenUntil(load);
    draw(<Screen />);
    await screen.findByRole('heading', { name: "This screen isn't available offline yet" });
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
  });

  it('checks until the server answers while the browser counts as online', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fetchIcon = vi
      .fn<() => Promise<Response>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(new Response(null, { status: 503 }))
      .mockResolvedValue(new Response(null));
    vi.stubGlobal('fetch', fetchIcon);
    const Screen = offlineScreenUntil(async () => ({ Component: () => <h1>Clients</h1> }));
    draw(<Screen />);
    await vi.advanceTimersByTimeAsync(2100);
    expect(screen.queryByRole('heading', { name: 'Clients' })).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(2100);
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
  });
});

describe('unopened screen while offline', () => {
  it("shows that it isn't available offline and reloads on reconnect", async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    draw(<Missing />);
    await screen.findByRole('heading', { name: "This screen isn't available offline yet" });
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.unstubAllGlobals();
  });
});

describe('screen that failed to load offline', () => {
  it('reloads when opened again after reconnecting', async () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/y.js');
    vi.stubGlobal('reportError', vi.fn());
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await loadChunk(() => Promise.reject(error)).catch(() => undefined);
    online.mockReturnValue(true);
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    draw(<Missing error={error} />);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    vi.unstubAllGlobals();
  });
});

describe('screen that crashes', () => {
  it('shows an Error ID and two actions, without details', async () => {
    const listener = vi.fn();
    addEventListener(CLIENT_ERROR_EVENT, listener);
    draw(<Broken />);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    removeEventListener(CLIENT_ERROR_EVENT, listener);
    const reportedError = listener.mock.lastCall?.[0].detail;
    expect(reportedError?.kind).toBe('route');
    expect(screen.getByText(/^Error ID/)).toHaveTextContent(reportedError?.id);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Home' })).toBeVisible();
    expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  });
});
