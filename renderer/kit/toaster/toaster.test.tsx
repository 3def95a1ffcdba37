import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCEMENT_MS, TOAST_VISIBLE_MS } from '#shared/constants.ts';
import { LiveRegion } from '../live/LiveRegion.tsx';
import { Toaster, type ToastItem } from './Toaster.tsx';

const saved: ToastItem = {
  id: '1',
  intent: 'success',
  title: 'Saved',
  description: 'All is well.',
};

beforeEach(() => vi.useFakeTimers());

describe('the toaster', () => {
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

  it('lets a success leave by itself, but not while someone points at it', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[saved]} onDismiss={onDismiss} />);
    fireEvent.pointerEnter(screen.getByText('Saved'));
    act(() => vi.advanceTimersByTime(TOAST_VISIBLE_MS * 2));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByText('Saved'));
    act(() => vi.advanceTimersByTime(TOAST_VISIBLE_MS));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
  });

  it('keeps a failure until it is dismissed', () => {
    const onDismiss = vi.fn();
    render(<Toaster toasts={[{ ...saved, intent: 'danger' }]} onDismiss={onDismiss} />);
    act(() => vi.advanceTimersByTime(60_000));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('1');
  });
});
