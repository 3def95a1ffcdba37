import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ThemeToggle } from './ThemeToggle.tsx';
import { getThemeChoice, setThemeChoice, watchTheme } from './theme.ts';

afterEach(() => setThemeChoice('system'));

describe('theme', () => {
  it('follows the system until the user chooses, then cycles through the choices', async () => {
    const user = userEvent.setup();
    render(<ThemeToggle />);
    await user.click(screen.getByRole('button', { name: /Theme: system/ }));
    expect(getThemeChoice()).toBe('light');
    await user.click(screen.getByRole('button', { name: /Theme: light/ }));
    expect(document.body).toHaveClass('bp6-dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('button', { name: /Theme: dark/ }));
    expect(getThemeChoice()).toBe('system');
  });

  it('is remembered across page loads', () => {
    setThemeChoice('dark');
    expect(localStorage.getItem('haven.theme')).toBe('dark');
  });

  it('uses the current choice at hydration, not that of the first paint', () => {
    localStorage.setItem('haven.theme', 'dark');
    watchTheme();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
