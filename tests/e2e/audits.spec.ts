import { findBrowserIssues, installabilityErrors, PAGES, testFastAudits } from './audits.ts';
import { expect, test } from './product.ts';

testFastAudits('a community');

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
    // The check only reads the manifest, and all pages share one. tests/soak/e2e/audits.spec.ts checks each page.
    if (place === 0) expect(await installabilityErrors(page, product.url + path), name).toEqual([]);
  }
  expect([...manifests]).toEqual([expect.stringContaining('href=')]);
});

test('a page without a manifest is not installable', async ({ page, product }) => {
  const errors = await installabilityErrors(page, `${product.url}/_local/config.json`);
  expect(errors).toContain('no-manifest');
});
