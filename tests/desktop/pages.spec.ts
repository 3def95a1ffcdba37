import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

const PROGRAMS = [
  'shell:startup',
  'file:///etc/passwd',
  'smb://evil.example/share',
  'ms-msdt:/id',
  'javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<h1>x</h1>',
  'haven://open/profile',
  'app://haven.evil/',
  'app://user@haven/',
  'http://evil.example/',
  'not an address',
];

test('opens an external link in the browser and keeps the page', async ({ idle }) => {
  const page = await newestPage(idle);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://outside.example/listing';
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => idle.opened).toContain('https://outside.example/listing');
  expect(page.url()).toContain(TEST_ORIGIN);
});

test('never opens a site in a new window', async ({ idle }) => {
  const page = await newestPage(idle);
  await page.evaluate(() => void window.open('https://outside.example/popup'));
  await expect.poll(() => idle.windows[0]?.denied).toContain('https://outside.example/popup');
  await expect.poll(() => idle.opened).toContain('https://outside.example/popup');
  expect(
    page
      .context()
      .pages()
      .filter((one) => one.url().includes('outside')),
  ).toEqual([]);
});

test('neither loads nor opens an address that starts a program', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const [window] = app.windows;
  for (const address of PROGRAMS) {
    expect(window?.wouldLeave('will-navigate', address), address).toBe(false);
    expect(window?.wouldLeave('will-redirect', address), address).toBe(false);
    expect(window?.wouldLeave('will-frame-navigate', address), address).toBe(false);
    expect(window?.wouldOpen(address), address).toBe('deny');
    const result = await app.send('surroundings.openExternal', [address]);
    expect(result, address).toEqual({ value: { ok: true } });
  }
  expect(app.opened).toEqual([]);
});

test('blocks a redirect out of the app', ({ blind }) => {
  const window = blind.windows[0];
  expect(window?.wouldLeave('will-redirect', 'https://evil.example/')).toBe(false);
  expect(window?.wouldLeave('will-redirect', 'app://haven/auth')).toBe(true);
});

test('loads nothing in a frame, not even the app', ({ blind }) => {
  const window = blind.windows[0];
  expect(window?.wouldLeave('will-frame-navigate', 'app://haven/', false)).toBe(false);
  expect(window?.wouldLeave('will-frame-navigate', 'https://evil.example/', false)).toBe(false);
});

test('stops a page that keeps opening the browser', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const before = app.opened.length;
  for (let index = 0; index < 50; index += 1) {
    app.windows[0]?.wouldOpen(`https://evil.example/${index}`);
  }
  expect(app.opened.length - before).toBeLessThanOrEqual(5);
});

test('stops a page that keeps opening windows of the app', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  for (let index = 0; index < 50; index += 1) {
    app.windows[0]?.wouldOpen(`app://haven/listings/${index}`);
  }
  expect(app.windows.length).toBeLessThanOrEqual(6);
});

test('runs no inline or generated script in the page and calls only the backend', async ({
  idle,
}) => {
  const page = await newestPage(idle);
  // Runs in a script of the page, because a test's evaluated code bypasses the policy.
  await page.evaluate(async () => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      seen.push(effectiveDirective);
    });
    const attempt = (work: () => void) => {
      try {
        work();
      } catch {
        // Neither text nor a URL becomes a script.
      }
    };
    const add = (tag: string, fields: Record<string, string>) =>
      attempt(() => document.body.append(Object.assign(document.createElement(tag), fields)));
    add('script', { textContent: 'window.hasRun = true' });
    add('script', { src: 'https://evil.example/x.js' });
    add('iframe', { src: '/' });
    add('object', { data: 'https://evil.example/x.swf' });
    add('link', { rel: 'stylesheet', href: 'https://evil.example/x.css' });
    add('img', { src: 'https://evil.example/x.png' });
    attempt(() => document.body.setAttribute('onclick', 'window.hasRun = true'));
    document.body.click();
    await fetch('https://evil.example/').catch(() => undefined);
  });
  const violations = () =>
    page.evaluate(() => (window as unknown as { seen: string[] }).seen.toSorted());
  await expect.poll(violations).toEqual([
    'connect-src',
    'frame-src',
    'img-src',
    // Two scripts, a handler and an object's content, blocked before their own directives apply.
    'require-trusted-types-for',
    'require-trusted-types-for',
    'require-trusted-types-for',
    'require-trusted-types-for',
    'style-src-elem',
  ]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('exposes only named functions to the page, and nothing of Electron or Node', async ({
  idle,
}) => {
  const page = await newestPage(idle);
  const seen = await page.evaluate(() => {
    const bridge = (window as unknown as Record<string, unknown>).haven as object;
    const kinds = Object.values(bridge).flatMap((area) =>
      Object.values(area).map((one) => typeof one),
    );
    const forbidden = [
      'require',
      'process',
      'module',
      'Buffer',
      'global',
      'electron',
      'ipcRenderer',
    ];
    return {
      areas: Object.keys(bridge),
      kinds: [...new Set(kinds)],
      forbidden: forbidden.filter((name) => name in window),
      isFrozen: Object.isFrozen(bridge) && Object.values(bridge).every(Object.isFrozen),
      isFixed: !Reflect.set(window, 'haven', null),
    };
  });
  expect(seen).toEqual({
    areas: [
      'session',
      'keychain',
      'surroundings',
      'routes',
      'settings',
      'page',
      'diagnostics',
      'updates',
      'work',
      'notifications',
      'downloads',
      'printing',
      'workspace',
      'proxyLogin',
    ],
    kinds: ['function'],
    forbidden: [],
    isFrozen: true,
    isFixed: true,
  });
});

test("passes main's messages to the page without the sender until it stops listening", async ({
  idle,
}) => {
  const page = await newestPage(idle);
  const observed = await page.evaluate(async () => {
    type KeychainBridge = {
      retry(): Promise<unknown>;
      onChanged(listener: (...values: unknown[]) => void): () => void;
    };
    const { keychain } = (window as unknown as { haven: { keychain: KeychainBridge } }).haven;
    const values: unknown[][] = [];
    const stop = keychain.onChanged((...bridge) => values.push(bridge));
    const reply = await keychain.retry();
    stop();
    return { values, answer: reply };
  });
  expect(observed.answer).toEqual({ ok: true, value: { state: 'ready', isSessionLocked: false } });
  expect(observed.values.flat().filter((value) => typeof value !== 'object')).toEqual([]);
});

for (const [what, path] of [
  ['a way out', '/..%2f..%2fpackage.json'],
  ['an encoded way out', '/%2e%2e/%2e%2e/package.json'],
  ['a doubly encoded way out', '/%252e%252e%252fpackage.json'],
  ['a backslash', '/..%5c..%5cpackage.json'],
  ['a NUL', '/index.html%00.js'],
  ['an absolute path', '//etc/passwd.txt'],
  ['the main process', '/../desktop/main.js'],
] as const) {
  test(`serves no file by ${what}`, async ({ idle }) => {
    expect((await idle.serve(`app://haven${path}`)).status).toBe(404);
  });
}
