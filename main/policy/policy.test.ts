import { expect, test } from 'vitest';
import { defaultSettings } from '../settings/schema.ts';
import { effectiveSetting, isServerAllowed, managedSettings, readPolicy } from './policy.ts';
import { loadPolicy, type PolicySystem, parseRegistry, UnreadablePolicyError } from './sources.ts';

const KEY = 'sb_publishable_0123456789';
const project = { WorkspaceUrl: 'https://haven.example', WorkspaceKey: KEY };

const system = (overrides: Partial<PolicySystem>): PolicySystem => ({
  platform: 'linux',
  policyFile: '/etc/policies.json',
  registryTool: 'reg.exe',
  run: () => Promise.reject(new Error('no such program')),
  userDefault: () => '',
  readFile: () => Promise.reject(Object.assign(new Error('no such file'), { code: 'ENOENT' })),
  ...overrides,
});

test('reads every policy and reports the managed settings', () => {
  const { policy, diagnostics } = readPolicy(
    {
      DisableUpdates: '1',
      UpdateChannel: 'beta',
      UpdateUrl: 'https://updates.example/haven',
      MinimumVersion: ' 1.4.0',
      DisableTray: true,
      StartAtLogin: 1,
      DownloadsFolder: 'D:\\Haven',
      DisableHardwareAcceleration: '0',
      SpellCheckUrl: 'https://dictionaries.example/hunspell',
      AllowedServers: 'https://haven.example https://other.example/',
      QuietHours: '19:00-07:30 America/Chicago',
      ...project,
    },
    {},
  );
  expect(diagnostics).toEqual([]);
  const quietHours = {
    enabled: true,
    start: '19:00',
    end: '07:30',
    timezone: 'America/Chicago',
  };
  const workspace = { kind: 'hosted', url: 'https://haven.example', publishableKey: KEY };
  expect(policy).toEqual({
    disableUpdates: true,
    updateChannel: 'beta',
    updateUrl: 'https://updates.example/haven',
    minimumVersion: '1.4.0',
    disableTray: true,
    startAtLogin: true,
    downloadsFolder: 'D:\\Haven',
    disableHardwareAcceleration: false,
    spellCheckUrl: 'https://dictionaries.example/hunspell/',
    allowedServers: ['https://haven.example', 'https://other.example'],
    quietHours,
    workspace,
  });
  expect(managedSettings(policy)).toEqual({
    updateChannel: 'beta',
    startAtLogin: true,
    quietHours,
    closeToTray: false,
  });
});

test("prefers the machine's policy and falls back to the user's", () => {
  const { policy } = readPolicy(
    { UpdateChannel: 'latest', DisableTray: 0 },
    { UpdateChannel: 'beta', DisableTray: 1, DisableUpdates: 1 },
  );
  expect(policy).toEqual({ updateChannel: 'latest', disableTray: false, disableUpdates: true });
});

test("uses the user's value if the machine's is invalid", () => {
  const { policy, diagnostics } = readPolicy(
    { UpdateChannel: 'nightly' },
    { UpdateChannel: 'beta' },
  );
  expect(policy).toEqual({ updateChannel: 'beta' });
  expect(diagnostics).toEqual([
    'UpdateChannel of the computer is ignored: it must be latest or beta.',
  ]);
});

test.each([
  ['DisableUpdates', 'perhaps'],
  ['UpdateChannel', 'LATEST '],
  ['UpdateUrl', 'http://updates.example'],
  ['UpdateUrl', 'file:///tmp/feed'],
  ['UpdateUrl', 'https://user:secret@updates.example'],
  ['UpdateUrl', 'updates.example'],
  ['DisableTray', 2],
  ['DownloadsFolder', 'Downloads'],
  ['SpellCheckUrl', 'http://dictionaries.example'],
  ['QuietHours', '22:00'],
  ['QuietHours', '22:00-25:00'],
  ['QuietHours', '22:00-08:00 Mars/Olympus'],
  ['QuietHours', '22:00-08:00-09:00'],
  ['QuietHours', { start: '22:00' }],
])('ignores and reports an invalid %s (%s) without repeating it', (name, value) => {
  const { policy, diagnostics } = readPolicy({ [name]: value }, {});
  expect(policy).toEqual({});
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toContain(`${name} of the computer`);
  expect(diagnostics[0]).not.toContain('secret');
});

test("takes a project's URL and key from one source or not at all", () => {
  const half = readPolicy({ WorkspaceUrl: 'https://haven.example' }, { WorkspaceKey: KEY });
  expect(half.policy).toEqual({});
  expect(half.diagnostics).toEqual([
    'WorkspaceUrl and WorkspaceKey must be set together. Neither is used.',
  ]);
  const both = readPolicy({ WorkspaceUrl: 'https://evil.example' }, project);
  expect(both.policy.workspace?.url).toBe('https://haven.example');
});

test("prefers a managed setting over the user's choice", () => {
  const settings = { ...defaultSettings(), closeToTray: true };
  expect(effectiveSetting('closeToTray', settings, {})).toBe(true);
  expect(effectiveSetting('closeToTray', settings, { disableTray: true })).toBe(false);
  expect(effectiveSetting('updateChannel', settings, { updateChannel: 'beta' })).toBe('beta');
});

const REGISTRY = [
  '',
  'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Haven Exchange',
  '    DisableUpdates    REG_DWORD    0x1',
  '    updatechannel    REG_SZ    beta',
  '    UpdateUrl    REG_SZ    https://updates.example/a%20b',
  '    QuietHours    REG_SZ    ',
  '    Blob    REG_BINARY    00',
  '',
].join('\r\n');

test('parses reg query output with numbers and names in any case', () => {
  expect(parseRegistry(REGISTRY)).toMatchObject({
    DisableUpdates: 1,
    UpdateChannel: 'beta',
    UpdateUrl: 'https://updates.example/a%20b',
    QuietHours: '',
  });
});

/** Answers `reg query` from a tree of keys; other keys fail like missing ones. */
const registry = (keys: Readonly<Record<string, string>>) =>
  system({
    platform: 'win32',
    run: async (_program, [, key = '']) => {
      const found = keys[key];
      if (found === undefined) throw new Error('the key was not found');
      return found;
    },
  });

const EMPTY_USER = { 'HKCU\\SOFTWARE': 'HKEY_CURRENT_USER\\SOFTWARE\\Microsoft\r\n' };

test('Windows: refuses a policy key that exists and cannot be read', async () => {
  const policies = {
    'HKLM\\SOFTWARE\\Policies': 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Haven Exchange\r\n',
  };
  await expect(loadPolicy(registry({ ...EMPTY_USER, ...policies }))).rejects.toThrow(
    UnreadablePolicyError,
  );
});

test('Windows: refuses to run if the registry cannot be read at all', async () => {
  await expect(loadPolicy(registry({}))).rejects.toThrow(UnreadablePolicyError);
});

test('Windows: finds no policy if neither hive lists the key', async () => {
  const machine = {
    'HKLM\\SOFTWARE\\Policies': 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Google\r\n',
  };
  expect(await loadPolicy(registry({ ...EMPTY_USER, ...machine }))).toEqual({
    policy: {},
    diagnostics: [],
  });
});

test('Windows: reads both hives and ignores a missing one', async () => {
  const commands: string[] = [];
  const { policy } = await loadPolicy(
    system({
      platform: 'win32',
      run: async (program, [verb, key = '']) => {
        commands.push(`${program} ${verb} ${key}`);
        if (key.startsWith('HKCU\\SOFTWARE\\')) throw new Error('the key was not found');
        return REGISTRY;
      },
    }),
  );
  expect(commands.sort()).toEqual([
    'reg.exe query HKCU\\SOFTWARE',
    'reg.exe query HKCU\\SOFTWARE\\Policies',
    'reg.exe query HKCU\\SOFTWARE\\Policies\\Haven Exchange',
    'reg.exe query HKLM\\SOFTWARE\\Policies\\Haven Exchange',
  ]);
  expect(policy).toMatchObject({ disableUpdates: true, updateChannel: 'beta' });
});

test('macOS: reads managed preferences as text, so an absent one is not "off"', async () => {
  const values: Record<string, string> = { DisableTray: '1', QuietHours: '21:00-06:00 UTC' };
  const { policy } = await loadPolicy(
    system({ platform: 'darwin', userDefault: (name) => values[name] ?? '' }),
  );
  expect(policy).toEqual({
    disableTray: true,
    quietHours: { enabled: true, start: '21:00', end: '06:00', timezone: 'UTC' },
  });
});

test('Linux: reads the policy file and refuses one that is not an object', async () => {
  const read = (text: string) =>
    loadPolicy(
      system({
        readFile: async (path) => {
          expect(path).toBe('/etc/policies.json');
          return text;
        },
      }),
    );
  expect((await read('{"DisableUpdates": true}')).policy).toEqual({ disableUpdates: true });
  for (const text of ['{', '[]', 'null']) {
    await expect(read(text)).rejects.toThrow('/etc/policies.json must be a JSON object.');
  }
});

test('Linux: refuses a policy file that exists and cannot be read', async () => {
  const denied = Object.assign(new Error('permission denied'), { code: 'EACCES' });
  const read = loadPolicy(system({ readFile: () => Promise.reject(denied) }));
  await expect(read).rejects.toThrow(UnreadablePolicyError);
});

test('allows no server if the list of servers is invalid', () => {
  const raw = { AllowedServers: 'https://haven.example, ftp://other.example' };
  const { policy, diagnostics } = readPolicy(raw, {});
  expect(isServerAllowed(policy, 'https://haven.example')).toBe(false);
  expect(diagnostics).toEqual([
    'AllowedServers of the computer is ignored: it must be https addresses separated by spaces.',
  ]);
});

test('lets users open only the listed servers', () => {
  const policy = { allowedServers: ['https://haven.example'] };
  expect(isServerAllowed(policy, 'https://haven.example/rest')).toBe(true);
  expect(isServerAllowed(policy, 'https://haven.example.evil.example')).toBe(false);
  expect(isServerAllowed({}, 'https://any.example')).toBe(true);
});

test('manages and reports nothing if there is no policy', async () => {
  for (const platform of ['darwin', 'linux', 'freebsd'] as const) {
    expect(await loadPolicy(system({ platform }))).toEqual({ policy: {}, diagnostics: [] });
  }
});
