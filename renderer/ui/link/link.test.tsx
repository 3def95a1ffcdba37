import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LinkButton } from './LinkButton.tsx';
import { browserNavigation, NavigationContext } from './navigation.ts';

describe('links to a screen', () => {
  it('prefetches the screen on hover and keyboard focus', async () => {
    const prefetch = vi.fn();
    render(
      <NavigationContext value={{ ...browserNavigation, prefetch }}>
        <LinkButton to="auth" query={{ mode: 'sign-up' }}>
          Join
        </LinkButton>
      </NavigationContext>,
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
