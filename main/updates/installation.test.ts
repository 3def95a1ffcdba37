import { expect, test } from 'vitest';
import { detectInstallation } from './installation.ts';

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

const only = (path: string) => (candidate: string) => candidate === path;
const nothing = () => false;

test('distinguishes EXE from MSI by the uninstaller', () => {
  const uninstaller = String.raw`C:\Programs\haven-exchange\Uninstall Haven Exchange.exe`;
  expect(detectInstallation({ ...WINDOWS, exists: only(uninstaller) })).toBe('self-updating');
  expect(detectInstallation({ ...WINDOWS, exists: nothing })).toBe('by-administrator');
});

test('treats a deb as administrator-installed even if another AppImage started it', () => {
  const exists = only('/opt/Haven Exchange/resources/package-type');
  expect(detectInstallation({ ...DEB, exists })).toBe('by-administrator');
});

test('treats an AppImage as self-updating whatever the packager left in the shared folder', () => {
  expect(detectInstallation({ ...MOUNTED, exists: () => true })).toBe('self-updating');
  expect(detectInstallation({ ...MOUNTED, exists: nothing })).toBe('self-updating');
});

test('treats an unpacked folder as not installed', () => {
  expect(detectInstallation({ ...MOUNTED, env: {}, exists: nothing })).toBe('loose');
});

test('has one installation type on macOS', () => {
  expect(detectInstallation({ ...MOUNTED, platform: 'darwin', exists: nothing })).toBe(
    'self-updating',
  );
});
