import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../../build/paths.ts';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { RunningApp } from './host/computer.ts';
import type { Profile } from './host/profile.ts';

const preferences = (app: RunningApp) => app.windows[0]?.options.webPreferences ?? {};
const policyOf = async (app: RunningApp) =>
  (await app.serve('app://haven/')).headers.get('content-security-policy') ?? '';

const PERMISSIONS = [
  'ar',
  'clipboard-read',
  'display-capture',
  'fileSystem',
  'fullscreen',
  'geolocation',
  'hid',
  'idle-detection',
  'media',
  'midi',
  'notifications',
  'openExternal',
  'pointerLock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'unknown',
] as const;
type Permission = (typeof PERMISSIONS)[number] | 'clipboard-sanitized-write' | 'loopback-network';

function isGranted(profile: Profile, permission: Permission, origin = 'app://haven'): boolean {
  let isRequestGranted = false;
  const details = { requestingUrl: `${origin}/`, isMainFrame: true };
  profile.permissionRequest?.(
    {} as never,
    permission,
    (granted) => {
      isRequestGranted = granted;
    },
    details as never,
  );
  const isCheckGranted = profile.permissionCheck?.(null, permission, origin, details as never);
  expect(isCheckGranted).toBe(isRequestGranted);
  return isRequestGranted;
}

/** Electron's security checklist, point by point. Point 19, fuses, is tested with the packed app. */
const POINTS: readonly (readonly [string, (app: RunningApp) => unknown])[] = [
  [
    '1. only secure content is loaded',
    async (app) => {
      const sources = (await policyOf(app)).match(/https?:\/\/\S+/g) ?? [];
      expect(sources.every((source) => /^https:|^http:\/\/127\.0\.0\.1/.test(source))).toBe(true);
      expect(app.windows[0]?.wouldLeave('will-navigate', 'http://outside.example/')).toBe(false);
    },
  ],
  [
    '2. pages have no Node.js',
    (app) =>
      expect(preferences(app)).toMatchObject({
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
      }),
  ],
  [
    '3. preload runs in a world of its own',
    (app) => expect(preferences(app)).toMatchObject({ contextIsolation: true }),
  ],
  [
    '4. pages are sandboxed, all of them and each',
    (app) => {
      expect(app.early[0]).toBe('sandbox');
      expect(preferences(app)).toMatchObject({ sandbox: true });
    },
  ],
  [
    '5. permissions are refused, asked for or looked up, but for the few that are needed',
    (app) => {
      expect(app.profiles).toHaveLength(3);
      for (const profile of app.profiles) {
        expect(PERMISSIONS.filter((permission) => isGranted(profile, permission))).toEqual([]);
        expect(profile.devicePermission?.({} as never)).toBe(false);
        expect(isGranted(profile, 'clipboard-sanitized-write')).toBe(true);
        expect(isGranted(profile, 'clipboard-sanitized-write', 'https://evil.example')).toBe(false);
        expect(isGranted(profile, 'loopback-network', 'https://evil.example')).toBe(false);
      }
      // This test's workspace is local; the chooser and Electron's default session have none.
      const grants = app.profiles.map((profile) => isGranted(profile, 'loopback-network'));
      expect(grants.toSorted()).toEqual([false, false, true]);
    },
  ],
  ['6. web security is on', (app) => expect(preferences(app)).toMatchObject({ webSecurity: true })],
  [
    '7. a content security policy without exceptions comes with every answer',
    async (app) => {
      for (const path of ['/', '/auth', '/first-paint.js']) {
        const { headers } = await app.serve(`app://haven${path}`);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'none'");
        expect(policy).not.toMatch(/unsafe|\*/);
      }
      expect(app.privileges.some(({ privileges }) => privileges?.bypassCSP)).toBe(false);
    },
  ],
  [
    '8. insecure content is not allowed',
    (app) => expect(preferences(app)).toMatchObject({ allowRunningInsecureContent: false }),
  ],
  [
    '9. no experiments of Chromium are on',
    (app) => expect(preferences(app)).toMatchObject({ experimentalFeatures: false }),
  ],
  [
    '10. no features of Blink are switched on',
    (app) => expect(preferences(app)).not.toHaveProperty('enableBlinkFeatures'),
  ],
  [
    '11. there are no webviews, so none that may open popups',
    (app) => expect(preferences(app)).toMatchObject({ webviewTag: false }),
  ],
  [
    '12. a webview that is attached all the same is turned away',
    (app) => expect(app.windows[0]?.wouldAttachWebview()).toBe(false),
  ],
  [
    '13. pages cannot navigate out of the app, and nothing dropped on them navigates',
    (app) => {
      expect(app.windows[0]?.wouldLeave('will-navigate', 'https://evil.example/')).toBe(false);
      expect(app.windows[0]?.wouldLeave('will-navigate', 'app://haven/auth')).toBe(true);
      expect(preferences(app)).toMatchObject({ navigateOnDragDrop: false });
    },
  ],
  [
    '14. pages open no windows',
    (app) => expect(app.windows[0]?.wouldOpen('about:blank')).toBe('deny'),
  ],
  [
    '15. the system is handed nothing that starts a program',
    (app) => {
      const before = app.opened.length;
      app.windows[0]?.wouldOpen('file:///C:/Windows/System32/calc.exe');
      app.windows[0]?.wouldOpen('shell:startup');
      expect(app.opened).toHaveLength(before);
    },
  ],
  [
    '16. Electron is one of the versions that are maintained',
    () => {
      const { version } = JSON.parse(
        readFileSync(inProject('node_modules/electron/package.json'), 'utf8'),
      );
      expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(45);
    },
  ],
  [
    '17. messages are answered to the app’s own page only',
    async (app) =>
      expect(await app.send('session.current', [], { origin: 'https://evil.example' })).toEqual({
        value: { ok: false, error: 'untrusted' },
      }),
  ],
  [
    '18. pages come from a scheme of the app’s own, not from files',
    async (app) => {
      const page = await newestPage(app);
      expect(page.url()).not.toMatch(/^file:/);
      expect(app.windows[0]?.wouldLeave('will-navigate', 'file:///etc/passwd')).toBe(false);
    },
  ],
  [
    '20. pages get no part of Electron',
    () => {
      const preload = readFileSync(inProject('dist/desktop/preload.cjs'), 'utf8');
      expect(preload.match(/require\([^)]*\)/g)).toEqual(['require("electron")']);
      expect(preload.match(/exposeInMainWorld/g)).toHaveLength(1);
      expect(preload).not.toMatch(/\b(?:sendSync|postMessage|webFrame|webUtils|shell)\b/);
    },
  ],
];

for (const [point, prove] of POINTS) {
  test(point, async ({ idle }) => {
    await prove(idle);
  });
}

test('leaves developer tools out of an installed app', async ({ computer, blind }) => {
  const installed = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(preferences(installed)).toMatchObject({ devTools: false });
  expect(preferences(blind)).toMatchObject({ devTools: true });
});

test('ignores servers from the environment in an installed app', async ({ computer, blind }) => {
  const installed = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(await policyOf(blind)).toContain(WITHOUT_PAGES.workspace);
  expect(await policyOf(installed)).not.toContain(WITHOUT_PAGES.workspace);
});

test('ships no source maps', () => {
  expect(existsSync(inProject('dist/desktop/main.js.map'))).toBe(false);
  expect(readFileSync(inProject('dist/desktop/main.js'), 'utf8')).not.toContain('sourceMappingURL');
});
