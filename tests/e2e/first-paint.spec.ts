import type { APIResponse, Page } from '@playwright/test';
import { isLongForm, LONG_FORM } from '../../build/testing/long-form.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { arriveSignedIn, expect, testInOwnProfile as test } from './product.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

const INVESTOR = 'investor@demo.havenexchange.example';
/** Until a screen is alive: its document, scripts, fonts and calls; pictures apart, and what comes later. */
const MOST_REQUESTS = 20;
/** A dashboard's figures, the script of its lists and the style of toasts, which come late, are three more than that. */
const MOST_OF_A_RELOAD = 24;

/** A document with its screen in it: who has just started, or has much to do, draws later than it answers. */
async function drawn(page: Page, path: string) {
  let found: { html: string; answer: APIResponse } | undefined;
  const ask = async () => {
    const answer = await page.request.get(path);
    const html = await answer.text();
    if (html.includes('data-screen')) found = { html, answer };
    return found;
  };
  await expect.poll(ask, { timeout: 60_000 }).toBeDefined();
  if (!found) throw new Error(`${path} is not drawn.`);
  return found;
}

/**
 * Opens a screen with the scripts alone that its document names: another one never comes. Answers what it
 * asked the server for data.
 */
async function openWithNamedScripts(page: Page, path: string): Promise<string[]> {
  const { html, answer } = await drawn(page, path);
  // The page loads this document; a server that has much to do answers the next time with the undrawn one.
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ response: answer, body: html }),
  );
  const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(named.size, [...named].join('\n')).toBeGreaterThan(5);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const came: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image' && !request.url().endsWith('.svg'))
      came.push(request.url());
  });
  await page.route(/\/assets\/[^/]*\.(?:js|css)$/, async (route) => {
    if (named.has(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('main')).toBeVisible();
  expect(came.length, came.join('\n')).toBeGreaterThan(named.size);
  expect(came.length, came.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  return asked.filter((url) => url.includes('/rest/v1/'));
}

async function someListing(
  page: Page,
  url: string,
): Promise<{ id: string; property_name: string }> {
  const config = await (await page.request.get(`${url}/_local/config.json`)).json();
  const answer = await page.request.get(
    `${url}/rest/v1/listings?select=id,property_name&is_confidential=is.false&limit=1`,
    { headers: { apikey: config.publishableKey } },
  );
  const [listing] = await answer.json();
  return listing;
}

/** A form and a list; the others are drawn as one of them. */
const SHORT = [linkTo('auth'), linkTo('investmentOpportunities')];
const SCREENS = [...SHORT, linkTo('vendors'), linkTo('agents'), linkTo('contact')];

for (const path of isLongForm ? SCREENS : SHORT) {
  test(`${path} comes alive with the scripts that its document names, asks nothing, and nothing moves`, async ({
    page,
  }) => {
    await watchShifts(page);
    expect(await openWithNamedScripts(page, path)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('a community is read without script, by its own name', async ({ browser, page, product }) => {
  const { id, property_name } = await someListing(page, product.url);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const silent = await context.newPage();
  const path = linkTo('property', { id });
  const { html, answer } = await drawn(page, path);
  await silent.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ response: answer, body: html }),
  );
  await silent.goto(path);
  await expect(silent.getByRole('heading', { level: 1, name: property_name })).toBeVisible();
  await expect(silent).toHaveTitle(new RegExp(property_name));
  await expect(silent.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${linkTo('property', { id })}$`),
  );
  await expect(async () => {
    await silent.goto(linkTo('investmentOpportunities'));
    await expect(silent.getByRole('row').nth(3)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await context.close();
});

test('a community is painted with its picture, and comes alive with it, without asking again for what it shows', async ({
  page,
  product,
}) => {
  const { id, property_name } = await someListing(page, product.url);
  await watchShifts(page);
  // Its picture, as the document has it and as the app takes over.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>('figure > img');
      if (picture) seen.push(picture.src.startsWith('data:') ? 'inside' : `${picture.complete}`);
    };
    document.addEventListener('DOMContentLoaded', look);
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributeFilter: ['data-hydrated'],
    });
  });
  const asked = await openWithNamedScripts(page, linkTo('property', { id }));
  await expect(page.getByRole('heading', { level: 1, name: property_name })).toBeVisible();
  expect(asked.filter((url) => url.includes('/rest/v1/listings'))).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'inside',
    'true',
  ]);
});

/** Lets no script of the app through until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What was typed stands there, says renderer/app/earlyInput.test.ts; that who signs in so is signed in, the next. */
test(
  'who types and signs in before the scripts are there is signed in when they are',
  LONG_FORM,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(linkTo('auth'), { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(INVESTOR);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page).toHaveURL(new RegExp(`${linkTo('investorDashboard')}$`));
  },
);

test('who signs in is signed in before the app is there', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(` ${INVESTOR.toUpperCase()}`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('html[data-session]')).toBeAttached();
  await page.unroute('**/assets/*.js');
  await page.goto(linkTo('investorDashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'what is signed in before the app is there is good by the clock of this device, however wrong the clock is',
  LONG_FORM,
  async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.route('**/auth/v1/token*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), expires_at: 1 } });
    });
    await page.goto(linkTo('auth'), { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(INVESTOR);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.locator('html[data-session]')).toBeAttached();
    const until = await page.evaluate(
      () => JSON.parse(localStorage.getItem('haven.session') ?? '{}').expires_at as number,
    );
    expect(until).toBeGreaterThan(Date.now() / 1000);
  },
);

test(
  'a wrong password that was sent before the app is there is refused once, and the app says so',
  LONG_FORM,
  async ({ page }) => {
    const release = await holdScripts(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/token')) asked += 1;
    });
    await page.goto(linkTo('auth'), { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(INVESTOR);
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    const refusal = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect((await refusal).status()).toBe(400);
    release();
    await expect(page.getByRole('alert')).toContainText('password');
    expect(asked).toBe(1);
  },
);

test(
  'an answer without a user to what was sent before the app is there is told by the app',
  LONG_FORM,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.route('**/auth/v1/token*', (route) => route.fulfill({ json: {} }));
    await page.goto(linkTo('auth'), { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill(INVESTOR);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    const answer = page.waitForResponse((response) => response.url().includes('/auth/v1/token'));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await (await answer).finished();
    release();
    await expect(page.getByRole('alert')).toContainText('no user data received');
  },
);

/** A page that stands in a file, and a screen of the app. */
const DRAWN = [linkTo('investmentOpportunities'), linkTo('home')];

for (const path of isLongForm ? DRAWN : DRAWN.slice(0, 1)) {
  test(`the palette is asked for at ${path} before the scripts are there, and has what was typed`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    // A server that has much to do answers with the app's own document, which is not drawn.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('glossary');
    release();
    const palette = page.getByRole('dialog');
    await expect(palette.getByRole('combobox')).toHaveValue('glossary');
  });
}

test('a member’s dashboard has its frame before any script, and nothing of theirs in its document', async ({
  page,
  product,
}) => {
  await arriveSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await watchShifts(page);
  await page.goto(linkTo('investorDashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const html = await (await page.request.get(linkTo('investorDashboard'))).text();
  expect(html).toContain('Loading your account...');
  expect(html).not.toContain('investor@');
});

test('a member’s dashboard that is opened again asks for no more until it is known who they are', async ({
  page,
  product,
}) => {
  await arriveSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await page.goto(linkTo('investorDashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = await page.context().newPage();
  await again.route('**/rpc/my_account', () => undefined);
  const came: string[] = [];
  again.on('requestfinished', (request) => {
    const url = request.url();
    const isData = /\/(?:rest|functions|realtime)\/v1\//.test(url);
    if (!isData && request.resourceType() !== 'image' && !url.endsWith('.svg')) came.push(url);
  });
  await again.goto(linkTo('investorDashboard'), { waitUntil: 'commit' });
  await expect(again.locator('html[data-hydrated]')).toBeAttached();
  await expect(again.getByRole('main')).toBeVisible();
  await expect.poll(() => came.some((url) => url.includes('/member-'))).toBe(true);
  expect(came.length, came.join('\n')).toBeLessThanOrEqual(MOST_OF_A_RELOAD);
});

interface Framed {
  readonly frames: string[];
}

/**
 * What each frame with words in it wore, of a document that comes slowly and whose modules never do: what is worn then
 * was put on before the first paint.
 */
async function framesOf(page: Page, address: string): Promise<readonly string[]> {
  const network = await page.context().newCDPSession(page);
  const slow = { latency: 50, downloadThroughput: 40_000, uploadThroughput: 40_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.route(/\/assets\/[^/]*\.js$/, () => undefined);
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const { documentElement: root, body } = document;
      const words = body?.checkVisibility() ? body.innerText.trim() : '';
      if (words !== '')
        frames.push(`${root.dataset.brand} ${root.style.getPropertyValue('--accent')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.readyState !== 'loading' && (window as unknown as Framed).frames.length >= 3,
  );
  return [...new Set(await page.evaluate(() => (window as unknown as Framed).frames))];
}

/** The app's own document and a page that stands in a file; both have the same script first. */
const BRANDED = [linkTo('auth'), linkTo('home')];
const WORN = [expect.stringMatching(/^(name|logo) light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/)];

test('the brand of an address is worn by its first paint, however slowly it comes', async ({
  context,
  product,
}) => {
  for (const path of isLongForm ? BRANDED : BRANDED.slice(0, 1)) {
    const address = new URL(path, product.url);
    address.hostname = 'cedar-and-main.localhost';
    const page = await context.newPage();
    expect(await framesOf(page, address.href), path).toEqual(WORN);
    await page.close();
  }
});

test('the brand of one’s own workspace is worn by the first paint of the next start', async ({
  page,
  context,
  product,
}) => {
  await arriveSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('dashboard'));
  await expect(page.locator('html')).toHaveAttribute('data-brand', /name|logo/);
  for (const path of isLongForm ? BRANDED : BRANDED.slice(0, 1)) {
    const next = await context.newPage();
    expect(await framesOf(next, path), path).toEqual(WORN);
    await next.close();
  }
});
