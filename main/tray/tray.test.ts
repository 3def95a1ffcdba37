import type { MenuItemConstructorOptions } from 'electron';
import { expect, test, vi } from 'vitest';
import { AppTray, hidesOnClose, type TrayIcon, type TrayOptions } from './tray.ts';

function tray(overrides: Partial<TrayOptions> = {}) {
  const icons: { on: unknown; destroy: unknown; tip: string; isGone: boolean }[] = [];
  let template: MenuItemConstructorOptions[] = [];
  const options = {
    create: () => {
      const icon = {
        tip: '',
        isGone: false,
        on: vi.fn(),
        setToolTip: (text: string) => {
          icon.tip = text;
        },
        destroy: vi.fn(() => {
          icon.isGone = true;
        }),
        isDestroyed: () => icon.isGone,
      };
      icons.push(icon);
      return icon as unknown as TrayIcon;
    },
    setMenu: (_icon: TrayIcon, items: MenuItemConstructorOptions[]) => {
      template = items;
    },
    platform: 'win32' as const,
    isDisabled: false,
    showApp: vi.fn(),
    search: vi.fn(),
    open: vi.fn(),
    switchWorkspace: vi.fn(),
    quit: vi.fn(),
    ...overrides,
  };
  const press = (label: string) => {
    const item = template.find((each) => each.label === label);
    (item?.click as (() => void) | undefined)?.();
  };
  return { tray: new AppTray(options), icons, options, press };
}

test('keeps one icon however often it is shown', () => {
  const { tray: app, icons } = tray();
  for (let n = 0; n < 5; n += 1) expect(app.show()).toBe(true);
  app.setUnread(3);
  expect(icons).toHaveLength(1);
  expect(icons[0]?.tip).toBe('Haven Exchange, 3 unread');
});

test("shows the workspace's brand name while signed in there, then the product's", () => {
  const { tray: app, icons, press, options } = tray();
  app.show();
  app.setUnread(2, 'Cedar & Main');
  expect(icons[0]?.tip).toBe('Cedar & Main, 2 unread');
  press('Open Cedar && Main');
  expect(options.showApp).toHaveBeenCalledOnce();
  app.setUnread(0);
  expect(icons[0]?.tip).toBe('Haven Exchange');
});

test('recreates an icon that the system removed', () => {
  const { tray: app, icons } = tray();
  app.show();
  if (icons[0]) icons[0].isGone = true;
  app.setUnread(1);
  app.show();
  expect(icons).toHaveLength(2);
  expect(icons[1]?.tip).toBe('Haven Exchange, 1 unread');
});

test('opens the app, the search and screens from its menu, and quits', () => {
  const { tray: app, options, press } = tray();
  app.show();
  for (const label of ['Open Haven Exchange', 'Search…', 'Dashboard', 'Quit Haven Exchange']) {
    press(label);
  }
  expect(options.showApp).toHaveBeenCalledOnce();
  expect(options.search).toHaveBeenCalledOnce();
  expect(options.open).toHaveBeenCalledWith('/dashboard');
  expect(options.quit).toHaveBeenCalledOnce();
});

test('shows no icon with a policy or without a desktop tray, and windows then close', () => {
  const failing = () => {
    throw new Error('no tray here');
  };
  for (const overrides of [{ isDisabled: true }, { create: failing }]) {
    const { tray: app } = tray(overrides);
    expect(app.show()).toBe(false);
    app.setUnread(2);
    expect(hidesOnClose(app, true, false)).toBe(false);
  }
});

test('hides on close only if the user chose it, and never while quitting', () => {
  const { tray: app } = tray();
  app.show();
  expect(hidesOnClose(app, true, false)).toBe(true);
  expect(hidesOnClose(app, false, false)).toBe(false);
  expect(hidesOnClose(app, true, true)).toBe(false);
  app.destroy();
  expect(hidesOnClose(app, true, false)).toBe(false);
});

test('lists several workspaces with their unread counts', () => {
  const { tray: app, press, options } = tray();
  app.show();
  app.setWorkspaces([
    { label: 'one.example', unread: 0 },
    { label: 'two.example', unread: 4 },
  ]);
  press('two.example, 4 unread');
  expect(options.switchWorkspace).toHaveBeenCalledWith(1);
  expect(options.showApp).toHaveBeenCalledOnce();
});
