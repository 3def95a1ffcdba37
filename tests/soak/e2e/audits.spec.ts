import { Auditor, PAGES } from '../../e2e/audits.ts';
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
