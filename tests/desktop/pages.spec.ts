import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { STAND_IN } from './host/stand-in.ts';

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

test('a link out of the app opens the browser, and the page stays', async ({ idle }) => {
  const page = await newestPage(idle);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://outside.example/listing';
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => idle.opened).toContain('https://outside.example/listing');
  expect(page.url()).toContain(STAND_IN);
});

test('a new window is never a window of a site', async ({ idle }) => {
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

test('an address that starts a program neither loads nor opens', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const [window] = app.windows;
  for (const address of PROGRAMS) {
    expect(window?.wouldLeave('will-navigate', address), address).toBe(false);
    expect(window?.wouldLeave('will-redirect', address), address).toBe(false);
    expect(window?.wouldLeave('will-frame-navigate', address), address).toBe(false);
    expect(window?.wouldOpen(address), address).toBe('deny');
    const said = await app.send('surroundings.openExternal', [address]);
    expect(said, address).toEqual({ value: { ok: true } });
  }
  expect(app.opened).toEqual([]);
});

test('a redirect out of the app goes nowhere', ({ blind }) => {
  const window = blind.windows[0];
  expect(window?.wouldLeave('will-redirect', 'https://evil.example/')).toBe(false);
  expect(window?.wouldLeave('will-redirect', 'app://haven/auth')).toBe(true);
});

test('a frame inside a page loads nothing, not even the app', ({ blind }) => {
  const window = blind.windows[0];
  expect(window?.wouldLeave('will-frame-navigate', 'app://haven/', false)).toBe(false);
  expect(window?.wouldLeave('will-frame-navigate', 'https://evil.example/', false)).toBe(false);
});

test('a page that opens the browser again and again is stopped', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const before = app.opened.length;
  for (let index = 0; index < 50; index += 1) {
    app.windows[0]?.wouldOpen(`https://evil.example/${index}`);
  }
  expect(app.opened.length - before).toBeLessThanOrEqual(5);
});

test('a page that opens windows of the app again and again is stopped', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  for (let index = 0; index < 50; index += 1) {
    app.windows[0]?.wouldOpen(`app://haven/listings/${index}`);
  }
  expect(app.windows.length).toBeLessThanOrEqual(6);
});

test('the page runs no script of its own making and calls nobody but the backend', async ({
  idle,
}) => {
  const page = await newestPage(idle);
  // In a script of the page itself; what a test evaluates is above the policy.
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
        // No text becomes a script, nor its address.
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
    // Two scripts, a handler and what an object shows: refused before their own rules are asked.
    'require-trusted-types-for',
    'require-trusted-types-for',
    'require-trusted-types-for',
    'require-trusted-types-for',
    'style-src-elem',
  ]);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});

test('the page sees named functions and nothing of Electron or Node', async ({ idle }) => {
  const page = await newestPage(idle);
  const seen = await page.evaluate(() => {
    const given = (window as unknown as Record<string, unknown>).haven as object;
    const kinds = Object.values(given).flatMap((area) =>
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
      areas: Object.keys(given),
      kinds: [...new Set(kinds)],
      forbidden: forbidden.filter((name) => name in window),
      isFrozen: Object.isFrozen(given) && Object.values(given).every(Object.isFrozen),
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
    ],
    kinds: ['function'],
    forbidden: [],
    isFrozen: true,
    isFixed: true,
  });
});

test('what main says reaches the page without its sender, until the page stops listening', async ({
  idle,
}) => {
  const page = await newestPage(idle);
  const heard = await page.evaluate(async () => {
    type Standing = {
      retry(): Promise<unknown>;
      onChanged(listener: (...values: unknown[]) => void): () => void;
    };
    const { keychain } = (window as unknown as { haven: { keychain: Standing } }).haven;
    const values: unknown[][] = [];
    const stop = keychain.onChanged((...given) => values.push(given));
    const answer = await keychain.retry();
    stop();
    return { values, answer };
  });
  expect(heard.answer).toEqual({ ok: true, value: { state: 'ready', isSessionLocked: false } });
  expect(heard.values.flat().filter((value) => typeof value !== 'object')).toEqual([]);
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
  test(`the app serves no file by ${what}`, async ({ idle }) => {
    expect((await idle.serve(`app://haven${path}`)).status).toBe(404);
  });
}
