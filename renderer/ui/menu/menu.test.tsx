import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MenuButton } from './MenuButton.tsx';

function renderMenu() {
  const onLogOut = vi.fn();
  render(
    <>
      <MenuButton
        label="Your account"
        sections={[
          { title: 'Pages', entries: [{ name: 'Home page', href: '/' }] },
          {
            entries: [
              { name: 'Profile', onChoose: () => undefined },
              { name: 'Log out', onChoose: onLogOut },
            ],
          },
        ]}
      >
        Ada
      </MenuButton>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), onLogOut, button: screen.getByRole('button', { name: 'Ada' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

describe('a menu', () => {
  it('renders real links in named groups', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    const pages = screen.getByRole('group', { name: 'Pages' });
    expect(within(pages).getByRole('menuitem')).toHaveAttribute('href', '/');
  });

  it('opens with its first entry focused and sets its expanded state', async () => {
    const { user, button } = renderMenu();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(item('Home page')).toHaveFocus();
  });

  it.each([
    ['left', { left: -52, right: 169 }, '60px'],
    ['right', { left: 300, right: 524 }, '-142px'],
    ['none', { left: 16, right: 240 }, ''],
  ])('stays fully visible in a narrow window (%s)', async (_side, at, moved) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(at as DOMRect);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    const { user, button } = renderMenu();
    await user.click(button);
    expect(screen.getByRole('menu').parentElement?.style.translate).toBe(moved);
  });

  it('moves with arrows, Home, End, and first letters, and wraps around', async () => {
    const { user, button } = renderMenu();
    button.focus();
    await user.keyboard('{ArrowUp}');
    expect(item('Log out')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(item('Home page')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Log out')).toHaveFocus();
    await user.keyboard('p');
    expect(item('Profile')).toHaveFocus();
  });

  it('closes on Escape and returns focus to the button', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes on a click outside', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('runs the chosen action by keyboard', async () => {
    const { user, button, onLogOut } = renderMenu();
    button.focus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onLogOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
