import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { loggedErrors } from './errorLog.ts';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

function Broken(): never {
  throw new Error('a secret detail');
}

describe('a screen that crashes', () => {
  it('says so with an Error ID and two ways on, and hides the details', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = createMemoryRouter([
      { path: '/', element: <Broken />, errorElement: <RouteErrorScreen /> },
    ]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(screen.getByText(/^Error ID/)).toHaveTextContent(loggedErrors().at(-1)?.id ?? 'none');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Go Home' })).toBeVisible();
    expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  });
});
