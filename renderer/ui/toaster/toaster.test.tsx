import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCEMENT_MS, TOAST_VISIBLE_MS } from '#shared/constants.ts';
import { LiveRegion } from '../live/LiveRegion.tsx';
import { BottomStrip } from './BottomStrip.tsx';
import { TOASTER_ID, Toaster, type ToastItem } from './Toaster.tsx';

const saved: ToastItem = {
  id: '1',
  intent: 'success',
  title: 'Saved',
  description: 'All is well.',
};

beforeEach(() => vi.useFakeTimers());

describe('toaster', () => {
  it('announces a toast politely and removes the announcement after a second', () => {
    render(
      <>
        <LiveRegion />
        <Toaster toasts={[saved]} onDismiss={() => undefined} />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Saved. All is well.');
    act(() => vi.advanceTimersByTime(ANNOUNCEMENT_MS));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('dismisses a success automatically, but not while it is hovered', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[saved]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    act(() => vi.advanceTimersByTime(TOAST_VISIBLE_MS * 2));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Saved'));
    act(() => vi.advanceTimersByTime(TOAST_VISIBLE_MS));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('keeps an error until it is dismissed', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[{ ...saved, intent: 'danger' }]} onDismiss={onDismiss} />);
    act(() => vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('adds space below the page and keeps the focused element above the toasts', () => {
    let measure: () => void = () => undefined;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly disconnect = () => undefined;
        readonly observe: () => void;
        constructor(callback: () => void) {
          measure = callback;
          this.observe = callback;
        }
      },
    );
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
    const below = { top: 740, bottom: 768, left: 0, right: 300 } as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below);
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    const draw = (toasts: readonly ToastItem[]) => (
      <>
        <button type="button">Save</button>
        <Toaster id={TOASTER_ID} toasts={toasts} onDismiss={() => undefined} />
      </>
    );
    const { rerender, unmount } = render(draw([]));
    screen.getByRole('button', { name: 'Save' }).focus();
    rerender(draw([saved]));
    measure();
    expect(document.documentElement.style.getPropertyValue('--covered')).toBe('120px');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('button', { name: 'Save' })]);
    height.mockReturnValue(0);
    rerender(draw([]));
    measure();
    expect(document.documentElement).not.toHaveAttribute('data-covered');
    unmount();
    vi.unstubAllGlobals();
  });
});

it('shows the strip among the toasts without overlap', () => {
  render(
    <>
      <Toaster id={TOASTER_ID} toasts={[saved]} onDismiss={() => undefined} />
      <BottomStrip label="Tour">Look around.</BottomStrip>
      <BottomStrip label="Brand preview">You alone see this draft.</BottomStrip>
    </>,
  );
  const among = within(screen.getByRole('region', { name: 'Notices' }));
  expect(among.getByRole('region', { name: 'Tour' })).toHaveTextContent('Look around.');
  expect(among.getByRole('region', { name: 'Brand preview' })).toBeVisible();
});
