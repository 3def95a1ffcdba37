import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

const AUTOSTART = 'autostart/com.havenexchange.desktop.desktop';

async function openSettings(computer: Computer) {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  const app = await computer.launch({ workspace: WITHOUT_PAGES.workspace });
  const page = await newestPage(app);
  await page.goto(`${TEST_ORIGIN}/app-settings`);
  return { app, page };
}

const change = (app: RunningApp, name: unknown, value: unknown) =>
  app.send('settings.change', [{ name, value }]);
const answered = (value: unknown) => ({ value: { ok: true, value } });
const MALFORMED = { value: { ok: false, error: 'malformed' } };
const readSettings = (computer: Computer) =>
  JSON.parse(readFileSync(join(computer.userData, 'settings.json'), 'utf8'));

test("shows one window's change in every window", async ({ computer }) => {
  const { app, page } = await openSettings(computer);
  app.system.choose('New Window');
  const other = await newestPage(app);
  await other.goto(`${TEST_ORIGIN}/app-settings`);
  await page.getByRole('switch', { name: 'Keep running when the last window closes' }).click();
  await expect(
    other.getByRole('switch', { name: 'Keep running when the last window closes' }),
  ).toBeChecked();
  app.system.choose('Zoom In');
  await expect(other.getByRole('combobox', { name: 'Zoom' })).toHaveValue('1.1');
});

test("shows the system's start-at-login state, even if changed elsewhere", async ({ computer }) => {
  const app = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(await change(app, 'startAtLogin', true)).toMatchObject(answered({ kind: 'changed' }));
  const entry = readFileSync(join(computer.userData, AUTOSTART), 'utf8');
  expect(entry).toMatch(/^Exec="[^"]+" --hidden$/m);
  const isOn = (startAtLogin: boolean) => answered({ choices: { startAtLogin } });
  expect(await app.send('settings.read', [])).toMatchObject(isOn(true));

  rmSync(join(computer.userData, AUTOSTART));
  expect(await app.send('settings.read', [])).toMatchObject(isOn(false));
});

test('shows start at login as off if the system rejects the app', async ({ computer }) => {
  // A file where the folder should be.
  writeFileSync(join(computer.userData, 'autostart'), '');
  const app = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(await change(app, 'startAtLogin', true)).toMatchObject(
    answered({ kind: 'refused', settings: { choices: { startAtLogin: false } } }),
  );
});

test('shows settings managed by the organization, which no page can change', async ({
  computer,
}) => {
  computer.decide({ DisableTray: 1, QuietHours: '22:00-08:00 America/New_York' });
  const { app, page } = await openSettings(computer);
  const row = page.getByRole('switch', { name: 'Keep running when the last window closes' });
  await expect(row).toBeDisabled();
  await expect(page.getByText('Managed by your organization')).toHaveCount(2);

  const quiet = { enabled: false, start: '01:00', end: '02:00', timezone: 'UTC' };
  const stays = { quietHours: { enabled: true, start: '22:00' }, closeToTray: false };
  for (const [name, value] of [
    ['closeToTray', true],
    ['quietHours', quiet],
  ] as const) {
    expect(await change(app, name, value)).toMatchObject(
      answered({ kind: 'managed', settings: { choices: stays } }),
    );
  }
  await app.quit();
  expect(readSettings(computer)).not.toHaveProperty('quietHours');
  expect(readSettings(computer)).not.toHaveProperty('closeToTray');
});

test('starts at login if the organization requires it', async ({ computer }) => {
  computer.decide({ StartAtLogin: 1 });
  const app = await computer.launch({ ...WITHOUT_PAGES, platform: 'linux' });
  expect(await app.send('settings.read', [])).toMatchObject({
    value: { ok: true, value: { managed: ['startAtLogin'] } },
  });
  expect(await change(app, 'startAtLogin', false)).toMatchObject(answered({ kind: 'managed' }));
});

test('draws without the graphics card from the next start after a policy change', async ({
  computer,
}) => {
  computer.decide({ DisableHardwareAcceleration: 1 });
  const first = await computer.launch(WITHOUT_PAGES);
  expect(first.early).not.toContain('no acceleration');
  await first.quit();
  const second = await computer.launch(WITHOUT_PAGES);
  expect(second.early).toContain('no acceleration');
  await second.quit();
  computer.decide({});
  await (await computer.launch(WITHOUT_PAGES)).quit();
  expect((await computer.launch(WITHOUT_PAGES)).early).not.toContain('no acceleration');
});

test('downloads dictionaries only from the server that the organization names', async ({
  computer,
}) => {
  const before = await computer.launch({ ...WITHOUT_PAGES, platform: 'linux' });
  const session = (app: typeof before) =>
    app.profiles.find(({ hasSpellChecker }) => hasSpellChecker !== undefined);
  expect(session(before)?.hasSpellChecker).toBe(false);
  await before.quit();
  computer.decide({ SpellCheckUrl: 'https://dictionaries.example/hunspell' });
  const after = await computer.launch({ ...WITHOUT_PAGES, platform: 'linux' });
  expect(session(after)?.hasSpellChecker).toBe(true);
  expect(session(after)?.dictionaries).toBe('https://dictionaries.example/hunspell/');
});

test("does not start if the organization's policy cannot be read", async ({ computer }) => {
  writeFileSync(join(computer.userData, 'policies.json'), '{');
  const app = await computer.launch({ ...WITHOUT_PAGES, answer: 'Quit' });
  expect(app.questions).toEqual(["Haven Exchange couldn't start."]);
  expect(app.windows).toEqual([]);
});

test("rejects changes to settings that a page doesn't own and invalid values", async ({
  computer,
}) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const attacks: readonly (readonly [unknown, unknown])[] = [
    ['hasSession', false],
    ['workspace', { kind: 'hosted', url: 'https://evil.example', publishableKey: 'x'.repeat(40) }],
    ['windows', {}],
    ['pendingUpdate', null],
    ['__proto__', { closeToTray: true }],
    ['constructor', true],
    [['closeToTray'], true],
    ['closeToTray', 'true'],
    ['closeToTray', 1],
    ['zoom', 0],
    ['zoom', 20],
    ['zoom', null],
    ['searchShortcut', 'A'.repeat(61)],
    ['searchShortcut', ''],
    ['quietHours', { enabled: true, start: '25:00', end: '08:00', timezone: 'UTC' }],
    ['quietHours', { enabled: true, start: '22:00', end: '08:00', timezone: 'Mars/Olympus' }],
    ['quietHours', { enabled: true, start: '22:00', end: '08:00', timezone: 'UTC', more: 1 }],
  ];
  const before = await app.send('settings.read', []);
  for (const [name, value] of attacks) {
    expect(await change(app, name, value), String(name)).toEqual(MALFORMED);
  }
  expect(await app.send('settings.read', [])).toEqual(before);
});

test('rejects an invalid shortcut with a message', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  for (const shortcut of ['K', 'Shift+K', 'MediaPlayPause', '../../etc']) {
    expect(await change(app, 'searchShortcut', shortcut)).toMatchObject(
      answered({ kind: 'invalid', settings: { choices: { searchShortcut: null } } }),
    );
  }
  expect(app.system.shortcuts.size).toBe(0);
});

const SECRETS = {
  accessToken: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI5In0.c2lnbmF0dXJlLW9mLWEtdG9rZW4',
  refreshToken: 'refresh_token=v1.MjAyNi1hLWxvbmctcmVmcmVzaC10b2tlbi1vZi1hLXBlcnNvbg',
  bearer: 'Bearer 4f9d2c7b1e',
  link: 'haven://auth/confirm?token_hash=pkce_c0ffee&type=signup',
  email: 'maria.secret@people.example',
  phone: '+1 415 555 0132',
  key: 'sb_publishable_c0ffeec0ffeec0ffee',
  secretKey: 'sk_live_c0ffeec0ffeec0ffee',
  record: 'deal-of-the-century',
};

test('exports diagnostics about this installation without secrets', async ({ computer }) => {
  mkdirSync(join(computer.userData, 'logs'));
  writeFileSync(
    join(computer.userData, 'logs/main.log'),
    `${Object.entries(SECRETS)
      .filter(([name]) => name !== 'record')
      .map(([name, secret]) => `2026-01-01T00:00:00.000Z error ${name} ${secret}`)
      .join('\n')}\n`,
  );
  const bounds = { x: 0, y: 0, width: 800, height: 600 };
  writeFileSync(
    join(computer.userData, 'settings.json'),
    JSON.stringify({
      version: 1,
      workspace: { kind: 'hosted', url: 'https://desk.example', publishableKey: SECRETS.key },
      windows: { [SECRETS.record]: { bounds, isMaximized: false, isFullScreen: false } },
    }),
  );
  computer.decide({
    WorkspaceUrl: 'https://office.example',
    WorkspaceKey: SECRETS.key,
    UpdateUrl: `http://${SECRETS.email}/feed`,
  });
  const app = await computer.launch(WITHOUT_PAGES);
  const path = join(computer.userData, 'diagnostics.txt');
  app.saving.place = () => path;
  expect(await app.send('diagnostics.save', [])).toEqual(answered('saved'));

  const text = readFileSync(path, 'utf8');
  for (const [name, secret] of Object.entries(SECRETS)) expect(text, name).not.toContain(secret);
  expect(text).not.toMatch(/c0ffee|eyJ|MjAyNi1|4f9d2c7b1e|@people|555 0132/);
  for (const fact of ['1.2.3', 'workspace: "office.example"', 'keychain: "ready"']) {
    expect(text).toContain(fact);
  }
  expect(text).toContain('UpdateUrl of the computer is ignored: it must be an https address.');
  expect(statSync(path).mode & 0o777).toBe(0o600);

  const shown = JSON.stringify(await app.send('diagnostics.read', []));
  expect(shown).toContain('office.example');
  expect(shown).not.toContain(SECRETS.key);
  expect(shown).not.toContain(SECRETS.email);
});

test("reports diagnostics that can't be written, and not a cancelled export", async ({
  computer,
}) => {
  const app = await computer.launch(WITHOUT_PAGES);
  app.saving.place = () => null;
  expect(await app.send('diagnostics.save', [])).toEqual(answered('cancelled'));
  app.saving.place = () => join(computer.userData, 'no', 'such', 'folder.txt');
  expect(await app.send('diagnostics.save', [])).toEqual(answered('failed'));
  app.system.choose('Export Diagnostics…');
  await expect
    .poll(() => app.questions)
    .toEqual([expect.stringContaining("Couldn't save diagnostics there")]);
});

test('shows only the log folder in the file manager, whatever a page requests', async ({
  computer,
}) => {
  const app = await computer.launch(WITHOUT_PAGES);
  expect(await app.send('diagnostics.showLog', ['/etc'])).toEqual(MALFORMED);
  await app.send('diagnostics.showLog', []);
  expect(app.shownInFolder).toEqual([join(computer.userData, 'logs')]);
});
