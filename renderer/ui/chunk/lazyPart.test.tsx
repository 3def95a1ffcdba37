import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

type Loaded = { readonly default: () => ReactNode };

const panel: Loaded = { default: () => <p>The panel</p> };
const failToLoad = () => Promise.reject(new Error('gone'));
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('fetch', async () => new Response(null));
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** Renders a page with a text field and a late part. */
function draw(load: () => Promise<Loaded>) {
  const Part = lazyPart(load);
  const page = (isOpen: boolean) => (
    <>
      <input aria-label="Title" />
      <Suspense>{isOpen && <Part />}</Suspense>
    </>
  );
  const { rerender } = render(page(true));
  return { show: (isOpen: boolean) => act(async () => rerender(page(isOpen))) };
}

function goOffline() {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    reconnect: () =>
      act(async () => {
        online.mockReturnValue(true);
        dispatchEvent(new Event('online'));
      }),
  };
}

it('reports that a part failed to load and keeps the rest of the page', async () => {
  draw(failToLoad);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load component');
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

it('loads a failed part on reconnect and keeps nearby input', async () => {
  const { reconnect } = goOffline();
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockImplementationOnce(failToLoad)
    .mockResolvedValue(panel);
  draw(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('when you’re back online');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Elm Court' } });
  await reconnect();
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Elm Court');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads a failed part with Try Again and reports another failure', async () => {
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockImplementationOnce(failToLoad)
    .mockImplementationOnce(failToLoad)
    .mockResolvedValue(panel);
  draw(load);
  const first = await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The panel')).toBeVisible();
});

it('reloads a failed part when it is reopened', async () => {
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockImplementationOnce(failToLoad)
    .mockResolvedValue(panel);
  const { show } = draw(load);
  await screen.findByRole('alert');
  await show(false);
  await show(true);
  expect(await screen.findByText('The panel')).toBeVisible();
});
