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

test('Windows starts it hidden, and is asked about the same arguments', () => {
  const windows = port('win32', { executableWillLaunchAtLogin: true });
  expect(setStartAtLogin(windows.item, true)).toBe(true);
  const args = ['--hidden'];
  expect(windows.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: true, args });
  expect(windows.getLoginItemSettings).toHaveBeenCalledWith({ args });
});

test('what a person switched off in the settings of the system is told as off', () => {
  const { item } = port('win32', { openAtLogin: true, executableWillLaunchAtLogin: false });
  expect(setStartAtLogin(item, true)).toBe(false);
  expect(startsAtLogin(port('darwin', { openAtLogin: false }).item)).toBe(false);
});

test('Linux gets an autostart file in which the path stays one argument, and loses it again', () => {
  const { item, file } = port('linux');
  expect(setStartAtLogin(item, true)).toBe(true);
  expect(file()).toContain('Exec="/opt/Haven Exchange/haven\\\\"\\\\$HOME" --hidden\n');
  expect(setStartAtLogin(item, false)).toBe(false);
  expect(file()).toBeNull();
});

test('start-minimised broken: a start with the computer shows no window, any other does', () => {
  const windows = port('win32').item;
  expect(startsHidden(windows, ['haven.exe', '--hidden'], true)).toBe(true);
  expect(startsHidden(windows, ['haven.exe'], true)).toBe(false);
  expect(startsHidden(port('darwin', { wasOpenedAtLogin: true }).item, [], true)).toBe(true);
  expect(
    startsHidden(port('darwin', { wasOpenedAtLogin: false }).item, ['haven', '--hidden'], true),
  ).toBe(false);
});

test('start-minimised broken: without a tray the window is shown, or nobody would find the app', () => {
  expect(startsHidden(port('win32').item, ['haven.exe', '--hidden'], false)).toBe(false);
});
