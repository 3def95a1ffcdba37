import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

type Loaded = { readonly default: () => ReactNode };

const panel: Loaded = { default: () => <p>The panel</p> };
const gone = () => Promise.reject(new Error('gone'));
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Element.prototype.scrollIntoView = scrollIntoView;
});

/** A page with a text field and a late part. */
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

it('says that a part failed to load and leaves the rest of the page', async () => {
  draw(gone);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load component');
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

it('loads a failed part on reconnect and keeps what was typed beside it', async () => {
  const { reconnect } = goOffline();
  const load = vi.fn<() => Promise<Loaded>>().mockImplementationOnce(gone).mockResolvedValue(panel);
  draw(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('when you’re back online');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Elm Court' } });
  await reconnect();
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Elm Court');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads a failed part with Try Again, and says so when it fails again', async () => {
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockImplementationOnce(gone)
    .mockImplementationOnce(gone)
    .mockResolvedValue(panel);
  draw(load);
  const first = await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The panel')).toBeVisible();
});

it('loads a failed part again when it is opened again', async () => {
  const load = vi.fn<() => Promise<Loaded>>().mockImplementationOnce(gone).mockResolvedValue(panel);
  const { show } = draw(load);
  await screen.findByRole('alert');
  await show(false);
  await show(true);
  expect(await screen.findByText('The panel')).toBeVisible();
});
