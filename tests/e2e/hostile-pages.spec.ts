import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { isLongForm } from '../../build/testing/long-form.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { HTML, PDF, PNG, SVG } from '../support/file-samples.ts';
import { demo } from './people.ts';
import {
  arriveSignedIn,
  expect,
  type Product,
  testInOwnProfile as productTest,
} from './product.ts';

/** A page of somebody else, on another site than the product's; it has the words that a test gives it. */
const test = productTest.extend<{ hostile: (body: string) => Promise<string> }>({
  /** The browser complains of whatever it refuses to such a page. */
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
    await use(async (given) => {
      body = given;
      // By its name, so that it is another site than the product at its number.
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

/** A file of a public bucket of its own, as the service may put one there; its address. */
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

/** Somebody signed in, who comes upon the hostile page in the same browser. */
async function signedIn(page: Page, { url }: Product): Promise<void> {
  await arriveSignedIn(page, url, demo('broker'), DEMO_PASSWORD);
  // The session lies with the product's address, whatever is open of it.
  await page.goto(`${url}/version.json`);
  expect(await page.evaluate(() => localStorage.getItem('haven.session'))).not.toBeNull();
}

/** Somebody with an open product, who comes upon the hostile page in the same browser. */
async function luredFrom(page: Page, { url }: Product): Promise<void> {
  await arriveSignedIn(page, url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
}

test('a hostile page that frames: it sees no document, page, answer or file of the product', async ({
  page,
  product,
  hostile,
}) => {
  await signedIn(page, product);
  // A page, the app’s own document, an answer and a file: the others are led by the same two headers.
  const framed = [
    linkTo('about'),
    linkTo('clients'),
    '/rest/v1/listings?select=id&limit=1',
    new URL(await publish(product, 'a.txt', 'words', 'text/plain')).pathname,
  ];
  const paths = [
    ...framed,
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
  const frames = (isLongForm ? paths : framed).flatMap((path) => [
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

test('a hostile page that opens the product has no window of it, and the product none of the page', async ({
  page,
  product,
  hostile,
}) => {
  await luredFrom(page, product);
  const opens = [linkTo('clients'), linkTo('about')];
  for (const path of isLongForm ? opens : opens.slice(0, 1)) {
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
    // For the page it is as if it had been closed: nothing is read, sent there or led elsewhere.
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

test('a hostile page that posts messages to a window of the product is not listened to', async ({
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

test('a hostile page that asks with the visitor’s credentials reads nothing, and changes nothing', async ({
  page,
  product,
  hostile,
}) => {
  await signedIn(page, product);
  await page.goto(await hostile(''));
  const config = await (await fetch(`${product.url}/_local/config.json`)).json();
  const asked = await page.evaluate(
    async ({ url, key }) => {
      const answers: Record<string, string> = {};
      const ask = async (name: string, path: string, init: RequestInit) => {
        const answer = await fetch(url + path, { credentials: 'include', ...init }).catch(
          () => null,
        );
        answers[name] = answer === null ? 'refused' : `${answer.type} ${answer.status}`;
      };
      const headers = { apikey: key, 'content-type': 'application/json' };
      await ask('a table', '/rest/v1/profiles?select=email', { headers });
      await ask('what everybody reads', '/rest/v1/listings?select=id', { headers });
      await ask('where the server is', '/_local/config.json', {});
      await ask('captured mail', '/_local/mail.json', {});
      await ask('a document', '/clients', {});
      await ask('a call', '/rest/v1/rpc/my_account', { method: 'POST', headers, body: '{}' });
      await ask('a change', '/rest/v1/contacts', { method: 'DELETE', headers });
      await ask('without asking first', '/rest/v1/rpc/my_account', {
        method: 'POST',
        mode: 'no-cors',
        body: '{}',
      });
      return answers;
    },
    { url: product.url, key: config.publishableKey },
  );
  expect(asked).toEqual({
    'a table': 'refused',
    'what everybody reads': 'refused',
    'where the server is': 'refused',
    'captured mail': 'refused',
    'a document': 'refused',
    'a call': 'refused',
    'a change': 'refused',
    'without asking first': asked['without asking first'],
  });
  expect(asked['without asking first']).toMatch(/^(?:refused|opaque 0)$/);
  // There is nothing that a browser would send along by itself.
  expect(await page.context().cookies(product.url)).toEqual([]);
});

test('forms of a hostile page are sent in vain: no account, no session, no change', async ({
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
  // In short each of the three kinds in turn.
  const kindsAt = (place: number) =>
    isLongForm ? kinds : kinds.slice(place % kinds.length).slice(0, 1);
  const forms = targets.flatMap((path, place) =>
    kindsAt(place).map(
      (kind) =>
        `<form method="post" enctype="${kind}" action="${product.url}${path}"><input name='${json}' value='"}'></form>`,
    ),
  );
  await page.goto(await hostile(`<iframe></iframe>${forms.join('')}`));
  const statuses: Record<string, number> = {};
  for (const [index, form] of forms.entries()) {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.evaluate((place) => {
        // What was refused as a frame is none that an answer could be led into.
        const frame = document.createElement('iframe');
        frame.name = `answer-${place}`;
        document.querySelector('iframe')?.replaceWith(frame);
        const form = document.forms[place];
        if (form) form.target = frame.name;
        form?.submit();
      }, index),
    ]);
    statuses[form.slice(form.indexOf('enctype'))] = answer.status();
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

test('hostile files that are opened at their address run nothing, and are no script of a page', async ({
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
  // Neither on a page of somebody else, nor on one of the product's own origin that had no policy.
  const body = `${scripts.join('')}<p>Loaded</p>`;
  await page.route(`${product.url}/bare`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Bare</title>${body}` }),
  );
  for (const address of [await hostile(body), `${product.url}/bare`]) {
    await page.goto(address, { waitUntil: 'load' });
    await expect(page.getByText('Loaded')).toBeVisible();
    expect(await page.title(), address).not.toBe('run');
    const drawn = await page.evaluate(() => getComputedStyle(document.body).backgroundImage);
    expect(drawn, address).toBe('none');
  }
});
