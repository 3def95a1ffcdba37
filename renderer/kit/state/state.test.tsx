import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

describe('a part that could not be loaded', () => {
  it('says why and offers another try', async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel sentence="The server had a problem." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The server had a problem.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('an empty part', () => {
  it('says what it is, why it is empty and what to do', () => {
    render(
      <EmptyState title="No roles yet" action={<button type="button">Ask for one</button>}>
        An administrator gives roles.
      </EmptyState>,
    );
    expect(screen.getByText('An administrator gives roles.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for one' })).toBeVisible();
  });
});
