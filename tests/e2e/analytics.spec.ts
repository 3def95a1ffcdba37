import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

test('a visit is counted when the visitor leaves, and the team sees it next to exchange activity', async ({
  browser,
  page,
  product,
}) => {
  // Automated browsers aren't counted as visitors, so this one hides that it is automated.
  const context = await browser.newContext({
    baseURL: product.url,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  });
  await context.addInitScript(() =>
    Object.defineProperty(Object.getPrototypeOf(navigator), 'webdriver', { get: () => false }),
  );
  const visitor = await context.newPage();
  let requestCount = 0;
  visitor.on('request', (request) => {
    if (request.url().includes('/rpc/record_visits')) requestCount += 1;
  });
  const known = visitor.waitForResponse('**/_local/config.json');
  await visitor.goto(linkTo('faq'));
  await (await known).finished();
  expect(requestCount).toBe(0);
  const recorded = visitor.waitForResponse('**/rpc/record_visits');
  const hidePage = () =>
    visitor.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => 'hidden',
      });
      document.dispatchEvent(new Event('visibilitychange'));
      return sessionStorage.getItem('haven.visit-id');
    });
  await expect.poll(hidePage).not.toBeNull();
  const response = await recorded;
  expect(response.status()).toBe(200);
  expect(response.request().postData()).toContain('"path":"/faq"');
  await context.close();

  await openSignedIn(page, product.url, 'support@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('websiteAnalytics', undefined, { days: '30' }));
  const screens = page.getByRole('region', { name: 'Pages' });
  // If the maintenance job is counting at the same time, nothing is counted twice.
  await expect(async () => {
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(screens.getByRole('rowheader', { name: '/faq' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('figure', { name: 'Visits' })).toBeVisible();
  await expect(page.getByText('Includes demo figures.')).toBeVisible();

  await page.getByRole('link', { name: 'Analytics', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await page.getByRole('link', { name: /^New members: \d+$/ }).click();
  await expect(page).toHaveURL(/\/admin\/users\?.*joined=between/);
});
