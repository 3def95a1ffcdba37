import { expect, test } from 'vitest';
import { installationOf } from './installation.ts';

const WINDOWS = {
  platform: 'win32',
  program: String.raw`C:\Programs\haven-exchange\Haven Exchange.exe`,
  resources: String.raw`C:\Programs\haven-exchange\resources`,
  env: {},
} as const;

const MOUNTED = {
  platform: 'linux',
  program: '/tmp/.mount_haven/haven-exchange',
  resources: '/tmp/.mount_haven/resources',
  env: { APPIMAGE: '/home/ada/Haven.AppImage', APPDIR: '/tmp/.mount_haven' },
} as const;

const DEB = {
  ...MOUNTED,
  program: '/opt/Haven Exchange/haven-exchange',
  resources: '/opt/Haven Exchange/resources',
} as const;

const only = (path: string) => (asked: string) => asked === path;
const nothing = () => false;

test('the EXE is told from the MSI by its uninstaller', () => {
  const uninstaller = String.raw`C:\Programs\haven-exchange\Uninstall Haven Exchange.exe`;
  expect(installationOf({ ...WINDOWS, exists: only(uninstaller) })).toBe('self-updating');
  expect(installationOf({ ...WINDOWS, exists: nothing })).toBe('by-administrator');
});

test('a deb is installed by an administrator, also when another AppImage started it', () => {
  const exists = only('/opt/Haven Exchange/resources/package-type');
  expect(installationOf({ ...DEB, exists })).toBe('by-administrator');
});

test('an AppImage updates itself, whatever the packer left in the folder that both are made of', () => {
  expect(installationOf({ ...MOUNTED, exists: () => true })).toBe('self-updating');
  expect(installationOf({ ...MOUNTED, exists: nothing })).toBe('self-updating');
});

test('a folder that somebody unpacked was never installed', () => {
  expect(installationOf({ ...MOUNTED, env: {}, exists: nothing })).toBe('loose');
});

test('a Mac has one kind of installation', () => {
  expect(installationOf({ ...MOUNTED, platform: 'darwin', exists: nothing })).toBe('self-updating');
});
