import { Auditor, installabilityErrors, PAGES, testFastAudits } from '../../e2e/audits.ts';
import { expect, test } from '../../e2e/product.ts';

test.describe('full Lighthouse audit', () => {
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

for (const name of Object.keys(PAGES)) {
  if (name !== 'a community') testFastAudits(name);

  test(`${name} meets the browser's install criteria`, async ({ page, product }) => {
    const path = (await PAGES[name]?.(product)) ?? '';
    expect(await installabilityErrors(page, product.url + path)).toEqual([]);
  });
}
