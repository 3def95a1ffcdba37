import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { HTML, PDF, PNG, SVG } from '../support/file-samples.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, type Product, testInOwnProfile as productTest } from './product.ts';

/** A third-party page on another site, with the body the test gives it. */
const test = productTest.extend<{ hostile: (body: string) => Promise<string> }>({
  /** The browser logs an error for everything it blocks on such a page. */
  consoleErrors: async ({ page: _page }, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
  hostile: async ({}, use) => {
    let body = '';
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Elsewhere</title>${body}`);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use(async (html) => {
      body = html;
      // Uses the host name so that it is a different site from the product at its IP address.
      return `http://localhost:${port}/`;
    });
    server.closeAllConnections();
    server.close();
  },
});

const property = async ({ url }: Product): Promise<string> => {
  const list = await (await fetch(url + linkTo('investmentOpportunities'))).text();
  return /\/property\/[0-9a-f-]{36}/.exec(list)?.[0] ?? linkTo('home');
};

/** Uploads a file to a public bucket, as the service can, and returns its URL. */
async function publish(
  { url, secretKey }: Product,
  name: string,
  content: string | Buffer,
  contentType: string,
): Promise<string> {
  const { storage } = createClient(url, secretKey);
  const bucket = `hostile-${randomUUID()}`;
  await storage.createBucket(bucket, { public: true });
  const { error } = await storage.from(bucket).upload(name, content, { contentType });
  expect(error).toBeNull();
  return storage.from(bucket).getPublicUrl(name).data.publicUrl;
}

/** Signs in a user who then visits the hostile page in the same browser. */
async function signedIn(page: Page, { url }: Product): Promise<void> {
  await openSignedIn(page, url, demoEmail('broker'), DEMO_PASSWORD);
  // The session is stored per origin, whichever page is open.
  await page.goto(`${url}/version.json`);
  expect(await page.evaluate(() => localStorage.getItem('haven.session'))).not.toBeNull();
}

/** Opens the product for a user who then visits the hostile page in the same browser. */
async function luredFrom(page: Page, { url }: Product): Promise<void> {
  await openSignedIn(page, url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
}

test('a hostile page that frames the product sees none of its documents, pages, responses or files', async ({
  page,
  product,
  hostile,
}) => {
  await signedIn(page, product);
  const paths = [
    linkTo('about'),
    linkTo('clients'),
    '/rest/v1/listings?select=id&limit=1',
    new URL(await publish(product, 'a.txt', 'words', 'text/plain')).pathname,
    linkTo('home'),
    linkTo('auth'),
    await property(product),
    linkTo('investmentOpportunities'),
    '/no/such/page',
    '/auth/v1/settings',
    '/functions/v1/calendar-feed',
    '/_local/config.json',
    '/_local/mail',
    '/version.json',
    '/sitemap.xml',
    '/icon.svg',
  ];
  const frames = paths.flatMap((path) => [
    `<iframe src="${product.url}${path}"></iframe>`,
    `<iframe sandbox="allow-scripts allow-same-origin" src="${product.url}${path}"></iframe>`,
    `<object data="${product.url}${path}" type="text/html"></object>`,
  ]);
  await page.goto(await hostile(frames.join('')), { waitUntil: 'load' });
  const seen = () =>
    page
      .frames()
      .slice(1)
      .map((frame) => frame.url())
      .filter((url) => url.startsWith(product.url));
  await expect.poll(seen).toEqual([]);
  for (const path of paths) {
    const { headers } = await fetch(product.url + path);
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options'), path).toBe('DENY');
  }
});

test('a hostile page that opens the product gets no window handle, and the product gets none to the page', async ({
  page,
  product,
  hostile,
}) => {
  await luredFrom(page, product);
  for (const path of [linkTo('clients'), linkTo('about')]) {
    await page.goto(
      await hostile(`<button onclick="mine = window.open('about:blank')">Open</button>`),
    );
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open' }).click(),
    ]);
    await page.evaluate(`mine.location = '${product.url}${path}'`);
    await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await opened.evaluate(() => [window.opener, window.name, parent === window])).toEqual([
      null,
      '',
      true,
    ]);
    // To the page the window looks closed: it can't read, post to or navigate it.
    await expect.poll(() => page.evaluate('mine.closed')).toBe(true);
    const before = opened.url();
    await page.evaluate(`
      for (const said of ['logout', { type: 'navigate', to: '/auth?action=logout' }, { kind: 'take-over' }])
        mine.postMessage(said, '*');
      try { mine.location = 'about:blank' } catch {}
    `);
    await opened.getByRole('heading', { level: 1 }).hover();
    expect(opened.url()).toBe(before);
    await opened.close();
  }
});

test('messages posted by a hostile page to a product window are ignored', async ({
  page,
  product,
}) => {
  await luredFrom(page, product);
  await expect(page.locator('main p').getByText(/^\d+ contacts$/)).toBeVisible();
  const before = await page.locator('main').innerText();
  await page.evaluate(() => {
    const said = ['logout', { kind: 'SIGNED_OUT' }, { kind: 'take-over' }, { event: 'SIGNED_IN' }];
    for (const data of said) {
      const origin = 'https://elsewhere.example';
      dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    }
  });
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await page.locator('main').innerText()).toBe(before);
  expect(await page.evaluate(() => localStorage.getItem('haven.session'))).not.toBeNull();
});

test("a hostile page's credentialed requests read and change nothing", async ({
  page,
  product,
  hostile,
}) => {
  await signedIn(page, product);
  await page.goto(await hostile(''));
  const config = await (await fetch(`${product.url}/_local/config.json`)).json();
  const outcomes = await page.evaluate(
    async ({ url, key }) => {
      const results: Record<string, string> = {};
      const tryFetch = async (name: string, path: string, init: RequestInit) => {
        const reply = await fetch(url + path, { credentials: 'include', ...init }).catch(
          () => null,
        );
        results[name] = reply === null ? 'refused' : `${reply.type} ${reply.status}`;
      };
      const headers = { apikey: key, 'content-type': 'application/json' };
      await tryFetch('a table', '/rest/v1/profiles?select=email', { headers });
      await tryFetch('what everybody reads', '/rest/v1/listings?select=id', { headers });
      await tryFetch('where the server is', '/_local/config.json', {});
      await tryFetch('captured mail', '/_local/mail.json', {});
      await tryFetch('a document', '/clients', {});
      await tryFetch('a call', '/rest/v1/rpc/my_account', { method: 'POST', headers, body: '{}' });
      await tryFetch('a change', '/rest/v1/contacts', { method: 'DELETE', headers });
      await tryFetch('without asking first', '/rest/v1/rpc/my_account', {
        method: 'POST',
        mode: 'no-cors',
        body: '{}',
      });
      return results;
    },
    { url: product.url, key: config.publishableKey },
  );
  expect(outcomes).toEqual({
    'a table': 'refused',
    'what everybody reads': 'refused',
    'where the server is': 'refused',
    'captured mail': 'refused',
    'a document': 'refused',
    'a call': 'refused',
    'a change': 'refused',
    'without asking first': outcomes['without asking first'],
  });
  expect(outcomes['without asking first']).toMatch(/^(?:refused|opaque 0)$/);
  // There are no cookies a browser would send automatically.
  expect(await page.context().cookies(product.url)).toEqual([]);
});

test("a hostile page's forms have no effect: no account, no session, no change", async ({
  page,
  product,
  hostile,
}) => {
  await signedIn(page, product);
  const email = `${randomUUID()}@elsewhere.example`;
  const json = JSON.stringify({ email, password: 'a long walk by the lake', a: '' }).slice(0, -3);
  const targets = [
    '/auth/v1/signup',
    '/auth/v1/logout',
    '/auth/v1/user',
    '/rest/v1/contacts',
    '/rest/v1/rpc/erase_me',
    '/storage/v1/object/avatars/a.png',
    '/functions/v1/cancel-subscription',
    '/functions/v1/send-signup-notification',
    '/_local/mail',
    '/clients',
    '/auth',
  ];
  const kinds = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  const forms = targets.flatMap((path) =>
    kinds.map(
      (kind) =>
        `<form method="post" enctype="${kind}" action="${product.url}${path}"><input name='${json}' value='"}'></form>`,
    ),
  );
  await page.goto(await hostile(`<iframe></iframe>${forms.join('')}`));
  const statuses: Record<string, number> = {};
  for (const [index, form] of forms.entries()) {
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.evaluate((place) => {
        // A frame that was blocked can't be the target of a response.
        const frame = document.createElement('iframe');
        frame.name = `answer-${place}`;
        document.querySelector('iframe')?.replaceWith(frame);
        const form = document.forms[place];
        if (form) form.target = frame.name;
        form?.submit();
      }, index),
    ]);
    statuses[form.slice(form.indexOf('enctype'))] = reply.status();
  }
  expect(Object.entries(statuses).filter(([, status]) => status < 400)).toEqual([]);
  const { data } = await createClient(product.url, product.secretKey)
    .from('profiles')
    .select('id')
    .eq('email', email)
    .throwOnError();
  expect(data).toEqual([]);
  await page.goto(product.url + linkTo('clients'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
});

const FILES: readonly (readonly [string, string, string | Buffer, string])[] = [
  ['a drawing with a script', 'a.svg', SVG, 'image/svg+xml'],
  ['a page', 'a.html', HTML, 'text/html'],
  ['a page called a picture', 'a.png', HTML, 'image/png'],
  [
    'a paper with a script',
    'a.pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    'application/pdf',
  ],
  ['a paper that is a page as well', 'b.pdf', Buffer.concat([PDF, Buffer.from(HTML)]), 'text/html'],
  [
    'a picture that is a page as well',
    'b.png',
    Buffer.concat([PNG, Buffer.from(HTML)]),
    'text/html',
  ],
  [
    'a picture that is a script as well',
    'a.gif',
    Buffer.from('GIF89a=1;document.title="run";//'),
    'text/javascript',
  ],
  ['a script', 'a.js', 'document.title = "run"', 'text/javascript'],
  ['a style sheet', 'a.css', 'body{background:url(https://elsewhere.example/x)}', 'text/css'],
  [
    'a page of XML',
    'a.xhtml',
    `<html xmlns="http://www.w3.org/1999/xhtml"><script>document.title='run'</script></html>`,
    'application/xhtml+xml',
  ],
];

test("hostile files opened at their URL run nothing and can't be used as page scripts", async ({
  page,
  product,
  hostile,
}) => {
  const scripts: string[] = [];
  for (const [what, name, content, type] of FILES) {
    const address = await publish(product, name, content, type);
    scripts.push(`<script src="${address}"></script><link rel="stylesheet" href="${address}">`);
    const { headers } = await fetch(address);
    expect(headers.get('x-content-type-options'), what).toBe('nosniff');
    expect(headers.get('content-security-policy'), what).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('content-type'), what).not.toMatch(/html|svg|xml|javascript|css/);
    const isSaved = headers.get('content-disposition')?.startsWith('attachment') === true;
    const opened = await page.context().newPage();
    const saved = opened.waitForEvent('download').then(
      () => true,
      () => false,
    );
    await opened.goto(address).catch(() => null);
    expect(await opened.title(), what).not.toBe('run');
    expect(await opened.evaluate(() => document.scripts.length), what).toBe(0);
    await opened.close();
    expect(await saved, what).toBe(isSaved);
  }
  // Not on a third-party page, and not on a same-origin page without a CSP.
  const body = `${scripts.join('')}<p>Loaded</p>`;
  await page.route(`${product.url}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Bare</title>${body}` }),
  );
  for (const address of [await hostile(body), `${product.url}/bare`]) {
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.getByText('Loaded')).toBeVisible();
    expect(await page.title(), address).not.toBe('run');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundImage);
    expect(background, address).toBe('none');
  }
});
