import { FULL_RUN_ONLY, isFullRun } from '../../build/testing/full-run.ts';
import { linkTo } from '../../shared/routes.ts';
import { Auditor, findBrowserIssues, installabilityErrors } from './audits.ts';
import { expect, type Product, test } from './product.ts';

/**
 * One page of each kind that search engines index and users install the app from. The first is server-rendered with
 * data only the server has, then hydrated; it has everything the others have.
 */
const PAGES: Readonly<Record<string, (product: Product) => string | Promise<string>>> = {
  'a community': async (product) => linkTo('publicListing', { id: await someListing(product) }),
  'the front page': () => linkTo('home'),
  'the market': () => linkTo('investmentOpportunities'),
  'the agents': () => linkTo('agents'),
  'the vendors': () => linkTo('vendors'),
  'what we are': () => linkTo('about'),
  questions: () => linkTo('faq'),
  'the glossary': () => linkTo('seniorLivingGlossary'),
  'a page of help': () => linkTo('helpCapRates'),
  'how to reach us': () => linkTo('contact'),
};

async function someListing({ url }: Product): Promise<string> {
  const config = await (await fetch(`${url}/_local/config.json`)).json();
  const response = await fetch(
    `${url}/rest/v1/listings?select=id&status=eq.active&approval_status=eq.approved&limit=1`,
    { headers: { apikey: config.publishableKey } },
  );
  const [listing] = (await response.json()) as { id: string }[];
  if (!listing) throw new Error('Nothing is for sale.');
  return listing.id;
}

for (const name of Object.keys(PAGES).slice(0, isFullRun ? undefined : 1)) {
  test(`${name} passes the fast page audits`, async ({ page, product }) => {
    const path = await PAGES[name]?.(product);
    expect(await findBrowserIssues(page, `${path}`)).toEqual([]);
  });
}

test('a page that fails every audit is reported', async ({ page, product }) => {
  await page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>Notification.requestPermission()</script><a>more</a>',
    }),
  );
  expect(await findBrowserIssues(page, `${product.url}/bare`)).toEqual(
    expect.arrayContaining([
      'notification-on-start',
      'doctype',
      'viewport',
      'document-title',
      'meta-description',
      'canonical',
      'crawlable-anchors: <a>more</a>',
      'link-text: more',
    ]),
  );
});

test("every page meets the browser's install criteria", async ({ page, product, request }) => {
  const manifests = new Set<string>();
  for (const [place, name] of Object.keys(PAGES).entries()) {
    const path = (await PAGES[name]?.(product)) ?? '';
    const html = await (await request.get(path)).text();
    const link = /<link [^>]*rel="manifest"[^>]*>/.exec(html)?.[0] ?? '';
    manifests.add(/href="[^"]+"/.exec(link)?.[0] ?? `none at ${path}`);
    // The check only reads the manifest, and all pages share one.
    if (place > 0 && !isFullRun) continue;
    expect(await installabilityErrors(page, product.url + path), name).toEqual([]);
  }
  expect([...manifests]).toEqual([expect.stringContaining('href=')]);
});

test('a page without a manifest is not installable', async ({ page, product }) => {
  const errors = await installabilityErrors(page, `${product.url}/_local/config.json`);
  expect(errors).toContain('no-manifest');
});

test.describe('full Lighthouse audit', FULL_RUN_ONLY, () => {
  let auditor: Auditor;

  // Runs one at a time because all tests share one browser.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ launchOptions }) => {
    auditor = await Auditor.open(launchOptions);
  });
  test.afterAll(() => auditor.close());

  for (const name of Object.keys(PAGES)) {
    test(`${name} passes the full Lighthouse audit`, async ({ product }) => {
      const { failures, looked: audits } = await auditor.audit(
        product.url + (await PAGES[name]?.(product)),
      );
      expect(failures).toEqual([]);
      expect(audits).toBeGreaterThan(15);
    });
  }
});
