import { existsSync, readFileSync } from 'node:fs';
import type { Configuration } from 'app-builder-lib';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { releaseSettings } from '../../build/release-settings.ts';
import { DESKTOP } from '../../shared/desktop/desktop.ts';

const project = inProject('');
const quiet = { isEnabled: false } as Parameters<typeof validateConfiguration>[1];
const written = readFileSync(inProject('electron-builder.yml'), 'utf8');
let config: Configuration;

beforeAll(async () => {
  config = await getConfig(project, null, null);
});

const SIGNED = {
  HAVEN_UPDATE_URL: 'https://updates.company.example/desktop',
  HAVEN_SIGNING_PUBLISHER: 'CN=Haven Realty',
  HAVEN_SIGNING_ENDPOINT: 'https://eus.codesigning.azure.net',
  HAVEN_SIGNING_ACCOUNT: 'haven',
  HAVEN_SIGNING_PROFILE: 'desktop',
  AZURE_TENANT_ID: 'tenant',
  AZURE_CLIENT_ID: 'client',
  AZURE_CLIENT_SECRET: 'a-password-of-the-pipeline',
  CSC_LINK: 'base64',
  CSC_KEY_PASSWORD: 'another-password',
  APPLE_API_KEY: '/keys/AuthKey.p8',
  APPLE_API_KEY_ID: 'KEYID',
  APPLE_API_ISSUER: 'issuer',
};

test('has valid packager settings', async () => {
  await validateConfiguration(config, quiet);
});

test.each(['win32', 'darwin', 'linux'])('has valid release settings on %s', async (platform) => {
  const release = await getConfig(project, null, releaseSettings(SIGNED, platform));
  await validateConfiguration(release, quiet);
  expect(release.forceCodeSigning).toBe(platform !== 'linux');
  expect(release.publish).toMatchObject([{ provider: 'generic', url: SIGNED.HAVEN_UPDATE_URL }]);
});

test('uses the same app name in the packager and the app', () => {
  expect(config.appId).toBe(DESKTOP.appId);
  expect(config.productName).toBe(DESKTOP.productName);
  expect(config.protocols).toMatchObject([{ schemes: [DESKTOP.linkScheme] }]);
});

test('names the oldest macOS supported by Electron in packager, guide and checklist', () => {
  const { devDependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const electron = Number.parseInt(devDependencies.electron, 10);
  expect(electron).toBeGreaterThanOrEqual(44);
  expect(DESKTOP.oldestMac).toBeGreaterThanOrEqual(13);
  expect(config.mac?.minimumSystemVersion).toBe(`${DESKTOP.oldestMac}.0`);
  for (const document of ['docs/administrators.md', 'docs/installer-checklist.md']) {
    const named = readFileSync(inProject(document), 'utf8').match(/(?<=macOS )\d+/g);
    expect([...new Set(named)], document).toEqual([String(DESKTOP.oldestMac)]);
  }
});

test("keeps the Windows installers' ids so that they replace older versions", () => {
  expect(config.nsis).toMatchObject({
    guid: '5b0f6f5e-2f0c-5d0e-9a6b-6f1c2f4f8a11',
    perMachine: false,
    deleteAppDataOnUninstall: false,
  });
  expect(config.msi).toMatchObject({
    upgradeCode: '8C6C2B0A-3D7E-4B64-9A53-0E4D5B3F7C21',
    perMachine: true,
    runAfterFinish: false,
  });
});

test('builds the promised installers for every system', () => {
  const targets = (part: 'win' | 'mac' | 'linux') =>
    ((config[part]?.target ?? []) as { target: string; arch: string[] }[]).map(
      ({ target, arch }) => `${target} ${arch.join('+')}`,
    );
  expect(targets('win')).toEqual(['nsis x64+arm64', 'msi x64+arm64']);
  expect(targets('mac')).toEqual(['dmg universal', 'zip universal']);
  expect(targets('linux')).toEqual(['deb x64+arm64', 'AppImage x64+arm64']);
});

test('builds one EXE per processor and none for both', () => {
  expect(config.nsis?.buildUniversalInstaller).toBe(false);
  for (const part of ['nsis', 'msi'] as const) {
    expect(config[part]?.artifactName).toMatch(/-\$\{arch\}\./);
  }
});

test('offers a release on every channel, so that beta users get it too', () => {
  expect(config.generateUpdatesFilesForAllChannels).toBe(true);
});

test('links Linux windows to the installed desktop file', () => {
  expect(config.extraMetadata?.desktopName).toBe(`${DESKTOP.appId}.desktop`);
  expect(config.linux?.syncDesktopName).toBe(true);
});

test('uses the hardened runtime on macOS, relaxed only for JIT compilation', () => {
  expect(config.mac).toMatchObject({ hardenedRuntime: true, notarize: true });
  expect(config.mac?.entitlements).toBe(config.mac?.entitlementsInherit);
  const plist = readFileSync(inProject(config.mac?.entitlements ?? ''), 'utf8');
  expect([...plist.matchAll(/<key>([^<]+)<\/key>/g)].map(([, key]) => key)).toEqual([
    'com.apple.security.cs.allow-jit',
  ]);
});

test('compiles nothing on the packaging machine and runs the final check', () => {
  expect(config.npmRebuild).toBe(false);
  expect(existsSync(inProject(String(config.afterPack)))).toBe(true);
});

test("contains no credentials in the settings or a release's additions", () => {
  expect(written).not.toMatch(/^[\s-]*\w*(password|secret|token|csc|certificateFile)\w*:/im);
  const added = JSON.stringify(['win32', 'darwin'].map((name) => releaseSettings(SIGNED, name)));
  for (const name of ['AZURE_CLIENT_SECRET', 'CSC_KEY_PASSWORD', 'CSC_LINK'] as const) {
    expect(added).not.toContain(SIGNED[name]);
  }
});

test.each([
  ['win32', 'AZURE_CLIENT_SECRET'],
  ['win32', 'HAVEN_SIGNING_PROFILE'],
  ['darwin', 'CSC_LINK'],
  ['darwin', 'APPLE_API_KEY'],
  ['linux', 'HAVEN_UPDATE_URL'],
])("doesn't build a release on %s without %s", (platform, name) => {
  expect(() => releaseSettings({ ...SIGNED, [name]: '' }, platform)).toThrow(name);
});

test('passes everything a release needs in the workflow, and passwords only as secrets', () => {
  const workflow = readFileSync(inProject('.github/workflows/release.yml'), 'utf8');
  for (const name of Object.keys(SIGNED)) expect(workflow).toMatch(new RegExp(`\\b${name}[:=]`));
  for (const name of ['AZURE_CLIENT_SECRET', 'CSC_LINK', 'CSC_KEY_PASSWORD']) {
    expect(workflow).toMatch(new RegExp(`\\b${name}: \\$\\{\\{[^}]*\\bsecrets\\.`));
  }
});

test('never loads updates of a release over an unencrypted connection', () => {
  const open = { ...SIGNED, HAVEN_UPDATE_URL: 'http://updates.company.example' };
  expect(() => releaseSettings(open, 'linux')).toThrow('https');
});
