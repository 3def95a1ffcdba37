import { isForMembers } from '../../shared/access/gates.ts';
import { NOT_FOUND_PATH, pageFileAt } from '../../shared/navigation/documents.ts';
import { routeNames, routes } from '../../shared/routes/table.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { getLayoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, openSignedIn, test, testInOwnProfile } from './product.ts';
import {
  expectFirstRecord,
  expectHydrated,
  getRobotsDirectives,
  SAMPLE,
  SHORT,
  testCompleteWithoutScripts,
  testHydrationWithoutShift,
} from './site.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

testCompleteWithoutScripts(SHORT);
testHydrationWithoutShift(SHORT);

testInOwnProfile(
  'on a slow line a page is drawn without its fonts, which are there for the next one',
  async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const line = { latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
    const font = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).fontFamily);
    await page.goto('/for-brokers');
    expect(await font()).not.toContain('Source Serif 4');
    await page.waitForFunction(() => localStorage.getItem('haven.fonts') !== null);
    await page.goto('/for-sellers');
    expect(await font()).toContain('Source Serif 4');
  },
);

testInOwnProfile('a page whose fonts do not come is painted without them', async ({ page }) => {
  const painted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted.promise;
    await route.abort();
  });
  await page.goto('/for-brokers', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
  painted.resolve();
});

test('a page opened at an anchor stays there after it has fully loaded', async ({ page }) => {
  await page.goto('/for-brokers#engagement');
  const heading = page.getByRole('heading', { name: 'A listing from engagement to closing' });
  await expect(heading).toBeInViewport();
  await expectHydrated(page);
  await expect(heading).toBeInViewport();
});

test('the glossary stays unchanged until it is searched', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/senior-living-glossary');
  await expectHydrated(page);
  await page.keyboard.press('Escape');
  const terms = page.getByRole('main').getByRole('term');
  const all = await terms.count();
  expect(loaded.filter((url) => url.includes('GlossaryTerms'))).toEqual([]);
  await page.getByLabel('Search terms').fill('capitalization rate');
  await expect(terms.first()).toContainText('Cap rate');
  expect(await terms.count()).toBeLessThan(all);
  await terms.first().locator('xpath=..').getByRole('link', { name: 'NOI', exact: true }).click();
  await expect(page).toHaveURL('/senior-living-glossary#noi');
  await expect(terms).toHaveCount(all);
});

test("the agreement's blanks fill in as the user types", async ({ page }) => {
  await page.goto('/nda-document');
  await expectHydrated(page);
  await page.keyboard.press('Escape');
  await page.getByText('Fill in the blanks').click();
  await page.getByLabel('Seller', { exact: false }).first().fill('Harmon Creek LLC');
  await expect(page.locator('#parties').getByText('Harmon Creek LLC')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Seller: Harmon Creek LLC/ })).toBeVisible();
});

test('on a phone a text table labels each row and stays a table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/platform-comparison');
  const table = page.getByRole('table', { name: 'Three ways to manage a senior-living deal' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const row = table.getByRole('row', { name: /^Support/ });
  await expect(row.getByRole('cell')).toHaveCount(3);
  const name = await row.getByRole('rowheader').boundingBox();
  const [first, , last] = await row
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  expect(first.top).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
  expect(last.right).toBeLessThanOrEqual(390);
  const scroller = page.getByRole('region', { name: 'Three ways to manage a senior-living deal' });
  expect(await scroller.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('a link into the app opens it in place, and Back returns to the page', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming senior living/);
  await expect(page).toHaveURL('/');
  expect(await isSameDocument()).toBe(true);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('the command palette opens from a public page', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a signed-in user sees their own header on public pages, without layout shift', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  // A signed-in user has visited before, so their browser has the fonts cached.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Open workspace' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toBeHidden();
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a free account' })).toHaveCount(0);
  expect(await getLayoutShifts(page)).toEqual([]);
});

test("each screen's document states whether it may be indexed", async ({ request }) => {
  const hidden = { meta: 'noindex', header: 'noindex' };
  const members = routeNames.filter((name) => isForMembers(routes[name]));
  for (const name of members.filter((_, place) => place % 6 === 0))
    expect(await getRobotsDirectives(request, routes[name].path), name).toEqual(hidden);
  expect(await getRobotsDirectives(request, '/investor/deals')).toEqual(hidden);
  const listed = { meta: 'index,follow', header: undefined };
  for (const path of ['/', '/contact', '/investment-opportunities']) {
    expect(await getRobotsDirectives(request, path), path).toEqual(listed);
  }
});

test('returns 404 for an inaccessible record, and the app shows not found', async ({
  page,
  request,
}) => {
  const unknownId = crypto.randomUUID();
  for (const path of ['property', 'listings', 'vendor', 'agent'].map(
    (kind) => `/${kind}/${unknownId}`,
  )) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  for (const path of [
    '/property/7',
    '/brokerage/none',
    '/press-releases/none',
    '/team/none',
    '/features/none',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto(`/property/${unknownId}`);
  await expect(page.getByText('404')).toBeVisible();
  await expectFirstRecord(page, linkTo('investmentOpportunities'), '/property/');
});

test('returns 404 and the not-found page for an unknown URL', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectHydrated(page);
});

test('robots.txt and the sitemap list only public pages', async ({ request, product }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https:.*sitemap\.xml$/m,
  );
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toContain('/');
  expect(paths).toContain('/user-pricing');
  expect(paths).not.toContain('/dashboard');
  expect(paths).toContain('/features/deal-rooms');
  expect(paths).not.toContain('/investor/deals');
  const community = paths.find((path) => path?.startsWith('/property/')) ?? '';
  expect((await request.get(`${product.url}${community}`)).status()).toBe(200);
  expect(paths).toContain(linkTo('brokerage', { slug: 'cedar-and-main' }));
  // Each page has one URL; its file path is not one.
  for (const path of [...SAMPLE, NOT_FOUND_PATH]) {
    expect((await request.get(`${product.url}${pageFileAt(path)}`)).status(), path).toBe(404);
  }
});
