import type { LoginItemSettings } from 'electron';
import { expect, test, vi } from 'vitest';
import { type LoginItemPort, setStartAtLogin, startsAtLogin, startsHidden } from './login-item.ts';

function port(platform: NodeJS.Platform, state: Partial<LoginItemSettings> = {}) {
  let file: string | null = null;
  const setLoginItemSettings = vi.fn();
  const getLoginItemSettings = vi.fn(() => state as LoginItemSettings);
  const item: LoginItemPort = {
    platform,
    program: '/opt/Haven Exchange/haven"$HOME',
    app: { setLoginItemSettings, getLoginItemSettings },
    autostart: {
      read: () => file,
      write: (content) => {
        file = content;
      },
    },
  };
  return { item, setLoginItemSettings, getLoginItemSettings, file: () => file };
}

test('registers a hidden start on Windows and queries with the same arguments', () => {
  const windows = port('win32', { executableWillLaunchAtLogin: true });
  expect(setStartAtLogin(windows.item, true)).toBe(true);
  const args = ['--hidden'];
  expect(windows.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: true, args });
  expect(windows.getLoginItemSettings).toHaveBeenCalledWith({ args });
});

test('reports off if the user disabled it in the system settings', () => {
  const { item } = port('win32', { openAtLogin: true, executableWillLaunchAtLogin: false });
  expect(setStartAtLogin(item, true)).toBe(false);
  expect(startsAtLogin(port('darwin', { openAtLogin: false }).item)).toBe(false);
});

test('writes a Linux autostart file with the path as one argument, and removes it again', () => {
  const { item, file } = port('linux');
  expect(setStartAtLogin(item, true)).toBe(true);
  expect(file()).toContain('Exec="/opt/Haven Exchange/haven\\\\"\\\\$HOME" --hidden\n');
  expect(setStartAtLogin(item, false)).toBe(false);
  expect(file()).toBeNull();
});

test('shows no window at login and one at any other start', () => {
  const windows = port('win32').item;
  expect(startsHidden(windows, ['haven.exe', '--hidden'], true)).toBe(true);
  expect(startsHidden(windows, ['haven.exe'], true)).toBe(false);
  expect(startsHidden(port('darwin', { wasOpenedAtLogin: true }).item, [], true)).toBe(true);
  expect(
    startsHidden(port('darwin', { wasOpenedAtLogin: false }).item, ['haven', '--hidden'], true),
  ).toBe(false);
});

test('shows the window at login if there is no tray', () => {
  expect(startsHidden(port('win32').item, ['haven.exe', '--hidden'], false)).toBe(false);
});
