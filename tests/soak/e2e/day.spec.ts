import { expect, openSignedIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { describeGrowth, WorkingDay } from '../../e2e/workingDay.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

test("repeated rounds of a day's work leak no memory, listeners or channels", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto('/broker-dashboard');
  const day = new WorkingDay(page);
  // The caches for a round's screens are full after the second round.
  await day.round();
  await day.round();
  const before = await day.weigh();
  await day.round();
  expect(describeGrowth(before, await day.weigh())).toEqual([]);
});
