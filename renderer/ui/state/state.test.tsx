import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from './EmptyState.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

describe('ErrorPanel', () => {
  it('shows the reason and offers a retry', async () => {
    const onRetry = vi.fn();
    render(<ErrorPanel sentence="The server had a problem." onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The server had a problem.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('EmptyState', () => {
  it('shows its title, the reason, and an action', () => {
    render(
      <EmptyState title="No roles yet" action={<button type="button">Request a role</button>}>
        An administrator assigns roles.
      </EmptyState>,
    );
    expect(screen.getByText('An administrator assigns roles.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request a role' })).toBeVisible();
  });
});
