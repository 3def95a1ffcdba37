import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LinkButton } from './LinkButton.tsx';
import { PrefetchContext } from './prefetch.ts';

describe('a link to a screen', () => {
  it('warms the screen when the pointer or the keyboard reaches it', async () => {
    const prefetch = vi.fn();
    render(
      <MemoryRouter>
        <PrefetchContext value={prefetch}>
          <LinkButton to="auth" query={{ mode: 'sign-up' }}>
            Join
          </LinkButton>
        </PrefetchContext>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      '/auth?mode=sign-up',
    );
    await userEvent.tab();
    expect(prefetch).toHaveBeenLastCalledWith('auth');
    prefetch.mockClear();
    await userEvent.hover(screen.getByRole('link', { name: 'Join' }));
    expect(prefetch).toHaveBeenCalledWith('auth');
  });
});
